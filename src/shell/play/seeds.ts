// Random seeds and shuffles, drawn by the device: the rules have no random source of their own.

/** A whole number from 0 to below `below`, all equally likely. */
export function drawBelow(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= most);
  return (drawn[0] ?? 0) % below;
}

export function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(drawBelow(rest.length), 1));
  return drawn;
}

/** Enough randomness for every possible order of every deck. */
const SEED_WORDS = 8;

export const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(SEED_WORDS)), (word) => word.toString(16).padStart(8, '0')).join(
    '-'
  );

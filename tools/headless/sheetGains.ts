// Sheets of orders beside each other: what one way of thinking wins more often than another, position by position.

export const PLAYERS = ['own', 'lord', 'deep', 'next'] as const;
export type Player = (typeof PLAYERS)[number];

/** One position: how often each sheet won, over the same guesses, and how many answers it took to find. */
export interface Kept {
  readonly index: number;
  readonly playouts: number;
  readonly won: Readonly<Record<Player, number>>;
  readonly simulated: Readonly<Record<Player, number>>;
}

const PAIRS: readonly (readonly [Player, Player])[] = [
  ['lord', 'own'],
  ['deep', 'lord'],
  ['next', 'lord'],
  ['next', 'deep']
];

const meanOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0) / some.length;

/** Of positions that have nothing to do with each other. */
function errorOf(some: readonly number[]): number {
  const mean = meanOf(some);
  return Math.sqrt(meanOf(some.map((one) => (one - mean) ** 2)) / Math.max(1, some.length - 1));
}

export function gains(all: readonly Kept[]): string {
  const lines = PAIRS.map(([one, other]) => {
    const points = all.map(({ won, playouts }) => (100 * (won[one] - won[other])) / playouts);
    const alike = (100 * points.filter((gain) => gain === 0).length) / all.length;
    return `${one} - ${other}: ${meanOf(points).toFixed(2)} ± ${errorOf(points).toFixed(2)} points, no difference in ${alike.toFixed(0)} %`;
  });
  const costs = PLAYERS.map((one) => `${one} ${Math.round(meanOf(all.map(({ simulated }) => simulated[one])))}`);
  return [`${all.length} positions`, ...lines, `simulated answers a sheet: ${costs.join(', ')}`].join('\n');
}

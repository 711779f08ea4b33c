// The one sentence above a review. Who led is said only where that house led by more than two errors.

import type { House } from '#thrones/box';
import type { End } from '#thrones/review/review';
import { SAYABLE } from '#thrones/review/turning';

export type Headline =
  | { readonly what: 'throughout'; readonly house: House }
  | { readonly what: 'since'; readonly house: House; readonly first: number }
  | {
      readonly what: 'passed';
      readonly house: House;
      readonly first: number;
      readonly second: number;
      readonly round: number;
    }
  | { readonly what: 'from'; readonly house: House; readonly first: number; readonly chance: number }
  | { readonly what: 'last' }
  | { readonly what: 'won'; readonly house: House; readonly round: number };

/** From so little it is worth a word. */
const LITTLE = 0.1;
/** In the last round as much was still open. */
const OPEN = 0.5;

/** Null where nobody led so that it can be said. */
function leaderOf({ chances }: End): House | null {
  const sorted = (Object.keys(chances) as House[]).sort((a, b) => (chances[b]?.mean ?? 0) - (chances[a]?.mean ?? 0));
  const [first, second] = sorted.map((house) => chances[house]!);
  if (first === undefined || second === undefined) return null;
  const error = Math.sqrt(first.error * first.error + second.error * second.error);
  return first.mean - second.mean > SAYABLE * error ? sorted[0]! : null;
}

/** `ends`: of the whole game, the beginning first. */
export function headlineOf(ends: readonly End[], winner: House): Headline {
  const played = ends.slice(1, -1);
  const round = ends.at(-1)!.round;
  const leaders = played.map(leaderOf);
  const means = played.map(({ chances }) => chances[winner]?.mean ?? 0);
  if (played.length > 0 && leaders.every((one) => one === winner)) return { what: 'throughout', house: winner };
  const least = Math.min(...means);
  const low = means.indexOf(least);
  if (low >= 0 && least + SAYABLE * (played[low]!.chances[winner]?.error ?? 0) < LITTLE)
    return { what: 'from', house: winner, first: played[low]!.round, chance: least };
  if ((means.at(-1) ?? 1) < OPEN && leaders.at(-1) !== winner) return { what: 'last' };
  const passed = leaders.findLastIndex((one) => one !== null && one !== winner);
  const led = leaders.slice(0, Math.max(0, passed)).indexOf(winner);
  if (led >= 0) {
    const second = leaders.findIndex((one, i) => i > led && one !== null && one !== winner);
    return { what: 'passed', house: winner, first: played[led]!.round, second: played[second]!.round, round };
  }
  const since = leaders.findLastIndex((one) => one !== winner) + 1;
  if (since < played.length) return { what: 'since', house: winner, first: played[since]!.round };
  return { what: 'won', house: winner, round };
}

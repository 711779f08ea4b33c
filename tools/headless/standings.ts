// The wins of the strong seat, with their error, by seat.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#thrones/box';

export interface Played {
  readonly seed: string;
  readonly seats: readonly House[];
  readonly strong: readonly House[];
  readonly winner: House;
  readonly answers: number;
  /** By the strong seats alone, like its CPU time. */
  readonly simulated: number;
  readonly cpuMs: number;
}

export function standings(houses: readonly House[], played: readonly Played[]): string {
  const lines = houses.map((house) => {
    const games = played.filter((one) => one.strong.includes(house));
    return `  ${house.padEnd(10)} ${shareOf(games, house)}`;
  });
  const simulated = played.reduce((sum, one) => sum + one.simulated, 0);
  const seconds = played.reduce((sum, one) => sum + one.cpuMs, 0) / 1000;
  const each = Math.max(1, played.length);
  return [
    `${houses.length} seats: ${shareOf(played)}`,
    ...lines,
    `${(simulated / each).toFixed(0)} simulated answers and ${(seconds / each).toFixed(2)} CPU seconds a game`
  ].join('\n');
}

/** The wins of the strong seats together, or of that one. */
function shareOf(games: readonly Played[], house?: House): string {
  const isWon = ({ winner, strong }: Played): boolean =>
    house === undefined ? strong.includes(winner) : winner === house;
  return shareText(games.filter(isWon).length, games.length);
}

function shareText(won: number, of: number): string {
  const share = won / Math.max(1, of);
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, of));
  return `${(100 * share).toFixed(0)} ± ${(100 * error).toFixed(1)} %  (${won} of ${of})`;
}

/** The strong seats of a game: two games share a seed, and a split of the seats that is turned round in the second. */
export function mirrored(
  houses: readonly House[],
  seed: string,
  index: number
): { readonly seed: string; readonly strong: readonly House[] } {
  const pair = Math.floor(index / 2);
  const shuffled = new Chance(chanceFrom(`${seed} split ${pair}`)).shuffle(houses);
  const half = Math.floor(houses.length / 2);
  const picked = index % 2 === 0 ? shuffled.slice(0, half) : shuffled.slice(half);
  return { seed: `${seed}-${pair}`, strong: houses.filter((house) => picked.includes(house)) };
}

/** Wins of a seat when it was strong against its wins when it was not. */
export function oddsOf(houses: readonly House[], played: readonly Played[]): string {
  const lines = houses.map((house) => {
    const wins = played.filter(({ winner }) => winner === house);
    const strong = wins.filter((one) => one.strong.includes(house)).length;
    return `  ${house.padEnd(10)} ${strong} : ${wins.length - strong}`;
  });
  const won = played.filter(({ winner, strong }) => strong.includes(winner)).length;
  return [`strong : others ${won} : ${played.length - won}`, ...lines].join('\n');
}

// How often the strong seat won, with what error, from which seat.

import type { House } from '../../src/games/thrones/box/houses';

export interface Played {
  readonly seed: string;
  readonly seats: readonly House[];
  readonly strong: House;
  readonly winner: House;
  readonly answers: number;
  /** By the strong seat alone, like its CPU time. */
  readonly simulated: number;
  readonly cpuMs: number;
}

export function standings(houses: readonly House[], played: readonly Played[]): string {
  const lines = houses.map((house) => {
    const games = played.filter((one) => one.strong === house);
    return `  ${house.padEnd(10)} ${shareOf(games)}`;
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

function shareOf(games: readonly Played[]): string {
  const won = games.filter((one) => one.winner === one.strong).length;
  const share = won / Math.max(1, games.length);
  const error = Math.sqrt((share * (1 - share)) / Math.max(1, games.length));
  return `${(100 * share).toFixed(0)} ± ${(100 * error).toFixed(1)} %  (${won} of ${games.length})`;
}

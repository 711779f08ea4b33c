// The figures of the bench, taken in one process. Random games of six players are played through views, then replayed from
// their answers: as the game steps, and by XState's pure functions. Both judge every answer and run the same rules, so what a step
// takes longer is what the statechart itself costs.

import { SETUP } from '../games/thrones/box/setup';
import { randomPlayer } from '../games/thrones/bots/random';
import { Bulk } from '../games/thrones/flow/game';
import { Chance, chanceFrom } from '../engine/chance';
import { compactPosition } from '../games/thrones/rules/compact';
import type { NewGame } from '../games/thrones/rules/setUp';
import { viewFor } from '../games/thrones/rules/view';
import { Oracle } from './oracle';
import type { Recording } from './recording';
import { gameOf } from './variety';

export const UNITS_OF = {
  'decisions played by random players': 'per CPU second',
  'whole games played': 'per CPU second',
  'decisions replayed': 'per CPU second',
  'whole games replayed': 'per CPU second',
  'decisions replayed by XState': 'per CPU second',
  'time of an answer, half of them within': 'µs',
  'time of an answer, 99 of 100 within': 'µs',
  'an answer by XState': 'µs of CPU',
  'of that the statechart itself': 'µs of CPU',
  'decisions of a game': '',
  'a position, mean': 'bytes of JSON',
  'a position, largest': 'bytes of JSON'
} as const;

export type Figures = Record<keyof typeof UNITS_OF, number>;

const WARM_UP = 10;
const GAMES = 60;
const STEPPED = 10;
/** One position in so many is measured. */
const MEASURED = 20;

export function measure(): Figures {
  for (let index = 0; index < WARM_UP; index++) replay(play(`warm-up-${index}`));

  const [recordings, playing] = timed(() => Array.from({ length: GAMES }, (_, index) => play(`bench-${index}`)));
  const [, replaying] = timed(() => recordings.forEach(replay));
  const some = recordings.slice(0, STEPPED);
  const [, stepping] = timed(() => some.forEach(step));
  const stepped = stepping / countOf(some);
  const decisions = countOf(recordings);
  const times = recordings.flatMap(timesOf).sort((a, b) => a - b);
  const sizes = recordings.flatMap(sizesOf);
  return {
    'decisions played by random players': decisions / playing,
    'whole games played': GAMES / playing,
    'decisions replayed': decisions / replaying,
    'whole games replayed': GAMES / replaying,
    'decisions replayed by XState': 1 / stepped,
    'time of an answer, half of them within': times[Math.floor(times.length / 2)]!,
    'time of an answer, 99 of 100 within': times[Math.floor(times.length * 0.99)]!,
    'an answer by XState': 1e6 * stepped,
    'of that the statechart itself': 1e6 * (stepped - replaying / decisions),
    'decisions of a game': decisions / GAMES,
    'a position, mean': sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    'a position, largest': Math.max(...sizes)
  };
}

const countOf = (recordings: readonly Recording[]): number =>
  recordings.reduce((sum, one) => sum + one.answers.length, 0);

/** What came of it, and the CPU seconds that it took. */
function timed<T>(work: () => T): [T, number] {
  const since = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(since);
  return [result, (user + system) / 1e6];
}

function play(seed: string): Recording {
  const setUp: NewGame = { houses: SETUP[6].houses, seed, options: { edition: 'revised', tides: false } };
  const recording: Recording = { start: { setUp, crowded: false }, answers: [] };
  const chance = new Chance(chanceFrom(seed));
  const game = new Bulk(gameOf(recording.start));
  while (game.position.winner === null) {
    const { house } = game.position.asks[0]!;
    const given = randomPlayer(viewFor(game.position, house), house, chance);
    recording.answers.push([house, given]);
    game.answer(house, given);
  }
  return recording;
}

function replay({ start, answers }: Recording): void {
  const game = new Bulk(gameOf(start));
  for (const [house, given] of answers) game.answer(house, given);
}

function step({ start, answers }: Recording): void {
  const oracle = Oracle.from(gameOf(start));
  for (const [house, given] of answers) oracle.answer(house, given);
}

/** In microseconds, of every answer. */
function timesOf({ start, answers }: Recording): number[] {
  const game = new Bulk(gameOf(start));
  return answers.map(([house, given]) => {
    const since = performance.now();
    game.answer(house, given);
    return (performance.now() - since) * 1000;
  });
}

function sizesOf({ start, answers }: Recording): number[] {
  const game = new Bulk(gameOf(start));
  return answers.flatMap(([house, given], index) => {
    game.answer(house, given);
    return index % MEASURED === 0 ? [Buffer.byteLength(JSON.stringify(compactPosition(game.position)))] : [];
  });
}

// The figures of the bench, taken in one process, for either game. Random games of as many players as there can be are played
// through views, then replayed from their answers. The first game is also replayed by XState's pure functions: both judge every
// answer and run the same rules, so what a step takes longer is what the statechart itself costs.

import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, Bulk } from '#engine/ruleset';
import type { Game as ThronesGame } from '#thrones/flow/game';
import type { Answer as ThronesAnswer } from '#thrones/rules';
import { ironThrone } from './ironThrone';
import { Oracle } from './oracle';
import type { Played } from './protocol';
import { thrones } from './thrones';

const PLAYED: Readonly<Record<string, Played>> = { thrones, 'iron-throne': ironThrone };

export const UNITS_OF = {
  'decisions played by random players': 'per CPU second',
  'whole games played': 'per CPU second',
  'decisions replayed': 'per CPU second',
  'whole games replayed': 'per CPU second',
  'decisions played, engine warm': 'per CPU second',
  'decisions replayed, engine warm': 'per CPU second',
  'decisions replayed by XState': 'per CPU second',
  'time of an answer, half of them within': 'µs',
  'time of an answer, 99 of 100 within': 'µs',
  'an answer by XState': 'µs of CPU',
  'of that the statechart itself': 'µs of CPU',
  'decisions of a game': '',
  'a position, mean': 'bytes of JSON',
  'a position, largest': 'bytes of JSON'
} as const;

export type Figures = Record<keyof typeof UNITS_OF, number | null>;

interface Recording {
  readonly seed: string;
  readonly answers: (readonly [string, Answer])[];
}

const WARM_UP = 10;
const GAMES = 60;
const STEPPED = 10;
/** After as many times the engine compiles hardly anything any more. */
const UNTIL_WARM = 4;
/** Every nth position is measured. */
const MEASURED = 20;

export function measure(game: string): Figures {
  const played = PLAYED[game];
  if (played === undefined) throw new Error(`there is no such game; there are ${Object.keys(PLAYED).join(', ')}`);
  const { rules } = played;
  const begin = (seed: string): Bulk =>
    rules.bulk(rules.begin(played.setUpIn({ houses: rules.houses, seed }) as Parameters<typeof rules.begin>[0]));

  function play(seed: string): Recording {
    const recording: Recording = { seed, answers: [] };
    const chance = new Chance(chanceFrom(seed));
    const one = begin(seed);
    while (rules.winnersOf(one.position) === null) {
      const { house } = one.position.asks[0]!;
      const given = played!.policies.random!.choose(rules.viewFor(one.position, house), house, chance);
      recording.answers.push([house, given]);
      one.answer(house, given);
    }
    return recording;
  }

  const through = (
    { seed, answers }: Recording,
    each: (answer: () => void, one: Bulk, index: number) => void
  ): void => {
    const one = begin(seed);
    for (const [index, [house, given]] of answers.entries()) each(() => void one.answer(house, given), one, index);
  };
  const replay = (recording: Recording): void => through(recording, (answer) => answer());

  for (let index = 0; index < WARM_UP; index++) replay(play(`warm-up-${index}`));

  const [recordings, playing] = timed(() => Array.from({ length: GAMES }, (_, index) => play(`bench-${index}`)));
  const [, replaying] = timed(() => recordings.forEach(replay));
  const decisions = countOf(recordings);
  const warm = <T>(work: () => T): number =>
    Math.min(...Array.from({ length: UNTIL_WARM }, () => timed(work)[1]).slice(-2));
  const replayingWarm = warm(() => recordings.forEach(replay));
  const playingWarm = warm(() => recordings.forEach(({ seed }) => play(seed)));
  const [times, sizes]: [number[], number[]] = [[], []];
  for (const recording of recordings)
    through(recording, (answer) => {
      const since = performance.now();
      answer();
      times.push((performance.now() - since) * 1000);
    });
  for (const recording of recordings)
    through(recording, (answer, one, index) => {
      answer();
      if (index % MEASURED === 0) sizes.push(Buffer.byteLength(JSON.stringify(rules.written(one.position))));
    });
  times.sort((a, b) => a - b);
  const stepped = game === 'thrones' ? stepping(recordings.slice(0, STEPPED), begin) : null;
  return {
    'decisions played by random players': decisions / playing,
    'whole games played': GAMES / playing,
    'decisions replayed': decisions / replaying,
    'whole games replayed': GAMES / replaying,
    'decisions played, engine warm': decisions / playingWarm,
    'decisions replayed, engine warm': decisions / replayingWarm,
    'decisions replayed by XState': stepped && 1 / stepped,
    'time of an answer, half of them within': times[Math.floor(times.length / 2)]!,
    'time of an answer, 99 of 100 within': times[Math.floor(times.length * 0.99)]!,
    'an answer by XState': stepped && 1e6 * stepped,
    'of that the statechart itself': stepped && 1e6 * (stepped - replaying / decisions),
    'decisions of a game': decisions / GAMES,
    'a position, mean': sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    'a position, largest': Math.max(...sizes)
  };
}

const countOf = (recordings: readonly Recording[]): number =>
  recordings.reduce((sum, one) => sum + one.answers.length, 0);

/** The result, and the CPU seconds that it took. */
function timed<T>(work: () => T): [T, number] {
  const since = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(since);
  return [result, (user + system) / 1e6];
}

/** CPU seconds of an answer of the first game. */
function stepping(recordings: readonly Recording[], begin: (seed: string) => Bulk): number {
  const [, seconds] = timed(() => {
    for (const { seed, answers } of recordings) {
      const oracle = Oracle.from(begin(seed).game as ThronesGame);
      for (const [house, given] of answers)
        oracle.answer(house as Parameters<typeof oracle.answer>[0], given as ThronesAnswer);
    }
  });
  return seconds / countOf(recordings);
}

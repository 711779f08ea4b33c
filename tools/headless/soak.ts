// `npm run soak -- --games N [--game thrones|iron-throne] [--seed S] [--players N] [--policy random|greedy|mixed] [--thorough]
// [--owned SHARE] [--counts]`: random games to exhaustion. After every answer the invariants are looked at, wrong answers are tried, and some games
// are replayed from their answers. In a few hundred games every card, ask, happening and refusal has to occur. A failure is printed
// as a scene.

import { parseArgs } from 'node:util';
import { Failure, sceneOf } from './failure';
import { ironSoak } from './iron/soak';
import type { Soak, SoakOptions } from './soaking';
import { thronesSoak } from './thronesSoak';

/** Games in which everything should occur; a few more are played while something is missing. */
const ENOUGH = 300;

const SOAKS: Readonly<Record<string, (options: SoakOptions) => Soak>> = {
  thrones: thronesSoak,
  'iron-throne': ironSoak
};

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'thrones' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'soak' },
    players: { type: 'string' },
    policy: { type: 'string', default: 'mixed' },
    thorough: { type: 'boolean', default: false },
    owned: { type: 'string', default: '0' },
    counts: { type: 'boolean', default: false }
  }
});

function soak(games: number): boolean {
  const begin = SOAKS[values.game];
  if (begin === undefined) throw new Error(`there is no such game; there are ${Object.keys(SOAKS).join(', ')}`);
  const one = begin({
    seed: values.seed,
    players: values.players === undefined ? null : Number(values.players),
    policy: values.policy === 'random' || values.policy === 'greedy' ? values.policy : 'mixed',
    thorough: values.thorough,
    owned: Number(values.owned)
  });
  for (let index = 0; index < games; index++) one.play(index, false);
  const isExhaustive = one.isExhaustive && games >= ENOUGH;
  for (let index = games; isExhaustive && one.seen.missing.length > 0 && index < 2 * games; index++)
    one.play(index, true);
  console.log(one.text);
  console.log(values.counts ? one.seen.counts : one.seen.summary);
  if (isExhaustive && one.seen.missing.length > 0) console.log(`never occurred: ${one.seen.missing.join(', ')}`);
  return !isExhaustive || one.seen.missing.length === 0;
}

try {
  process.exitCode = soak(Number(values.games)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.log(sceneOf(error));
  process.exitCode = 1;
}

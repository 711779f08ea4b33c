// `npm run soak -- --games N [--seed S] [--players 3..6] [--policy random|greedy|mixed] [--thorough] [--counts]`: random games
// to exhaustion. After every answer the invariants are looked at, wrong answers are tried, and some games are replayed from
// their answers. In a few hundred games every card, order, ask and refusal has to occur. A failure is printed as a scene.

import { parseArgs } from 'node:util';
import type { PlayerCount } from '../games/thrones/box/setup';
import { PLAYER_COUNTS } from '../games/thrones/box/setup';
import { greedyPlayer } from '../games/thrones/bots/greedy';
import type { Player } from '../games/thrones/bots/player';
import { randomPlayer } from '../games/thrones/bots/random';
import { Failure, sceneOf } from './failure';
import type { Care, Played } from './randomGame';
import { playRandomGame } from './randomGame';
import { replayByTheOracle, replayFrom } from './recording';
import { Seen } from './seen';
import { Summary } from './summary';
import { startNumber, VARIANTS } from './variety';

/** So many games are enough for everything to occur; a few more are played while something is still missing. */
const ENOUGH = 300;

/** Sensible more often than not: it comes to bigger armies and stranger positions than chance alone. */
const mixedPlayer: Player = (view, house, chance) =>
  (chance.below(3) > 0 ? greedyPlayer : randomPlayer)(view, house, chance);

interface Way {
  readonly player: Player;
  readonly crowded: boolean;
}

/** What is still missing after all games comes soonest this way. */
const CHASING: Way = { player: randomPlayer, crowded: true };

/** The ways to play, each for a block of games of all kinds. */
const POLICIES: Readonly<Record<'random' | 'greedy' | 'mixed', readonly Way[]>> = {
  random: [{ player: randomPlayer, crowded: false }],
  greedy: [{ player: greedyPlayer, crowded: false }],
  mixed: [{ player: randomPlayer, crowded: false }, { player: mixedPlayer, crowded: false }, CHASING]
};

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'soak' },
    players: { type: 'string' },
    policy: { type: 'string', default: 'mixed' },
    thorough: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false }
  }
});

const ways = POLICIES[values.policy === 'random' || values.policy === 'greedy' ? values.policy : 'mixed'];
const players: PlayerCount | null = PLAYER_COUNTS.find((count) => String(count) === values.players) ?? null;
const care: Care = values.thorough
  ? { fullCheckEvery: 1, checkpointEvery: 50 }
  : { fullCheckEvery: 80, checkpointEvery: 200 };
const replayEvery = values.thorough ? 1 : 7;

function soak(games: number): boolean {
  const seen = new Seen();
  const summary = new Summary();
  const play = (index: number, { player, crowded }: Way): void => {
    const played = playRandomGame(startNumber(index, values.seed, players, crowded), player, seen, care);
    if (index % replayEvery === 0) replay(played);
    summary.add(played);
  };
  for (let index = 0; index < games; index++) play(index, ways[Math.floor(index / VARIANTS) % ways.length]!);
  const isExhaustive = players === null && games >= ENOUGH;
  for (let index = games; isExhaustive && seen.missing.length > 0 && index < 2 * games; index++) play(index, CHASING);
  console.log(summary.text);
  console.log(values.counts ? seen.counts : seen.summary);
  if (isExhaustive && seen.missing.length > 0) console.log(`never occurred: ${seen.missing.join(', ')}`);
  return !isExhaustive || seen.missing.length === 0;
}

function replay({ recording, checkpoints }: Played): void {
  const middle = checkpoints[Math.floor(checkpoints.length / 2)]!;
  const wrong = [...replayByTheOracle(recording, checkpoints), ...replayFrom(middle, recording, checkpoints)];
  if (wrong.length > 0) throw new Failure(wrong, recording);
}

try {
  process.exitCode = soak(Number(values.games)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.log(sceneOf(error));
  process.exitCode = 1;
}

// The soak of the first game: its games, its players, and some games replayed from their answers.

import { PLAYER_COUNTS } from '#thrones/box/setup';
import { greedyPlayer } from '#thrones/bots/greedy';
import type { Player } from '#thrones/bots/player';
import { randomPlayer } from '#thrones/bots/random';
import { Chance, chanceFrom } from '#engine/chance';
import { withHouseRules } from './agreeing';
import { Failure } from './failure';
import { type Care, type Played, playRandomGame } from './randomGame';
import { replayByTheOracle, replayFrom } from './recording';
import { Seen } from './seen';
import type { Soak, SoakOptions } from './soaking';
import { Summary } from './summary';
import { type Start, startNumber, VARIANTS } from './variety';

/** Sensible more often than not: it comes to bigger armies and stranger positions than chance alone. */
const mixedPlayer: Player = (view, house, chance) =>
  (chance.below(3) > 0 ? greedyPlayer : randomPlayer)(view, house, chance);

interface Way {
  readonly player: Player;
  readonly crowded: boolean;
}

/** Things still missing after all games occur soonest this way. */
const CHASING: Way = { player: randomPlayer, crowded: true };

/** The ways to play, each for a block of games of all kinds. */
const POLICIES: Readonly<Record<SoakOptions['policy'], readonly Way[]>> = {
  random: [{ player: randomPlayer, crowded: false }],
  greedy: [{ player: greedyPlayer, crowded: false }],
  mixed: [{ player: randomPlayer, crowded: false }, { player: mixedPlayer, crowded: false }, CHASING]
};

export function thronesSoak({ seed, players, policy, thorough }: SoakOptions): Soak {
  const ways = POLICIES[policy];
  const count = PLAYER_COUNTS.find((one) => one === players) ?? null;
  const care: Care = thorough
    ? { fullCheckEvery: 1, checkpointEvery: 50 }
    : { fullCheckEvery: 80, checkpointEvery: 200 };
  const replayEvery = thorough ? 1 : 7;
  const seen = new Seen();
  const summary = new Summary();
  return {
    seen,
    isExhaustive: count === null,
    play(index, chasing) {
      const { player, crowded } = chasing ? CHASING : ways[Math.floor(index / VARIANTS) % ways.length]!;
      const start = startNumber(index, seed, count, crowded);
      const played = playRandomGame(index % AGREED_EVERY === 0 && !chasing ? agreed(start) : start, player, seen, care);
      if (index % replayEvery === 0) replay(played);
      summary.add(played);
    },
    get text() {
      return summary.text;
    }
  };
}

/** Every nth game has house rules; with the variants all combinations come up. */
const AGREED_EVERY = 5;

function agreed({ setUp, crowded }: Start): Start {
  return { setUp: withHouseRules(setUp, new Chance(chanceFrom(`agreed for ${setUp.seed}`))), crowded };
}

function replay({ recording, checkpoints }: Played): void {
  const middle = checkpoints[Math.floor(checkpoints.length / 2)]!;
  const wrong = [...replayByTheOracle(recording, checkpoints), ...replayFrom(middle, recording, checkpoints)];
  if (wrong.length > 0) throw new Failure(wrong, recording);
}

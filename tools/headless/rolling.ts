// The cost of thinking: sensible players carry a game on in thought, to the end of the round as a Lord does, or to the end of the
// game. A process measures one number of seats and one horizon, since only its first answers find the engine cold.

import { createHash } from 'node:crypto';
import { Chance, chanceFrom } from '#engine/chance';
import type { PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { suggestion } from '#thrones/bots/policy/policy';
import { Rollouts } from '#thrones/bots/rollout';
import { PLAIN } from '#thrones/bots/weights';
import { newGame, simulate } from '#thrones/flow/game';
import type { Answer, Position } from '#thrones/rules';

export const HORIZONS = ['round', 'game'] as const;
export type RolledTo = (typeof HORIZONS)[number];

/** In simulated answers per CPU second. */
export interface Rolled {
  readonly cold: number;
  readonly warm: number;
  /** A digest of every answer and every position of whole games: alike where two checkouts play the same. */
  readonly hash: string;
}

/** The first sheet of a Lord takes eight times as many. */
const COLD = 300;
/** After as many answers the engine compiles hardly anything any more. */
const UNTIL_WARM = 8000;
const WARM = 6000;
const HASHED = 3;
const WHIM = 1;
/** Each round is thought of so often before it is played. */
const THOUGHTS = 4;
/** No place of the chart: nothing stops a game before its end. */
const NOWHERE = '';

export function roll(houses: PlayerCount, to: RolledTo): Rolled {
  let games = 0;
  const next = (): number => rolledOut(houses, `rollout ${games++}`, to);
  const cold = perSecond(COLD, next);
  perSecond(UNTIL_WARM, next);
  return { cold, warm: perSecond(WARM, next), hash: hashOf(houses) };
}

/** Plays at least as many answers. */
function perSecond(answers: number, play: () => number): number {
  const since = process.cpuUsage();
  let done = 0;
  while (done < answers) done += play();
  const { user, system } = process.cpuUsage(since);
  return (1e6 * done) / (user + system);
}

/** The number of answers in all. */
function rolledOut(houses: PlayerCount, seed: string, to: RolledTo): number {
  const rollouts = new Rollouts();
  let round = 0;
  const played = playOut(houses, seed, (position, at) => {
    if (to === 'game' || position.round === round) return;
    round = position.round;
    for (let again = 0; again < THOUGHTS; again++)
      rollouts.value(position, at, [], 'round', new Chance(chanceFrom(`${seed} ${round} ${again}`)));
  });
  return played + rollouts.simulated;
}

/** Looks on before every answer. */
function playOut(
  houses: PlayerCount,
  seed: string,
  look: (position: Position, at: string, answer: Answer) => void
): number {
  const options = { edition: 'revised', tides: false } as const;
  const game = simulate(newGame({ houses: SETUP[houses].houses, seed, options }), NOWHERE);
  const chance = new Chance(chanceFrom(seed));
  let answers = 0;
  for (; game.position.winner === null; answers++) {
    const { position, at } = game;
    const asked = position.asks[0]!;
    const answer = suggestion(position, asked, PLAIN, chance, WHIM);
    look(position, at, answer);
    game.step(asked.house, answer);
  }
  return answers;
}

function hashOf(houses: PlayerCount): string {
  const hash = createHash('sha256');
  for (let game = 0; game < HASHED; game++)
    playOut(houses, `hashed ${game}`, (position, at, answer) => {
      hash.update(JSON.stringify([at, position, answer]));
    });
  return hash.digest('hex');
}

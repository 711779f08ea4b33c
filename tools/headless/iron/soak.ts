// The soak of The Iron Throne: its games, its players, and what its games were like.

import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '#iron/box/limits';
import { Chance, chanceFrom } from '#engine/chance';
import { greedyPlayer } from '#iron/bots/greedy';
import type { Player } from '#iron/bots/player';
import { randomPlayer } from '#iron/bots/random';
import { sum } from '#iron/rules/terms';
import type { NewGame } from '#iron/rules';
import { Failure } from '../failure';
import type { Soak, SoakOptions } from '../soaking';
import { drawOwned } from './owned';
import { playRandomGame, replayed } from './randomGame';
import { IronSeen } from './seen';

/** Sensible more often than not. */
const mixedPlayer: Player = (view, house, chance) =>
  (chance.below(3) > 0 ? greedyPlayer : randomPlayer)(view, house, chance);

/** Each for a game in turn. */
const POLICIES: Readonly<Record<SoakOptions['policy'], readonly Player[]>> = {
  random: [randomPlayer],
  greedy: [greedyPlayer],
  mixed: [randomPlayer, randomPlayer, mixedPlayer, greedyPlayer]
};

const SIZES = MOST_PLAYERS - FEWEST_PLAYERS + 1;

/** All numbers of players in turn, with Houses in an order drawn by the seed. */
export function setUpNumber(index: number, seed: string, players: number | null): NewGame {
  const own = `${seed}-${index}`;
  const houses: readonly House[] = new Chance(chanceFrom(`seats of ${own}`)).shuffle(HOUSES);
  return { houses: houses.slice(0, players ?? FEWEST_PLAYERS + (index % SIZES)), seed: own };
}

function withOwned(setUp: NewGame, share: number): NewGame {
  if (share === 0) return setUp;
  const chance = new Chance(chanceFrom(`cards of ${setUp.seed}`));
  return { ...setUp, owned: drawOwned(setUp.houses, share, chance) };
}

export function ironSoak({ seed, players, policy, thorough, owned }: SoakOptions): Soak {
  const seen = new IronSeen();
  const ways = POLICIES[policy];
  const [lengths, answers]: [number[], number[]] = [[], []];
  return {
    seen,
    // what is replaced cannot occur
    isExhaustive: players === null && owned === 0,
    play(index) {
      const player = ways[Math.floor(index / SIZES) % ways.length]!;
      const played = playRandomGame(
        withOwned(setUpNumber(index, seed, players), owned),
        player,
        seen,
        thorough ? { fullCheckEvery: 1, tryEvery: 1 } : { fullCheckEvery: 20, tryEvery: 4 }
      );
      if (thorough || index % 7 === 0) {
        const wrong = [...replayed(played)];
        if (wrong.length > 0) throw new Failure(wrong, played.recording);
      }
      lengths.push(played.position.turn);
      answers.push(played.recording.answers.length);
    },
    get text() {
      const games = lengths.length;
      const sorted = lengths.toSorted((a, b) => a - b);
      const mean = (total: number, of: number): string => (total / of).toFixed(1);
      return [
        `${games} games, ${sum(answers)} answers: ${mean(sum(answers), games)} a game, ${mean(sum(answers), sum(lengths))} a turn`,
        `${mean(sum(lengths), games)} turns a game, half of them at most ${sorted[Math.floor(games / 2)]}, the longest ${sorted.at(-1)}`,
        `ends: ${['influence', 'deaths', 'influence+deaths', 'shared'].map((end) => `${end} ${seen.timesOf('end', end as 'shared')}`).join(', ')}`
      ].join('\n');
    }
  };
}

// Finished games to be reviewed, played by code.

import { Chance, chanceFrom } from '#engine/chance';
import { Rollouts } from '#thrones/bots/rollout';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { Allowance } from '#thrones/review/allowance';
import { type Evening, eveningOf, type Given, type Moment } from '#thrones/review/evening';
import type { Thoroughness } from '#thrones/review/review';
import type { NewGame } from '#thrones/rules';
import { type Contestant, playMatch } from '#tools/headless/match';

export interface Record {
  readonly setUp: NewGame;
  readonly answers: readonly Given[];
}

export function played(seats: 3 | 4 | 6, seed: string, tides = false): Record {
  const { houses } = SETUP[seats];
  const setUp: NewGame = { houses, seed, options: { edition: 'revised', tides } };
  const contestants: Partial<globalThis.Record<House, Contestant>> = {};
  for (const house of houses) contestants[house] = { plays: 'squire' };
  const answers: Given[] = [];
  playMatch(setUp, contestants, ({ house, given }) => answers.push({ house, answer: given }));
  return { setUp, answers };
}

export const eveningIn = ({ setUp, answers }: Record): Evening => eveningOf(newGame(setUp), answers);

/** So many simulated answers that nothing is cut short. */
const PLENTY = 1_000_000;

export const plenty = (): Allowance => new Allowance(new Rollouts(), PLENTY);

/** Enough to see that it is thought. */
export const BRIEF: Thoroughness = {
  answers: PLENTY,
  curve: { samples: 8, cap: 100_000 },
  deeds: { samples: 8, cap: 100_000 },
  plans: { candidates: 3, picked: 4, samples: 8 },
  luck: { samples: 8, cap: 100_000 },
  choices: { others: 2, looked: 2, picked: 2, samples: 8 }
};

/** The same table, with every deck in another order and other chance to come. */
export function otherwise(moment: Moment): Moment {
  const { position } = moment;
  const { westeros, wildlings, tides } = position.decks;
  const chance = new Chance(chanceFrom('otherwise'));
  const [one, two, three] = westeros;
  const decks = {
    westeros: [chance.shuffle(one), chance.shuffle(two), chance.shuffle(three)] as const,
    wildlings: chance.shuffle(wildlings),
    tides: chance.shuffle(tides)
  };
  return { ...moment, position: { ...position, decks, chance: chanceFrom('otherwise') } };
}

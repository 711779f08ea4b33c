// Finished games to be reviewed, played by code.

import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { type Evening, eveningOf, type Given } from '#thrones/review/evening';
import type { Thoroughness } from '#thrones/review/review';
import type { NewGame } from '#thrones/rules';
import { type Contestant, playMatch } from '#tools/headless/match';

export interface Record {
  readonly setUp: NewGame;
  readonly answers: readonly Given[];
}

export function played(seats: 3 | 4 | 6, seed: string): Record {
  const { houses } = SETUP[seats];
  const setUp: NewGame = { houses, seed, options: { edition: 'revised', tides: false } };
  const contestants: Partial<globalThis.Record<House, Contestant>> = {};
  for (const house of houses) contestants[house] = { plays: 'squire' };
  const answers: Given[] = [];
  playMatch(setUp, contestants, ({ house, given }) => answers.push({ house, answer: given }));
  return { setUp, answers };
}

export const eveningIn = ({ setUp, answers }: Record): Evening => eveningOf(newGame(setUp), answers);

/** Enough to see that it is thought. */
export const BRIEF: Thoroughness = {
  curve: { samples: 8, cap: 100_000 },
  deeds: { samples: 8, cap: 100_000 },
  plans: { candidates: 3, picked: 4, samples: 8 }
};

// A game played by the greedy bot up to its fifth round, for the gallery: what it looks like, and what happened in it.

import { Bulk, newGame } from '#thrones/flow/game';
import { greedyPlayer } from '#thrones/bots/greedy';
import type { House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import type { Answered } from '#thrones/screens/kit/playing';
import { Chance, chanceFrom } from '#engine/chance';
import type { View } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';

export interface Sample {
  readonly view: View;
  readonly entries: readonly Answered[];
  readonly asked: House | null;
}

export const SEATS = HOUSES.map((house, i) => ({
  house,
  name: ['Emma', 'Jonas', 'Maximilian', 'Ada', 'Li', 'Bartholomew'][i] ?? ''
}));

/** Up to the first moment that is wanted; each moment costs a few thousand answers at the most. */
export function play(seed: string, wanted: (view: View) => boolean): Sample {
  const game = new Bulk(newGame({ houses: HOUSES, seed, options: { edition: 'revised', tides: false } }));
  const chance = new Chance(chanceFrom(seed));
  const entries: Answered[] = [];
  while (game.position.winner === null) {
    const view = viewFor(game.position, null);
    const asked = view.asks[0]?.house ?? null;
    if (asked === null || wanted(view)) break;
    const answer = greedyPlayer(viewFor(game.position, asked), asked, chance);
    game.answer(asked, answer);
    entries.push({ house: asked, answer, happened: game.position.happened });
  }
  const view = viewFor(game.position, null);
  return { view, entries, asked: view.asks[0]?.house ?? null };
}

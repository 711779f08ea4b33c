// What came of a game, House by House and turn by turn, as everybody saw it.

import type { House } from '../box/houses';
import type { Happening, HappeningOf } from '../rules/happenings';
import { spreadOf } from '../rules/influence';
import type { Outcome } from '../rules/terms';
import type { View } from '../rules/view';

export interface Deeds {
  /** Encounters won on the winning side, as challenger or defender. */
  readonly won: number;
  readonly hostages: number;
  readonly deaths: number;
}

export interface Story {
  /** Influence spread by each House at the end of each turn, the beginning of the game first. */
  readonly spread: readonly Readonly<Partial<Record<House, number>>>[];
  readonly deeds: ReadonlyMap<House, Deeds>;
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

interface Looked {
  readonly last: number;
  view(number: number): View | null;
  readonly steps: readonly { readonly round: number; readonly happened: readonly Happening[] }[];
}

export function storyOf(game: Looked): Story {
  const end = game.view(game.last);
  const seats = end?.seats ?? [];
  const deeds = new Map(seats.map((house) => [house, { won: 0, hostages: 0, deaths: 0 }]));
  const outcomes = { hostility: 0, betrayal: 0, truce: 0 };
  // Leaders are chosen in no turn.
  const ends = game.steps.flatMap(({ round }, at) =>
    round > 0 && round !== game.steps[at + 1]?.round ? [at + 1] : []
  );
  game.steps.forEach(({ happened }, at) => {
    for (const happening of happened) {
      if (happening.what === 'hostage' && !happening.home) deeds.get(happening.taker)!.hostages++;
      if (happening.what === 'died') deeds.get(happening.house)!.deaths++;
      if (happening.what === 'outcome') {
        outcomes[happening.outcome]++;
        const winner = winnerOf(happening, game.view(at)!);
        if (winner !== null) deeds.get(winner)!.won++;
      }
    }
  });
  const spread = [0, ...ends].map((number) => {
    const view = game.view(number);
    return Object.fromEntries(seats.map((house) => [house, view === null ? 0 : spreadOf(view, house)]));
  });
  return { spread, deeds, outcomes };
}

function winnerOf({ result }: HappeningOf<'outcome'>, { challenger, encounter }: View): House | null {
  if (result.kind !== 'won') return null;
  return result.side === 'challenger' ? challenger : (encounter?.defender ?? null);
}

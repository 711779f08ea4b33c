// The story of a game, House by House and turn by turn: read from what happened, so that it is what everybody saw.

import type { House, Person } from '#iron/box';
import type { Happening, Outcome } from '#iron/rules';

export interface Deeds {
  /** Encounters won on the winning side, as challenger or defender. */
  readonly won: number;
  readonly hostages: number;
  readonly deaths: number;
}

/** A token of influence: on whose board it is, and since which turn. */
export interface Spread {
  readonly house: House;
  readonly on: House;
  readonly turn: number;
}

export interface Story {
  /** In the order in which they were spread. */
  readonly tokens: readonly Spread[];
  /** Influence spread by each House at the end of each turn, the beginning of the game first. */
  readonly spread: readonly Readonly<Partial<Record<House, number>>>[];
  readonly deeds: ReadonlyMap<House, Deeds>;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly counts: Readonly<Record<Counted, number>>;
  readonly dead: readonly { readonly house: House; readonly character: Person; readonly turn: number }[];
}

export const COUNTED = ['deals', 'hostages', 'tortured', 'released'] as const;
export type Counted = (typeof COUNTED)[number];

export function storyOf(seats: readonly House[], happened: readonly Happening[]): Story {
  const deeds = new Map(seats.map((house) => [house, { won: 0, hostages: 0, deaths: 0 }]));
  const outcomes = { hostility: 0, betrayal: 0, truce: 0 };
  const counts = { deals: 0, hostages: 0, tortured: 0, released: 0 };
  const tokens: Spread[] = [];
  const dead: { house: House; character: Person; turn: number }[] = [];
  const leads: { challenger: House | null; defender: House | null } = { challenger: null, defender: null };
  let turn = 0;
  for (const happening of happened)
    switch (happening.what) {
      case 'turn':
        turn = happening.turn;
        leads.challenger = happening.challenger;
        break;
      case 'defender':
        leads.defender = happening.house;
        break;
      case 'influence':
        tokens.push({ house: happening.house, on: happening.on, turn });
        break;
      case 'hostage':
        counts.hostages++;
        if (!happening.home) deeds.get(happening.taker)!.hostages++;
        break;
      case 'tortured':
      case 'released':
        counts[happening.what]++;
        break;
      case 'died':
        deeds.get(happening.house)!.deaths++;
        dead.push({ house: happening.house, character: happening.character, turn });
        break;
      case 'outcome': {
        outcomes[happening.outcome]++;
        const { result } = happening;
        if (result.kind === 'deal') counts.deals++;
        const winner = result.kind === 'won' ? leads[result.side] : null;
        if (winner !== null) deeds.get(winner)!.won++;
        break;
      }
    }
  const spread = Array.from({ length: turn + 1 }, (_, at) =>
    Object.fromEntries(
      seats.map((house) => [house, tokens.filter((one) => one.house === house && one.turn <= at).length])
    )
  );
  return { tokens, spread, deeds, outcomes, counts, dead };
}

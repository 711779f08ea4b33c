// The effects of a wildling card on each house, in order, and how far that is.

import type { AreaId, House, HouseCardId, Track, UnitKind, WildlingCardId } from '#thrones/box';
import type { Happening } from '#thrones/rules';
import { roleOf } from '#thrones/rules/wildlings/attack';
import { isSpared, type Role } from '#thrones/rules/wildlings/wildlingTexts';

export type Fact =
  | { readonly what: 'power'; readonly by: number }
  | { readonly what: 'supply'; readonly level: number }
  | {
      readonly what: 'units';
      readonly did: 'destroyed' | 'upgraded' | 'downgraded';
      readonly kinds: readonly UnitKind[];
      readonly area: AreaId;
    }
  | { readonly what: 'discarded' | 'returned'; readonly card: HouseCardId }
  | { readonly what: 'place'; readonly track: Track; readonly at: number };

export interface Fate {
  readonly house: House;
  readonly role: Role;
  readonly state: 'done' | 'now' | 'waits' | 'spared';
  readonly facts: readonly Fact[];
}

interface Attack {
  readonly beaten: boolean;
  readonly singled: House;
  readonly bidders: readonly House[];
  readonly toSuffer: readonly House[];
  /** The house that is deciding. */
  readonly deciding: House | null;
}

/** If the wildlings lose, only the highest bidder is concerned; otherwise the lowest, then the others in turn order. */
export function fatesOf(
  card: WildlingCardId,
  attack: Attack,
  order: readonly House[],
  lines: readonly Happening[]
): Fate[] {
  const { beaten, singled, bidders, toSuffer, deciding } = attack;
  const others = order.filter((house) => bidders.includes(house) && house !== singled);
  const facts = factsIn(card, lines);
  return [singled, ...(beaten ? [] : others)].map((house) => ({
    house,
    role: roleOf(house, attack),
    state: isSpared(card, roleOf(house, attack))
      ? 'spared'
      : house === deciding
        ? 'now'
        : toSuffer.includes(house)
          ? 'waits'
          : 'done',
    facts: facts.get(house) ?? []
  }));
}

/** The effects that the card has had on each house. */
function factsIn(card: WildlingCardId, lines: readonly Happening[]): ReadonlyMap<House, Fact[]> {
  const facts = new Map<House, Fact[]>();
  for (const one of lines) {
    const told = one.cause === card ? factOf(one) : null;
    if (told !== null) facts.set(told.house, [...(facts.get(told.house) ?? []), told.fact]);
  }
  return facts;
}

interface HouseFact {
  readonly house: House;
  readonly fact: Fact;
}

function factOf(one: Happening): HouseFact | null {
  switch (one.what) {
    case 'power':
      return { house: one.house, fact: { what: 'power', by: one.by } };
    case 'supply':
      return { house: one.house, fact: { what: 'supply', level: one.level } };
    case 'card':
      return one.did === 'discarded' || one.did === 'returned'
        ? { house: one.house, fact: { what: one.did, card: one.card } }
        : null;
    case 'units':
      return one.did === 'destroyed' || one.did === 'upgraded' || one.did === 'downgraded'
        ? { house: one.house, fact: { what: 'units', did: one.did, kinds: one.units, area: one.area } }
        : null;
    case 'track':
      return one.moved === undefined
        ? null
        : { house: one.moved.house, fact: { what: 'place', track: one.track, at: one.moved.to } };
    default:
      return null;
  }
}

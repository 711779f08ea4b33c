// Who suffers what of a wildling card, in the order in which it is suffered, and how far that has come.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { ByTrack, Track } from '../../box/tracks';
import type { UnitKind } from '../../box/units';
import type { WildlingCardId } from '../../box/wildlingCards';
import type { Happening, HappeningOf } from '../../rules/happenings';
import { roleOf } from '../../rules/wildlings/attack';
import type { Role } from '../../rules/wildlings/cards';
import { isSpared } from '../../rules/wildlings/cards';

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

export interface Attack {
  readonly beaten: boolean;
  readonly singled: House;
  readonly bidders: readonly House[];
  readonly toSuffer: readonly House[];
  /** The house that is deciding. */
  readonly deciding: House | null;
}

/** What a card can do. Other things may happen with the same answer, since the round goes on. */
const DOES: Readonly<Record<WildlingCardId, readonly Fact['what'][]>> = {
  'silence-at-the-wall': [],
  'preemptive-raid': ['units', 'place'],
  'crow-killers': ['units'],
  'rattleshirts-raiders': ['supply', 'units'],
  'massing-on-the-milkwater': ['discarded', 'returned'],
  'a-king-beyond-the-wall': ['place'],
  'mammoth-riders': ['units', 'returned'],
  'the-horde-descends': ['units'],
  'skinchanger-scout': ['power']
};

/** The wildlings beaten, only the highest bidder is concerned; otherwise the lowest, then the others in turn order. */
export function fatesOf(
  card: WildlingCardId,
  attack: Attack,
  order: readonly House[],
  lines: readonly Happening[],
  before: ByTrack<readonly House[]>
): Fate[] {
  const { beaten, singled, bidders, toSuffer, deciding } = attack;
  const others = order.filter((house) => bidders.includes(house) && house !== singled);
  const facts = factsIn(card, lines, before);
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

/** What the card has done to each house. */
export function factsIn(
  card: WildlingCardId,
  lines: readonly Happening[],
  before: ByTrack<readonly House[]>
): ReadonlyMap<House, Fact[]> {
  const facts = new Map<House, Fact[]>();
  const tracks: Record<Track, readonly House[]> = { ...before };
  for (const one of lines) {
    const told = one.what === 'track' ? movedIn(tracks[one.track], one) : factOf(card, one);
    if (one.what === 'track') tracks[one.track] = one.houses;
    if (told === null || !DOES[card].includes(told.fact.what)) continue;
    const known = facts.get(told.house) ?? [];
    // a level of supply moves once by the card; what moves it again is something else
    if (told.fact.what === 'supply' && known.some(({ what }) => what === 'supply')) continue;
    facts.set(told.house, [...known, told.fact]);
  }
  return facts;
}

interface Told {
  readonly house: House;
  readonly fact: Fact;
}

function factOf(card: WildlingCardId, one: Happening): Told | null {
  switch (one.what) {
    case 'power':
      return one.about === card ? { house: one.house, fact: { what: 'power', by: one.by } } : null;
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
    default:
      return null;
  }
}

function movedIn(was: readonly House[], { track, houses }: HappeningOf<'track'>): Told | null {
  const house = moverOf(was, houses);
  return house === null ? null : { house, fact: { what: 'place', track, at: houses.indexOf(house) } };
}

/** The house that went farthest. Two that changed places: the one that went down, since cards mostly push down. */
function moverOf(was: readonly House[], is: readonly House[]): House | null {
  let [mover, farthest]: [House | null, number] = [null, 0];
  for (const house of was) {
    const down = is.indexOf(house) - was.indexOf(house);
    if (Math.abs(down) > farthest || (down > 0 && down === farthest)) [mover, farthest] = [house, Math.abs(down)];
  }
  return mover;
}

/** What comes after the card, so far. */
export function sinceTheCard(lines: readonly Happening[]): readonly Happening[] {
  const turned = lines.findIndex(({ what }) => what === 'wildling-card');
  const after = turned < 0 ? lines : lines.slice(turned + 1);
  const again = after.findIndex(({ what }) => what === 'wildlings-attack');
  return again < 0 ? after : after.slice(0, again);
}

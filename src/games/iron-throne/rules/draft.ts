// The working copy in which an answer is carried out: made once per answer. Its own fields and its tables by House are assigned;
// whatever is below is replaced, never written to, so the position that the caller holds stays as it was.

import { Chance } from '#engine/chance';
import type { Face, House } from '#iron/box';
import type { Ask } from './asks';
import type { Declinable } from './decisions';
import type { Happening } from './happenings';
import type { Encounter, HouseState, Position, Table } from './position';
import type { Hostage } from './terms';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Tables = 'houses' | 'hands' | 'decks' | 'hostages' | 'dealt' | 'asks' | 'happened';

export interface Draft extends Writable<Omit<Position, Tables>> {
  houses: Partial<Record<House, HouseState>>;
  hands: Partial<Record<House, readonly Face[]>>;
  decks: Partial<Record<House, readonly Face[]>>;
  hostages: Partial<Record<House, readonly Hostage[]>>;
  dealt: Position['dealt'];
  asks: Ask[];
  happened: Happening[];
}

export const workingCopy = (position: Position): Draft => ({
  ...position,
  houses: { ...position.houses },
  hands: { ...position.hands },
  decks: { ...position.decks },
  hostages: { ...position.hostages },
  asks: [...position.asks],
  happened: []
});

export const stateOf = (table: Pick<Table, 'houses'>, house: House): HouseState => table.houses[house]!;

export function change(draft: Draft, house: House, to: Partial<HouseState>): void {
  draft.houses[house] = { ...draft.houses[house]!, ...to };
}

export function record(draft: Draft, happening: Happening): void {
  draft.happened.push(happening);
}

/** May be declined only by a decision that says so: its screen has no other words for it. */
type Asked = Ask & ({ readonly mayDecline?: false } | { readonly about: Declinable });

export function ask(draft: Draft, question: Asked): void {
  draft.asks.push(question);
}

export const isSettled = ({ asks, winners }: Pick<Table, 'asks' | 'winners'>): boolean =>
  asks.length === 0 && winners === null;

export function encounterOf({ encounter }: Pick<Table, 'encounter'>): Encounter {
  if (encounter === null) throw new Error('there is no encounter');
  return encounter;
}

export function changeEncounter(draft: Draft, to: Partial<Encounter>): void {
  draft.encounter = { ...encounterOf(draft), ...to };
}

/** All seats clockwise, this one first. */
export function clockwiseFrom({ seats }: Pick<Table, 'seats'>, first: House): House[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** All seats clockwise from the challenger. */
export const inOrder = (table: Pick<Table, 'seats' | 'challenger'>): House[] => clockwiseFrom(table, table.challenger);

export function byChance<T>(draft: Draft, work: (chance: Chance) => T): T {
  const chance = new Chance(draft.chance);
  const done = work(chance);
  draft.chance = chance.state;
  return done;
}

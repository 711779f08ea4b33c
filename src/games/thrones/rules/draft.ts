// The working copy in which an answer is carried out. `workingCopy` is made once per answer; everything until the next ask
// writes into it. Only the copy's own fields and its two tables (areas, houses) are assigned; whatever lies below is replaced,
// never written to, so the position that the caller holds stays as it was. The tables are copied at the first change, so that most
// answers leave them alone. The verbs that move pieces are in pieces.ts.

import type { AreaId } from '../box/areas';
import type { House } from '../box/houses';
import type { Ask } from './asks';
import type { Happening } from './happenings';
import type { AreaState, HouseSheet, Position } from './position';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Sheet = HouseSheet & { readonly power: number };

export interface Draft extends Writable<Omit<Position, 'areas' | 'houses' | 'asks' | 'happened'>> {
  areas: Record<AreaId, AreaState>;
  houses: Partial<Record<House, Sheet>>;
  asks: Ask[];
  happened: Happening[];
  /** The tables that are its own; only these may be written into. */
  readonly copied: { areas: boolean; houses: boolean };
}

export function workingCopy(position: Position): Draft {
  const copy: Omit<Draft, 'copied'> = { ...position, asks: [...position.asks], happened: [] };
  // Not enumerable, so that the next position, which the copy becomes, is not kept or compared with it.
  return Object.defineProperty(copy, 'copied', { value: { areas: false, houses: false } }) as Draft;
}

export function changeArea(draft: Draft, area: AreaId, change: Partial<AreaState>): void {
  const { copied } = draft;
  if (!copied.areas) draft.areas = { ...draft.areas };
  copied.areas = true;
  draft.areas[area] = { ...draft.areas[area], ...change };
}

export function sheetOf(draft: Draft, house: House): Sheet {
  return draft.houses[house]!;
}

export function changeSheet(draft: Draft, house: House, change: Partial<Sheet>): void {
  const { copied } = draft;
  if (!copied.houses) draft.houses = { ...draft.houses };
  copied.houses = true;
  draft.houses[house] = { ...draft.houses[house]!, ...change };
}

/** What the card of the wildlings does is marked with it. */
export function record(draft: Draft, happening: Happening): void {
  const cause = draft.attack?.card ?? null;
  draft.happened.push(cause === null ? happening : { ...happening, cause });
}

export function ask(draft: Draft, question: Ask): void {
  draft.asks.push(question);
}

/** No ask is open and there is no winner: the step is done. */
export function isSettled(position: Pick<Position, 'asks' | 'winner'>): boolean {
  return position.asks.length === 0 && position.winner === null;
}

// The working copy in which an answer is carried out. `workingCopy` is made once per answer; everything until the next ask
// writes into it. Only the copy's own fields and its two tables (areas, houses) are assigned; whatever is below is replaced,
// never written to, so the position that the caller holds stays as it was. The tables are copied at the first change, so that most
// answers leave them alone, and written into by changeArea and changeSheet only. The verbs that move pieces are in pieces.ts.

import type { AreaId, House } from '#thrones/box';
import type { Ask } from './asks';
import type { Happening } from './happenings';
import type { AreaState, HouseSheet, Position } from './position';
import { keepUp } from './states';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Sheet = HouseSheet & { readonly power: number };

export interface Draft extends Writable<Omit<Position, 'asks' | 'happened'>> {
  asks: Ask[];
  happened: Happening[];
}

/** In place of what happened, where nobody reads it: in thought. Copies of such a position are silent as well. */
const UNTOLD: Happening[] = [];
Object.freeze(UNTOLD);

export const workingCopy = (position: Position): Draft => ({
  ...position,
  asks: [...position.asks],
  happened: isTold(position) ? [] : UNTOLD
});

export const untold = (position: Position): Position => ({ ...position, happened: UNTOLD });

/** Whoever records what is dear to put together asks first. */
export const isTold = ({ happened }: Pick<Position, 'happened'>): boolean => happened !== UNTOLD;

/** The working copy that was written into last, and which tables it has of its own: only these may be written into. */
let last: { readonly draft: Draft | null; areas: boolean; houses: boolean } = noneOf(null);

function noneOf(draft: Draft | null): typeof last {
  return { draft, areas: false, houses: false };
}

/** Any other draft may share its tables with a copy, so it owns none. */
function ownOf(draft: Draft): typeof last {
  if (last.draft !== draft) last = noneOf(draft);
  return last;
}

export function changeArea(draft: Draft, area: AreaId, change: Partial<AreaState>): void {
  const own = ownOf(draft);
  const before = draft.areas;
  const after: Record<AreaId, AreaState> = own.areas ? before : { ...before };
  own.areas = true;
  const state: AreaState = { ...before[area], ...change };
  after[area] = state;
  draft.areas = after;
  keepUp(before, after, area, state);
}

export function sheetOf(draft: Draft, house: House): Sheet {
  return draft.houses[house]!;
}

export function changeSheet(draft: Draft, house: House, change: Partial<Sheet>): void {
  const own = ownOf(draft);
  const after: Partial<Record<House, Sheet>> = own.houses ? draft.houses : { ...draft.houses };
  own.houses = true;
  after[house] = { ...after[house]!, ...change };
  draft.houses = after;
}

/** A wildling card under way is the cause of all that is recorded. */
export function record(draft: Draft, happening: Happening): void {
  if (!isTold(draft)) return;
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

// The wildling token on its track: how near the wildlings are to the Wall.

import { WILDLING_STEP, WILDLING_TOP } from '#thrones/box/limits';
import { type Draft, record } from '../draft';
import type { Table } from '../position';

/** The token stays on its track, whatever is asked of it: what would go beyond either end is lost. */
function moveTo(draft: Draft, strength: number): void {
  const to = Math.min(Math.max(strength, 0), WILDLING_TOP);
  if (to === draft.wildlings) return;
  draft.wildlings = to;
  record(draft, { what: 'wildlings-move', to });
}

export const comeNearer = (draft: Draft, icons: number): void => moveTo(draft, draft.wildlings + icons * WILDLING_STEP);

export const fallBack = (draft: Draft, by: number): void => moveTo(draft, fallenBack(draft, by));

export const fallenBack = ({ wildlings }: Pick<Table, 'wildlings'>, by: number): number => Math.max(wildlings - by, 0);

export const wildlingsReachTheWall = (table: Pick<Table, 'wildlings'>): boolean => table.wildlings === WILDLING_TOP;

// Units that went from one area to another.

import type { AreaId } from '#thrones/box';
import type { Happening, HappeningOf } from '#thrones/rules';

export type Moved = HappeningOf<'units'> & { readonly from: AreaId };

export const isMove = (one: Happening): one is Moved =>
  one.what === 'units' &&
  one.from !== undefined &&
  (one.did === 'marched' || one.did === 'attacked' || one.did === 'retreated');

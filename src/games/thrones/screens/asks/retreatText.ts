// Sentences about retreats, and refusals of an area.

import { text } from 'text:thrones/panels';
import type { AreaId } from '../../box/areas';
import type { UnitKind } from '../../box/units';
import type { NoRefuge, Retreat } from '../../outlook/retreats';

export function noRefugeText(why: NoRefuge): string {
  switch (why.what) {
    case 'units':
      return text('retreat-not-units', { house: why.house, units: why.units });
    case 'garrison':
    case 'foreign':
      return text(`retreat-not-${why.what}`, { house: why.house });
    case 'dearer':
      return text('retreat-not-dearer', { count: why.losses });
    default:
      return text(`retreat-not-${why.what}`);
  }
}

export function refugeText(isOwn: boolean, units: readonly UnitKind[], seas: readonly AreaId[]): string {
  return [
    text(isOwn ? 'retreat-friendly' : 'retreat-empty'),
    ...(units.length === 0 ? [] : [text('retreat-standing', { units })]),
    ...(seas.length === 0 ? [] : [text('retreat-by-ship', { seas })])
  ].join(' · ');
}

export function costText({ losses, army }: Retreat): string {
  if (losses > 0) return text('retreat-costs', { count: losses });
  return army > 1 ? text('retreat-army', { count: army }) : '';
}

// Sentences about retreats, and about areas that are refused.

import { text } from 'text:thrones/panels';
import type { UnitKind } from '#thrones/box';
import type { NoRefuge, Retreat } from '#thrones/outlook/retreats';
import { groundText } from '../march/marchText';

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

export const refugeText = (isOwn: boolean, units: readonly UnitKind[], byShip: boolean): string =>
  groundText({ isAttack: false, isOwn, holder: null, units, garrison: null, neutral: null, byShip });

export function costText({ losses, army }: Retreat): string {
  if (losses > 0) return text('retreat-costs', { count: losses });
  return army > 1 ? text('retreat-army', { count: army }) : '';
}

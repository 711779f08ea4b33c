// A march on the move: what goes peacefully arrives, what attacks is handed over to the combat.

import type { AreaId, House } from '#thrones/box';
import type { AnswerOf } from './asks';
import { type Draft, record } from './draft';
import { enter, leavePowerToken, takeUnits, unit } from './pieces';
import type { Unit } from './position';

/** All moves but the one into `battle`. Returns the attackers, who have left and not yet arrived. */
export function moveOut(draft: Draft, house: House, march: AnswerOf<'march'>, battle: AreaId | null): Unit[] {
  const { from } = march;
  let attackers: Unit[] = [];
  for (const { to, units: kinds } of march.moves) {
    const units = kinds.map((kind) => unit(house, kind));
    takeUnits(draft, from, units);
    if (to === battle) {
      attackers = units;
      continue;
    }
    record(draft, { what: 'units', did: 'marched', house, units: kinds, area: to, from });
    enter(draft, to, units);
  }
  if (march.leavePower) leavePowerToken(draft, house, from);
  return attackers;
}

// The attack that is under way: what the steps of attack.ts and the texts of the cards both look at and change.

import type { Draft } from '../draft';
import type { Table, WildlingAttack } from '../position';

export function attackUnderWay(table: Pick<Table, 'attack'>): WildlingAttack {
  if (table.attack === null) throw new Error('The wildlings are not attacking');
  return table.attack;
}

export function changeAttack(draft: Draft, change: Partial<WildlingAttack>): void {
  draft.attack = { ...attackUnderWay(draft), ...change };
}

/** Once the outcome is known and ties are broken. */
export function singledOut(table: Pick<Table, 'attack'>): NonNullable<WildlingAttack['singled']> {
  const { singled } = attackUnderWay(table);
  if (singled === null) throw new Error('No house is singled out yet');
  return singled;
}

// One ledger for both sides: a row for each kind of component, with the value of one side on the left and of the other on the
// right.

import type { BySide } from '#thrones/rules';
import type { UnitKind } from '#thrones/box';
import type { Line, Reckoning } from './ledgerLines';

export type RowName = UnitKind | 'routed' | Exclude<Line['what'], 'units'>;

/** The order in which they are counted up. */
const ORDER: readonly RowName[] = [
  'knight',
  'footman',
  'siege-engine',
  'ship',
  'routed',
  'order',
  'garrison',
  'force',
  'support',
  'card',
  'card-text',
  'tides',
  'blade'
];

export interface Row {
  readonly name: RowName;
  readonly attacker: readonly Line[];
  readonly defender: readonly Line[];
}

export const rowOf = (line: Line): RowName => (line.what !== 'units' ? line.what : line.routed ? 'routed' : line.kind);

export function rowsOf({ attacker, defender }: BySide<Reckoning>): Row[] {
  return ORDER.map((name): Row => {
    const ofRow = ({ lines }: Reckoning): Line[] => lines.filter((line) => rowOf(line) === name);
    return { name, attacker: ofRow(attacker), defender: ofRow(defender) };
  }).filter((row) => row.attacker.length + row.defender.length > 0);
}

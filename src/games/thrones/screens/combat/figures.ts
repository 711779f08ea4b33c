// What the lines of a ledger are called, and what they open into.

import { combatOf, opposite } from '../../rules/combat/sides';
import type { SideName, Table } from '../../rules/position';
import { decidingWords } from '../../words/deciding';
import type { Line, Reckoning } from './lines';

interface Label {
  readonly label: string;
  readonly note?: string;
}

export interface FigurePart extends Label {
  readonly value: string;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0');

/** Units stand as they count; everything else adds to them. */
export const figureOf = ({ what, value }: Line): string =>
  ['units', 'army', 'garrison', 'force'].includes(what) ? String(value) : signed(value);

export function labelOf(line: Line, { house }: Reckoning): Label {
  const text = decidingWords().combat.lines;
  switch (line.what) {
    case 'units':
      return text.units(line.stack, line.value);
    case 'order':
      return text.order(line.token);
    case 'support':
      return text.support(line.house, line.area, line.house === house);
    case 'card':
      return text.card(line.card, line.value === line.printed);
    case 'card-text':
      return text.text(line.card);
    case 'tides':
      return text.tides(line.tide);
    default:
      return text[line.what];
  }
}

/** What one line is made of. */
export function partsOf(line: Line, reckoning: Reckoning, table: Table, side: SideName): FigurePart[] {
  const text = decidingWords().combat.lines;
  const { cards } = combatOf(table);
  if (line.what === 'units') {
    const { label, note } = text.units(line.stack, line.value);
    const each = text.each(line.value / line.stack.count);
    return [{ label, note: note === undefined ? each : `${note}, ${each}`, value: signed(line.value) }];
  }
  if (line.what === 'support') {
    const units = line.units.map(({ stack, value }) => ({ ...text.units(stack, value), value: signed(value) }));
    const order = line.order === 0 ? [] : [{ ...text.supportOrder, value: signed(line.order) }];
    return units.length === 0 ? [{ ...labelOf(line, reckoning), value: signed(line.value) }] : [...units, ...order];
  }
  if (line.what === 'order' && line.value !== line.printed)
    return [
      { ...text.order(line.token), value: signed(line.printed) },
      { ...text.doubled(cards[side]), value: signed(line.value - line.printed) }
    ];
  if (line.what === 'card' && line.value !== line.printed)
    return [
      { ...text.printed(line.card), value: signed(line.printed) },
      { ...text.blanked(cards[opposite(side)]), value: signed(line.value - line.printed) }
    ];
  return [{ ...labelOf(line, reckoning), value: figureOf(line) }];
}

/** What the sum of a side is made of. */
export function partsOfTotal(reckoning: Reckoning): FigurePart[] {
  const { lines, total } = reckoning;
  const sum = lines.reduce((all, { value }) => all + value, 0);
  const parts = lines.map((line) => ({ ...labelOf(line, reckoning), value: figureOf(line) }));
  return sum === total ? parts : [...parts, { ...decidingWords().combat.lines.least, value: signed(total - sum) }];
}

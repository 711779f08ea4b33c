// The names of the lines of a ledger, and the parts they open into.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/stages';
import type { HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { ORDERS } from '#thrones/box/orders';
import type { BySide, Counted, SideName } from '#thrones/rules';
import { opposite } from '#thrones/rules/combat/combatSides';
import { tideText } from '#thrones/text/tideWords';
import type { Line, Reckoning } from './ledgerLines';

interface Label {
  readonly label: string;
  readonly note?: string;
}

export interface FigurePart extends Label {
  readonly value: string;
}

export const adding = (value: number): string => text('battle-adds', { value });

/** A number of the ledger: units have no sign, since everything else is added to them. */
export const figureOf = ({ what, value }: Line): string =>
  ['units', 'garrison', 'force'].includes(what) ? String(value) : adding(value);

const withNote = (label: string, note: string | null): Label => (note === null ? { label } : { label, note });

const withCard = (label: string, card: HouseCardId | null): Label =>
  withNote(label, card === null ? null : names(`houseCards.${card}`));

function unitsLabel({ kind, count, routed, value }: Counted): Label {
  const label = text('battle-units', { units: Array.from({ length: count }, () => kind) });
  if (routed !== true && value > 0) return { label };
  const state = routed === true ? 'routed' : kind === 'siege-engine' ? 'castle-only' : 'worthless';
  return { label, note: text('battle-units-note', { state }) };
}

function orderLabel(line: Line & { readonly what: 'order' }): Label {
  const { kind, star: isSpecial } = ORDERS[line.token];
  const key = kind === 'march' ? 'battle-order-march' : 'battle-order-defense';
  return { label: text(key), note: text(`${key}.note`, { isSpecial }) };
}

export function labelOf(line: Line, { house }: Reckoning): Label {
  switch (line.what) {
    case 'units':
      return unitsLabel(line);
    case 'order':
      return orderLabel(line);
    case 'support':
      return {
        label: text('battle-support', { isOwn: line.house === house, house: line.house }),
        note: names(`areas.${line.area}`)
      };
    case 'card':
      return line.value === HOUSE_CARDS[line.card].strength
        ? withCard(text('battle-card'), line.card)
        : withNote(text('battle-card'), text('battle-card.worthless', { card: line.card }));
    case 'card-text':
      return withCard(text('battle-card-text'), line.card);
    case 'tides':
      return withNote(text('battle-tides'), tideText(line.tide));
    default:
      return { label: text(`battle-${line.what}`) };
  }
}

function printedOn(line: Line): number {
  if (line.what === 'order') return ORDERS[line.token].modifier;
  return line.what === 'card' ? HOUSE_CARDS[line.card].strength : line.value;
}

/** The parts of one line. */
export function partsOf(
  line: Line,
  reckoning: Reckoning,
  cards: BySide<HouseCardId | null>,
  side: SideName
): FigurePart[] {
  if (line.what === 'units') {
    const { count } = line;
    const each = text('battle-units-each', { count, value: line.value / count });
    return [{ note: each, ...unitsLabel(line), value: adding(line.value) }];
  }
  if (line.what === 'support') {
    const units = line.units.map((one) => ({ ...unitsLabel(one), value: adding(one.value) }));
    const order = line.order === undefined ? [] : [{ label: text('battle-support-order'), value: adding(line.order) }];
    return units.length === 0 ? [{ ...labelOf(line, reckoning), value: adding(line.value) }] : [...units, ...order];
  }
  const printed = printedOn(line);
  if (line.what === 'order' && line.value !== printed)
    return [
      { ...orderLabel(line), value: adding(printed) },
      { ...withCard(text('battle-doubled'), cards[side]), value: adding(line.value - printed) }
    ];
  if (line.what === 'card' && line.value !== printed)
    return [
      { label: names(`houseCards.${line.card}`), note: text('battle-card-printed'), value: adding(printed) },
      { ...withCard(text('battle-card-blanked'), cards[opposite(side)]), value: adding(line.value - printed) }
    ];
  return [{ ...labelOf(line, reckoning), value: figureOf(line) }];
}

/** The parts of a side's total. */
export function partsOfTotal(reckoning: Reckoning): FigurePart[] {
  const { lines, total } = reckoning;
  const sum = lines.reduce((all, { value }) => all + value, 0);
  const parts = lines.map((line) => ({ ...labelOf(line, reckoning), value: figureOf(line) }));
  return sum === total ? parts : [...parts, { label: text('battle-least'), value: adding(total - sum) }];
}

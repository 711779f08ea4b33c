// What the board says: its buttons, and every area spoken aloud. Names of areas are those of the box.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { UnitKind } from '../../box/units';
import { UNIT_KINDS } from '../../box/units';
import { ORDER_NAMES } from './pieces';
import NAMES from './names';

interface Seen {
  readonly controller: House | null;
  readonly units: readonly { readonly kind: UnitKind; readonly routed: boolean }[];
  readonly order: { readonly house: House; readonly token?: OrderToken } | null;
  readonly power: House | null;
  readonly garrison: { readonly strength: number } | null;
  readonly neutral: number | 'impassable' | null;
}

interface Marked {
  readonly touchable: boolean;
  readonly chosen: boolean;
  readonly attacked: boolean;
  readonly waiting: boolean;
  readonly refused: string | null;
}

const UNITS: Readonly<Record<UnitKind, readonly [one: string, several: string]>> = {
  footman: ['footman', 'footmen'],
  knight: ['knight', 'knights'],
  'siege-engine': ['siege engine', 'siege engines'],
  ship: ['ship', 'ships']
};

function place(area: AreaId, { controller }: Seen): string {
  const { kind, castle } = AREAS[area];
  const name = NAMES.areas[area];
  const what = castle === 2 ? ['stronghold'] : castle === 1 ? ['castle'] : kind === 'sea' ? ['sea'] : [];
  return [name, ...what, ...(controller ? [`held by ${NAMES.houses[controller]}`] : [])].join(', ');
}

function army(units: Seen['units']): string[] {
  return [false, true].flatMap((routed) =>
    UNIT_KINDS.flatMap((kind) => {
      const n = units.filter((unit) => unit.kind === kind && unit.routed === routed).length;
      return n === 0 ? [] : [`${n} ${UNITS[kind][n === 1 ? 0 : 1]}${routed ? ' routed' : ''}`];
    })
  );
}

function pieces({ units, order, power, garrison, neutral }: Seen): string[] {
  const barred = neutral === 'impassable' ? ['nobody may enter'] : [`neutral force ${neutral}`];
  return [
    ...army(units),
    ...(garrison ? [`garrison ${garrison.strength}`] : []),
    ...(neutral === null ? [] : barred),
    ...(power ? [`${NAMES.houses[power]} power token`] : []),
    ...(order ? [order.token === undefined ? 'an order face down' : `order ${ORDER_NAMES[order.token]}`] : [])
  ];
}

function state({ touchable, chosen, attacked, waiting, refused }: Marked): string[] {
  return [
    ...(waiting ? ['needs an order'] : []),
    ...(attacked ? ['under attack'] : []),
    ...(chosen ? ['chosen'] : touchable ? ['can be chosen'] : []),
    ...(refused === null ? [] : [`cannot be chosen: ${refused}`])
  ];
}

const board = {
  board: 'The board',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole board',
  inset: 'Overview of the board: tap to look there',
  names: {},
  spoken(area: AreaId, view: Seen, marks: Marked): string {
    const what = pieces(view).join(', ');
    return [`${place(area, view)}${what ? `: ${what}` : ''}`, ...state(marks)].join('; ');
  }
};

export default board;

// What the pieces are called.

import type { OrderToken } from '../../box/orders';
import type { UnitKind } from '../../box/units';

export const ORDER_NAMES: Readonly<Record<OrderToken, string>> = {
  'march-1': 'March −1',
  'march+0': 'March ±0',
  'march+1': 'special March +1',
  'defense+1': 'Defense +1',
  'defense+2': 'special Defense +2',
  support: 'Support',
  'support+1': 'special Support +1',
  raid: 'Raid',
  'special-raid': 'special Raid',
  'consolidate-power': 'Consolidate Power',
  'special-consolidate-power': 'special Consolidate Power'
};

export const UNIT_NAMES: Readonly<Record<UnitKind, string>> = {
  footman: 'footman',
  knight: 'knight',
  'siege-engine': 'siege engine',
  ship: 'ship'
};

export const UNIT_PLURALS: Readonly<Record<UnitKind, string>> = {
  footman: 'footmen',
  knight: 'knights',
  'siege-engine': 'siege engines',
  ship: 'ships'
};

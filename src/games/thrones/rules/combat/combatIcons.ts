// Swords, towers and skulls of a side: printed on the house card, added by its text, drawn from the tides.

import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { TIDES } from '#thrones/box/tides';
import { abilityOf } from '../cards/abilities';
import type { SideName, Table } from '../position';
import { combatOf } from './combatSides';

export function iconsOf(table: Table, side: SideName, icon: 'swords' | 'towers'): number {
  const combat = combatOf(table);
  const card = combat.cards[side];
  const tide = combat.tides[side];
  const printed = card === null ? 0 : HOUSE_CARDS[card][icon];
  const added = abilityOf(combat, side).adds?.({ table, combat, side })[icon] ?? 0;
  return printed + added + (tide === null ? 0 : TIDES[tide][icon]);
}

export function skullsOf(table: Table, side: SideName): number {
  const tide = combatOf(table).tides[side];
  return tide === null ? 0 : TIDES[tide].skulls;
}

// The table as an answer would leave it: what the numbers before a decision are reckoned on. Only what is public is imagined.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Track } from '../../box/tracks';
import { combatOf, houseOf, opposite, sideOf } from '../../rules/combat/sides';
import type { BySide, Combat, PerHouse, HouseSheet, SideName, Table } from '../../rules/position';

const withCombat = (table: Table, change: Partial<Combat>): Table => ({
  ...table,
  combat: { ...combatOf(table), ...change }
});

export function withSupport(table: Table, from: AreaId, house: House, side: SideName): Table {
  return withCombat(table, { supports: [...combatOf(table).supports, { from, house, side }] });
}

export const withBlade = (table: Table, house: House): Table =>
  withCombat(table, { blade: sideOf(combatOf(table), house) });

export const withCards = (table: Table, cards: BySide<HouseCardId | null>): Table =>
  withCombat(table, { cards, revealed: true });

/** The enemy of `house` at the end of a track. */
export function withLast(table: Table, house: House, track: Track): Table {
  const enemy = enemyOf(table, house);
  const others = table.tracks[track].filter((one) => one !== enemy);
  return { ...table, tracks: { ...table.tracks, [track]: [...others, enemy] } };
}

/** Aeron Damphair discarded, and another card in his place. */
export function withAnotherCard(table: Table, house: House, card: HouseCardId): Table {
  const combat = combatOf(table);
  const side = sideOf(combat, house) ?? 'attacker';
  const [sheet, left] = [table.houses[house], combat.cards[side]];
  const houses: PerHouse<HouseSheet> =
    sheet === undefined || left === null
      ? table.houses
      : { ...table.houses, [house]: { ...sheet, discard: [...sheet.discard, left] } };
  return withCards({ ...table, houses }, { ...combat.cards, [side]: card });
}

export function enemyOf(table: Table, house: House): House {
  const combat = combatOf(table);
  return houseOf(combat, opposite(sideOf(combat, house) ?? 'attacker'));
}

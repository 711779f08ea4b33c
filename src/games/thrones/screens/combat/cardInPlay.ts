// The card of one side in a combat, and what it brings there besides what is printed on it.

import { text as cards } from 'text:thrones/cards';
import { text } from 'text:thrones/stages';
import { HOUSE_CARDS } from '../../box/houseCards';
import { TIDES } from '../../box/tides';
import { iconsOf } from '../../rules/combat/icons';
import { combatOf } from '../../rules/combat/sides';
import { strengthOf } from '../../rules/combat/strength';
import type { SideName, Table } from '../../rules/position';

/** In a few words; null where nothing is different from what is printed. */
export function inForceOf(table: Table, side: SideName): string | null {
  const combat = combatOf(table);
  const card = combat.cards[side];
  if (card === null || !combat.revealed || combat.defender === null) return null;
  const printed = HOUSE_CARDS[card];
  const tide = combat.tides[side];
  const { parts } = strengthOf(table, side);
  const added = {
    strength: parts.find(({ what }) => what === 'card-text')?.value ?? 0,
    swords: iconsOf(table, side, 'swords') - printed.swords - (tide === null ? 0 : TIDES[tide].swords),
    towers: iconsOf(table, side, 'towers') - printed.towers - (tide === null ? 0 : TIDES[tide].towers)
  };
  if (added.strength + added.swords + added.towers > 0) return bonusText(added);
  return parts.some(({ what, value }) => what === 'card' && value !== printed.strength)
    ? text('battle-blanked-here')
    : null;
}

interface Bonus {
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
}

function bonusText({ strength, swords, towers }: Bonus): string {
  const list = [
    ...(strength === 0 ? [] : [text('battle-adds', { value: strength })]),
    ...(swords === 0 ? [] : [cards('card-swords', { count: swords })]),
    ...(towers === 0 ? [] : [cards('card-fortifications', { count: towers })])
  ];
  return text('battle-bonus', { list });
}

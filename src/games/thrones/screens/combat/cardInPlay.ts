// The card of one side in a combat, and what it adds to what is printed on it.

import { text as cards } from 'text:thrones/cards';
import { text } from 'text:thrones/stages';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { TIDES } from '#thrones/box/tides';
import type { Fought, SideName } from '#thrones/rules';
import { cardsOf } from '#thrones/rules/combat/ledger';

/** Its current effect in a few words; null if it is as printed. */
export function inForceOf({ icons, ledger }: Pick<Fought, 'icons' | 'ledger'>, side: SideName): string | null {
  const card = cardsOf({ ledger })[side];
  if (card === null) return null;
  const printed = HOUSE_CARDS[card];
  const tide = ledger[side].find((line) => line.what === 'tides')?.tide ?? null;
  const added = {
    strength: ledger[side].find(({ what }) => what === 'card-text')?.value ?? 0,
    swords: icons[side].swords - printed.swords - (tide === null ? 0 : TIDES[tide].swords),
    towers: icons[side].towers - printed.towers - (tide === null ? 0 : TIDES[tide].towers)
  };
  if (added.strength + added.swords + added.towers > 0) return bonusText(added);
  return ledger[side].some(({ what, value }) => what === 'card' && value !== printed.strength)
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

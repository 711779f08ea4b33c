// The battles of a game, from what was told of them: where, who, the sums, the cards, and who won.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Happening, HappeningOf } from '../../rules/happenings';
import type { BySide, SideName } from '../../rules/terms';

export interface Battle {
  /** Of the answer with which it was decided. */
  readonly number: number;
  readonly round: number;
  readonly area: AreaId;
  readonly houses: BySide<House>;
  readonly sums: BySide<number>;
  /** As they were when the sums were reckoned. */
  readonly cards: BySide<HouseCardId | null>;
  readonly victor: SideName;
  /** The sums were equal. */
  readonly tie: boolean;
}

export function battlesOf(entries: readonly { readonly happened: readonly Happening[] }[]): readonly Battle[] {
  const battles: Battle[] = [];
  let round = 1;
  let combat: HappeningOf<'combat'> | null = null;
  let cards: BySide<HouseCardId | null> = NONE;
  let strength: HappeningOf<'strength'> | null = null;
  entries.forEach(({ happened }, i) => {
    for (const one of happened) {
      if (one.what === 'round') round = one.round;
      else if (one.what === 'combat') [combat, cards, strength] = [one, NONE, null];
      else if (one.what === 'cards') cards = one.cards;
      else if (one.what === 'card' && combat !== null) cards = changed(cards, one, combat);
      else if (one.what === 'strength') strength = one;
      else if (one.what === 'victor' && combat !== null && strength !== null && combat.defender !== null) {
        const { area, attacker, defender } = combat;
        battles.push({
          number: i + 1,
          round,
          area,
          houses: { attacker, defender },
          sums: strength.totals,
          cards,
          victor: one.house === attacker ? 'attacker' : 'defender',
          tie: one.tie
        });
        combat = null;
      }
    }
  });
  return battles;
}

const NONE = { attacker: null, defender: null } as const;

/** A card sent back makes place for another one, or for none. */
function changed(
  cards: BySide<HouseCardId | null>,
  { did, house, card }: HappeningOf<'card'>,
  { attacker }: HappeningOf<'combat'>
): BySide<HouseCardId | null> {
  const side = house === attacker ? 'attacker' : 'defender';
  if (did === 'played') return { ...cards, [side]: card };
  return cards[side] === card ? { ...cards, [side]: null } : cards;
}

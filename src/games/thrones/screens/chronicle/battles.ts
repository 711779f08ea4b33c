// The battles of a game, from its happenings: where, who, the totals, the cards, and who won.

import type { AreaId, House, HouseCardId } from '#thrones/box';
import { cardsOf, sumsOf } from '#thrones/rules/combat/ledger';
import type { BySide, Happening, SideName } from '#thrones/rules';

export interface Battle {
  /** The number of the answer that decided it. */
  readonly number: number;
  readonly round: number;
  readonly area: AreaId;
  readonly houses: BySide<House>;
  readonly sums: BySide<number>;
  /** The cards in play when the totals were computed. */
  readonly cards: BySide<HouseCardId | null>;
  readonly victor: SideName;
  /** True if the totals were equal. */
  readonly tie: boolean;
}

export function battlesOf(entries: readonly { readonly happened: readonly Happening[] }[]): readonly Battle[] {
  let round = 1;
  return entries.flatMap(({ happened }, i) =>
    happened.flatMap((one): Battle[] => {
      if (one.what === 'round') round = one.round;
      if (one.what !== 'victor') return [];
      const { house, area, tie, battle } = one;
      const { attacker, defender } = battle;
      const victor = house === attacker ? 'attacker' : 'defender';
      const reckoned = { sums: sumsOf(battle), cards: cardsOf(battle) };
      return [{ number: i + 1, round, area, houses: { attacker, defender }, ...reckoned, victor, tie }];
    })
  );
}

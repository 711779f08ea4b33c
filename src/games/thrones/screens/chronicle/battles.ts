// The battles of a game, from what was told of them: where, who, the sums, the cards, and who won.

import type { AreaId } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { Happening } from '../../rules/happenings';
import type { BySide, SideName } from '../../rules/terms';
import { sidesOf } from '../combat/reckoning';

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
  let round = 1;
  return entries.flatMap(({ happened }, i) =>
    happened.flatMap((one): Battle[] => {
      if (one.what === 'round') round = one.round;
      if (one.what !== 'victor') return [];
      const { house, area, tie, battle } = one;
      const { attacker, defender, cards } = battle;
      const sides = sidesOf(battle);
      const sums = { attacker: sides.attacker.total, defender: sides.defender.total };
      const victor = house === attacker ? 'attacker' : 'defender';
      return [{ number: i + 1, round, area, houses: { attacker, defender }, sums, cards, victor, tie }];
    })
  );
}

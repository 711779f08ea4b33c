import type { HouseRules } from '#thrones/rules';
import type { GameSheet } from '#shell/saves/store/sheet';

/**
 * The house rules of a saved game, read from its checkpoint without opening the position. Null if there are none, or the
 * checkpoint cannot be read.
 */
export function agreedIn({ checkpoint }: GameSheet): HouseRules | null {
  try {
    return (JSON.parse(checkpoint) as { position: { houseRules?: HouseRules } }).position.houseRules ?? null;
  } catch {
    return null;
  }
}

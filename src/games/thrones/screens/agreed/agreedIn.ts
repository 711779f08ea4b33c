import type { HouseRules } from '#thrones/rules';
import type { GameSheet } from '#shell/saves/store/sheet';

/** The house rules of a saved game, as written with its position, which is not read otherwise. Null, too, where it cannot be read. */
export function agreedIn({ checkpoint }: GameSheet): HouseRules | null {
  try {
    return (JSON.parse(checkpoint) as { position: { houseRules?: HouseRules } }).position.houseRules ?? null;
  } catch {
    return null;
  }
}

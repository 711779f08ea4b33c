// House card texts, window by window: within a window in turn order, the first wholly before the second, none twice. The order
// is read again each time, so Doran Martell may change it for the texts still to come.

import { abilityOf } from '../cards/abilities';
import type { Window } from '../cards/vocabulary';
import type { Draft } from '../draft';
import type { SideName } from '../position';
import { changeCombat, combatOf, opposite, sidesInTurnOrder } from './combatSides';

/** Carries out the next text of these windows, or asks what it asks. False when none is left. */
export function resolveNextText(draft: Draft, ...windows: readonly Window[]): boolean {
  for (const side of sidesInTurnOrder(draft)) {
    for (const window of windows) {
      const combat = combatOf(draft);
      const text = abilityOf(combat, side).texts?.[window];
      const once = `${window}:${combat.cards[side]}`;
      if (text === undefined || combat.resolved.includes(once) || !isOpenTo(draft, window, side)) continue;
      changeCombat(draft, { resolved: [...combat.resolved, once] });
      text(draft, side, abilityOf(combat, opposite(side)));
      return true;
    }
  }
  return false;
}

function isOpenTo(draft: Draft, window: Window, side: SideName): boolean {
  const { victor } = combatOf(draft);
  if (window === 'won' || window === 'retreating') return victor === side;
  return window !== 'lost' || victor !== side;
}

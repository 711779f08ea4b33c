// The end of a combat: the victor moves in, orders and tokens go, cards are put away.

import { abilityOf } from '../cards/abilities';
import { type Draft, record } from '../draft';
import { clearIdleOrders, enter, removeOrder, removePowerToken } from '../pieces';
import { loseGarrison, settleControl, settleVictory } from '../settle';
import { discardPlayedCards } from './combatCards';
import { changeCombat, combatOf } from './combatSides';

/**
 * A beaten defender loses garrison, order and power token, also when nobody moves in. Arianne Martell turns the attackers
 * back; a defender who won stays where he is. What retreat and moving in have brought is settled together.
 */
export function moveIn(draft: Draft): void {
  const combat = combatOf(draft);
  const { area, from, attacker, attackers, victor } = combat;
  if (victor !== 'attacker') {
    settleVictory(draft);
    return;
  }
  loseGarrison(draft, area);
  removeOrder(draft, area, 'combat');
  removePowerToken(draft, area);
  if (attackers.length > 0) {
    if (abilityOf(combat, 'defender').turnsTheVictorBack === true) turnBack(draft);
    else {
      changeCombat(draft, { attackers: [] });
      enter(draft, area, attackers);
      const units = attackers.map((one) => one.kind);
      record(draft, { what: 'units', did: 'marched', house: attacker, units, area, from });
    }
  }
  settleControl(draft);
}

/** No retreat: they have won, and are not routed. The shield of an enemy whose home they left bare does not keep them out. */
function turnBack(draft: Draft): void {
  const { area, from, attacker, attackers } = combatOf(draft);
  changeCombat(draft, { attackers: [] });
  enter(draft, from, attackers);
  const units = attackers.map((one) => one.kind);
  record(draft, { what: 'units', did: 'returned', house: attacker, units, area: from, from: area });
}

export function cleanUpTheCombat(draft: Draft): void {
  removeOrder(draft, combatOf(draft).from, 'march');
  discardPlayedCards(draft);
  clearIdleOrders(draft);
}

export function endTheCombat(draft: Draft): void {
  clearIdleOrders(draft);
  draft.combat = null;
  draft.repelled = [];
  settleControl(draft);
}

// The steps of a combat as the screen shows them, and which is the current one.

import type { HouseCardId } from '#thrones/box';
import { isHouseCard } from '#thrones/box/houseCards';
import { ABILITIES } from '#thrones/rules/cards/abilities';
import type { About, CombatStep, View } from '#thrones/rules';
import { decisionOn } from '#thrones/rules/decisions';

/** The step in which the text of a card takes effect; what a victory or a defeat brings belongs to the outcome. */
function stepOfCard(card: HouseCardId): CombatStep {
  const { cancelling, immediately, afterCombat } = ABILITIES[card]?.texts ?? {};
  if (cancelling ?? immediately) return 'texts';
  return afterCombat ? 'after' : 'outcome';
}

export const stepOf = (about: About): CombatStep =>
  isHouseCard(about) ? stepOfCard(about) : (decisionOn(about)?.step ?? 'outcome');

export function stepsOf({ combat, tides }: Pick<View, 'combat' | 'tides'>): readonly CombatStep[] {
  if (combat?.defender === null) return ['support', 'outcome'];
  return ['support', 'cards', 'texts', ...(tides ? (['tides'] as const) : []), 'blade', 'outcome', 'after'];
}

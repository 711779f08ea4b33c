// House cards by their printed numbers: hands lie open, so both sides play a mixture that the other one cannot take advantage of.

import type { House, HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import type { Chance } from '#engine/chance';
import { pickByWeight } from '#thrones/rules/weighing';
import type { Table } from '#thrones/rules';
import { marginFor } from '../fighting';
import { mixtureOf } from '../mixture';
import { defenceOf } from '../sight';

/** A strong card that is gone is missed later. */
const SPENT = 0.04;
const SWORD = 0.06;

export function chooseCard(table: Table, house: House, cards: readonly HouseCardId[], chance: Chance): HouseCardId {
  const { combat } = table;
  if (combat === null || cards.length === 1) return cards[0]!;
  const enemy = combat.attacker === house ? combat.defender : combat.attacker;
  const theirs = enemy === null ? [] : combat.revealed ? [] : (table.houses[enemy]?.hand ?? []);
  const lead = marginFor(table, house);
  const at = Math.min(3, 0.5 + 0.25 * defenceOf(table.areas[combat.area].units));
  const payoff = cards.map((card) =>
    theirs.length === 0 ? [single(lead, card)] : theirs.map((other) => worth(lead, card, other, at))
  );
  return cards[pickByWeight(mixtureOf(payoff), chance)]!;
}

function worth(lead: number, card: HouseCardId, other: HouseCardId, stake: number): number {
  const [own, theirs] = [HOUSE_CARDS[card], HOUSE_CARDS[other]];
  const wins = lead + own.strength - theirs.strength > 0;
  const killed =
    Math.max(0, wins ? own.swords - theirs.towers : 0) - Math.max(0, wins ? 0 : theirs.swords - own.towers);
  return (wins ? 1 : -1) + SWORD * killed * stake - SPENT * (own.strength - theirs.strength);
}

const single = (lead: number, card: HouseCardId): number =>
  (lead + HOUSE_CARDS[card].strength > 0 ? 1 : -1) - SPENT * HOUSE_CARDS[card].strength;

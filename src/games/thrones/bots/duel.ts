// The choice of house cards as a game of its own: every card against every card is fought out in thought, and the answer is drawn from
// the mixture that the enemy cannot take advantage of.

import type { House, HouseCardId } from '#thrones/box';
import { Chance, chanceFrom } from '#engine/chance';
import type { AskOf } from '#thrones/rules';
import { pickByWeight } from '../rules/weighing';
import type { Question } from './question';
import { guess } from './guess';
import { mixtureOf } from './mixture';
import type { Rollouts } from './rollout';

/** The weight of harm to the enemy, as a share of what helps the own house. */
const SPITE = 0.4;

export function duel(
  { view, at, memory, seed }: Question,
  { house, cards }: AskOf<'card'>,
  rollouts: Rollouts,
  samples: number
): HouseCardId {
  const { combat } = view;
  const enemy = combat === null ? null : combat.attacker === house ? combat.defender : combat.attacker;
  const theirs = enemy === null || combat?.revealed === true ? [] : (view.houses[enemy]?.hand ?? []);
  const positions = Array.from({ length: samples }, (_, i) =>
    guess(view, memory, new Chance(chanceFrom(`${seed} ${i}`)))
  );
  const worth = (card: HouseCardId, other: HouseCardId | null): number => {
    let sum = 0;
    for (const [i, position] of positions.entries()) {
      // the last card of a hand is played by itself
      const isAsked = other !== null && theirs.length > 1;
      const answers: (readonly [House, { kind: 'card'; card: HouseCardId }])[] = [[house, { kind: 'card', card }]];
      if (isAsked) answers.push([enemy!, { kind: 'card', card: other }]);
      const chances = rollouts.value(position, at, answers, 'combat', new Chance(chanceFrom(`${seed} fights ${i}`)));
      sum += (chances[house] ?? 0) - (enemy === null ? 0 : SPITE * (chances[enemy] ?? 0));
    }
    return sum / samples;
  };
  const payoff = cards.map((card) =>
    theirs.length === 0 ? [worth(card, null)] : theirs.map((other) => worth(card, other))
  );
  return cards[pickByWeight(mixtureOf(payoff), new Chance(chanceFrom(`${seed} card`)))]!;
}

// What a finger does for an answer in The Iron Throne: taps, and buttons that are held. Curtains and the windows in which all are asked
// for a card are counted where they come up.

import type { Answer } from '#iron/rules';
import { sum } from '#iron/rules/terms';

export interface Touches {
  readonly taps: number;
  readonly holds: number;
}

const touches = (taps: number, holds = 0): Touches => ({ taps, holds });

/** What is chosen, and then what commits it; declining is one tap. */
const chosen = (count: number): Touches => touches(count === 0 ? 1 : count + 1);
const chosenAndHeld = (count: number): Touches => (count === 0 ? touches(1) : touches(count, 1));

export function touchesOf(answer: Answer): Touches {
  switch (answer.kind) {
    case 'leader':
      return chosenAndHeld(1);
    case 'option':
      return answer.option === 'sign' || answer.option === 'no-deal' ? touches(0, 1) : touches(1);
    case 'player':
      return chosen(answer.player === null ? 0 : 1);
    case 'character':
      return chosen(answer.character === null ? 0 : 1);
    case 'held':
      return chosen(1);
    case 'split':
      return chosen(sum(Object.values(answer.power)));
    case 'card':
      return chosenAndHeld(answer.card === null ? 0 : 1);
    case 'cards':
      return chosenAndHeld(answer.cards.length);
    case 'place':
      return chosenAndHeld(answer.place === null ? 0 : 1);
    case 'sift':
      return chosenAndHeld(answer.keep.length);
    case 'support':
      return touches(answer.side === null ? 1 : 2);
    case 'deal':
      return touches(answer.terms === null ? 0 : itemsIn(answer.terms), 1);
    case 'hostage':
      if (answer.do === 'done') return touches(0, 1);
      return touches(
        (answer.at === 0 ? 0 : 1) + (answer.do === 'torture' && answer.character !== undefined ? 1 : 0),
        1
      );
    case 'reaction':
      return answer.card === null ? touches(0) : touches(1, 1);
    case 'ask-again':
      return touches(1);
  }
}

/** A step each, and a choice for each hostage whose place is agreed on. */
const itemsIn = (terms: NonNullable<Extract<Answer, { readonly kind: 'deal' }>['terms']>): number =>
  sum(
    Object.values(terms).map(
      ({ influence, hostages, power, places = [] }) => influence + hostages + power + places.length
    )
  );

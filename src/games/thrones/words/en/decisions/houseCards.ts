// The texts of house cards that ask. A card gives its own name to the step.

import type { ChoiceCardId } from '../../../box/houseCards';
import type { Wording } from './wording';
import { battlefield, enemyCardOf, enemyHandOf, enemyOf, oneOf, onTrack } from './wording';

const sendsBack = (enemy: string, others: number): string =>
  others === 0
    ? `${enemy} has no other card and would fight without one.`
    : `${enemy} would have to play ${others === 1 ? 'its only other card' : `one of its ${others} other cards`}.`;

export const CARDS: Readonly<Record<ChoiceCardId, Omit<Wording, 'title'>>> = {
  'tyrion-lannister': {
    asks: (ask, view) =>
      `You may return ${enemyOf(ask, view)}'s card to its hand; it has to play another one, if it can.`,
    options: oneOf({
      use: {
        label: 'Return the card to hand',
        note: 'another one is played, if there is one',
        chose: "returns the enemy's card to hand"
      },
      decline: { label: 'Let the card stand', chose: "lets the enemy's card stand" }
    }),
    question: (ask, view) => `Send ${enemyCardOf(ask, view)} back?`,
    stakes: (ask, view) => sendsBack(enemyOf(ask, view), enemyHandOf(ask, view))
  },
  'aeron-damphair': {
    asks: () => 'You may pay 2 power and discard Aeron Damphair to play another card instead.',
    question: () => 'Play another card instead of Aeron?'
  },
  'doran-martell': {
    asks: (ask, view) => `Choose a track: ${enemyOf(ask, view)} drops to the last position on it at once.`,
    options: onTrack(
      () => 'the enemy drops to the last position',
      (named) => `drops the enemy to the last position on ${named}`
    ),
    question: (ask, view) => `On which track does ${enemyOf(ask, view)} drop to last?`
  },
  'mace-tyrell': {
    asks: (ask, view) => `Choose which of ${enemyOf(ask, view)}'s footmen to destroy at once.`
  },
  'queen-of-thorns': {
    asks: (ask, view) => `Remove one of ${enemyOf(ask, view)}'s orders from an area adjacent to ${battlefield(view)}.`
  },
  'cersei-lannister': {
    asks: (ask, view) => `You have won, and may remove one of ${enemyOf(ask, view)}'s orders anywhere on the board.`,
    brief: (ask, view) => `You may remove one of ${enemyOf(ask, view)}'s orders.`
  },
  'renly-baratheon': {
    asks: () => 'You have won, and may upgrade one footman that fought or supported to a knight.',
    brief: () => 'You may upgrade one footman to a knight.'
  },
  'robb-stark': {
    asks: (ask, view) => `You have won, and may choose where ${enemyOf(ask, view)} retreats.`
  },
  patchface: {
    asks: (ask, view) => `You may look at ${enemyOf(ask, view)}'s hand and discard one card from it.`,
    question: (ask, view) => `Discard one of ${enemyOf(ask, view)}'s cards?`
  }
};

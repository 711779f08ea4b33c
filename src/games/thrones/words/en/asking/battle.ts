// What is asked in the course of a battle.

import type { House } from '../../../box/houses';
import type { About } from '../../../rules/asks';
import type { View } from '../../../rules/view';
import { house, place } from '../say';
import type { Asked, Sentences } from './asked';
import { areaOf, battlefield, enemyOf, unitsDue } from './asked';

type Abouts = Extract<
  About,
  | 'support'
  | 'accepting-support'
  | 'house-card'
  | 'tyrion-lannister'
  | 'aeron-damphair'
  | 'doran-martell'
  | 'mace-tyrell'
  | 'queen-of-thorns'
  | 'tides-redraw'
  | 'valyrian-steel-blade'
  | 'cersei-lannister'
  | 'renly-baratheon'
  | 'casualties'
  | 'skulls'
  | 'robb-stark'
  | 'retreat'
  | 'retreat-losses'
  | 'patchface'
>;

const from = (ask: Asked): string => {
  const area = areaOf(ask);
  return area === null ? 'your area' : place(area);
};

/** Whose Support order it is that is offered. */
function helper(ask: Asked, { areas }: View): string {
  const area = areaOf(ask);
  const giver: House | undefined = area === null ? undefined : areas[area].order?.house;
  return giver === undefined ? 'another house' : house(giver);
}

export const BATTLE: Sentences<Abouts> = {
  support: (ask, view) =>
    `Choose who your support from ${from(ask)} goes to in the battle for ${battlefield(view)}, if anyone.`,
  'accepting-support': (ask, view) =>
    `Accept or refuse the support that ${helper(ask, view)} offers from ${from(ask)}.`,
  'house-card': (_ask, { combat }) =>
    combat?.revealed === true
      ? 'Your card was returned to your hand. Play another one, face up.'
      : 'Choose a house card for the battle, face down. Both cards are revealed together.',
  'tyrion-lannister': (ask, view) =>
    `You may return ${enemyOf(ask, view)}'s card to its hand; it has to play another one, if it can.`,
  'aeron-damphair': () => 'You may pay 2 power and discard Aeron Damphair to play another card instead.',
  'doran-martell': (ask, view) => `Choose a track: ${enemyOf(ask, view)} drops to the last position on it at once.`,
  'mace-tyrell': (ask, view) => `Choose which of ${enemyOf(ask, view)}'s footmen to destroy at once.`,
  'queen-of-thorns': (ask, view) =>
    `Remove one of ${enemyOf(ask, view)}'s orders from an area adjacent to ${battlefield(view)}.`,
  'tides-redraw': () => 'You have seen your Tides of Battle card, and may use the blade to draw another instead.',
  'valyrian-steel-blade': () => 'You may use the Valyrian Steel Blade for +1 strength, once per round.',
  'cersei-lannister': (ask, view) =>
    `You have won, and may remove one of ${enemyOf(ask, view)}'s orders anywhere on the board.`,
  'renly-baratheon': () => 'You have won, and may upgrade one footman that fought or supported to a knight.',
  casualties: (ask, view) =>
    `You have lost the battle for ${battlefield(view)}. Choose ${unitsDue(ask)} as casualties.`,
  skulls: (ask) => `You lose ${unitsDue(ask)} to a skull on the Tides of Battle card. Choose which.`,
  'robb-stark': (ask, view) => `You have won, and may choose where ${enemyOf(ask, view)} retreats.`,
  retreat: (_ask, view) => `You have lost the battle for ${battlefield(view)}. Choose where all your units retreat.`,
  'retreat-losses': (ask) => `Your retreat puts you over your supply limit. Choose ${unitsDue(ask)} to destroy.`,
  patchface: (ask, view) => `You may look at ${enemyOf(ask, view)}'s hand and discard one card from it.`
};

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
  return area === null ? 'its area' : place(area);
};

/** Whose Support order it is that is offered. */
function helper(ask: Asked, { areas }: View): string {
  const area = areaOf(ask);
  const giver: House | undefined = area === null ? undefined : areas[area].order?.house;
  return giver === undefined ? 'another house' : house(giver);
}

export const BATTLE: Sentences<Abouts> = {
  support: (who, ask, view) =>
    `${who} decides whether its support from ${from(ask)} counts in the battle for ${battlefield(view)}, and for whom.`,
  'accepting-support': (who, ask, view) =>
    `${who} accepts or refuses the support that ${helper(ask, view)} offers from ${from(ask)}.`,
  'house-card': (who, _ask, { combat }) =>
    combat?.revealed === true
      ? `The card of ${who} has been sent back: ${who} plays another one from its hand, face up.`
      : `${who} chooses a house card for the battle, face down; both sides turn theirs up together.`,
  'tyrion-lannister': (who, ask, view) =>
    `${who} may send the card of ${enemyOf(ask, view)} back to the hand; another one, if any, is played instead.`,
  'aeron-damphair': (who) => `${who} may pay 2 power and discard Aeron Damphair to play another card in his place.`,
  'doran-martell': (who, ask, view) =>
    `${who} names a track: ${enemyOf(ask, view)} drops to its last position at once.`,
  'mace-tyrell': (who, ask, view) => `${who} chooses which footman of ${enemyOf(ask, view)} is destroyed at once.`,
  'queen-of-thorns': (who, ask, view) =>
    `${who} removes one order of ${enemyOf(ask, view)} from an area next to ${battlefield(view)}.`,
  'tides-redraw': (who) =>
    `${who} has seen its card of the Tides of Battle and may use the blade to draw another instead.`,
  'valyrian-steel-blade': (who) =>
    `${who} may draw the Valyrian steel blade for 1 more strength; it can be used once a round.`,
  'cersei-lannister': (who, ask, view) =>
    `${who} has won and may remove one order of ${enemyOf(ask, view)} anywhere on the board.`,
  'renly-baratheon': (who) => `${who} has won and may turn one footman that fought or gave support into a knight.`,
  casualties: (who, ask, view) =>
    `${who} has lost the battle for ${battlefield(view)} and chooses ${unitsDue(ask)} to give as casualties.`,
  skulls: (who, ask) => `${who} loses ${unitsDue(ask)} to a skull of the Tides of Battle, of its own choice.`,
  'robb-stark': (who, ask, view) => `${who} has won and may name the area to which ${enemyOf(ask, view)} retreats.`,
  retreat: (who, _ask, view) =>
    `${who} has lost the battle for ${battlefield(view)} and chooses where all its units retreat.`,
  'retreat-losses': (who, ask) => `${who} destroys ${unitsDue(ask)} that its supply does not feed after the retreat.`,
  patchface: (who, ask, view) => `${who} may look through the hand of ${enemyOf(ask, view)} and discard one card of it.`
};

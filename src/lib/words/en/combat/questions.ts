// What is asked in the course of a battle: the question in the foot of the screen and what goes with it.

import type { AreaId } from '../../../box/areas';
import type { HouseCardId } from '../../../box/houseCards';
import { HOUSE_CARDS } from '../../../box/houseCards';
import type { House } from '../../../box/houses';
import { HOUSE_NAMES } from '../../../box/houses';
import type { About } from '../../../rules/asks';
import type { Track } from '../../../box/tracks';
import { capital, house, place, TOKEN_NAMES } from '../say';

export interface Asked {
  readonly about: About;
  readonly area: AreaId | null;
  /** Whose area it is that is offered. */
  readonly helper: House | null;
  readonly enemy: House | null;
  /** The card of the enemy that is in play. */
  readonly card: HouseCardId | null;
  /** The house is one of the two sides. */
  readonly fights: boolean;
}

const enemy = (one: House | null): string => (one === null ? 'the enemy' : house(one));
const from = (area: AreaId | null): string => (area === null ? 'here' : `from ${place(area)}`);
const card = (id: HouseCardId | null): string => (id === null ? 'the card' : HOUSE_CARDS[id].name);

function question({ about, area, helper, enemy: other, card: id, fights }: Asked): string {
  switch (about) {
    case 'support':
      return fights ? `Add the support ${from(area)}?` : `Whom to support ${from(area)}?`;
    case 'accepting-support':
      return `Accept the help of ${helper === null ? 'this area' : house(helper)}?`;
    case 'tyrion-lannister':
      return `Send ${card(id)} back?`;
    case 'aeron-damphair':
      return "Another card in Aeron's place?";
    case 'doran-martell':
      return `Where does ${enemy(other)} fall to the end?`;
    case 'tides-redraw':
      return 'Draw another tide?';
    case 'valyrian-steel-blade':
      return 'Draw the Valyrian blade?';
    case 'patchface':
      return `Discard a card of ${enemy(other)}?`;
    default:
      return '';
  }
}

export const questions = {
  question,
  /** `player` is empty where the name would only repeat the house. */
  decides: (one: House, player: string): string => `${house(one)}${player === '' ? '' : ` (${player})`} decides`,
  /** What an area would lend. */
  worth: (area: AreaId, value: number): string => capital(`${place(area)} is worth ${value}.`),
  engines: (attacking: number, defending: number): string =>
    `Worth ${attacking} to the attacker, ${defending} to the defender: siege engines only attack.`,
  sendsBack: (other: House, count: number): string =>
    count === 0
      ? `${house(other)} has no other card and would fight without one.`
      : `${house(other)} would have to choose another of ${count === 1 ? '1 card' : `${count} cards`}.`,
  blade: 'It adds 1, and is used for the rest of the round.',
  tideDrawn: 'Only this house sees its tide before both are turned up.',
  skullDrawn: 'Its skull takes a unit of the enemy, whoever wins.',
  drops: (one: House, track: Track, at: number, to: number): string =>
    at === to
      ? `${HOUSE_NAMES[one]} is last already`
      : `${HOUSE_NAMES[one]} drops from place ${at} to ${to}${at === 1 ? ` and loses ${TOKEN_NAMES[track]}` : ''}`,
  aeron: {
    text: 'It costs 2 power, and Aeron Damphair goes to the discard pile.',
    keep: 'Keep Aeron',
    play: (id: HouseCardId): string => `Play ${HOUSE_CARDS[id].name}, for 2 power`,
    missing: 'choose a card, or keep Aeron'
  },
  patchface: {
    text: (other: House): string => `The hand of ${house(other)} lies open. One card of it may go to the discard pile.`,
    last: (other: House): string =>
      `It is the last card of ${house(other)}: all its others would come back into the hand.`,
    pile: 'Used cards lie in the discard pile already.',
    keep: 'Discard nothing',
    discard: (id: HouseCardId): string => `Discard ${HOUSE_CARDS[id].name}`,
    missing: 'choose a card, or discard nothing'
  }
};

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
      return fights ? `Add your support ${from(area)}?` : `Who do you support ${from(area)}?`;
    case 'accepting-support':
      return `Accept support from ${helper === null ? 'this area' : house(helper)}?`;
    case 'tyrion-lannister':
      return `Send ${card(id)} back?`;
    case 'aeron-damphair':
      return 'Play another card instead of Aeron?';
    case 'doran-martell':
      return `On which track does ${enemy(other)} drop to last?`;
    case 'tides-redraw':
      return 'Draw another card?';
    case 'valyrian-steel-blade':
      return 'Use the Valyrian Steel Blade?';
    case 'patchface':
      return `Discard one of ${enemy(other)}'s cards?`;
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
    `Worth ${attacking} to the attacker, ${defending} to the defender: siege engines count only when attacking.`,
  sendsBack: (other: House, count: number): string =>
    count === 0
      ? `${house(other)} has no other card and would fight without one.`
      : `${house(other)} would have to play ${count === 1 ? 'its only other card' : `one of its ${count} other cards`}.`,
  blade: 'It adds 1 strength, and is then used for this round.',
  tideDrawn: 'Only you see your card until both are revealed.',
  skullDrawn: 'Its skull destroys an enemy unit, whoever wins.',
  drops: (one: House, track: Track, at: number, to: number): string =>
    at === to
      ? `${HOUSE_NAMES[one]} is already last`
      : `${HOUSE_NAMES[one]} drops from position ${at} to ${to}${at === 1 ? ` and loses ${TOKEN_NAMES[track]}` : ''}`,
  aeron: {
    text: 'It costs 2 power, and Aeron Damphair is discarded.',
    keep: 'Keep Aeron',
    play: (id: HouseCardId): string => `Play ${HOUSE_CARDS[id].name} for 2 power`,
    missing: 'choose a card, or keep Aeron'
  },
  patchface: {
    text: (other: House): string => `You see ${house(other)}'s hand, and may discard one card from it.`,
    last: (other: House): string =>
      `It is ${house(other)}'s last card: its whole discard pile would return to its hand.`,
    pile: 'Used cards are already in the discard pile.',
    keep: 'Discard nothing',
    discard: (id: HouseCardId): string => `Discard ${HOUSE_CARDS[id].name}`,
    missing: 'choose a card, or discard nothing'
  }
};

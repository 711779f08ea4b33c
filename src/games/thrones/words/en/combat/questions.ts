// What goes with the questions in the foot of a battle.

import type { AreaId } from '../../../box/areas';
import type { HouseCardId } from '../../../box/houseCards';
import type { House } from '../../../box/houses';
import type { Track } from '../../../box/tracks';
import { capital, house, place, TOKEN_NAMES } from '../say';
import NAMES from '../names';

export const questions = {
  /** `player` is empty where the name would only repeat the house. */
  decides: (one: House, player: string): string => `${house(one)}${player === '' ? '' : ` (${player})`} decides`,
  /** What an area would lend. */
  worth: (area: AreaId, value: number): string => capital(`${place(area)} is worth ${value}.`),
  engines: (attacking: number, defending: number): string =>
    `Worth ${attacking} to the attacker, ${defending} to the defender: siege engines count only when attacking.`,
  drops: (one: House, track: Track, at: number, to: number): string =>
    at === to
      ? `${NAMES.houses[one]} is already last`
      : `${NAMES.houses[one]} drops from position ${at} to ${to}${at === 1 ? ` and loses ${TOKEN_NAMES[track]}` : ''}`,
  aeron: {
    text: 'It costs 2 power, and Aeron Damphair is discarded.',
    keep: 'Keep Aeron',
    play: (id: HouseCardId): string => `Play ${NAMES.houseCards[id]} for 2 power`,
    missing: 'choose a card, or keep Aeron'
  },
  patchface: {
    text: (other: House): string => `You see ${house(other)}'s hand, and may discard one card from it.`,
    last: (other: House): string =>
      `It is ${house(other)}'s last card: its whole discard pile would return to its hand.`,
    pile: 'Used cards are already in the discard pile.',
    keep: 'Discard nothing',
    discard: (id: HouseCardId): string => `Discard ${NAMES.houseCards[id]}`,
    missing: 'choose a card, or discard nothing'
  }
};

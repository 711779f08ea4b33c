// The events: their names, and whom they make defend.

import type { EventId, SpecialEvent } from '../../box/events';
import type { House } from '../../box/houses';
import { house, HOUSE_NAMES } from './say';

interface EventWords {
  readonly name: string;
  readonly text: string;
}

const SPECIAL: Readonly<Record<SpecialEvent, EventWords>> = {
  influential: {
    name: 'Influential',
    text: 'Of the other players, the one who has spread the most influence defends.'
  },
  'full-hands': { name: 'Full Hands', text: 'Of the other players, the one with the most cards in hand defends.' },
  mighty: { name: 'Mighty', text: 'Of the other players, the one with the most power on living characters defends.' }
};

export const isHouse = (event: EventId): event is House => event in HOUSE_NAMES;

export const event = (one: EventId): EventWords =>
  isHouse(one)
    ? { name: house(one), text: `${house(one)} defends, unless it challenges: then it chooses who to challenge.` }
    : SPECIAL[one];

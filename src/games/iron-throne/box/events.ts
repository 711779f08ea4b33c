// The events: three of each House in play, and three special ones. An event names the defender.

import type { House } from './houses';

export const SPECIAL_EVENTS = ['influential', 'full-hands', 'mighty'] as const;
export type SpecialEvent = (typeof SPECIAL_EVENTS)[number];
/** The number that each compares; the most among the others defends. */
export const COMPARED = { influential: 'spread', 'full-hands': 'hand', mighty: 'power' } as const satisfies Readonly<
  Record<SpecialEvent, string>
>;

/** The events whose text the rulebook prints. */
export const PRINTED_EVENT: SpecialEvent = 'influential';

export type EventId = House | SpecialEvent;

const EVENTS_OF_A_HOUSE = 3;

export const eventsOf = (houses: readonly House[]): EventId[] => [
  ...houses.flatMap((house) => Array.from({ length: EVENTS_OF_A_HOUSE }, () => house)),
  ...SPECIAL_EVENTS
];

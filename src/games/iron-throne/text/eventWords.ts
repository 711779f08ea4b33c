// The events: their names, and who defends by them.

import { text } from 'text:iron-throne/cards';
import { text as names } from 'text:iron-throne/names';
import type { EventId, House } from '#iron/box';
import type { Owned } from '../rules/effects/vocabulary';
import { HOUSES } from '../box/houses';

export const isHouse = (event: EventId): event is House => HOUSES.some((house) => house === event);

export const eventName = (event: EventId, owned?: Owned): string =>
  isHouse(event) ? names(`houses.${event}`) : (owned?.events?.[event]?.title ?? text(`event-${event}`));

export const eventText = (event: EventId, owned?: Owned): string =>
  isHouse(event)
    ? text('event-house', { house: event })
    : (owned?.events?.[event]?.text ?? text(`event-${event}.text`));

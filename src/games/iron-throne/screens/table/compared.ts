// The comparison that an event makes, and its result.

import { text } from 'text:iron-throne/table';
import type { EventId, House } from '#iron/box';
import { INFLUENCE } from '#iron/box/limits';
import type { Seen } from '#iron/outlook/sums';
import type { View } from '#iron/rules';
import { eventRule } from '#iron/rules/effects/designs';
import type { EventRule, Measure } from '#iron/rules/effects/vocabulary';
import { isHouse } from '#iron/text/eventWords';
import { spreadOf } from '#iron/rules/influence';
import { sum } from '#iron/rules/terms';

export interface Compared extends Pick<EventRule, 'wanted'> {
  readonly house: House;
  readonly measure: Measure;
  readonly count: number;
  readonly isWritten: boolean;
}

/** The number that an event compares, of one of the players. */
export function measured(view: Seen & Pick<View, 'cards'>, measure: Measure, house: House): number {
  if (measure === 'spread') return spreadOf(view, house);
  if (measure === 'hand') return view.cards[house]!.hand;
  if (measure === 'held') return view.cards[house]!.hostages.length;
  const { sheet, characters } = view.houses[house]!;
  return measure === 'sheet' ? sheet : sum(Object.values(characters));
}

/** That number, and of what it is. */
export function measureText(measure: Measure, count: number): string {
  if (measure === 'power') return text('player-power', { power: count });
  if (measure === 'hand') return text('hand', { count });
  if (measure === 'sheet') return text('sheet', { power: count });
  return measure === 'held' ? text('player-held', { count }) : text('player-spread', { count, total: INFLUENCE });
}

/** The Houses that are equal in what an event compares, where the challenger therefore chooses; null where nothing is compared. */
export function equalText(view: Seen & Pick<View, 'cards'>, event: EventId, challenger: House): string | null {
  if (isHouse(event)) return null;
  const { compares, wanted } = eventRule(view, event);
  const others = view.seats.filter((house) => house !== challenger);
  const numbers = new Map(others.map((house) => [house, measured(view, compares, house)]));
  const sought = (wanted === 'most' ? Math.max : Math.min)(...numbers.values());
  const houses = others.filter((house) => numbers.get(house) === sought);
  return text('event-equal', { houses, text: measureText(compares, sought) });
}

export const comparedText = ({ house, measure, wanted, count, isWritten }: Compared): string =>
  isWritten
    ? text('event-written', { house, wanted, text: measureText(measure, count) })
    : text('event-compared', { house, measure: measure === 'spread' || measure === 'hand' ? measure : 'power', count });

/** The comparison that has made this House the defender; null where the event names it. */
export function comparedIn(view: Seen & Pick<View, 'cards'>, event: EventId, house: House): Compared | null {
  if (isHouse(event)) return null;
  const { compares: measure, wanted } = eventRule(view, event);
  const isWritten = view.owned?.events?.[event] !== undefined;
  return { house, measure, wanted, count: measured(view, measure, house), isWritten };
}

// The lettering of leaders and cards at this table: what an owner of the box has written, otherwise the app's own words.

import { getContext, setContext } from 'svelte';
import { text as table } from 'text:iron-throne/table';
import type { EventId, Person } from '#iron/box';
import { PRINTED_EVENT } from '#iron/box/events';
import { CHARACTER_CARDS } from '#iron/rules/effects/characterCards';
import { LEADERS } from '#iron/rules/effects/leaders';
import type { Ask } from '#iron/rules';
import type { CardRule, Mark, Owned } from '#iron/rules/effects/vocabulary';
import type { IconName } from './ironIcons';
import { cardText, leaderText } from '#iron/text/cardWords';
import { eventName, eventText, isHouse } from '#iron/text/eventWords';

/** yours: written by an owner of the box. */
export type Badge = Mark | 'yours';

export const BADGE_ICONS = { book: 'check', ours: 'quill', yours: 'hand' } as const satisfies Readonly<
  Record<Badge, IconName>
>;

export interface Lettered {
  readonly title: string;
  readonly text: string;
  readonly mark: Badge;
}

export interface LetteredLeader extends Lettered {
  readonly when: string;
}

export interface LetteredCard extends Lettered {
  readonly window: CardRule['window'];
}

export function leaderLettered(owned: Owned | undefined, person: Person): LetteredLeader {
  const written = owned?.leaders?.[person];
  if (written === undefined) return { ...leaderText(person), mark: LEADERS[person].mark };
  const { title, text, moment } = written;
  return { title, text, when: table(`when-${moment ?? 'always'}`), mark: 'yours' };
}

export function cardLettered(owned: Owned | undefined, person: Person): LetteredCard {
  const written = owned?.cards?.[person];
  if (written !== undefined) return { ...written, mark: 'yours' };
  const { window, mark } = CHARACTER_CARDS[person];
  return { ...cardText(person), window, mark };
}

export function eventLettered(owned: Owned | undefined, event: EventId): Lettered {
  const isBook = isHouse(event) || event === PRINTED_EVENT;
  const mark = !isHouse(event) && owned?.events?.[event] !== undefined ? 'yours' : isBook ? 'book' : 'ours';
  return { title: eventName(event, owned), text: eventText(event, owned), mark };
}

type Owning = () => Owned | undefined;

const KEY = Symbol('the owned cards of this table');

/** For all that is drawn below the component that begins here. */
export const provideOwned = (owned: Owning): void => {
  setContext(KEY, owned);
};

const nothing: Owning = () => undefined;

/** Name and title of what asks; null where the rules do. */
export function sourceOf({ by }: Pick<Ask, 'by'>, written: ReturnType<typeof lettering>): string | null {
  if (by === null) return null;
  const { person } = by;
  return table('titled', { person, title: written[by.of](person).title });
}

/** Called while a component begins. */
export function lettering() {
  const owned = getContext<Owning | undefined>(KEY) ?? nothing;
  return {
    leader: (person: Person): LetteredLeader => leaderLettered(owned(), person),
    card: (person: Person): LetteredCard => cardLettered(owned(), person),
    event: (event: EventId): Lettered => eventLettered(owned(), event)
  };
}

// The sheet that a touch on a leader, card or House of the table opens. Provided by the table as context.

import { getContext, setContext } from 'svelte';
import type { EventId, House, Person } from '#iron/box';

export type Look =
  | { readonly at: 'house'; readonly house: House }
  | { readonly at: 'event'; readonly event: EventId }
  | { readonly at: 'leader' | 'card'; readonly person: Person };
export type Looking = (look: Look) => void;

const KEY = Symbol('what is touched to be read');

/** For all that is drawn below the component that begins here. */
export const provideLooking = (looking: Looking): void => {
  setContext(KEY, looking);
};

/** Called while a component begins; undefined where nothing can be touched. */
export const looking = (): Looking | undefined => getContext<Looking | undefined>(KEY);

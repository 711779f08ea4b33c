// Power that was lost since the encounter was settled, for all that is drawn with its sums.

import { getContext, setContext } from 'svelte';
import type { Since } from '#iron/outlook/sums';

const NONE: Since = () => 0;
const KEY = Symbol('what was lost since the encounter was settled');

/** For all that is drawn below the component that begins here. */
export const provideSince = (since: () => Since): void => {
  setContext(KEY, since);
};

/** Called while a component begins. */
export const lostSince = (): (() => Since) => getContext<(() => Since) | undefined>(KEY) ?? (() => NONE);

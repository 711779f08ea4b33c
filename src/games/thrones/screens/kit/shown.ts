// The table hears when everything of a page has been shown, so that nothing beside it tells the outcome before.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('shown');

export const hearShown = (heard: () => void): void => void setContext(KEY, heard);

/** Nothing where no table listens. */
export const tellingShown = (): (() => void) | undefined => getContext<(() => void) | undefined>(KEY);

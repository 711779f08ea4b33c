// Reports to the table when everything on a page has been shown, so that nothing beside it gives away the outcome earlier.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('shown');

export const hearShown = (heard: () => void): void => void setContext(KEY, heard);

/** The function that reports it; undefined if no table listens. */
export const tellingShown = (): (() => void) | undefined => getContext<(() => void) | undefined>(KEY);

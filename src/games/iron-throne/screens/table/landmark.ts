// The table is the main part of its page, but where a rule plays it is a picture in another one.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('picture');

/** For the table inside of the component that calls this as it begins. */
export const asPicture = (): void => void setContext(KEY, true);

/** The role of the part that all look at. */
export const landmark = (): 'main' | undefined => (getContext(KEY) === true ? undefined : 'main');

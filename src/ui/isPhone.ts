// Matches the window of a phone, upright or on its side.

import { MediaQuery } from 'svelte/reactivity';

export const isPhone = new MediaQuery('(width < 600px), (height <= 560px)');

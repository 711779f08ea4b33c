// The words of the parts that know no game.

import en from './en';
import { spoken } from './spoken.svelte';

export const { words } = spoken(en);

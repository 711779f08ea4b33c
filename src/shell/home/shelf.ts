// What the home screen asks of the saved games. The device's own by default; tests bring another.

import { duplicate, gamesInOrder, remove, rename, restore } from '../saves/games';
import { usage } from '../saves/storage';
import { desk } from '../files/filing.svelte';

export const device = { gamesInOrder, rename, duplicate, remove, restore, usage, ...desk };

export type Shelf = Readonly<typeof device>;

// What the home screen asks of the saved games. The device's own by default; tests bring another.

import { exportGame, importGame } from '../../saves/files';
import { duplicate, listGames, remove, rename, restore } from '../../saves/games';
import { salvageGame } from '../../saves/salvage';
import { usage } from '../../saves/storage';

export const device = { listGames, rename, duplicate, remove, restore, exportGame, importGame, salvageGame, usage };

export type Shelf = Readonly<typeof device>;

// A game leaves the device, loaded when somebody wants that: the whole of it, or what is left of one that does not open.

import { now } from '../saves/clock';
import { fileName as nameOf } from './fileName';

export { salvageGame } from '../saves/files/backup';
export { exportHeld, exportGame } from '../saves/files/gameFiles';
export { handOut } from './handOut';

export const fileName = (game: string): string => nameOf(game, now());

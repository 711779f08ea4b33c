// Exports a whole game, or what is left of one that does not open. Loaded when somebody wants that.

import { now } from '../saves/clock';
import { fileName as nameOf } from './fileName';

export { salvageGame } from '../saves/files/backup';
export { exportHeld, exportGame } from '../saves/files/gameFiles';
export { handOut } from './handOut';

export const fileName = (game: string): string => nameOf(game, now());

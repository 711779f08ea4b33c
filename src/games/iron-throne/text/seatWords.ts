// Who sits in a seat of a new game.

import { text } from 'text:iron-throne/table';

/** The player's name; without one, the number of the seat. */
export const playerAt = (name: string, nth: number): string => name.trim() || text('seat-number', { nth });

// Says where a game is, instead of when it was played.

import { text } from 'text:shell/pages';
import type { GameSheet } from '../saves/store/sheet';

/** The sentence; null for a game that is played here. */
export const awayFrom = ({ passage }: Pick<GameSheet, 'passage'>): string | null =>
  passage === null ? null : text(passage.way === 'out' ? 'home-away' : 'home-waits');

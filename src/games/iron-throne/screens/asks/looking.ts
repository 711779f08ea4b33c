// Asks that are answered in the middle of the table, with a look at what is one's own first.

import type { Ask } from '#iron/rules';
import { panelOf } from './panels';

/** What is behind a claimed curtain of its own leaves the table as it is. */
export const isLook = (ask: Ask): boolean => ask.privacy === 'look' && panelOf(ask).where !== 'taken';

/** That look needs the curtain: the panel is for one player alone, or the seat has a PIN. */
export const needsCurtain = (ask: Ask, holder: string | null, hasPin: boolean): boolean =>
  isLook(ask) && holder === null && (panelOf(ask).where === 'alone' || hasPin);

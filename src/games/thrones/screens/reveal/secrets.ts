// The secrets that a moment reveals.

import type { Moment } from '#thrones/flow/moments';

export type Secret = 'orders' | 'bids' | 'wildlings' | 'cards';

export const secretOf = ({ what }: Moment): Secret =>
  what === 'orders' || what === 'bids' || what === 'wildlings' ? what : 'cards';

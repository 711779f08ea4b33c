// What can be wrong with what a camera sees.

import type { Misread } from './frames';

/** `other`: a code of ours that is not due now. */
export type Hint = Misread | 'dark' | 'nothing' | 'other' | 'steady';

// The faults that the camera's picture can have.

import type { Misread } from './frames';

/** `other`: a code of this app that is not expected now. */
export type Hint = Misread | 'dark' | 'nothing' | 'other' | 'steady';

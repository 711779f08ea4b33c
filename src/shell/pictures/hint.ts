// What can be wrong with the camera's picture.

import type { Misread } from './frames';

/** `other`: a code of this app that is not expected now. */
export type Hint = Misread | 'dark' | 'nothing' | 'other' | 'steady';

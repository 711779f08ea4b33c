// The reason why no more answers can be taken back.

import { text } from 'text:iron-throne/table';
import type { Revelation } from '#iron/rules';

type Wall = Revelation | 'looking' | 'beginning';

/** `revealed`: the revelation that is in the way; null: the game began there. */
export const wallOf = (revealed: string | null): string => text(`wall-${(revealed ?? 'beginning') as Wall}`);

// What is woven into the curtain of each house: one thread, the width and height after which it repeats.

import type { ByHouse } from '../../box/houses';
import type { Weave } from '../../../../shell/curtain/bearer';

export const WEAVES: ByHouse<Weave> = {
  stark: { d: 'M0 24L24 0', width: 24, height: 24 },
  greyjoy: { d: 'M0 20q20-22 40 0t40 0', width: 80, height: 40 },
  lannister: { d: 'M32 8l20 24-20 24-20-24z', width: 64, height: 64 },
  baratheon: { d: 'M0 14H56', width: 56, height: 28 },
  tyrell: { d: 'M20 20a7 7 0 1 0 .1 0zM48 48a7 7 0 1 0 .1 0z', width: 56, height: 56 },
  martell: { d: 'M0 42l32-28 32 28', width: 64, height: 56 }
};

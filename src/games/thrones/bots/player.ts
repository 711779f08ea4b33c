// A player made of code: from what its seat may see, and some chance, to an answer.

import type { House } from '#thrones/box';
import type { Answer, View } from '#thrones/rules';
import type { Chance } from '#engine/chance';

export type Player = (view: View, house: House, chance: Chance) => Answer;

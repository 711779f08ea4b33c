// A player made of code: from what its seat may see, and some chance, to an answer. No position comes in here.

import type { Chance } from '#engine/chance';
import type { House } from '#iron/box';
import type { Answer, View } from '#iron/rules';

export type Player = (view: View, house: House, chance: Chance) => Answer;

// A player made of code: from what its seat may see, and some chance, to an answer. No position comes in here.

import type { Chance } from '../../../engine/chance';
import type { House } from '../box/houses';
import type { Answer } from '../rules/asks';
import type { View } from '../rules/view';

export type Player = (view: View, house: House, chance: Chance) => Answer;

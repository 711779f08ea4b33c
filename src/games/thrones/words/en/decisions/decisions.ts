// The words of every decision.

import type { ChoiceCardId } from '../../../box/houseCards';
import { isHouseCard } from '../../../box/houseCards';
import type { About } from '../../../rules/decisions';
import { BATTLE } from './battle';
import { CARDS } from './houseCards';
import { ORDERS } from './orders';
import { WESTEROS } from './westeros';
import { WILDLINGS } from './wildlings';
import type { Wording } from './wording';
import NAMES from '../names';

const WORDINGS: Readonly<Record<Exclude<About, ChoiceCardId>, Wording>> = {
  ...WESTEROS,
  ...WILDLINGS,
  ...ORDERS,
  ...BATTLE
};

export const wordingOf = (about: About): Wording =>
  isHouseCard(about) ? { title: NAMES.houseCards[about], ...CARDS[about] } : WORDINGS[about];

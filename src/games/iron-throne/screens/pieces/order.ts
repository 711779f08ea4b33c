// The order in which a hand is shown: hostilities from the highest, truces, characters.

import type { Face } from '#iron/box';
import { FACES, isHostilityCard, valueOf } from '#iron/box/houseCards';

const rank = (face: Face): number =>
  isHostilityCard(face) ? -valueOf(face) : face === 'truce' ? 0 : 1 + FACES.indexOf(face);

export const inOrder = (hand: readonly Face[]): Face[] => hand.toSorted((a, b) => rank(a) - rank(b));

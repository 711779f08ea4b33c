// All abilities by card. A card that is not here has printed numbers only.

import type { HouseCardId } from '#thrones/box';
import type { Combat, SideName } from '../position';
import { BARATHEON } from './baratheon';
import { GREYJOY } from './greyjoy';
import { LANNISTER } from './lannister';
import { MARTELL } from './martell';
import { STARK } from './stark';
import { TYRELL } from './tyrell';
import type { Ability } from './vocabulary';

export const ABILITIES: Readonly<Partial<Record<HouseCardId, Ability>>> = {
  ...STARK,
  ...GREYJOY,
  ...LANNISTER,
  ...BARATHEON,
  ...TYRELL,
  ...MARTELL
};

const NONE: Ability = {};

/** The text of a side's revealed card; nothing before the reveal, and nothing for a side without a card. */
export function abilityOf(combat: Combat, side: SideName): Ability {
  const card = combat.revealed ? combat.cards[side] : null;
  return card === null ? NONE : (ABILITIES[card] ?? NONE);
}

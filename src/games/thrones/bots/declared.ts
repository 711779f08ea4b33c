// What a choice is to the house that is asked, read off its declaration, so that a further card is understood as well.

import type { House } from '#thrones/box';
import type { Table } from '#thrones/rules';
import type { AboutOf } from '#thrones/rules/asks';
import { sideOf } from '#thrones/rules/combat/combatSides';
import { declared } from '#thrones/rules/decisions';

/** Units of the enemy are harmed, own ones are raised or lost. */
export function unitsGo(about: AboutOf<'units'>): 'harmed' | 'raised' | 'lost' {
  const { fate, of } = declared('units', about);
  return of === 'enemy' ? 'harmed' : fate === 'knight' ? 'raised' : 'lost';
}

/** A card of its own is discarded. */
export function losesCard(about: AboutOf<'card'>): boolean {
  const { use, of } = declared('card', about);
  return use === 'discarded' && of === 'own';
}

/** The victor says where the loser goes. */
export const sendsEnemy = ({ combat }: Pick<Table, 'combat'>, house: House, about: AboutOf<'area'>): boolean =>
  declared('area', about).purpose === 'refuge' && combat !== null && sideOf(combat, house) === combat.victor;

// What the sentences of asks have in common: whom else it concerns. An ask may be hidden from whoever looks: then
// nothing can be read but whom it asks and what about, and every sentence has to do without the rest.

import type { AreaId } from '../../../box/areas';
import type { About, Ask } from '../../../rules/asks';
import type { HiddenAsk, View } from '../../../rules/view';
import type { House } from '../../../box/houses';
import { house, place, several } from '../say';

export type Asked = Ask | HiddenAsk;

/** Said to the house that is asked. */
export type Sentence = (ask: Asked, view: View) => string;

export type Sentences<A extends About> = Readonly<Record<A, Sentence>>;

/** How many units have to be given; 0 where it cannot be seen. */
export const dueIn = (ask: Asked): number => ('least' in ask ? ask.least : 0);

export const mostIn = (ask: Asked): number => ('most' in ask ? ask.most : 0);

export const unitsDue = (ask: Asked): string => (dueIn(ask) === 0 ? 'units' : several(dueIn(ask), 'unit', 'units'));

export const areaOf = (ask: Asked): AreaId | null => ('area' in ask ? ask.area : null);

export function battlefield({ combat }: View): string {
  return combat === null ? 'the area attacked' : place(combat.area);
}

/** The other side of the combat. */
export function enemyOf({ house: one }: Asked, { combat }: View): string {
  if (combat === null) return 'the enemy';
  const enemy: House | null = combat.attacker === one ? combat.defender : combat.attacker;
  return enemy === null ? 'the neutral force' : house(enemy);
}

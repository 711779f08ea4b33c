// Links from the rules of one game to those of the others.

import type { Offer } from '../screens';
import { fromHere, type PageLink } from '../way';

export interface Other {
  readonly name: string;
  readonly way: PageLink;
}

/** On those pages Back leads where it leads from here. */
export const othersOf = (offers: readonly Offer[], game: string, back: PageLink): readonly Other[] =>
  offers
    .filter(({ id }) => id !== game)
    .map(({ id, name }): Other => ({ name, way: `/rules?game=${id}&${fromHere(back)}` }));

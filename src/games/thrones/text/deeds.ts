// The foot of an ask for an area or a card: what its button does, what is missing, and how it is declined. A decision without the
// words of its kind does not compile. What becomes of units is said by their fate alone, an option by its name (options.ts).

import { text } from 'text:thrones/asks';
import type { AreaId, House, HouseCardId } from '#thrones/box';
import type { AboutOf, AskOf, Declinable } from '#thrones/rules';

/** On the button. Null: nothing is chosen yet. */
export const areaDeed = (about: AboutOf<'area'>, area: AreaId | null): string =>
  area === null ? text(`area-${about}`) : text(`area-${about}.chosen`, { area });

export const cardDeed = (
  { about, secret }: Pick<AskOf<'card'>, 'about' | 'secret'>,
  card: HouseCardId | null
): string => (card === null ? text(`card-${about}`) : text(`card-${about}.chosen`, { card, isSecret: secret }));

/** Below the deed that cannot be done yet. */
export const areaMissing = (about: AboutOf<'area'>): string => text(`area-${about}.missing`);
export const cardMissing = (about: AboutOf<'card'>): string => text(`card-${about}.missing`);

/** Above the areas. `house`: whose units or orders. */
export const areaQuestion = (about: AboutOf<'area'>, house: House): string => text(`area-${about}.which`, { house });

/** On the button that declines. */
export const areaDeclining = (about: Declinable<'area'>, house: House): string => text(`area-${about}.none`, { house });
export const cardDeclining = (about: Declinable<'card'>): string => text(`card-${about}.none`);

/** The consequence of declining. */
export const areaDeclined = (about: Declinable<'area'>, house: House): string =>
  text(`area-${about}.declined`, { house });
export function cardDeclined(about: Declinable<'card'>): string {
  const key = `card-${about}.declined` as const;
  return text.has(key) ? text(key) : '';
}

/** Below the cards. */
export function cardNote(about: AboutOf<'card'>): string {
  const key = `card-${about}.note` as const;
  return text.has(key) ? text(key) : '';
}

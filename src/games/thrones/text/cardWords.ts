// The text of cards: effects of house cards, icons in words.

import { text } from 'text:thrones/cards';
import type { HouseCardId } from '#thrones/box';

/** Null for a card that has nothing but its figures. */
export function houseCardText(card: HouseCardId): string | null {
  const key = `house-${card}`;
  return text.has(key) ? text(key as 'house-robb-stark') : null;
}

/** "2 swords and 1 fortification"; empty where there are no icons. */
export const iconsText = (swords: number, fortifications: number, skulls = 0): string => {
  const list = [
    ...(swords > 0 ? [text('card-swords', { count: swords })] : []),
    ...(fortifications > 0 ? [text('card-fortifications', { count: fortifications })] : []),
    ...(skulls > 0 ? [text('card-skulls', { count: skulls })] : [])
  ];
  return list.length === 0 ? '' : text('card-icons', { list });
};

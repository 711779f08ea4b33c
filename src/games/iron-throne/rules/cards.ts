// House cards on their way: drawing, discarding, reshuffling. A deck that is empty takes in its discard pile at once.

import type { Face, House } from '#iron/box';
import { byChance, change, type Draft, record, stateOf } from './draft';

export const handOf = (draft: Pick<Draft, 'hands'>, house: House): readonly Face[] => draft.hands[house]!;

export const deckOf = (draft: Pick<Draft, 'decks'>, house: House): readonly Face[] => draft.decks[house]!;

/** A card can be had from the deck, if need be after a reshuffle. */
export const hasDeck = (draft: Pick<Draft, 'decks' | 'houses'>, house: House): boolean =>
  deckOf(draft, house).length + stateOf(draft, house).discard.length > 0;

export function shuffleIn(draft: Draft, house: House): void {
  const { discard } = stateOf(draft, house);
  if (discard.length === 0) return;
  draft.decks[house] = byChance(draft, (chance) => chance.shuffle([...deckOf(draft, house), ...discard]));
  change(draft, house, { discard: [] });
  record(draft, { what: 'shuffled', house });
}

const shuffleIfEmpty = (draft: Draft, house: House): void => {
  if (deckOf(draft, house).length === 0) shuffleIn(draft, house);
};

/** Null if deck and discard pile are both empty. */
export function takeTop(draft: Draft, house: House): Face | null {
  shuffleIfEmpty(draft, house);
  const [top, ...rest] = deckOf(draft, house);
  if (top === undefined) return null;
  draft.decks[house] = rest;
  shuffleIfEmpty(draft, house);
  return top;
}

export function toHand(draft: Draft, house: House, ...faces: readonly Face[]): void {
  draft.hands[house] = [...handOf(draft, house), ...faces];
}

export function draw(draft: Draft, house: House, wanted: number): void {
  let cards = 0;
  for (; cards < wanted; cards++) {
    const face = takeTop(draft, house);
    if (face === null) break;
    toHand(draft, house, face);
  }
  if (cards > 0) record(draft, { what: 'drew', house, cards });
}

export const refill = (draft: Draft, house: House, to: number): void =>
  draw(draft, house, Math.max(0, to - handOf(draft, house).length));

/** One of each face given leaves the hand. */
export function fromHand(draft: Draft, house: House, faces: readonly Face[]): void {
  draft.hands[house] = without(handOf(draft, house), faces);
}

export function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const rest = [...list];
  for (const one of gone) {
    const at = rest.indexOf(one);
    if (at < 0) throw new Error(`${String(one)} is not there`);
    rest.splice(at, 1);
  }
  return rest;
}

export function toPile(draft: Draft, house: House, ...faces: readonly Face[]): void {
  change(draft, house, { discard: [...stateOf(draft, house).discard, ...faces] });
}

export function discard(draft: Draft, house: House, faces: readonly Face[]): void {
  if (faces.length === 0) return;
  fromHand(draft, house, faces);
  toPile(draft, house, ...faces);
  record(draft, { what: 'discarded', house, cards: faces });
}

/** Null where the hand is empty. */
export function takeAtRandom(draft: Draft, house: House): Face | null {
  const hand = handOf(draft, house);
  if (hand.length === 0) return null;
  const face = byChance(draft, (chance) => chance.pick(hand));
  fromHand(draft, house, [face]);
  return face;
}

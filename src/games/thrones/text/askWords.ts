// The words of an ask: the name of the step, one sentence for a first-time player, and the names of what can be chosen. A decision or an
// option without its text does not compile.

import { text } from 'text:thrones/asks';
import { text as names } from 'text:thrones/names';
import { isHouseCard } from '../box/houseCards';
import type { House } from '#thrones/box';
import type { About, AskKind, Bidding, Revelation, View } from '#thrones/rules';
import { type Asked, particularsOf, trackOf } from './particulars';

/** A house card gives its own name to the step. */
export const titleOf = (about: About): string =>
  isHouseCard(about) ? names(`houseCards.${about}`) : text(`ask-${about}.title`);

/** Said to the house that is asked. */
export const sentenceOf = (ask: Asked, view: View): string => text(`ask-${ask.about}`, particularsOf(ask, view));

/** The same, where others than the house asked read it, too. */
export const namedOf = (ask: Asked, view: View): string =>
  text('ask-named', { house: ask.house, text: sentenceOf(ask, view) });

export const aloudOf = (ask: Asked, view: View): string =>
  text('ask-aloud', { house: ask.house, title: titleOf(ask.about), text: sentenceOf(ask, view) });

/** In the low panel of a phone, which has two short lines for it. */
export function briefOf(ask: Asked, view: View): string {
  const key = `ask-${ask.about}.brief` as const;
  return text.has(key) ? text(key, particularsOf(ask, view)) : sentenceOf(ask, view);
}

/** In a battle, in the foot of the screen: the same in a few words. */
export function questionOf(ask: Asked, view: View): string {
  const key = `ask-${ask.about}.question` as const;
  return text.has(key) ? text(key, particularsOf(ask, view)) : sentenceOf(ask, view);
}

/** Beside the question: what is at stake. */
export function stakesOf(ask: Asked, view: View): string {
  const key = `ask-${ask.about}.stakes` as const;
  return text.has(key) ? text(key, particularsOf(ask, view)) : '';
}

/** The next deed of a hand, on the button of the recap before it. */
export function nextOf(about: About): string {
  const key = `ask-${about}.deed` as const;
  return text.has(key) ? text(key) : titleOf(about);
}

/** The reason why the tablet is passed. */
export function passedFor(about: About, bidding: Bidding | null): string {
  const key = `ask-${about}.curtain` as const;
  return text.has(key) ? text(key, { track: trackOf(bidding) }) : text('curtain');
}

/** The answer of a house, as far as it may be told. */
export const deedOf = (house: House, kind: AskKind): string => text(`deed-${kind}`, { house });

/** The reason why no more can be taken back: what was revealed; null for the beginning of the game. */
export const wallOf = (revealed: string | null): string =>
  text(`wall-${(revealed ?? 'beginning') as Revelation | 'tide-drawn' | 'beginning'}`);

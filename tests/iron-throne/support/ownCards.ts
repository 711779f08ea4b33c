// The page of cards that an owner of the box writes, on a device of its own.

import { vi } from 'vitest';
import type { Draft, Place } from '#iron/rules/effects/ownedShape';
import type { Owned } from '#iron/rules/effects/vocabulary';
import { OwnCards } from '#iron/screens/owned/ownCards.svelte';

export interface Device {
  readonly kept: Map<string, string>;
  /** Nothing can be kept on it. */
  isForbidden: boolean;
}

/** A browser that keeps nothing yet. */
export function device(): Device {
  const made: Device = { kept: new Map(), isForbidden: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => made.kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (made.isForbidden) throw new Error('forbidden');
      made.kept.set(key, value);
    }
  });
  return made;
}

export const CARDS = 'pass-the-crown:iron-throne.cards';
export const DRAFTS = 'pass-the-crown:iron-throne.drafts';

/** The page where this has been written, and this begun. */
export function cardsWith(owned: unknown = {}, drafts: unknown = {}): OwnCards {
  const { kept } = device();
  kept.set(CARDS, JSON.stringify(owned));
  kept.set(DRAFTS, JSON.stringify(drafts));
  return new OwnCards();
}

/** What comes up on the form. */
export function onTheForm(cards: OwnCards, place: Place): Draft {
  cards.open = place;
  return cards.draft!;
}

/** With the designs of the app, or with these. */
export const draftOf = (place: Place, owned: Owned = {}): Draft => onTheForm(cardsWith(owned), place);

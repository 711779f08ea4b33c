// The three Westeros decks of ten: name, wildling icon, and the orders a card forbids in the planning phase that follows.
// What the cards make happen is rules.

import type { OrderToken } from './orders';

export interface WesterosCard {
  /** Turned up, it moves the wildlings one space. */
  readonly wildlingIcon: boolean;
  readonly forbids: readonly OrderToken[];
}

const PRINTED = {
  supply: { wildlingIcon: false, forbids: [] },
  mustering: { wildlingIcon: false, forbids: [] },
  'a-throne-of-blades': { wildlingIcon: true, forbids: [] },

  'clash-of-kings': { wildlingIcon: false, forbids: [] },
  'game-of-thrones': { wildlingIcon: false, forbids: [] },
  'dark-wings-dark-words': { wildlingIcon: true, forbids: [] },

  // These two are in the first deck and in the second.
  'last-days-of-summer': { wildlingIcon: true, forbids: [] },
  'winter-is-coming': { wildlingIcon: false, forbids: [] },

  'wildlings-attack': { wildlingIcon: false, forbids: [] },
  // What it forbids is the choice of the blade's holder.
  'put-to-the-sword': { wildlingIcon: false, forbids: [] },
  'storm-of-swords': { wildlingIcon: true, forbids: ['defense+1', 'defense+2'] },
  'rains-of-autumn': { wildlingIcon: true, forbids: ['march+1'] },
  'web-of-lies': { wildlingIcon: true, forbids: ['support', 'support+1'] },
  'sea-of-storms': { wildlingIcon: true, forbids: ['raid', 'special-raid'] },
  'feast-for-crows': {
    wildlingIcon: true,
    forbids: ['consolidate-power', 'special-consolidate-power']
  }
} as const satisfies Readonly<Record<string, WesterosCard>>;

export type WesterosCardId = keyof typeof PRINTED;

export const WESTEROS_CARDS: Readonly<Record<WesterosCardId, WesterosCard>> = PRINTED;

export type WesterosDeck = readonly WesterosCardId[];

/** Decks one, two and three, unshuffled, each card as often as it is in the deck. */
export const WESTEROS_DECKS: readonly [WesterosDeck, WesterosDeck, WesterosDeck] = [
  [
    'supply',
    'supply',
    'supply',
    'mustering',
    'mustering',
    'mustering',
    'a-throne-of-blades',
    'a-throne-of-blades',
    'last-days-of-summer',
    'winter-is-coming'
  ],
  [
    'clash-of-kings',
    'clash-of-kings',
    'clash-of-kings',
    'game-of-thrones',
    'game-of-thrones',
    'game-of-thrones',
    'dark-wings-dark-words',
    'dark-wings-dark-words',
    'last-days-of-summer',
    'winter-is-coming'
  ],
  [
    'wildlings-attack',
    'wildlings-attack',
    'wildlings-attack',
    'put-to-the-sword',
    'put-to-the-sword',
    'storm-of-swords',
    'rains-of-autumn',
    'web-of-lies',
    'sea-of-storms',
    'feast-for-crows'
  ]
];

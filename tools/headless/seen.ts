// Things that have occurred in the games played so far, and those that never have: cards, orders, asks, happenings, refusals.

import { HOUSE_CARD_IDS } from '#thrones/box/houseCards';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { keysOf } from '#thrones/box/tabulate';
import { TIDES } from '#thrones/box/tides';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { Answer, Ask, AskKind, Happening, Refusal } from '#thrones/rules';
import { ABOUTS } from '#thrones/rules/asks';
import { KINDS } from '#thrones/rules/kinds';
import { REFUSAL_RULES } from '#thrones/rules/refusals';
import { Tally } from './tally';

/** Every kind of happening; the compiler sees to it that none is missing. */
const HAPPENINGS = keysOf<Happening['what']>({
  round: true,
  phase: true,
  'westeros-card': true,
  'wildlings-move': true,
  'wildlings-attack': true,
  'wildling-card': true,
  sealed: true,
  automatic: true,
  chose: true,
  bids: true,
  track: true,
  dominance: true,
  power: true,
  supply: true,
  units: true,
  'orders-revealed': true,
  'orders-removed': true,
  'order-swapped': true,
  'order-moved': true,
  raided: true,
  'power-token': true,
  'garrison-lost': true,
  'neutral-beaten': true,
  'neutral-too-strong': true,
  combat: true,
  support: true,
  cards: true,
  card: true,
  tides: true,
  blade: true,
  strength: true,
  victor: true,
  raven: true,
  'raven-card': true,
  winner: true
});

const EXPECTED = {
  ask: keysOf<AskKind>(KINDS),
  about: ABOUTS,
  refusal: REFUSAL_RULES,
  happening: HAPPENINGS,
  order: ORDER_TOKENS,
  'house card': HOUSE_CARD_IDS,
  'Westeros card': keysOf(WESTEROS_CARDS),
  'wildling card beaten': WILDLING_CARD_IDS,
  'wildling card winning': WILDLING_CARD_IDS,
  tide: keysOf(TIDES)
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Sort = keyof typeof EXPECTED;

export class Seen extends Tally<Sort> {
  constructor() {
    super(EXPECTED);
  }

  answered(asked: Ask, given: Answer): void {
    this.count('ask', asked.kind);
    this.count('about', asked.about);
    if (given.kind === 'orders') for (const token of Object.values(given.orders)) this.count('order', token);
  }

  refused(refusal: Refusal): void {
    this.count('refusal', refusal.rule);
  }

  happened(happening: Happening): void {
    this.count('happening', happening.what);
    switch (happening.what) {
      case 'cards':
        for (const card of Object.values(happening.cards)) if (card !== null) this.count('house card', card);
        break;
      case 'westeros-card':
        this.count('Westeros card', happening.card);
        break;
      case 'wildling-card':
        this.count(happening.beaten ? 'wildling card beaten' : 'wildling card winning', happening.card);
        break;
      case 'tides':
        for (const tide of Object.values(happening.tides)) if (tide !== null) this.count('tide', tide);
    }
  }
}

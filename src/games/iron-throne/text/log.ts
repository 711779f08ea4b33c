// The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

import { text as cards } from 'text:iron-throne/cards';
import { text } from 'text:iron-throne/log';
import type { House, SpecialEvent } from '#iron/box';
import type { Owned } from '../rules/effects/vocabulary';
import type { Gains, Happening, HappeningKind, HappeningOf, PerHouse, Place } from '#iron/rules';
import { eventName, eventText, isHouse } from './eventWords';
import { faceOf } from './face';

type Lines = { readonly [K in HappeningKind]: (happening: HappeningOf<K>) => string };

const LINES: Lines = {
  automatic: ({ about, house }) => text(`automatic-${about}`, { house }),
  'leaders-revealed': ({ leaders }) =>
    text('leaders-revealed', { list: each(leaders, (house, leader) => text('leads', { house, leader })) }),
  turn: ({ turn, challenger }) => text('turn', { turn, challenger }),
  'events-shuffled': () => text('events-shuffled'),
  event: ({ event }) => (isHouse(event) ? text('event-house', { house: event }) : eventLine(event, {})),
  defender: ({ house }) => text('defender', { house }),
  drew: ({ house, cards: count }) => text('drew', { house, count }),
  shuffled: ({ house }) => text('shuffled', { house }),
  placed: ({ house, character, power }) => text('placed', { house, character, power }),
  removed: ({ house, character, power, to }) =>
    to === house
      ? text('removed', { house, character, power })
      : text('removed-to', { house, character, power, other: to }),
  died: ({ house, character }) => text('died', { house, character }),
  saved: ({ house, character }) => text('saved', { house, character }),
  burned: ({ house, power }) => text('burned', { house, power }),
  participates: ({ house, side, character }) => text('participates', { house, side, character }),
  offered: ({ house, side, character }) => text('offered', { house, side, character }),
  'stayed-out': ({ house }) => text('stayed-out', { house }),
  supports: ({ house, side, character, compelled }) =>
    text(compelled ? 'compelled' : 'supports', { house, side, character }),
  declined: ({ house, by }) => text('declined', { house: by, other: house }),
  'put-down': ({ house, open }) => text('put-down', { house, open }),
  revealed: ({ cards: shown, outcome }) =>
    text('revealed', {
      outcome,
      list: each(shown, (house, face) => text('shows', { house, card: face === null ? null : faceOf(face) }))
    }),
  used: ({ house, leader }) => text('used', { house, leader }),
  'always-uses': ({ house, leader }) => text('always-uses', { house, leader }),
  'asked-again': ({ house, leader }) => text('asked-again', { house, leader }),
  left: ({ house, by }) => text(`left-${by.of}`, { house, person: by.person }),
  played: ({ house, card }) => text('played', { house, person: card, title: cards(`card-${card}`) }),
  passed: ({ house }) => text('passed', { house }),
  chose: ({ house, player, by }) => text(`chose-${by.of}`, { house, other: player, person: by.person }),
  added: ({ side, amount, by }) =>
    text(amount < 0 ? 'taken' : 'added', { side, amount: Math.abs(amount), person: by.person }),
  halved: ({ side }) => text('halved', { side }),
  'breaks-ties': ({ side }) => text('breaks-ties', { side }),
  'made-truce': ({ house }) => text('made-truce', { house }),
  replaced: ({ house, card, before }) =>
    text('replaced', { house, card: faceOf(card), before: before === null ? null : faceOf(before) }),
  'not-replaced': ({ house }) => text('not-replaced', { house }),
  withdrew: ({ house, character }) => text('withdrew', { house, character }),
  peeked: ({ house, at, cards: count }) => text('peeked', { house, victim: at, count }),
  sifted: ({ house, cards: count }) => text('sifted', { house, count }),
  discarded: ({ house, cards: thrown }) => text('discarded', { house, cards: thrown.map(faceOf) }),
  yielded: ({ house, option }) => text('yielded', { house, did: option === 'withdraw' ? 'withdraw' : 'give-card' }),
  outcome: ending,
  terms: ({ house, terms }) => text('terms', { house, list: each(terms, (one, own) => gets(one, own)) }),
  'no-deal': ({ house }) => text('no-deal', { house }),
  signed: ({ house }) => text('signed', { house }),
  'changed-hands': ({ from, to, power }) => text('changed-hands', { owner: from, other: to, power }),
  influence: ({ house, on }) => text('influence', { house, other: on }),
  hostage: ({ taker, victim, house, from, home }) =>
    home ? text('hostage-home', { taker, victim }) : text('hostage', { taker, victim, house, from }),
  'took-none': ({ taker, from }) => text('took-none', { taker, houses: from }),
  rescued: ({ house, from }) => text('rescued', { house, holder: from }),
  released: ({ holder, house }) => text('released', { holder, house }),
  tortured: ({ holder, house, card }) => text('tortured', { holder, house, card: faceOf(card) }),
  'turn-over': ({ turn }) => text('turn-over', { turn }),
  'game-over': ({ winners, by }) =>
    text('game-over', {
      winners,
      count: winners.length,
      reason: by.length === 2 ? 'both' : by[0] === 'deaths' ? 'deaths' : 'influence'
    })
};

const each = <T>(all: PerHouse<T>, says: (house: House, one: T) => string): string[] =>
  Object.entries(all).map(([house, one]) => says(house as House, one as T));

function ending({ outcome, totals, result }: HappeningOf<'outcome'>): string {
  if (result.kind === 'deal' || result.kind === 'no-deal') return text(`outcome-${result.kind}`);
  if (result.kind === 'won' && outcome === 'betrayal') return text('outcome-betrayal', { side: result.side });
  const { challenger, defender } = totals ?? { challenger: 0, defender: 0 };
  if (result.kind === 'tie') return text('outcome-tie', { total: challenger });
  if (challenger === defender) return text('outcome-won-equal', { side: result.side, total: challenger });
  return text('outcome-won', {
    side: result.side,
    most: Math.max(challenger, defender),
    least: Math.min(challenger, defender)
  });
}

function gets(house: House, { influence, hostages, power, places = [] }: Gains): string {
  const list = [
    ...(influence > 0 ? [text('gain-influence', { count: influence })] : []),
    ...(hostages > 0 ? [hostagesFrom(hostages, places)] : []),
    ...(power > 0 ? [text('gain-power', { power })] : [])
  ];
  return list.length === 0 ? text('gets-nothing', { house }) : text('gets', { house, list });
}

const hostagesFrom = (count: number, places: readonly Place[]): string =>
  places.length === 0
    ? text('gain-hostages', { count })
    : text('gain-hostages-from', { count, list: places.map(fromPlace) });

const fromPlace = (place: Place): string =>
  typeof place === 'number' ? text('from-row', { value: place + 1 }) : text(`from-${place}`);

/** Happening and line belong together, which the compiler cannot see of a union. */
const lineOf = (happening: Happening): string => (LINES[happening.what] as (one: Happening) => string)(happening);

/** With the words of an owner of the box, where a card or an event has them. */
export function logLine(happening: Happening, owned: Owned = {}): string {
  if (happening.what === 'event' && !isHouse(happening.event)) return eventLine(happening.event, owned);
  const written = happening.what === 'played' ? owned.cards?.[happening.card] : undefined;
  if (happening.what !== 'played' || written === undefined) return lineOf(happening);
  return text('played', { house: happening.house, person: happening.card, title: written.title });
}

const eventLine = (event: SpecialEvent, owned: Owned): string =>
  text('event-special', { title: eventName(event, owned), text: eventText(event, owned) });

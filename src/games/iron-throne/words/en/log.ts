// The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

import type { Happening, HappeningKind, HappeningOf } from '../../rules/happenings';
import { AUTOMATIC } from './automatic';
import { CARDS } from './cards';
import { event, isHouse } from './events';
import { ending } from './endings';
import { list } from '../../../../ui/words/english';
import { capital, card, cards, house, owner, person, power, side } from './say';
import { gains } from './terms';

type Lines = { readonly [K in HappeningKind]: (happening: HappeningOf<K>) => string };

const LINES: Lines = {
  automatic: (h) => AUTOMATIC[h.about](house(h.house)),
  'leaders-revealed': ({ leaders }) =>
    `the leaders are revealed: ${list(
      Object.entries(leaders).map(([one, leader]) => `${person(leader)} leads ${house(one as keyof typeof leaders)}`)
    )}`,
  turn: (h) => `turn ${h.turn} begins with ${house(h.challenger)} as the challenger`,
  'events-shuffled': () => 'the event deck is empty, so the used events are shuffled into a new one',
  event: (h) =>
    isHouse(h.event)
      ? `the event shows ${event(h.event).name}`
      : `the event is ${event(h.event).name}. ${event(h.event).text.slice(0, -1)}`,
  defender: (h) => `${house(h.house)} is the defender`,
  drew: (h) => `${house(h.house)} draws ${cards(h.cards)}`,
  shuffled: (h) => `${house(h.house)} shuffles its discard pile into its deck`,
  placed: (h) => `${house(h.house)} moves ${power(h.power)} from its leader sheet to ${person(h.character)}`,
  removed: (h) =>
    h.to === h.house
      ? `${person(h.character)} of ${house(h.house)} loses ${power(h.power)} to the leader sheet`
      : `${person(h.character)} of ${house(h.house)} loses ${power(h.power)}, which goes to ${owner(house(h.to))} leader sheet`,
  died: (h) => `${person(h.character)} of ${house(h.house)} dies`,
  saved: (h) => `${person(h.character)} of ${house(h.house)} is saved from death and keeps 1 power`,
  burned: (h) => `${power(h.power)} from ${owner(house(h.house))} leader sheet goes back in the box`,
  participates: (h) =>
    h.side === 'challenger'
      ? `${house(h.house)} challenges with ${person(h.character)}`
      : `${house(h.house)} defends with ${person(h.character)}`,
  offered: (h) => `${house(h.house)} offers ${person(h.character)} to ${side(h.side)}`,
  'stayed-out': (h) => `${house(h.house)} stays out of the encounter`,
  supports: (h) =>
    h.compelled
      ? `${person(h.character)} of ${house(h.house)} is compelled to support ${side(h.side)}`
      : `${person(h.character)} of ${house(h.house)} supports ${side(h.side)}`,
  declined: (h) => `${house(h.by)} declines the offer of ${house(h.house)}`,
  'put-down': (h) =>
    h.open ? `${house(h.house)} plays its House card first, face up` : `${house(h.house)} plays a House card face down`,
  revealed: ({ cards: shown, outcome }) => {
    const each = Object.entries(shown).map(([one, face]) =>
      face === null
        ? `${house(one as keyof typeof shown)} shows no card at all`
        : `${house(one as keyof typeof shown)} shows ${card(face)}`
    );
    return `${list(each)}: ${outcome}`;
  },
  used: (h) => `${house(h.house)} uses the ability of its leader ${person(h.leader)}`,
  'always-uses': (h) => `from now on, ${house(h.house)} always uses the ability of its leader ${person(h.leader)}`,
  'asked-again': (h) => `${house(h.house)} wants to be asked again about the ability of its leader ${person(h.leader)}`,
  left: (h) =>
    h.by.of === 'leader'
      ? `${house(h.house)} does not use the ability of ${person(h.by.person)}`
      : `${house(h.house)} does not use the ${person(h.by.person)} card`,
  played: (h) => `${house(h.house)} plays ${person(h.card)}, ${CARDS[h.card].title}`,
  passed: (h) => `${house(h.house)} plays nothing`,
  chose: (h) =>
    h.by.of === 'leader'
      ? `${house(h.house)} chooses ${house(h.player)} for the ability of ${person(h.by.person)}`
      : `${house(h.house)} plays the ${person(h.by.person)} card on ${house(h.player)}`,
  added: (h) =>
    h.amount < 0
      ? `${person(h.by.person)} takes ${-h.amount} from the total of ${side(h.side)}`
      : `${person(h.by.person)} adds ${h.amount} to the total of ${side(h.side)}`,
  halved: (h) => `the value of the House card on ${side(h.side)} is halved, rounded up`,
  'breaks-ties': (h) => `equal totals are now won by ${side(h.side)}`,
  'made-truce': (h) => `${house(h.house)} turns the betrayal into a truce`,
  replaced: (h) =>
    h.before === null
      ? `${house(h.house)} now plays ${card(h.card)}`
      : `${house(h.house)} plays ${card(h.card)} in place of ${card(h.before)}`,
  'not-replaced': (h) => `the House card of ${house(h.house)} stays as it is`,
  withdrew: (h) => `${person(h.character)} of ${house(h.house)} withdraws from the encounter`,
  peeked: (h) => `${house(h.house)} looks at ${cards(h.cards)} from the hand of ${house(h.at)}`,
  sifted: (h) => `${house(h.house)} looks at the top ${cards(h.cards)} of its deck`,
  discarded: (h) => `${house(h.house)} discards ${list(h.cards.map(card))}`,
  yielded: (h) =>
    h.option === 'withdraw'
      ? `${house(h.house)} would rather withdraw than give up a card`
      : `${house(h.house)} would rather give up a card than withdraw`,
  outcome: (h) => ending(h),
  terms: (h) =>
    `${house(h.house)} proposes terms: ${list(
      Object.entries(h.terms).map(([one, own]) => `${house(one as keyof typeof h.terms)} gets ${gains(own)}`)
    )}`,
  'no-deal': (h) => `${house(h.house)} ends the bargain without a deal`,
  signed: (h) => `${house(h.house)} signs the deal`,
  'changed-hands': (h) =>
    `${power(h.power)} goes from the leader sheet of ${house(h.from)} to the leader sheet of ${house(h.to)}`,
  influence: (h) => `${house(h.house)} spreads influence to ${house(h.on)}`,
  hostage: (h) => {
    if (h.home) return `${house(h.taker)} takes back one of its cards that ${house(h.victim)} held as a hostage`;
    if (h.from === 'deck') return `${house(h.taker)} takes the top card of ${owner(house(h.victim))} deck as a hostage`;
    if (h.from === 'hand')
      return `${house(h.taker)} takes a random card from ${owner(house(h.victim))} hand as a hostage`;
    return `${house(h.taker)} takes a ${house(h.house)} card that ${house(h.victim)} held as a hostage`;
  },
  'took-none': (h) => `${house(h.taker)} takes no hostage from ${list(h.from.map(house))}`,
  rescued: (h) => `${house(h.house)} brings home one of its cards that ${house(h.from)} held as a hostage`,
  released: (h) => `${house(h.holder)} releases a card of ${house(h.house)}`,
  tortured: (h) => `${house(h.holder)} tortures ${card(h.card)} of ${house(h.house)}`,
  'turn-over': (h) => `turn ${h.turn} is over`,
  'game-over': (h) => {
    const won =
      h.winners.length === 1
        ? `${list(h.winners.map(house))} has spread the most influence and wins`
        : `${list(h.winners.map(house))} have spread the most influence and share the victory`;
    if (h.by.length === 2) return `all five influence are spread and a House has lost all its characters: ${won}`;
    return h.by[0] === 'deaths'
      ? `a House has lost all its characters, so the game ends: ${won}`
      : `all five influence are spread, so the game ends: ${won}`;
  }
};

/** Happening and line belong together, which the compiler cannot see of a union. */
export const line = (happening: Happening): string =>
  `${capital((LINES[happening.what] as (one: Happening) => string)(happening))}.`;

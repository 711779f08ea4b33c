// The Westeros phase: the cards turned up, and the cards that somebody decides.

import type { House } from '../../box/houses';
import { HOUSE_NAMES } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { Track } from '../../box/tracks';
import type { WesterosCardId } from '../../box/westerosCards';
import { WESTEROS_CARDS } from '../../box/westerosCards';
import type { About } from '../../rules/asks';
import { ORDER_NAMES } from './pieces';
import { capital, house, list, several, TOKEN_NAMES } from './say';

const NUMERALS = { 1: 'I', 2: 'II', 3: 'III' } as const;
const NTH = { 1: 'first card', 2: 'second card', 3: 'third card' } as const;

const DEEDS: Readonly<Record<string, string>> = {
  supply: 'Supply for everybody',
  mustering: 'Mustering for everybody',
  'clash-of-kings': 'Bidding for everybody',
  'game-of-thrones': 'Power for everybody',
  'storm-of-swords': 'No Defense this round',
  'rains-of-autumn': 'No special March +1',
  nothing: 'Nothing happens'
};

const NAMES: Readonly<Record<string, string>> = {
  supply: 'Supply',
  mustering: 'Mustering',
  'clash-of-kings': 'Clash of Kings',
  'game-of-thrones': 'Game of Thrones',
  'storm-of-swords': 'No Defense orders',
  'rains-of-autumn': 'No March +1',
  nothing: 'Nothing'
};

const WHATS: Readonly<Record<string, string>> = {
  supply: 'All count their supply icons; armies that are too large are cut down.',
  mustering: 'All raise units, for as many points as their castles and strongholds give.',
  'clash-of-kings': 'All leave the three tracks and bid for their places anew.',
  'game-of-thrones': 'All gain power for the power icons and the open ports they hold.',
  'storm-of-swords': 'In the coming planning nobody may give a Defense order.',
  'rains-of-autumn': 'In the coming planning nobody may give the special March +1.'
};

const NOTHINGS: Readonly<Record<string, string>> = {
  'a-throne-of-blades': 'Nobody counts, nobody musters. The next card follows.',
  'dark-wings-dark-words': 'Nobody bids, nobody gains. The next card follows.',
  'put-to-the-sword': 'Every order may be given this round.'
};

const ON: Readonly<Partial<Record<About, string>>> = {
  mustering: 'On with the mustering',
  reconciling: 'On with the armies',
  bidding: 'Begin the bidding',
  'track-tie': 'On to the tie',
  'assigning-orders': 'On to the planning'
};

const westeros = {
  title: 'Westeros',
  round: (round: number) => `Round ${round}`,
  steps: 'How far it has come',
  cardsTurned: 'Cards turned',
  wildlings: 'Wildlings',
  numeral: NUMERALS,
  state: { done: 'done', now: 'being resolved', waits: 'waits' },
  instead: (cards: readonly WesterosCardId[]) =>
    `${list(cards.map((card) => WESTEROS_CARDS[card].name))} gave way: the deck was shuffled`,
  supply: (from: number | null, to: number) => (from === null ? String(to) : `${from} → ${to}`),
  power: (by: number) => `+${by}`,
  unchanged: 'Nobody’s supply has changed',
  nothingGained: 'Nobody has gained power',

  threat: 'Wildlings',
  perIcon: (step: number) => `one icon: +${step}`,
  isNow: 'now',
  lastRound: 'before',
  top: 'they attack at once',
  counted: (from: number, to: number, icons: number) =>
    icons === 0
      ? `No icon on the cards: they stay at ${to}.`
      : `${capital(several(icons, 'icon', 'icons'))} on the cards: ${from} became ${to}.`,
  attacks: 'They have reached the top and attack at once.',

  next: {
    turning: 'The cards are turned up',
    turningText: 'The first is resolved before the second, the second before the third.',
    muster: (one: House) => `${house(one)} musters first`,
    bid: (on: Track | 'wildlings' | null) =>
      on === null || on === 'wildlings'
        ? 'All houses bid against the wildlings'
        : `All houses bid for ${TOKEN_NAMES[on]}`,
    bidText: 'In secret: the tablet goes round the table. Until it is over everybody’s power stays covered.',
    planning: 'The orders are laid',
    planningText: 'The Westeros phase is over. The tablet goes round the table for secret orders.'
  },
  on: (about: About) => ON[about] ?? 'Go on',

  choice: {
    card: (round: number, deck: 1 | 2 | 3) => `Round ${round} · ${NTH[deck]}`,
    what: (option: string, about: About) => WHATS[option] ?? NOTHINGS[about] ?? '',
    name: (option: string) => NAMES[option] ?? '',
    choose: 'Choose this',
    chosen: 'Chosen',
    deed: (option: string) => DEEDS[option] ?? 'So be it',
    missing: 'choose one of the three',
    which: 'Choose for everybody',
    holds: (one: House, track: Track) => `${house(one)} holds ${TOKEN_NAMES[track]} and chooses`,
    pick: 'Each column shows what it would mean for every house.',
    look: 'Look at the board',
    toCome: (cards: readonly WesterosCardId[]) =>
      cards.length === 0 ? '' : `Still to come: ${list(cards.map((card) => WESTEROS_CARDS[card].name))}`,
    fit: 'armies fit',
    lose: (count: number) => `${several(count, 'unit', 'units')} must go`,
    castles: (count: number) => several(count, 'castle or stronghold', 'castles and strongholds'),
    cannot: 'cannot muster',
    icons: (icons: number, ports: number) =>
      [several(icons, 'icon', 'icons'), ...(ports > 0 ? [several(ports, 'port', 'ports')] : [])].join(', '),
    pool: 'no more tokens left',
    hasPower: (power: number) => `${power} power to bid`,
    ban: (tokens: readonly OrderToken[]) => list(tokens.map((token) => ORDER_NAMES[token])),
    losesNothing: 'no special orders: loses nothing',
    nobody: 'Everything stays as it is.',

    supplyFalls: (one: House, to: number, lost: number) =>
      `${HOUSE_NAMES[one]} falls to ${to}${lost > 0 ? ` and has to destroy ${several(lost, 'unit', 'units')}` : ''}`,
    supplyRises: (one: House, to: number) => `${HOUSE_NAMES[one]} rises to ${to}`,
    nobodyMoves: 'Nobody’s supply changes.',
    musters: (parts: readonly string[]) => `Points: ${parts.join(', ')}.`,
    gains: (parts: readonly string[]) => `Power: ${parts.join(', ')}.`,
    part: (one: House, count: number) => `${HOUSE_NAMES[one]} ${count}`,
    bids: 'The tablet goes round three times: Iron Throne, Fiefdoms, King’s Court.',
    sentence: (parts: readonly string[]) => `${parts.join('; ')}.`
  }
};

export default westeros;

// The Westeros phase: the cards revealed, and the cards that somebody decides.

import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { Track } from '../../box/tracks';
import type { WesterosCardId } from '../../box/westerosCards';
import type { About } from '../../rules/decisions';
import { ORDER_NAMES } from './pieces';
import { capital, house, list, several, TOKEN_NAMES } from './say';
import NAMES from './names';

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

const EFFECTS: Readonly<Record<string, string>> = {
  supply: 'Supply',
  mustering: 'Mustering',
  'clash-of-kings': 'Clash of Kings',
  'game-of-thrones': 'Game of Thrones',
  'storm-of-swords': 'No Defense orders',
  'rains-of-autumn': 'No March +1',
  nothing: 'Nothing'
};

const WHATS: Readonly<Record<string, string>> = {
  supply: 'Every house counts its supply icons and reconciles its armies.',
  mustering: 'Every house musters, with the points of its castles and strongholds.',
  'clash-of-kings': 'Every house bids for new positions on all three tracks.',
  'game-of-thrones': 'Every house gains power for its power icons and unblocked ports.',
  'storm-of-swords': 'Nobody may place a Defense order this round.',
  'rains-of-autumn': 'Nobody may place the special March +1 this round.'
};

const NOTHINGS: Readonly<Record<string, string>> = {
  'a-throne-of-blades': 'Supply stays, and nobody musters. The next card follows.',
  'dark-wings-dark-words': 'Nobody bids or gains power. The next card follows.',
  'put-to-the-sword': 'Every order may be placed this round.'
};

const ON: Readonly<Partial<Record<About, string>>> = {
  mustering: 'Continue to mustering',
  reconciling: 'Continue to supply',
  bidding: 'Begin the bidding',
  'track-tie': 'Continue to the tie',
  'assigning-orders': 'Continue to planning'
};

const westeros = {
  title: 'Westeros',
  round: (round: number) => `Round ${round}`,
  steps: 'Progress',
  cardsTurned: 'Cards revealed',
  wildlings: 'Wildlings',
  numeral: NUMERALS,
  state: { done: 'done', now: 'being resolved', waits: 'waiting' },
  instead: (cards: readonly WesterosCardId[]) =>
    `${list(cards.map((card) => NAMES.westerosCards[card]))} revealed: deck reshuffled, new card drawn`,
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
      ? `No icons on the cards: the threat stays at ${to}.`
      : `${capital(several(icons, 'icon', 'icons'))} on the cards: the threat rises from ${from} to ${to}.`,
  attacks: 'The threat has reached the top: they attack at once.',

  next: {
    turning: 'Revealing the cards',
    turningText: 'The first is resolved before the second, the second before the third.',
    muster: (one: House) => `${house(one)} musters first`,
    bid: (on: Track | 'wildlings' | null) =>
      on === null || on === 'wildlings'
        ? 'All houses bid against the wildlings'
        : `All houses bid for ${TOKEN_NAMES[on]}`,
    bidText: 'In secret: pass the tablet round the table. Available power stays hidden until all bids are in.',
    planning: 'Time to place orders',
    planningText: 'The Westeros phase is over. Pass the tablet round the table for secret orders.'
  },
  on: (about: About) => ON[about] ?? 'Continue',

  choice: {
    card: (round: number, deck: 1 | 2 | 3) => `Round ${round} · ${NTH[deck]}`,
    what: (option: string, about: About) => WHATS[option] ?? NOTHINGS[about] ?? '',
    name: (option: string) => EFFECTS[option] ?? '',
    choose: 'Choose this',
    chosen: 'Chosen',
    deed: (option: string) => DEEDS[option] ?? 'Choose this',
    missing: 'choose one of the three',
    which: 'Choose for everybody',
    holds: (one: House, track: Track) => `${house(one)} holds ${TOKEN_NAMES[track]} and chooses`,
    pick: 'Each column shows what it would mean for every house.',
    look: 'Look at the board',
    toCome: (cards: readonly WesterosCardId[]) =>
      cards.length === 0 ? '' : `Still to come: ${list(cards.map((card) => NAMES.westerosCards[card]))}`,
    fit: 'armies fit',
    lose: (count: number) => `loses ${several(count, 'unit', 'units')}`,
    castles: (count: number) => `in ${several(count, 'area', 'areas')}`,
    cannot: 'cannot muster',
    icons: (icons: number, ports: number) =>
      [several(icons, 'icon', 'icons'), ...(ports > 0 ? [several(ports, 'port', 'ports')] : [])].join(', '),
    pool: 'no tokens left',
    hasPower: (power: number) => `${power} power to bid`,
    ban: (tokens: readonly OrderToken[]) => list(tokens.map((token) => ORDER_NAMES[token])),
    losesNothing: 'no special orders: loses nothing',
    nobody: 'Everything stays as it is.',

    supplyFalls: (one: House, to: number, lost: number) =>
      `${NAMES.houses[one]} drops to ${to}${lost > 0 ? ` and has to destroy ${several(lost, 'unit', 'units')}` : ''}`,
    supplyRises: (one: House, to: number) => `${NAMES.houses[one]} rises to ${to}`,
    nobodyMoves: 'Nobody’s supply changes.',
    musters: (parts: readonly string[]) => `Mustering points: ${parts.join(', ')}.`,
    gains: (parts: readonly string[]) => `Power: ${parts.join(', ')}.`,
    part: (one: House, count: number) => `${NAMES.houses[one]} ${count}`,
    bids: 'Pass the tablet round three times: Iron Throne, Fiefdoms, King’s Court.',
    sentence: (parts: readonly string[]) => `${parts.join('; ')}.`
  }
};

export default westeros;

// Attacks of the wildlings: the sum, the card, and what it does to whom.

import type { HouseCardId } from '../../box/houseCards';
import { HOUSE_CARDS } from '../../box/houseCards';
import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import { HOUSE_NAMES } from '../../box/houses';
import type { Track } from '../../box/tracks';
import type { UnitKind } from '../../box/units';
import type { WildlingCardId } from '../../box/wildlingCards';
import type { About } from '../../rules/asks';
import { house, list, place as area, several, TRACK_NAMES, units } from './say';

interface Fates {
  readonly lowest: string;
  readonly others: string;
  readonly highest: string;
}

const NOTHING = 'is spared';

/** What each card does to one house, as short as it can be said; goes on after "the lowest bidder". */
const FATES: Readonly<Record<WildlingCardId, Fates>> = {
  'silence-at-the-wall': { lowest: NOTHING, others: NOTHING, highest: 'gains nothing' },
  'preemptive-raid': {
    lowest: 'destroys 2 units, or drops 2 positions where it stands highest',
    others: NOTHING,
    highest: 'keeps out of the second attack, which comes at once with strength 6'
  },
  'crow-killers': {
    lowest: 'sees all its knights become footmen',
    others: 'sees two of its knights become footmen',
    highest: 'may turn up to two footmen into knights'
  },
  'rattleshirts-raiders': {
    lowest: 'drops two levels of supply',
    others: 'drops one level of supply',
    highest: 'rises one level of supply'
  },
  'massing-on-the-milkwater': {
    lowest: 'discards its strongest house cards, if weaker ones are left',
    others: 'discards one house card of its choice, if it has more than one',
    highest: 'takes its whole discard pile back'
  },
  'a-king-beyond-the-wall': {
    lowest: 'goes to the end of all three tracks',
    others: "goes to the end of the Fiefdoms or of the King's Court",
    highest: 'goes to the top of one track and takes its token'
  },
  'mammoth-riders': {
    lowest: 'destroys three units',
    others: 'destroys two units',
    highest: 'may take one house card back'
  },
  'the-horde-descends': {
    lowest: 'destroys two units in one castle or stronghold',
    others: 'destroys one unit',
    highest: 'may muster in one castle or stronghold'
  },
  'skinchanger-scout': {
    lowest: 'loses all its power',
    others: 'loses two power',
    highest: 'takes back all it has bid'
  }
};

const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;
const nth = (at: number): string => PLACES[at] ?? String(at + 1);

type Did = 'destroyed' | 'upgraded' | 'downgraded';
const DID: Readonly<Record<Did, (what: string, where: string) => string>> = {
  destroyed: (what, where) => `loses ${what} in ${where}`,
  upgraded: (what, where) => `${what} more in ${where}`,
  downgraded: (what, where) => `${what} instead of a knight in ${where}`
};

const DEEDS: Readonly<Partial<Record<About, (track: string) => string>>> = {
  'preemptive-raid-track': (track) => `Two down: ${track}`,
  'a-king-beyond-the-wall': (track) => `To the end: ${track}`,
  'a-king-beyond-the-wall-reward': (track) => `To the top: ${track}`
};

const wildlings = {
  title: 'The wildlings attack',
  round: (round: number) => `Round ${round}`,
  steps: ['Bids', 'Opened', 'Card', 'Consequences'] as readonly string[],
  wildlings: 'Wildlings',
  watch: "Night's Watch",
  against: 'against',
  sum: 'The sum',
  bidsOf: 'What was bid',
  highest: 'highest bid',
  lowest: 'lowest bid',
  holds: (over: number) => (over === 0 ? 'The Watch holds, just.' : `The Watch holds by ${over}.`),
  breaks: (short: number) => `The Watch is beaten by ${short}.`,
  falls: (from: number, to: number) =>
    from === to ? 'All bids are spent.' : `The threat falls from ${from} to ${to}; all bids are spent.`,

  hadWon: (card: WildlingCardId) => `Had the Watch held: the highest bidder ${FATES[card].highest}.`,
  hadLost: (card: WildlingCardId) =>
    `Had it been beaten: the lowest bidder ${FATES[card].lowest}, everybody else ${FATES[card].others}.`,
  notYet: 'The card is turned up when it is settled who counts.',

  houses: 'House by house',
  orderLost: 'lowest bidder, then in turn order',
  orderWon: 'the highest bidder alone',
  role: { lowest: 'lowest bid', highest: 'highest bid', others: '' },
  fate: (card: WildlingCardId, role: keyof Fates) => FATES[card][role],
  state: { done: 'done', now: 'now', waits: 'waits' },
  facts: {
    power: (by: number) => (by < 0 ? `loses ${-by} power` : `gains ${by} power`),
    supply: (level: number) => `supply is ${level} now`,
    units: (did: Did, kinds: readonly UnitKind[], where: AreaId) => DID[did](units(kinds), area(where)),
    discarded: (card: HouseCardId) => `discards ${HOUSE_CARDS[card].name}`,
    returned: (card: HouseCardId) => `takes back ${HOUSE_CARDS[card].name}`,
    place: (track: Track, at: number) => `${nth(at)} on the ${TRACK_NAMES[track]}`
  },

  opened: 'The bids are opened',
  together: 'They are turned over together and counted against the wildlings.',
  beatenBy: (one: House) => `${house(one)} bid highest`,
  sufferedBy: (one: House) => `${house(one)} bid lowest`,
  who: (beaten: boolean) => (beaten ? 'Who bid highest?' : 'Who bid lowest?'),
  tied: (houses: readonly House[], holder: House) =>
    `${list(houses.map((one) => HOUSE_NAMES[one]))} bid the same: ${house(holder)}, which holds the throne, names one.`,
  again: (absent: House, strength: number) =>
    `They come again at once, with strength ${strength}; ${house(absent)} keeps out of it.`,
  onToTie: 'On to the tie',
  onToConsequences: 'On with the consequences',
  onToAgain: 'On to the second attack',
  goOn: 'Go on',

  look: 'Look at the board',
  /** Places from 0. */
  shift: (from: number, to: number) => `${nth(from)} → ${nth(to)}`,
  shifts: (all: readonly { readonly track: Track; readonly from: number; readonly to: number }[]) =>
    list(
      all.map(({ track, from, to }) => `${TRACK_NAMES[track]} ${nth(from)} → ${nth(to)}`),
      'or'
    ),
  /** `label` names what is chosen. */
  deed: (about: About, label: string) => DEEDS[about]?.(label) ?? label,
  keepHand: 'Take no card back',
  keepHandNote: 'the hand stays as it is',
  missing: 'nothing is chosen yet',
  chooseOne: 'Choose one of them',
  chooseCard: 'Choose a house card',
  discard: (card: HouseCardId) => `Discard ${HOUSE_CARDS[card].name}`,
  takeBack: (card: HouseCardId) => `Take back ${HOUSE_CARDS[card].name}`,
  stands: (count: number) => several(count, 'unit on the board', 'units on the board')
};

export default wildlings;

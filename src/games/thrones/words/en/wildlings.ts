// Attacks of the wildlings: the sum, the card, and what it does to whom.

import type { HouseCardId } from '../../box/houseCards';
import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { Track } from '../../box/tracks';
import type { UnitKind } from '../../box/units';
import type { WildlingCardId } from '../../box/wildlingCards';
import type { About } from '../../rules/decisions';
import { house, list, place as area, several, TRACK_NAMES, units } from './say';
import NAMES from './names';

interface Fates {
  readonly lowest: string;
  readonly others: string;
  readonly highest: string;
}

const NOTHING = 'is unaffected';

/** What each card does to one house, as short as it can be said; goes on after "the lowest bidder". */
const FATES: Readonly<Record<WildlingCardId, Fates>> = {
  'silence-at-the-wall': { lowest: NOTHING, others: NOTHING, highest: 'gains nothing' },
  'preemptive-raid': {
    lowest: 'destroys 2 units, or drops 2 positions on its highest track',
    others: NOTHING,
    highest: 'sits out the second attack, which follows at once with strength 6'
  },
  'crow-killers': {
    lowest: 'downgrades all its knights to footmen',
    others: 'downgrades two of its knights to footmen',
    highest: 'may upgrade up to two footmen to knights'
  },
  'rattleshirts-raiders': {
    lowest: 'drops two supply levels',
    others: 'drops one supply level',
    highest: 'rises one supply level'
  },
  'massing-on-the-milkwater': {
    lowest: 'discards its strongest house cards, if weaker ones are left',
    others: 'discards one house card of its choice, if it has more than one',
    highest: 'returns its whole discard pile to hand'
  },
  'a-king-beyond-the-wall': {
    lowest: 'drops to last on all three tracks',
    others: "drops to last on the Fiefdoms or the King's Court track",
    highest: 'moves to first on one track and takes its token'
  },
  'mammoth-riders': {
    lowest: 'destroys three units',
    others: 'destroys two units',
    highest: 'may return one discarded house card to hand'
  },
  'the-horde-descends': {
    lowest: 'destroys two units in one castle or stronghold',
    others: 'destroys one unit',
    highest: 'may muster in one castle or stronghold'
  },
  'skinchanger-scout': {
    lowest: 'loses all its power',
    others: 'loses two power',
    highest: 'gets its whole bid back'
  }
};

const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;
const nth = (at: number): string => PLACES[at] ?? String(at + 1);

type Did = 'destroyed' | 'upgraded' | 'downgraded';
const DID: Readonly<Record<Did, (what: string, where: string) => string>> = {
  destroyed: (what, where) => `loses ${what} in ${where}`,
  upgraded: (what, where) => `upgrades to ${what} in ${where}`,
  downgraded: (what, where) => `downgrades to ${what} in ${where}`
};

const DEEDS: Readonly<Partial<Record<About, (track: string) => string>>> = {
  'preemptive-raid-track': (track) => `Drop 2: ${track}`,
  'a-king-beyond-the-wall': (track) => `Drop to last: ${track}`,
  'a-king-beyond-the-wall-reward': (track) => `Move to first: ${track}`
};

const wildlings = {
  title: 'The wildlings attack',
  round: (round: number) => `Round ${round}`,
  steps: ['Bids', 'Reveal', 'Card', 'Consequences'] as readonly string[],
  wildlings: 'Wildlings',
  watch: "Night's Watch",
  against: 'against',
  sum: 'Total',
  bidsOf: 'Bids',
  highest: 'highest bid',
  lowest: 'lowest bid',
  holds: (over: number) => (over === 0 ? 'The Watch holds, just.' : `The Watch holds by ${over}.`),
  breaks: (short: number) => `The Watch falls short by ${short}.`,
  falls: (from: number, to: number) =>
    from === to ? 'All bids are spent.' : `The threat falls from ${from} to ${to}; all bids are spent.`,

  hadWon: (card: WildlingCardId) => `With a Night's Watch victory, the highest bidder ${FATES[card].highest}.`,
  hadLost: (card: WildlingCardId) =>
    `With a wildling victory, the lowest bidder ${FATES[card].lowest}, everyone else ${FATES[card].others}.`,
  notYet: 'The card is revealed once the tie is broken.',

  houses: 'House by house',
  orderLost: 'lowest bidder, then in turn order',
  orderWon: 'the highest bidder alone',
  role: { lowest: 'lowest bid', highest: 'highest bid', others: '' },
  fate: (card: WildlingCardId, role: keyof Fates) => FATES[card][role],
  state: { done: 'done', now: 'now', waits: 'waiting' },
  facts: {
    power: (by: number) => (by < 0 ? `loses ${-by} power` : `gains ${by} power`),
    supply: (level: number) => `supply is now ${level}`,
    units: (did: Did, kinds: readonly UnitKind[], where: AreaId) => DID[did](units(kinds), area(where)),
    discarded: (card: HouseCardId) => `discards ${NAMES.houseCards[card]}`,
    returned: (card: HouseCardId) => `returns ${NAMES.houseCards[card]} to hand`,
    place: (track: Track, at: number) => `${nth(at)} on the ${TRACK_NAMES[track]}`
  },

  opened: 'Revealing the bids',
  together: 'They are revealed together and add up against the wildlings.',
  beatenBy: (one: House) => `${house(one)} bid highest`,
  sufferedBy: (one: House) => `${house(one)} bid lowest`,
  who: (beaten: boolean) => (beaten ? 'Who bid highest?' : 'Who bid lowest?'),
  tied: (houses: readonly House[], holder: House) =>
    `${list(houses.map((one) => NAMES.houses[one]))} are tied: ${house(holder)} holds the Iron Throne and chooses.`,
  again: (absent: House, strength: number) =>
    `They attack again at once with strength ${strength}; ${house(absent)} sits this one out.`,
  onToTie: 'Continue to the tie',
  onToConsequences: 'Continue to the consequences',
  onToAgain: 'Continue to the second attack',
  goOn: 'Continue',

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
  keepHandNote: 'your hand stays as it is',
  missing: 'nothing chosen yet',
  chooseOne: 'Choose one of them',
  chooseCard: 'Choose a house card',
  discard: (card: HouseCardId) => `Discard ${NAMES.houseCards[card]}`,
  takeBack: (card: HouseCardId) => `Take back ${NAMES.houseCards[card]}`,
  stands: (count: number) => several(count, 'unit on the board', 'units on the board')
};

export default wildlings;

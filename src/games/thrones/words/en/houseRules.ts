// House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '../../box/limits';
import type { WesterosCardId } from '../../box/westerosCards';
import type { HouseRule } from '../../rules/houseRules';
import type { Clash } from '../../rules/clashes';
import { FIRST_WESTEROS } from '../../rules/clashes';
import type { HouseRules } from '../../rules/terms';
import { several } from './say';
import NAMES from './names';

const NUMERALS = ['I', 'II', 'III'];

const TITLES: Readonly<Record<HouseRule, string>> = {
  rounds: 'Rounds',
  castles: 'Castles to win',
  power: 'Power at the start',
  opening: 'First Westeros cards',
  neutralForces: 'Neutral forces',
  blade: 'Blade against neutral forces',
  tidesDeck: 'One pass through the Tides',
  glass: 'Sand timer'
};

const card = (id: WesterosCardId): string => NAMES.westerosCards[id];

/** "deck I Supply, then Mustering; deck III Web of Lies". */
const opened = (opening: NonNullable<HouseRules['opening']>): string =>
  opening
    .flatMap((cards, i) => (cards.length === 0 ? [] : [`deck ${NUMERALS[i]} ${cards.map(card).join(', then ')}`]))
    .join('; ');

const TOLD: { readonly [R in HouseRule]: (agreed: Required<Pick<HouseRules, R>>) => string } = {
  rounds: ({ rounds }) => `The game ends after round ${rounds}, not ${ROUNDS}.`,
  castles: ({ castles }) =>
    `${several(castles, 'castle', 'castles')} and strongholds win at once, not ${CASTLES_TO_WIN}.`,
  power: ({ power }) => `Each house starts with ${power} power, not ${STARTING_POWER}.`,
  opening: ({ opening }) => `Westeros cards from round ${FIRST_WESTEROS} on: ${opened(opening)}.`,
  neutralForces: () => 'No neutral forces: their areas start empty.',
  blade: () => 'The Valyrian Steel Blade may add its 1 against a neutral force.',
  tidesDeck: () => 'Tides of Battle cards are shuffled once all of them have been drawn, not for each battle.',
  glass: ({ glass }) => `Each decision has ${several(glass, 'minute', 'minutes')} on the sand timer.`
};

const CLASHES: { readonly [R in Clash['rule']]: (clash: Extract<Clash, { rule: R }>) => string } = {
  'house.none': () => 'You have not changed anything.',
  'house.as-printed': ({ of }) => `${TITLES[of]}: this is what the rulebook says.`,
  'house.no-tides': () => 'The Tides of Battle are not part of this game.',
  'house.castles-at-start': ({ house, holds }) =>
    `House ${NAMES.houses[house]} starts with ${several(holds, 'castle', 'castles')}. It takes more than that to win.`,
  'house.castles-on-the-map': ({ open }) => `Only ${open} castles and strongholds are open on this map.`,
  'house.opening-too-late': ({ round, last }) =>
    `You chose cards up to round ${round}, but the game ends after round ${last}.`,
  'house.opening-deck': (clash) =>
    `Deck ${NUMERALS[clash.deck - 1]} has fewer ${card(clash.card)} cards than you chose.`,
  'house.opening-winter': ({ deck }) =>
    `Winter Is Coming would reshuffle deck ${NUMERALS[deck - 1]}. Choose another card.`
};

const houseRules = {
  title: 'House rules',
  ofThisGame: 'House rules of this game',
  byTheBook: 'By the book',
  byTheBookNote: 'tap to change rounds, castles, power and more',
  changes: (count: number) => `${several(count, 'change', 'changes')} from the rules`,
  titles: TITLES,
  told: <R extends HouseRule>(rule: R, agreed: HouseRules): string =>
    TOLD[rule](agreed as Required<Pick<HouseRules, R>>),
  clash: <R extends Clash['rule']>(clash: Extract<Clash, { rule: R }>): string => CLASHES[clash.rule as R](clash),
  book: (value: number) => `rulebook: ${value}`,
  notes: {
    opening: 'the other cards are shuffled',
    neutralForces: 'they hold areas until somebody defeats them',
    blade: 'one of the printed rulebooks allows it, the others do not',
    tidesDeck: 'the cards already drawn stay out until all are used',
    glass: 'tells you when time is up; there is no penalty'
  },
  deck: (deck: number) => `Deck ${NUMERALS[deck - 1]}`,
  round: (round: number) => `Round ${round}`,
  opens: ({ deck, round }: { deck: number; round: number }) => `Deck ${NUMERALS[deck - 1]}, round ${round}`,
  byChance: 'at random',
  card,
  noGlass: 'none',
  minutes: (count: number) => `${count} min`,
  reset: 'Back to the book',
  agree: 'Play by these rules',
  clashes: 'the house rules do not go together'
};

export default houseRules;

// The cards in our own short words: what each does (faces/), and what else stands on them. A card without words does not compile.

import type { House } from '../../box/houses';
import type { TideId } from '../../box/tides';
import { HOUSE } from './faces/house';
import { WESTEROS } from './faces/westeros';
import { WILDLING } from './faces/wildling';
import { tide } from './lines/battle';
import { capital, house as named, list, several } from './say';

export const swords = (count: number): string => several(count, 'sword', 'swords');
export const towers = (count: number): string => several(count, 'fortification', 'fortifications');

const cards = {
  house: HOUSE,
  westeros: WESTEROS,
  wildling: WILDLING,
  tide: (id: TideId): string => capital(tide(id)),
  strength: (strength: number): string => `Strength ${strength}`,
  /** "2 swords and 1 tower"; nothing where there are no icons. */
  icons: (sword: number, tower: number, skulls = 0): string =>
    list([
      ...(sword > 0 ? [swords(sword)] : []),
      ...(tower > 0 ? [towers(tower)] : []),
      ...(skulls > 0 ? [several(skulls, 'skull', 'skulls')] : [])
    ]),
  skull: 'The enemy loses a unit, whoever wins.',
  used: 'used',
  chosen: 'chosen',
  wildlingIcon: 'The wildling threat grows',
  decks: { 1: 'I', 2: 'II', 3: 'III' },
  back: { westeros: 'Westeros', wildling: 'Beyond the Wall', tides: 'Tides of Battle' },
  down: (one: House): string => `${named(one)}: a card, face down`,
  faceDown: 'Face down',
  done: 'done',
  stages: { throne: 'Iron Throne', fiefdoms: 'Fiefdoms', court: "King's Court" },
  choices: {
    supply: 'Supply',
    mustering: 'Mustering',
    'clash-of-kings': 'Bidding',
    'game-of-thrones': 'Power',
    'storm-of-swords': 'No Defense',
    'rains-of-autumn': 'No March +1',
    nothing: 'Nothing'
  },
  first: 'first',
  then: 'then',
  now: 'now',
  forbidden: 'forbidden',
  halves: {
    wildlings: 'If the wildlings win',
    watch: 'If the Watch wins',
    wildlingsWon: 'The wildlings have won',
    watchWon: 'The Watch has won',
    lowest: 'Lowest bidder',
    others: 'Everybody else',
    highest: 'Highest bidder'
  },
  gallery: {
    title: 'Cards',
    what: 'Every card of the box, front and back, in the sizes in which it is shown.',
    turn: 'Turn the cards over',
    sizes: 'Three sizes, used, chosen and in force',
    backs: 'Backs',
    inForce: 'Bonus: +1 strength and a sword',
    deck: (deck: string): string => `Westeros deck ${deck}`,
    wildlings: 'Wildlings',
    tides: 'Tides of Battle',
    halves: 'The half that applies'
  }
};

export default cards;

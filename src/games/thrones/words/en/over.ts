// The end of the game: who has won, why, and how it came to that.

import type { House } from '../../box/houses';
import type { Edition, Winner } from '../../rules/terms';
import NAMES from './names';
import { several } from '../../../../ui/words/english';

const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];

const over = {
  title: 'The game is over',
  players: ({ houses, rounds }: { houses: number; rounds: number }) =>
    `${COUNTS[houses] ?? houses} houses · ${several(rounds, 'round', 'rounds')}`,
  passes: 'The crown passes to',
  house: (house: House) => `House ${NAMES.houses[house]}`,
  with: ({ name, castles, lands }: { name: string; castles: number; lands: number }) =>
    `${name} · ${several(castles, 'castle', 'castles')} and ${several(lands, 'land area', 'land areas')}`,
  atOnce: (name: string, enough: number) => `${name} · ${enough} castles and strongholds win at once`,
  why: (house: House) => `Why ${NAMES.houses[house]}`,
  source: (edition: Edition) => `${edition === 'first' ? 'first printing' : 'revised rules'}, p. 16`,
  criterion: 'Tie-break',
  part: 'Result',
  criteria: {
    castles: 'Castles and strongholds',
    strongholds: 'Strongholds',
    'land-areas': 'Land areas held',
    supply: 'Supply',
    power: 'Power available',
    throne: 'Iron Throne track'
  } satisfies Readonly<Record<Exclude<Winner['by'], 'seventh'>, string>>,
  parts: { equal: 'equal', decides: 'decides', 'not-needed': 'not needed' },
  place: (place: number) => ORDINALS[place] ?? String(place),
  unknown: '–',
  handovers: 'tablet passes',
  battles: 'battles',
  attacks: 'wildling attacks',
  beaten: (count: number) => (count === 0 ? 'none defeated' : `${count} defeated`),
  winLine: (enough: number) => `${enough} win at once`,
  chartRow: (house: House) => `House ${NAMES.houses[house]}`,
  chartColumn: (round: number) => (round === 0 ? 'At the start' : `Round ${round}`),
  houseColumn: 'House',
  castles: 'Castles',
  lands: 'Land areas',
  won: 'Won',
  lost: 'Lost',
  bid: 'Power bid',
  kept: 'You find it under Saved games',
  again: 'Play again',
  home: 'Back to the start'
};

export default over;

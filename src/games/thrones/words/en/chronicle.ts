// The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import { type HouseCardId } from '../../box/houseCards';
import { place } from './say';
import NAMES from './names';

const chronicle = {
  charts: 'Round by round',
  measured: { castles: 'Castles', supply: 'Supply', power: 'Power' },
  notes: {
    castles: 'castles and strongholds, at the end of each round',
    supply: 'when the orders of the next round were placed',
    power: 'available when the orders of the next round were placed'
  },
  captions: {
    castles: 'Castles and strongholds of the houses by round',
    supply: 'Supply of the houses by round',
    power: 'Available power of the houses by round'
  },
  battles: 'Battles',
  noBattles: 'No battle has been fought.',
  battle: (area: AreaId, round: number) => `Round ${round} · ${place(area)}`,
  attacked: 'attacked',
  card: (card: HouseCardId | null) => (card === null ? 'no card' : NAMES.houseCards[card]),
  fought: (victor: House, loser: House, sums: readonly [number, number], tie: boolean) =>
    `${NAMES.houses[victor]} beat ${NAMES.houses[loser]}, ${sums[0]} to ${sums[1]}${tie ? ', by the Fiefdoms track' : ''}`,
  tie: 'tie: the Fiefdoms track decided',
  passing: 'Passes and time',
  passes: 'Passes',
  passesNote: 'how often the tablet was passed to a house for a secret decision',
  time: 'Time',
  timeNote: 'breaks of an hour or more are left out',
  together: 'Total',
  log: 'Read the log',
  take: 'Save or share',
  json: 'JSON',
  csv: 'Table (CSV)',
  picture: 'Picture',
  notDrawn: 'This browser could not draw the picture.',
  about: {
    json: 'every line, for programs',
    csv: 'every line, for a spreadsheet',
    picture: 'the final result, to share'
  },
  fileName: (name: string) => {
    const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
    return `${plain === '' ? 'game' : plain.toLowerCase()}-chronicle`;
  },
  drawn: {
    won: (house: House) => `House ${NAMES.houses[house]} wins`,
    after: (round: number) => `after round ${round}`,
    round: (round: number) => `Round ${round}`,
    unofficial: 'Pass the Crown · an unofficial fan work'
  }
};

export default chronicle;

// A new game: how many, who sits where, begin.

import { type AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import { list } from '../../../../ui/words/english';
import NAMES from './names';

interface Force {
  readonly area: AreaId;
  readonly strength: number;
}

/** "The Eyrie (6), King's Landing (5) and Sunspear (5)": the strongest first. */
const forces = (all: readonly Force[]): string =>
  list(
    all.toSorted((a, b) => b.strength - a.strength).map(({ area, strength }) => `${NAMES.areas[area]} (${strength})`)
  );

const newGame = {
  taps: 'Three taps: how many, who sits where, begin',
  howMany: 'How many?',
  players: 'Number of players',
  whoWhere: 'Who sits where?',
  whoWhereNote: 'drag a seat, or choose it and move it with the buttons',
  listNote: 'in passing order',
  player: (number: number) => `Player ${number}`,
  first: 'holds the tablet first',
  house: (house: House) => `House ${NAMES.houses[house]}`,
  byLot: 'random house',
  byDraft: 'drafted house',
  seat: ({ name, house, place, of }: { name: string; house: string; place: number; of: number }) =>
    `${name}, ${house}, seat ${place} of ${of}. Open to change`,
  name: 'Name',
  pin: 'PIN',
  pinNote: 'four digits, or none',
  plays: (name: string) => `${name} plays`,
  takeHouse: ({ house, from }: { house: House; from: string | null }) =>
    from === null ? `House ${NAMES.houses[house]}` : `House ${NAMES.houses[house]}, swapped with ${from}`,
  earlier: 'Previous seat',
  later: 'Next seat',
  sits: ({ name, place }: { name: string; place: number }) => `${name} sits in seat ${place}.`,
  houses: 'Houses',
  dealings: { chosen: 'Chosen', dealt: 'Dealt', drafted: 'Drafted' },
  dealingNotes: {
    chosen: 'Tap a seat to give it another house.',
    dealt: 'The houses are dealt at random when the game begins.',
    drafted: 'When the game begins, players pick a house in turn, in random order.'
  },
  away: (houses: readonly House[]) => {
    const names = houses.map((house) => NAMES.houses[house]);
    if (names.length === 0) return 'All six houses play.';
    return names.length === 1 ? `House ${names[0]} does not play.` : `Houses ${list(names)} do not play.`;
  },
  noNeutral: 'There are no neutral forces.',
  neutral: (all: readonly Force[]) => `Neutral forces hold ${forces(all)} until somebody defeats them.`,
  closed: (areas: readonly AreaId[]) => {
    const names = areas.map((area) => NAMES.areas[area]);
    return `${names.length} areas are closed in this game: ${list(names)}.`;
  },
  options: 'Options',
  optionsNote: 'all optional',
  edition: 'Rules',
  editions: { revised: 'Revised', first: 'First printing' },
  editionNotes: {
    revised: 'with the publisher’s corrections',
    first: 'as first printed: different tie-breaks, no Lannister ship in port'
  },
  tides: 'Tides of Battle',
  tidesNote: 'each side draws a random card in every battle',
  pins: 'PINs',
  pinsNote: 'a seat may ask for four digits when its curtain opens',
  begin: 'Begin',
  beginNote: (name: string) => `${name} holds the tablet first.`,
  showNote: 'The app plays every seat; you watch.',
  beginning: 'Setting up …',
  missing: {
    name: 'someone has no name',
    pin: 'a PIN needs four digits, or none',
    'house-rules': 'the house rules do not go together'
  },
  draft: {
    title: 'Choose your houses',
    turn: (name: string) => `${name} chooses a house.`,
    order: 'Random order',
    undo: 'Take back the last pick',
    missing: (left: number) => (left === 1 ? 'one house is not chosen yet' : `${left} houses are not chosen yet`),
    begin: 'Begin with these houses'
  }
};

export default newGame;

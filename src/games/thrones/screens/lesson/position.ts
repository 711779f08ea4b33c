// The position of the first lesson: the North in reach of something to raid, to settle and to take.

import { setUp, EMPTY_AREA } from '../../rules/setUp';
import type { AreaId } from '../../box/areas';
import { AREA_IDS } from '../../box/areas';
import { CARDS_OF } from '../../box/houseCards';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import { tabulate } from '../../box/tabulate';
import type { UnitKind } from '../../box/units';
import { compactPosition } from '../../rules/compact';
import { unit } from '../../rules/pieces';

const HOUSES = ['stark', 'lannister', 'baratheon'] as const;

const UNITS: Readonly<Partial<Record<AreaId, readonly [House, ...UnitKind[]]>>> = {
  winterfell: ['stark', 'footman'],
  'white-harbor': ['stark', 'footman'],
  'moat-cailin': ['stark', 'footman', 'knight'],
  'the-narrow-sea': ['stark', 'ship'],
  seagard: ['lannister', 'footman'],
  riverrun: ['lannister', 'footman'],
  lannisport: ['lannister', 'knight'],
  'crackclaw-point': ['baratheon', 'footman'],
  dragonstone: ['baratheon', 'knight'],
  kingswood: ['baratheon', 'footman']
};

/** Cards that ask nothing: whichever is played wins, and only its numbers have to be told. */
const HAND: readonly HouseCardId[] = ['eddard-stark', 'greatjon-umber', 'the-blackfish', 'ser-rodrick-cassel'];

const start = setUp({
  houses: HOUSES,
  seed: 'lesson',
  options: { edition: 'revised', tides: false },
  decks: { westeros: [['last-days-of-summer'], ['last-days-of-summer'], ['storm-of-swords']] }
});

const areaOf = (id: AreaId) => {
  const { neutral, garrison } = start.areas[id];
  const [house, ...kinds] = UNITS[id] ?? [];
  const units = house === undefined ? [] : kinds.map((kind) => unit(house, kind));
  return { ...EMPTY_AREA, neutral, garrison, units };
};

export const position = compactPosition({
  ...start,
  tracks: {
    throne: ['stark', 'lannister', 'baratheon'],
    fiefdoms: ['baratheon', 'stark', 'lannister'],
    court: ['lannister', 'stark', 'baratheon']
  },
  houses: {
    ...start.houses,
    stark: { power: 5, supply: 2, hand: HAND, discard: CARDS_OF.stark.filter((card) => !HAND.includes(card)) }
  },
  areas: tabulate(AREA_IDS, areaOf)
});

// The beginning of a game, for three to six players. Told once and derived for each number of players: the tracks are those of
// six houses with the missing ones closed up, and a house has the same units, supply and garrison in every game, apart
// from one ship of Lannister's.

import { type AreaId, AREAS, HOME_OF, type LandId, type PortId, PORTS } from './areas';
import type { ByHouse, House } from './houses';
import { tabulate } from './tabulate';
import { type ByTrack, STARS_FIVE_AND_SIX, STARS_THREE_AND_FOUR, TRACKS } from './tracks';
import type { UnitKind } from './units';

export const PLAYER_COUNTS = [3, 4, 5, 6] as const;

export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export type StartingUnits = Readonly<Partial<Record<AreaId, Readonly<Partial<Record<UnitKind, number>>>>>>;

export interface Garrison {
  readonly house: House;
  readonly area: LandId;
  readonly strength: number;
}

export interface NeutralForce {
  readonly area: LandId;
  /** Impassable: the area is closed for the whole game. */
  readonly strength: number | 'impassable';
}

export interface Setup {
  readonly houses: readonly House[];
  /** From the first position on. */
  readonly tracks: ByTrack<readonly House[]>;
  /** Special orders by position on the King's Court. */
  readonly stars: readonly number[];
  readonly supply: Partial<ByHouse<number>>;
  readonly units: Partial<ByHouse<StartingUnits>>;
  readonly garrisons: readonly Garrison[];
  readonly neutralForces: readonly NeutralForce[];
  /** Ports of closed areas, out of use. */
  readonly closedPorts: readonly PortId[];
}

/** Three players take the first three, every further player adds the next. */
const JOINING: readonly House[] = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];

const SIX_HOUSE_TRACKS: ByTrack<readonly House[]> = {
  throne: ['baratheon', 'lannister', 'stark', 'martell', 'greyjoy', 'tyrell'],
  fiefdoms: ['greyjoy', 'tyrell', 'martell', 'stark', 'baratheon', 'lannister'],
  court: ['lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy']
};

const STARTING_SUPPLY: ByHouse<number> = {
  stark: 1,
  greyjoy: 2,
  lannister: 2,
  baratheon: 2,
  tyrell: 2,
  martell: 2
};

const STARTING_UNITS: ByHouse<StartingUnits> = {
  stark: {
    winterfell: { footman: 1, knight: 1 },
    'white-harbor': { footman: 1 },
    'the-shivering-sea': { ship: 1 }
  },
  greyjoy: {
    pyke: { footman: 1, knight: 1 },
    'greywater-watch': { footman: 1 },
    'ironmans-bay': { ship: 1 },
    'port-of-pyke': { ship: 1 }
  },
  lannister: {
    lannisport: { footman: 1, knight: 1 },
    'stoney-sept': { footman: 1 },
    'the-golden-sound': { ship: 1 }
  },
  baratheon: {
    dragonstone: { footman: 1, knight: 1 },
    kingswood: { footman: 1 },
    'shipbreaker-bay': { ship: 2 }
  },
  tyrell: {
    highgarden: { footman: 1, knight: 1 },
    'dornish-marches': { footman: 1 },
    'redwyne-straights': { ship: 1 }
  },
  martell: {
    sunspear: { footman: 1, knight: 1 },
    'salt-shore': { footman: 1 },
    'sea-of-dorne': { ship: 1 }
  }
};

/** Added by the publisher's errata for more than three players; the first printing is without it. */
const SHIP_IN_LANNISPORT = { house: 'lannister', area: 'port-of-lannisport', unit: 'ship', count: 1 } as const;

export interface StartingUnit {
  readonly house: House;
  readonly area: AreaId;
  readonly unit: UnitKind;
  readonly count: number;
}

/** Units of the set-ups below that are not there when the first printing is followed. */
export const FIRST_PRINTING_WITHOUT: readonly StartingUnit[] = [SHIP_IN_LANNISPORT];

const GARRISON_STRENGTH = 2;

/** One neutral token; `players` is the mark on it, the least and the greatest number of players it is for. */
interface NeutralToken extends NeutralForce {
  readonly players: readonly [PlayerCount, PlayerCount];
}

const NEUTRAL_TOKENS: readonly NeutralToken[] = [
  { area: 'dornish-marches', strength: 'impassable', players: [3, 3] },
  { area: 'highgarden', strength: 'impassable', players: [3, 3] },
  { area: 'kings-landing', strength: 5, players: [3, 3] },
  { area: 'oldtown', strength: 'impassable', players: [3, 3] },
  { area: 'princes-pass', strength: 'impassable', players: [3, 3] },
  { area: 'pyke', strength: 'impassable', players: [3, 3] },
  { area: 'salt-shore', strength: 'impassable', players: [3, 3] },
  { area: 'starfall', strength: 'impassable', players: [3, 3] },
  { area: 'storms-end', strength: 'impassable', players: [3, 3] },
  { area: 'sunspear', strength: 'impassable', players: [3, 3] },
  { area: 'the-boneway', strength: 'impassable', players: [3, 3] },
  { area: 'the-eyrie', strength: 6, players: [3, 3] },
  { area: 'three-towers', strength: 'impassable', players: [3, 3] },
  { area: 'yronwood', strength: 'impassable', players: [3, 3] },

  { area: 'dornish-marches', strength: 3, players: [4, 4] },
  { area: 'kings-landing', strength: 5, players: [4, 6] },
  { area: 'oldtown', strength: 3, players: [4, 4] },
  { area: 'princes-pass', strength: 3, players: [4, 5] },
  { area: 'salt-shore', strength: 3, players: [4, 5] },
  { area: 'starfall', strength: 3, players: [4, 5] },
  { area: 'storms-end', strength: 4, players: [4, 4] },
  { area: 'sunspear', strength: 5, players: [4, 5] },
  { area: 'the-boneway', strength: 3, players: [4, 5] },
  { area: 'the-eyrie', strength: 6, players: [4, 6] },
  { area: 'three-towers', strength: 3, players: [4, 5] },
  { area: 'yronwood', strength: 3, players: [4, 5] }
];

export const SETUP: Readonly<Record<PlayerCount, Setup>> = tabulate(PLAYER_COUNTS, (players) => {
  const houses = JOINING.slice(0, players);
  const stars = players <= 4 ? STARS_THREE_AND_FOUR : STARS_FIVE_AND_SIX;
  const neutralForces = NEUTRAL_TOKENS.filter(({ players: [least, most] }) => least <= players && players <= most);
  const closed = neutralForces.filter(({ strength }) => strength === 'impassable').map(({ area }) => area);

  return {
    houses,
    tracks: tabulate(TRACKS, (track) => SIX_HOUSE_TRACKS[track].filter((house) => houses.includes(house))),
    stars: stars.slice(0, players),
    supply: tabulate(houses, (house) => STARTING_SUPPLY[house]),
    units: tabulate(houses, (house) => unitsOf(house, players)),
    garrisons: houses.map((house) => ({ house, area: HOME_OF[house], strength: GARRISON_STRENGTH })),
    neutralForces: neutralForces.map(({ area, strength }) => ({ area, strength })),
    closedPorts: PORTS.filter((port) => closed.some((area) => AREAS[area].port === port))
  };
});

function unitsOf(house: House, players: PlayerCount): StartingUnits {
  const { area, unit, count } = SHIP_IN_LANNISPORT;
  const hasThatShip = house === SHIP_IN_LANNISPORT.house && players > 3;
  return hasThatShip ? { ...STARTING_UNITS[house], [area]: { [unit]: count } } : STARTING_UNITS[house];
}

// The 58 areas of the board and what is printed in them: 38 land areas, 12 seas and the 8 ports between them. An icon or
// mark that a row does not name is not there. Which areas are adjacent is said in borders.ts.

import { type ByHouse, type House, HOUSES } from './houses';
import { keysOf, lookup, tabulate } from './tabulate';

/** 1 castle, 2 stronghold: also the points it musters with. Either is worth one victory point. */
export type Castle = 0 | 1 | 2;

export type AreaKind = 'land' | 'sea' | 'port';

interface LandRow {
  readonly castle?: Castle;
  readonly supply?: number;
  readonly power?: number;
  readonly home?: House;
  readonly island?: boolean;
}

interface PortRow {
  readonly land: LandId;
  readonly sea: SeaId;
}

const LAND_ROWS = {
  blackwater: { supply: 2 },
  'castle-black': { power: 1 },
  'crackclaw-point': { castle: 1 },
  'dornish-marches': { power: 1 },
  dragonstone: { castle: 2, supply: 1, power: 1, home: 'baratheon', island: true },
  'flints-finger': { castle: 1 },
  'greywater-watch': { supply: 1 },
  harrenhal: { castle: 1, power: 1 },
  highgarden: { castle: 2, supply: 2, home: 'tyrell' },
  karhold: { power: 1 },
  'kings-landing': { castle: 2, power: 2 },
  kingswood: { supply: 1, power: 1 },
  lannisport: { castle: 2, supply: 2, home: 'lannister' },
  'moat-cailin': { castle: 1 },
  oldtown: { castle: 2 },
  'princes-pass': { supply: 1, power: 1 },
  pyke: { castle: 2, supply: 1, power: 1, home: 'greyjoy', island: true },
  riverrun: { castle: 2, supply: 1, power: 1 },
  'salt-shore': { supply: 1 },
  seagard: { castle: 2, supply: 1, power: 1 },
  'searoad-marches': { supply: 1 },
  starfall: { castle: 1, supply: 1 },
  'stoney-sept': { power: 1 },
  'storms-end': { castle: 1 },
  sunspear: { castle: 2, supply: 1, power: 1, home: 'martell' },
  'the-arbor': { power: 1, island: true },
  'the-boneway': { power: 1 },
  'the-eyrie': { castle: 1, supply: 1, power: 1 },
  'the-fingers': { supply: 1 },
  'the-mountains-of-the-moon': { supply: 1 },
  'the-reach': { castle: 1 },
  'the-stony-shore': { supply: 1 },
  'the-twins': { power: 1 },
  'three-towers': { supply: 1 },
  'white-harbor': { castle: 1 },
  'widows-watch': { supply: 1 },
  winterfell: { castle: 2, supply: 1, power: 1, home: 'stark' },
  yronwood: { castle: 1 }
} as const satisfies Readonly<Record<string, LandRow>>;

export const SEAS = [
  'bay-of-ice',
  'blackwater-bay',
  'east-summer-sea',
  'ironmans-bay',
  'redwyne-straights',
  'sea-of-dorne',
  'shipbreaker-bay',
  'sunset-sea',
  'the-golden-sound',
  'the-narrow-sea',
  'the-shivering-sea',
  'west-summer-sea'
] as const;

const PORT_ROWS = {
  'port-of-dragonstone': { land: 'dragonstone', sea: 'shipbreaker-bay' },
  'port-of-lannisport': { land: 'lannisport', sea: 'the-golden-sound' },
  'port-of-oldtown': { land: 'oldtown', sea: 'redwyne-straights' },
  'port-of-pyke': { land: 'pyke', sea: 'ironmans-bay' },
  'port-of-storms-end': { land: 'storms-end', sea: 'shipbreaker-bay' },
  'port-of-sunspear': { land: 'sunspear', sea: 'east-summer-sea' },
  'port-of-white-harbor': { land: 'white-harbor', sea: 'the-narrow-sea' },
  'port-of-winterfell': { land: 'winterfell', sea: 'bay-of-ice' }
} as const satisfies Readonly<Record<string, PortRow>>;

export type LandId = keyof typeof LAND_ROWS;
export type SeaId = (typeof SEAS)[number];
export type PortId = keyof typeof PORT_ROWS;
export type AreaId = LandId | SeaId | PortId;

/** A table with one entry for each area. */
export type ByArea<T> = Readonly<Record<AreaId, T>>;

export interface Area {
  readonly id: AreaId;
  readonly kind: AreaKind;
  readonly castle: Castle;
  readonly supply: number;
  readonly power: number;
  /** The house whose shield is printed here. */
  readonly home: House | null;
  readonly island: boolean;
  /** The port of a land area. */
  readonly port: PortId | null;
  /** The land area that a port belongs to. */
  readonly land: LandId | null;
  /** The one sea that a port opens on. */
  readonly sea: SeaId | null;
}

export const LAND_AREAS: readonly LandId[] = keysOf(LAND_ROWS);
export const PORTS: readonly PortId[] = keysOf(PORT_ROWS);
export const AREA_IDS: readonly AreaId[] = [...LAND_AREAS, ...SEAS, ...PORTS];

const BARE = { castle: 0, supply: 0, power: 0, home: null, island: false, port: null, land: null, sea: null } as const;

const ROWS: ByArea<Area> = {
  ...tabulate(LAND_AREAS, (id): Area => {
    const row: LandRow = LAND_ROWS[id];
    return { ...BARE, ...row, id, kind: 'land', port: PORTS.find((port) => PORT_ROWS[port].land === id) ?? null };
  }),
  ...tabulate(SEAS, (id): Area => ({ ...BARE, id, kind: 'sea' })),
  ...tabulate(PORTS, (id): Area => ({ ...BARE, ...PORT_ROWS[id], id, kind: 'port' }))
};

export const AREAS = lookup(AREA_IDS, (id) => ROWS[id]);

/** The place of an area in AREA_IDS. What is read all the time is kept in lists: a place in a list is found at once. */
export const PLACE_OF = lookup(AREA_IDS, (id) => AREA_IDS.indexOf(id));

/** Areas with a castle or stronghold. */
export const CASTLES: readonly LandId[] = LAND_AREAS.filter((id) => AREAS[id].castle > 0);

export const HOME_OF: ByHouse<LandId> = tabulate(HOUSES, (house) => {
  const home = LAND_AREAS.find((id) => AREAS[id].home === house);
  if (home === undefined) throw new Error(`No area is the home of ${house}`);
  return home;
});

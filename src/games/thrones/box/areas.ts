// The 58 areas of the board and what is printed in them: 38 land areas, 12 seas and the 8 ports between them. An icon or
// mark that a row does not name is not there. Which areas are adjacent is said in borders.ts.

import type { ByHouse, House } from './houses';
import { HOUSES } from './houses';
import { keysOf, tabulate } from './tabulate';

/** 1 castle, 2 stronghold: also the points it musters with. Either is worth one victory point. */
export type Castle = 0 | 1 | 2;

export type AreaKind = 'land' | 'sea' | 'port';

interface LandRow {
  readonly name: string;
  readonly castle?: Castle;
  readonly supply?: number;
  readonly power?: number;
  readonly home?: House;
  readonly island?: boolean;
}

interface SeaRow {
  readonly name: string;
}

interface PortRow {
  readonly name: string;
  readonly land: LandId;
  readonly sea: SeaId;
}

const LAND_ROWS = {
  blackwater: { name: 'Blackwater', supply: 2 },
  'castle-black': { name: 'Castle Black', power: 1 },
  'crackclaw-point': { name: 'Crackclaw Point', castle: 1 },
  'dornish-marches': { name: 'Dornish Marches', power: 1 },
  dragonstone: { name: 'Dragonstone', castle: 2, supply: 1, power: 1, home: 'baratheon', island: true },
  'flints-finger': { name: "Flint's Finger", castle: 1 },
  'greywater-watch': { name: 'Greywater Watch', supply: 1 },
  harrenhal: { name: 'Harrenhal', castle: 1, power: 1 },
  highgarden: { name: 'Highgarden', castle: 2, supply: 2, home: 'tyrell' },
  karhold: { name: 'Karhold', power: 1 },
  'kings-landing': { name: "King's Landing", castle: 2, power: 2 },
  kingswood: { name: 'Kingswood', supply: 1, power: 1 },
  lannisport: { name: 'Lannisport', castle: 2, supply: 2, home: 'lannister' },
  'moat-cailin': { name: 'Moat Cailin', castle: 1 },
  oldtown: { name: 'Oldtown', castle: 2 },
  'princes-pass': { name: "Prince's Pass", supply: 1, power: 1 },
  pyke: { name: 'Pyke', castle: 2, supply: 1, power: 1, home: 'greyjoy', island: true },
  riverrun: { name: 'Riverrun', castle: 2, supply: 1, power: 1 },
  'salt-shore': { name: 'Salt Shore', supply: 1 },
  seagard: { name: 'Seagard', castle: 2, supply: 1, power: 1 },
  'searoad-marches': { name: 'Searoad Marches', supply: 1 },
  starfall: { name: 'Starfall', castle: 1, supply: 1 },
  'stoney-sept': { name: 'Stoney Sept', power: 1 },
  'storms-end': { name: "Storm's End", castle: 1 },
  sunspear: { name: 'Sunspear', castle: 2, supply: 1, power: 1, home: 'martell' },
  'the-arbor': { name: 'The Arbor', power: 1, island: true },
  'the-boneway': { name: 'The Boneway', power: 1 },
  'the-eyrie': { name: 'The Eyrie', castle: 1, supply: 1, power: 1 },
  'the-fingers': { name: 'The Fingers', supply: 1 },
  'the-mountains-of-the-moon': { name: 'The Mountains of the Moon', supply: 1 },
  'the-reach': { name: 'The Reach', castle: 1 },
  'the-stony-shore': { name: 'The Stony Shore', supply: 1 },
  'the-twins': { name: 'The Twins', power: 1 },
  'three-towers': { name: 'Three Towers', supply: 1 },
  'white-harbor': { name: 'White Harbor', castle: 1 },
  'widows-watch': { name: "Widow's Watch", supply: 1 },
  winterfell: { name: 'Winterfell', castle: 2, supply: 1, power: 1, home: 'stark' },
  yronwood: { name: 'Yronwood', castle: 1 }
} as const satisfies Readonly<Record<string, LandRow>>;

const SEA_ROWS = {
  'bay-of-ice': { name: 'Bay of Ice' },
  'blackwater-bay': { name: 'Blackwater Bay' },
  'east-summer-sea': { name: 'East Summer Sea' },
  'ironmans-bay': { name: "Ironman's Bay" },
  'redwyne-straights': { name: 'Redwyne Straights' },
  'sea-of-dorne': { name: 'Sea of Dorne' },
  'shipbreaker-bay': { name: 'Shipbreaker Bay' },
  'sunset-sea': { name: 'Sunset Sea' },
  'the-golden-sound': { name: 'The Golden Sound' },
  'the-narrow-sea': { name: 'The Narrow Sea' },
  'the-shivering-sea': { name: 'The Shivering Sea' },
  'west-summer-sea': { name: 'West Summer Sea' }
} as const satisfies Readonly<Record<string, SeaRow>>;

const PORT_ROWS = {
  'port-of-dragonstone': { name: 'Port of Dragonstone', land: 'dragonstone', sea: 'shipbreaker-bay' },
  'port-of-lannisport': { name: 'Port of Lannisport', land: 'lannisport', sea: 'the-golden-sound' },
  'port-of-oldtown': { name: 'Port of Oldtown', land: 'oldtown', sea: 'redwyne-straights' },
  'port-of-pyke': { name: 'Port of Pyke', land: 'pyke', sea: 'ironmans-bay' },
  'port-of-storms-end': { name: "Port of Storm's End", land: 'storms-end', sea: 'shipbreaker-bay' },
  'port-of-sunspear': { name: 'Port of Sunspear', land: 'sunspear', sea: 'east-summer-sea' },
  'port-of-white-harbor': { name: 'Port of White Harbor', land: 'white-harbor', sea: 'the-narrow-sea' },
  'port-of-winterfell': { name: 'Port of Winterfell', land: 'winterfell', sea: 'bay-of-ice' }
} as const satisfies Readonly<Record<string, PortRow>>;

export type LandId = keyof typeof LAND_ROWS;
export type SeaId = keyof typeof SEA_ROWS;
export type PortId = keyof typeof PORT_ROWS;
export type AreaId = LandId | SeaId | PortId;

/** A table with one entry for each area. */
export type ByArea<T> = Readonly<Record<AreaId, T>>;

export interface Area {
  readonly id: AreaId;
  readonly name: string;
  readonly kind: AreaKind;
  readonly castle: Castle;
  readonly supply: number;
  readonly power: number;
  /** The house whose shield is printed here. */
  readonly home: House | null;
  readonly island: boolean;
  /** Of a land area: its port. */
  readonly port: PortId | null;
  /** Of a port: the land area it belongs to. */
  readonly land: LandId | null;
  /** Of a port: the one sea it opens on. */
  readonly sea: SeaId | null;
}

export const LAND_AREAS: readonly LandId[] = keysOf(LAND_ROWS);
export const SEAS: readonly SeaId[] = keysOf(SEA_ROWS);
export const PORTS: readonly PortId[] = keysOf(PORT_ROWS);
export const AREA_IDS: readonly AreaId[] = [...LAND_AREAS, ...SEAS, ...PORTS];

const BARE = { castle: 0, supply: 0, power: 0, home: null, island: false, port: null, land: null, sea: null } as const;

export const AREAS: ByArea<Area> = {
  ...tabulate(LAND_AREAS, (id): Area => {
    const row: LandRow = LAND_ROWS[id];
    return { ...BARE, ...row, id, kind: 'land', port: PORTS.find((port) => PORT_ROWS[port].land === id) ?? null };
  }),
  ...tabulate(SEAS, (id): Area => ({ ...BARE, ...SEA_ROWS[id], id, kind: 'sea' })),
  ...tabulate(PORTS, (id): Area => ({ ...BARE, ...PORT_ROWS[id], id, kind: 'port' }))
};

/** Areas with a castle or stronghold. */
export const CASTLES: readonly LandId[] = LAND_AREAS.filter((id) => AREAS[id].castle > 0);

export const HOME_OF: ByHouse<LandId> = tabulate(HOUSES, (house) => {
  const home = LAND_AREAS.find((id) => AREAS[id].home === house);
  if (home === undefined) throw new Error(`No area is the home of ${house}`);
  return home;
});

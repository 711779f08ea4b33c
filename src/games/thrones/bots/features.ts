// The features counted for each house on a table: castles held, in danger and in reach, and what makes them.

import type { House, LandId, Track, UnitKind } from '#thrones/box';
import { AREA_IDS, AREAS, CASTLES } from '../box/areas';
import { MAX_SUPPLY, SUPPLY_LIMITS } from '../box/supply';
import { controller } from '../rules/control';
import { stateOf, statesOf } from '../rules/states';
import type { Table, Unit } from '#thrones/rules';
import { likely, weightOf } from './odds';
import { arriving, defenceOf, type Sight, sightOf } from './sight';

const LAND_STRENGTH: Readonly<Record<UnitKind, number>> = { footman: 1, ship: 0, 'siege-engine': 1.4, knight: 2 };

/** The features counted for a house. Each has its own weight, in the beginning and at the end of the game (stakes.ts). */
export const FEATURES = [
  'castles',
  'strongholds',
  'beyondFour',
  'inReach',
  'alsoInReach',
  'inDanger',
  'strength',
  'ships',
  'icons',
  'supply',
  'unfed',
  'income',
  'land',
  'seas',
  'throne',
  'fiefdoms',
  'court',
  'power',
  'hand',
  'cards'
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Record<Feature, number>;
export type Stakes = Readonly<Features>;

const noFeatures = (): Features => Object.fromEntries(FEATURES.map((one) => [one, 0])) as Features;

export function featuresOf(table: Table): ReadonlyMap<House, Features> {
  const all = new Map<House, Features>();
  for (const house of table.tracks.throne) all.set(house, noFeatures());
  const stacks = new Map<House, number>();
  const states = statesOf(table);
  for (let place = 0; place < AREA_IDS.length; place++) {
    const area = AREA_IDS[place]!;
    const { units } = states[place]!;
    const { kind, supply, power } = AREAS[area];
    if (units.length > 0) {
      const { house } = units[0]!;
      const one = all.get(house)!;
      addUnits(one, units);
      if (units.length > 1) stacks.set(house, (stacks.get(house) ?? 0) + 1);
      if (kind === 'sea') one.seas += 1;
    }
    if (kind !== 'land') continue;
    const owner = controller(table, area);
    if (owner === null) continue;
    const one = all.get(owner)!;
    one.icons += supply;
    one.income += power;
    one.land += 1;
  }
  if (table.combat !== null) for (const one of table.combat.attackers) addUnits(all.get(one.house)!, [one]);
  const sight = sightOf(table);
  for (const castle of CASTLES) reckon(table, sight, castle, all);
  for (const [house, one] of all) complete(table, house, one, stacks.get(house) ?? 0);
  return all;
}

function addUnits(one: Features, units: readonly Unit[]): void {
  for (const { kind, routed } of units) {
    if (kind === 'ship') one.ships += 1;
    else one.strength += LAND_STRENGTH[kind] * (routed ? 0.8 : 1);
  }
}

/** Counts a castle for its holder, and for those who could take it. */
function reckon(table: Table, sight: Sight, castle: LandId, all: ReadonlyMap<House, Features>): void {
  const { units, garrison, neutral } = stateOf(table, castle);
  if (neutral === 'impassable') return;
  const owner = controller(table, castle);
  const holder = owner === null ? null : all.get(owner)!;
  if (holder !== null) {
    holder.castles += 1;
    if (AREAS[castle].castle > 1) holder.strongholds += 1;
  }
  const defence = defenceOf(units) + (neutral ?? garrison?.strength ?? 0);
  const own = owner === null ? 0 : 0.25 * arriving(sight.ever, owner, castle) + cardsOf(table, owner);
  let worst = 0;
  for (const [house, one] of all) {
    if (house === owner) continue;
    const might = Math.max(arriving(sight.ever, house, castle), 1.4 * arriving(sight.now, house, castle));
    if (might === 0) continue;
    const lead = neutral !== null ? (might - defence) * 2 : might + cardsOf(table, house) - defence - own;
    const chance = defence === 0 ? 0.85 : likely(lead * 0.8);
    if (chance > worst) worst = chance;
    if (chance > one.inReach) [one.inReach, one.alsoInReach] = [chance, one.inReach];
    else if (chance > one.alsoInReach) one.alsoInReach = chance;
  }
  if (holder !== null) holder.inDanger += worst;
}

const cardsOf = (table: Table, house: House): number => 0.6 * weightOf(table.houses[house]!.hand);

function complete(table: Table, house: House, one: Features, stacks: number): void {
  const { tracks } = table;
  const sheet = table.houses[house]!;
  const count = tracks.throne.length;
  const place = (track: Track): number => (count - 1 - tracks[track].indexOf(house)) / (count - 1);
  const icons = Math.min(MAX_SUPPLY, one.icons);
  one.beyondFour = Math.max(0, one.castles - 4);
  one.icons = icons;
  one.supply = sheet.supply;
  one.unfed = Math.max(0, stacks - SUPPLY_LIMITS[icons]!.length);
  one.throne = place('throne');
  one.fiefdoms = place('fiefdoms');
  one.court = place('court');
  one.power = Math.min(14, sheet.power ?? 5);
  one.hand = weightOf(sheet.hand);
  one.cards = sheet.hand.length;
}

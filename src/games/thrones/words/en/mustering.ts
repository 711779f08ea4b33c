// Mustering: points of castles and strongholds, the units they pay for, and where new ships go.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { UnitKind } from '../../box/units';
import { UNIT_KINDS } from '../../box/units';
import type { Recruit } from '../../rules/asks';
import type { Refusal, RefusalRule } from '../../rules/refusals';
import { UNIT_NAMES, UNIT_PLURALS } from './pieces';
import { capital, list, place, several, units } from './say';
import NAMES from './names';

const points = (count: number): string => several(count, 'point', 'points');

const SHORT: Readonly<Partial<Record<RefusalRule, string>>> = {
  'muster.points': 'not enough points',
  'muster.place': 'no adjacent sea',
  'muster.port-full': 'the port is full',
  'muster.supply': 'over your supply limit'
};

const PROBLEMS: Readonly<Partial<Record<RefusalRule, string>>> = {
  'muster.pieces': 'Not enough units left',
  'muster.upgrade': 'No footman to upgrade',
  'muster.supply': 'Over your supply limit'
};

/** "footman → knight", "2 footmen → knights". */
function upgraded(kind: UnitKind, count: number): string {
  return count === 1
    ? `${UNIT_NAMES.footman} → ${UNIT_NAMES[kind]}`
    : `${count} ${UNIT_PLURALS.footman} → ${UNIT_PLURALS[kind]}`;
}

function inShort(recruits: readonly Recruit[]): string[] {
  const upgrades = UNIT_KINDS.flatMap((kind) => {
    const count = recruits.filter((one) => one.upgrade && one.unit === kind).length;
    return count === 0 ? [] : [upgraded(kind, count)];
  });
  const fresh = recruits.filter((one) => !one.upgrade);
  const onLand = fresh.filter((one) => one.unit !== 'ship').map((one) => one.unit);
  const seas = new Set(fresh.filter((one) => one.unit === 'ship').map((one) => one.at));
  const ships = [...seas].map((at) => {
    const there = fresh.filter((one) => one.unit === 'ship' && one.at === at);
    return `${units(there.map((one) => one.unit))} into ${place(at)}`;
  });
  return [...upgrades, ...(onLand.length === 0 ? [] : [units(onLand)]), ...ships];
}

function deed(recruits: readonly Recruit[]): string {
  const fresh = recruits.filter((one) => !one.upgrade).map((one) => one.unit);
  const upgrades = recruits.filter((one) => one.upgrade).map((one) => one.unit);
  const better = `upgrade ${upgrades.length === 1 ? `a ${UNIT_NAMES.footman}` : `${upgrades.length} ${UNIT_PLURALS.footman}`}`;
  const deeds = [...(fresh.length === 0 ? [] : [`muster ${units(fresh)}`]), ...(upgrades.length === 0 ? [] : [better])];
  return deeds.length === 0 ? 'muster nothing' : list(deeds);
}

const mustering = {
  castles: 'Castles and strongholds',
  oneCastle: 'Which one?',
  points: (left: number, all: number): string =>
    left === 0 ? 'all points spent' : left === all ? points(left) : `${left} of ${points(all)} left`,
  /** What a castle cannot pay for is not offered. */
  dear: 'a new knight costs 2',
  recruits: (recruits: readonly Recruit[], left: number): string =>
    capital([...inShort(recruits), ...(left === 0 ? [] : [`${points(left)} left`])].join(' · ')),
  change: 'Change',
  takeBack: (castle: AreaId): string => `Take back what ${place(castle)} musters`,
  unit: (kind: UnitKind): string => capital(UNIT_NAMES[kind]),
  upgrade: 'upgrade',
  cost: (cost: number): string => `costs ${points(cost)}`,
  chosen: (count: number): string => (count === 1 ? 'chosen' : `chosen ${count} times`),
  instead: (recruits: readonly Recruit[]): string => `instead of ${units(recruits.map((one) => one.unit))}`,

  whereTo: 'Where does the ship go?',
  berth: (area: AreaId): string => (AREAS[area].kind === 'port' ? 'Its port' : NAMES.areas[area]),
  ships: (count: number, most: number | null): string =>
    most === null ? (count === 1 ? 'alone' : `army of ${count}`) : `${count} of ${most}`,
  /** Why not, in a few words. */
  short: (refusal: Refusal, holder: House | null): string => {
    if (refusal.rule === 'muster.enemy-sea') return holder === null ? 'enemy ships' : `${NAMES.houses[holder]} ships`;
    if (refusal.rule === 'muster.pieces' && refusal.unit !== undefined) return `no ${UNIT_PLURALS[refusal.unit]} left`;
    return SHORT[refusal.rule] ?? 'not allowed';
  },

  main: (recruits: readonly Recruit[], left: number): string =>
    capital(deed(recruits)) + (left === 0 ? '' : ` (${points(left)} unused)`),
  choose: 'Choose units',
  toSpend: (left: number): string => `${points(left)} to spend`,
  chooseAfterAll: 'Choose after all',
  missing: { place: 'Choose where the ship goes first', recruits: 'Choose what to muster first' },
  problem: (refusal: Refusal): string => PROBLEMS[refusal.rule] ?? 'Not allowed. Why?',
  clear: 'Clear'
};

export default mustering;

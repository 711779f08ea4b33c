// Armies that could do something: take an area from somebody weaker next door, and still hold their own castle.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS, SUPPORT_REACH } from '#thrones/box/orders';
import { arriving, attackOf, defenceOf, sightOf, supportFor, threatTo } from '#thrones/bots/sight';
import type { Position, Unit } from '#thrones/rules';
import { occupant } from '#thrones/rules/control';

const ARMY = 3;
/** Before cards. */
const WEAKER = 2;

/** The orders lie open; what each of them adds is known. */
export function couldTakeSomething(position: Position, house: House, area: AreaId): boolean {
  const ready = position.areas[area].units.filter(({ routed }) => !routed);
  return (
    attackOf(ready, false) >= ARMY && NEIGHBOURS[area].some((near) => couldTake(position, house, area, near, ready))
  );
}

function couldTake(position: Position, house: House, area: AreaId, near: AreaId, ready: readonly Unit[]): boolean {
  const enemy = occupant(position, near);
  const { kind, castle } = AREAS[near];
  if (enemy === null || enemy === house || kind !== 'land') return false;
  const needed = heldWith(position, enemy, near) + WEAKER;
  const third = thirdHouse(position, house, enemy, area);
  const walls = (position.areas[area].garrison?.strength ?? 0) + supportFor(position, house, area, false);
  return partings(ready).some(
    ([sent, left]) => attackOf(sent, castle > 0) >= needed && (third === 0 || defenceOf(left) + walls >= third)
  );
}

function heldWith(position: Position, enemy: House, area: AreaId): number {
  const { units, garrison, order } = position.areas[area];
  const wall = order !== null && ORDERS[order.token].kind === 'defense' ? ORDERS[order.token].modifier : 0;
  return defenceOf(units) + (garrison?.strength ?? 0) + wall + supportFor(position, enemy, area, true);
}

/** The worst that could come to an own castle, from anybody but whom the army would march on. */
function thirdHouse(position: Position, house: House, enemy: House, area: AreaId): number {
  if (AREAS[area].castle === 0) return 0;
  const others = position.tracks.throne.filter((one) => one !== house && one !== enemy);
  return Math.max(0, ...others.map((one) => arriving(sightOf(position).ever, one, area)));
}

/** All ways to send some of them and leave the others. */
const partings = (units: readonly Unit[]): (readonly [sent: readonly Unit[], left: readonly Unit[]])[] =>
  Array.from({ length: 2 ** units.length }, (_, bits) => {
    const isSent = (i: number): boolean => Math.floor(bits / 2 ** i) % 2 === 1;
    return [units.filter((_one, i) => isSent(i)), units.filter((_one, i) => !isSent(i))] as const;
  });

/** Support next to where a March can bring a battle of this house. */
export function lends(position: Position, house: House, area: AreaId): boolean {
  const { order } = position.areas[area];
  if (order === null || ORDERS[order.token].kind !== 'support') return false;
  const { now } = sightOf(position);
  return NEIGHBOURS[area].some((near) => {
    if (!SUPPORT_REACH[AREAS[area].kind].includes(AREAS[near].kind)) return false;
    const there = occupant(position, near);
    if (there === house) return threatTo(now, position, house, near).by !== null;
    return (there !== null || position.areas[near].neutral !== null) && arriving(now, house, near) > 0;
  });
}

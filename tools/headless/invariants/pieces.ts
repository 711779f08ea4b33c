// The invariants of the pieces in every position: nothing is made, nothing is lost, and everything is where it may.

import { AREA_IDS, AREAS, CASTLES, PORTS } from '#thrones/box/areas';
import { CARDS_OF } from '#thrones/box/houseCards';
import type { House, OrderToken } from '#thrones/box';
import { PORT_CAPACITY, POWER_TOKENS, WILDLING_STEP, WILDLING_TOP } from '#thrones/box/limits';
import { ORDERS } from '#thrones/box/orders';
import { MAX_SUPPLY, SUPPLY_LIMITS } from '#thrones/box/supply';
import { TIDES_DECK } from '#thrones/box/tides';
import { TRACKS } from '#thrones/box/tracks';
import { UNIT_KINDS, UNITS } from '#thrones/box/units';
import { WESTEROS_DECKS } from '#thrones/box/westerosCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { About, Position } from '#thrones/rules';
import { controller } from '#thrones/rules/control';
import { castlesToWin, roundLimit } from '#thrones/rules/houseRules';
import { canStand } from '#thrones/rules/pieces';
import { countsOf, housesOf } from './count';

/** Says what is wrong, in words; nothing when all is well. */
export type Check = (position: Position) => Iterable<string>;

export const units: Check = function* (position) {
  for (const [house, counts] of countsOf(position)) {
    for (const kind of UNIT_KINDS) {
      const [found, { pieces }] = [counts.get(kind) ?? 0, UNITS[kind]];
      if (found > pieces) yield `${house} has ${found} pieces of ${kind} on the board, and there are ${pieces}`;
    }
  }
};

export const places: Check = function* (position) {
  for (const area of AREA_IDS) {
    const { units, power, garrison, neutral } = position.areas[area];
    for (const { house, kind } of units) {
      if (house !== units[0]!.house) yield `${area} holds units of ${house} and ${units[0]!.house}`;
      if (position.houses[house] === undefined) yield `${house} in ${area} does not play`;
      if (!canStand(kind, area)) yield `a ${kind} stands in ${area}`;
    }
    if (typeof neutral === 'number' && position.houseRules?.neutralForces === false)
      yield `a neutral force stands in ${area}, and none is in the game`;
    if (neutral !== null && units.length > 0) yield `units stand in ${area} beside a neutral force`;
    if (power !== null && AREAS[area].kind !== 'land') yield `a power token lies in ${area}`;
    if (power !== null && AREAS[area].home === power) yield `a power token of ${power} lies in its own home area`;
    if (power !== null && units.length > 0 && units[0]!.house !== power) yield `${area} keeps a token of ${power}`;
    if (garrison !== null && AREAS[area].home !== garrison.house)
      yield `a garrison of ${garrison.house} lies in ${area}`;
    const isEmbattled = position.combat?.area === area;
    if (garrison !== null && !isEmbattled && controller(position, area) !== garrison.house)
      yield `the garrison of ${area} has lost it`;
  }
};

const isAskedAboutAPort = (position: Position): boolean => position.asks.some((ask) => ask.about === 'port');

/** Ports may be wrong while their new owner is asked, and the port of an embattled area until the victor has moved in. */
export const ports: Check = function* (position) {
  const isAsked = isAskedAboutAPort(position);
  for (const port of PORTS) {
    const { units } = position.areas[port];
    if (units.length > PORT_CAPACITY) yield `${units.length} ships lie in ${port}`;
    const owner = controller(position, port);
    const isEmbattled = AREAS[port].land === position.combat?.area;
    if (units.length > 0 && units[0]!.house !== owner && !isAsked && !isEmbattled && position.winner === null)
      yield `${units[0]!.house} has ships in ${port}, which is ${owner ?? 'nobody'}'s`;
  }
};

export const orders: Check = function* (position) {
  const laid = new Map<string, number>();
  const count = (house: House, token: OrderToken): unknown =>
    laid.set(`${house} ${token}`, (laid.get(`${house} ${token}`) ?? 0) + 1);
  const isUnderWay = position.combat !== null || position.winner !== null || isAskedAboutAPort(position);
  const mayLieIdle = position.edition === 'first' || isUnderWay;
  for (const area of AREA_IDS) {
    const { order, units } = position.areas[area];
    if (order === null) continue;
    count(order.house, order.token);
    if (!mayLieIdle && units[0]?.house !== order.house) yield `an order of ${order.house} lies idle in ${area}`;
  }
  for (const house of housesOf(position))
    for (const token of Object.values(position.sealed.orders[house] ?? {})) count(house, token);
  for (const [name, found] of laid) {
    const { count: allowed } = ORDERS[name.split(' ')[1] as OrderToken];
    if (found > allowed) yield `${name} has been laid ${found} times`;
  }
};

export const power: Check = function* (position) {
  for (const [house, counts] of countsOf(position)) {
    const [available, laid] = [counts.get('power') ?? 0, counts.get('tokens') ?? 0];
    if (!Number.isInteger(available) || available < 0) yield `${house} has ${available} power`;
    if (available + laid > POWER_TOKENS) yield `${house} has ${available} power and ${laid} on the board`;
  }
};

/** Hand, discard pile and the card in play are the seven. A card chosen in secret is still counted in the hand. */
export const houseCards: Check = function* (position) {
  const { combat } = position;
  for (const house of housesOf(position)) {
    const { hand, discard } = position.houses[house]!;
    const side = combat?.attacker === house ? 'attacker' : combat?.defender === house ? 'defender' : null;
    const inPlay = side === null || combat === null || combat.cleared ? null : combat.cards[side];
    const all = [...hand, ...discard, ...(inPlay === null ? [] : [inPlay])];
    if (!isPermutation(all, CARDS_OF[house])) yield `the cards of ${house} are ${all.join(', ')}`;
  }
};

export const decks: Check = function* ({ decks }) {
  for (const [i, deck] of decks.westeros.entries())
    if (!isPermutation(deck, WESTEROS_DECKS[i]!)) yield `Westeros deck ${i + 1} is ${deck.join(', ')}`;
  if (!isPermutation(decks.wildlings, WILDLING_CARD_IDS)) yield `the wildling deck is ${decks.wildlings.join(', ')}`;
  if (!isPermutation(decks.tides, TIDES_DECK)) yield `the tides are ${decks.tides.join(', ')}`;
};

export const tracks: Check = function* (position) {
  for (const track of TRACKS) {
    const order = position.tracks[track];
    if (!isPermutation(order, housesOf(position))) yield `the ${track} track is ${order.join(', ')}`;
  }
  const { wildlings, round } = position;
  if (wildlings < 0 || wildlings > WILDLING_TOP || wildlings % WILDLING_STEP !== 0)
    yield `the wildlings are on ${wildlings}`;
  if (round < 1 || round > roundLimit(position)) yield `it is round ${round}`;
  for (const house of housesOf(position)) {
    const level = position.houses[house]!.supply;
    if (!(level >= 0 && level <= MAX_SUPPLY)) yield `${house} has supply ${level}`;
  }
};

/** While armies are cut down, and while beaten units look for a refuge, they may be too many for the moment. */
const OVER_THE_LIMIT: readonly About[] = ['reconciling', 'retreat-losses'];

export const supply: Check = function* (position) {
  if (position.asks.some((ask) => OVER_THE_LIMIT.includes(ask.about))) return;
  const armies = new Map<House, number[]>(housesOf(position).map((house) => [house, []]));
  for (const area of AREA_IDS) {
    const { units } = position.areas[area];
    if (units.length > 1) armies.get(units[0]!.house)?.push(units.length);
  }
  for (const [house, sizes] of armies) {
    const limits = SUPPLY_LIMITS[position.houses[house]!.supply]!;
    const isFed = sizes.sort((a, b) => b - a).every((size, i) => size <= (limits[i] ?? 1));
    if (!isFed) yield `${house} has armies of ${sizes.join(', ')}`;
  }
};

export const castles: Check = function* (position) {
  if (position.winner !== null) return;
  const points = new Map<House, number>();
  for (const castle of CASTLES) {
    const house = controller(position, castle);
    if (house !== null) points.set(house, (points.get(house) ?? 0) + 1);
  }
  for (const [house, found] of points)
    if (found >= castlesToWin(position)) yield `${house} has ${found} castles and has not won`;
};

/** Lists that were found right: most of them are the same from position to position. */
const right = new WeakMap<object, object>();

function isPermutation<T>(list: readonly T[], of: readonly T[]): boolean {
  if (right.get(list) === of) return true;
  const left = [...of];
  for (const one of list) {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  if (left.length === 0) right.set(list, of);
  return left.length === 0;
}

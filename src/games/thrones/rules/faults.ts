// Faults of a position that comes from outside. Whatever passes can be played on: every piece is where the rules can
// have brought it, nothing is there twice, and every open ask can be answered.

import type { AreaId, House, Setup } from '#thrones/box';
import { AREA_IDS, AREAS, PORTS } from '../box/areas';
import { PORT_CAPACITY, POWER_TOKENS, WILDLING_STEP } from '../box/limits';
import { ORDER_TOKENS, ORDERS } from '../box/orders';
import { TRACKS } from '../box/tracks';
import { UNIT_KINDS, UNITS } from '../box/units';
import type { About } from './asks';
import { castlesOf, controller } from './control';
import { faultsOfCards } from './faultsOfCards';
import { faultsUnderWay } from './faultsUnderWay';
import { castlesToWin, neutralAtStart, roundLimit } from './houseRules';
import { canStand, piecesLeft } from './pieces';
import type { Position } from './position';
import { POSITION } from './positionShape';
import { faultsOfHouseRules, setupFor } from './setUp';
import { faultsIn } from '#engine/shape';
import { isSupplied } from './supply';

export { compactPosition, completePosition, tidyPosition } from './compact';

/** Nothing is wrong when the list is empty. The position has to be complete already (completePosition). */
export function faultsOf(given: unknown): string[] {
  const misshapen = faultsIn(POSITION, given);
  if (misshapen.length > 0) return misshapen;
  const position = given as Position;
  const houses = housesOf(position);
  const setup = setupFor(houses);
  if (setup === null) return [`houses: ${houses.join(', ') || 'none'} do not make a game`];
  const { houseRules, round } = position;
  if (houseRules !== null) {
    const clashes = faultsOfHouseRules(houseRules, setup, position.tides);
    if (clashes.length > 0) return clashes;
  }
  if (round > roundLimit(position)) return [`round: the game is over after round ${roundLimit(position)}`];
  const onTheBoard = [
    ...faultsOfTracks(position, houses),
    ...AREA_IDS.flatMap((area) => [...faultsInArea(position, area, setup)]),
    ...houses.flatMap((house) => [...faultsOfPieces(position, house)]),
    ...faultsOfPorts(position)
  ];
  const elsewhere = [...faultsOfCards(position, houses), ...faultsOfTheEnd(position, houses)];
  const found = [...onTheBoard, ...elsewhere];
  // Asks are tried out, which only makes sense where all the rest is in order.
  return found.length > 0 ? found : [...faultsUnderWay(position, houses)];
}

const housesOf = (position: Position): House[] => Object.keys(position.houses) as House[];

const isAskedAbout = (position: Position, ...abouts: readonly About[]): boolean =>
  position.asks.some((ask) => abouts.includes(ask.about));

function* faultsOfTracks(position: Position, houses: readonly House[]): Generator<string> {
  for (const track of TRACKS) {
    const places = position.tracks[track];
    const isComplete = places.length === houses.length && houses.every((house) => places.includes(house));
    if (!isComplete) yield `tracks.${track}: every house in play stands there once`;
  }
  if (position.wildlings % WILDLING_STEP !== 0)
    yield `wildlings: there is no space ${position.wildlings} on their track`;
}

function* faultsInArea(position: Position, area: AreaId, setup: Setup): Generator<string> {
  const { units, order, power, garrison, neutral } = position.areas[area];
  const { kind, home } = AREAS[area];
  const owner = units[0]?.house ?? null;
  const inPlay = (house: House): boolean => position.houses[house] !== undefined;
  const named = new Set([...units.map((one) => one.house), order?.house ?? null, power, garrison?.house ?? null]);
  for (const house of named) if (house !== null && !inPlay(house)) yield `${area}: ${house} is not in play`;

  if (units.some((one) => one.house !== owner)) yield `${area}: units of two houses stand there`;
  for (const unit of UNIT_KINDS)
    if (!canStand(unit, area) && units.some((one) => one.kind === unit)) yield `${area}: a ${unit} cannot stand there`;

  if (order !== null && owner !== null && order.house !== owner)
    yield `${area}: an order of ${order.house} among enemies`;
  const isUnderWay = position.combat !== null || position.winner !== null || isAskedAbout(position, 'port');
  const canBeIdle = position.edition === 'first' || isUnderWay;
  if (order !== null && owner === null && !canBeIdle) yield `${area}: an order without a unit`;

  if (power !== null && kind !== 'land') yield `${area}: a power token at sea`;
  if (power !== null && power === home) yield `${area}: the home area of ${power} needs no power token`;
  if (power !== null && owner !== null && power !== owner) yield `${area}: a power token of ${power} among enemies`;

  if (garrison !== null) {
    const own = setup.garrisons.find((one) => one.area === area && one.house === garrison.house);
    if (own === undefined) yield `${area}: ${garrison.house} has no garrison there`;
    else if (own.strength !== garrison.strength) yield `${area}: the strength of its garrison is ${own.strength}`;
    if (controller(position, area) !== garrison.house) yield `${area}: a garrison among enemies`;
  }

  const atStart = neutralAtStart(setup, area, position.houseRules);
  if (neutral !== null && neutral !== atStart) yield `${area}: the neutral force there is ${atStart ?? 'nothing'}`;
  if (neutral === null && atStart === 'impassable') yield `${area}: with these houses it is impassable`;
  const isHeld = units.length > 0 || order !== null || power !== null;
  if (neutral !== null && isHeld) yield `${area}: something stands beside the neutral force`;
}

function* faultsOfPieces(position: Position, house: House): Generator<string> {
  for (const kind of UNIT_KINDS) {
    const left = piecesLeft(position, house, kind);
    const { pieces } = UNITS[kind];
    if (left < 0) yield `${house}: ${pieces - left} pieces of ${kind} are on the board, and there are ${pieces}`;
  }
  const faceUp = AREA_IDS.map((area) => position.areas[area].order).filter((order) => order?.house === house);
  const laid = [...faceUp.map((order) => order?.token), ...Object.values(position.sealed.orders[house] ?? {})];
  for (const token of ORDER_TOKENS) {
    const found = laid.filter((one) => one === token).length;
    if (found > ORDERS[token].count)
      yield `${house}: ${found} tokens ${token} are laid, and there are ${ORDERS[token].count}`;
  }
  const onBoard = AREA_IDS.filter((area) => position.areas[area].power === house).length;
  const available = position.houses[house]!.power;
  if (available + onBoard > POWER_TOKENS)
    yield `${house}: ${available} power and ${onBoard} tokens on the board are more than ${POWER_TOKENS}`;

  const isBeingMended = position.winner !== null || isAskedAbout(position, 'reconciling', 'retreat-losses');
  if (!isBeingMended && !isSupplied(position, house)) yield `${house}: its armies are too big for its supply`;
}

/** A port may be in the wrong hands while its new owner is asked, and that of an embattled area while the combat lasts. */
function* faultsOfPorts(position: Position): Generator<string> {
  const mayBeWrong = position.winner !== null || isAskedAbout(position, 'port');
  for (const port of PORTS) {
    const { units } = position.areas[port];
    if (units.length > PORT_CAPACITY) yield `${port}: ${units.length} ships are too many`;
    const isEmbattled = AREAS[port].land === position.combat?.area;
    if (units.length > 0 && !mayBeWrong && !isEmbattled && controller(position, port) !== units[0]!.house)
      yield `${port}: ${units[0]!.house} does not control its land area`;
  }
}

function* faultsOfTheEnd(position: Position, houses: readonly House[]): Generator<string> {
  const { winner, phase, asks, round } = position;
  if (round === 1 && phase === 'westeros') yield 'round: the first has no Westeros phase';
  if ((winner !== null) !== (phase === 'over')) yield 'phase: the game is over exactly when there is a winner';
  if (winner !== null && position.houses[winner.house] === undefined) yield `winner: ${winner.house} is not in play`;
  if (winner !== null && asks.length > 0) yield 'asks: nobody is asked anything when the game is over';
  if (winner !== null) return;
  const enough = castlesToWin(position);
  const victor = houses.find((house) => castlesOf(position, house).length >= enough);
  if (victor !== undefined) yield `${victor}: with ${enough} castles and strongholds it would have won`;
}

// Facts about a single decision: who leads, who could come, how a fight would go by what is open.

import type { AreaId, House, LandId } from '#thrones/box';
import { AREA_IDS, AREAS, CASTLES } from '#thrones/box/areas';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { ORDERS } from '#thrones/box/orders';
import { attackOf, defenceOf, supportFor } from '#thrones/bots/sight';
import type { AnswerOf, Move, Position, Unit } from '#thrones/rules';
import { castleCounts, controller } from '#thrones/rules/control';
import { castlesToWin } from '#thrones/rules/houseRules';
import { holder, isHigher } from '#thrones/rules/influence';
import { unit, unitsOf } from '#thrones/rules/pieces';
import { reach } from '#thrones/rules/reach';

/** Castles that somebody may lack and still be a leader. */
const CLOSE = 3;

/** The one house with most castles, if it is within reach of winning. */
export function leaderOf(position: Position): House | null {
  const [first, second] = [...castleCounts(position)].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] === second?.[1]) return null;
  return castlesToWin(position) - first[1] <= CLOSE ? first[0] : null;
}

/** The strongest stack of an enemy that could march there, but for those in these areas. */
export function couldCome(position: Position, house: House, area: AreaId, except: readonly AreaId[]): number {
  let most = 0;
  for (const from of AREA_IDS) {
    const { units } = position.areas[from];
    const enemy = units[0]?.house;
    if (enemy === undefined || enemy === house || except.includes(from)) continue;
    if (reach(position, enemy, from).includes(area)) most = Math.max(most, attackOf(units, AREAS[area].castle > 0));
  }
  return most;
}

const isEngine = ({ kind }: Pick<Unit, 'kind'>): boolean => kind === 'siege-engine';

/** The soldiers of a stronghold go where no castle is to be won, though somebody stronger than its walls could come. */
export function leavesHome(position: Position, house: House, { from, moves }: AnswerOf<'march'>): boolean {
  const { units, garrison } = position.areas[from];
  const sent = moves.flatMap((move) => move.units).filter((kind) => kind !== 'siege-engine').length;
  if (sent < units.filter((one) => !isEngine(one)).length) return false;
  if (moves.some(({ to }) => AREAS[to].castle > 0 && controller(position, to) !== house)) return false;
  const goals = moves.map(({ to }) => to);
  return couldCome(position, house, from, goals) > (garrison?.strength ?? 0);
}

/** The strength of an area's holder against an attack, before cards; null where nobody holds it. */
function heldWith(
  position: Position,
  house: House,
  area: AreaId
): { readonly by: House; readonly might: number } | null {
  const { units, garrison, order } = position.areas[area];
  const by = units[0]?.house ?? garrison?.house ?? null;
  if (by === null || by === house) return null;
  const wall = order !== null && ORDERS[order.token].kind === 'defense' ? ORDERS[order.token].modifier : 0;
  return { by, might: defenceOf(units) + (garrison?.strength ?? 0) + wall + supportFor(position, by, area, true) };
}

const strengthsOf = (position: Position, house: House): number[] =>
  position.houses[house]!.hand.map((card) => HOUSE_CARDS[card].strength).sort((a, b) => b - a);

const modifierIn = (position: Position, from: AreaId): number => {
  const token = position.areas[from].order?.token;
  return token === undefined ? 0 : ORDERS[token].modifier;
};

/** Does the best card lose to the second best of the enemy? Null where there is no enemy to fight. */
export function isHopeless(position: Position, house: House, from: AreaId, { to, units }: Move): boolean | null {
  const held = heldWith(position, house, to);
  if (held === null || position.areas[to].neutral !== null) return null;
  const sent = units.map((kind) => unit(house, kind));
  const [best = 0] = strengthsOf(position, house);
  const [first = 0, second = first] = strengthsOf(position, held.by);
  const blade = position.blade !== 'used' && holder(position, 'fiefdoms') === house ? 1 : 0;
  const own = attackOf(sent, AREAS[to].castle > 0) + modifierIn(position, from) + supportFor(position, house, to, true);
  const lead = own + blade + best - held.might - second;
  return lead < 0 || (lead < 1 && !isHigher(position, 'fiefdoms', house, held.by));
}

/** So much stronger before cards is as good as won. */
const EASY = 3;

/** Castles of that house which these Marches could take as good as surely. */
export function easyCastles(position: Position, house: House, of: House, marches: readonly AreaId[]): LandId[] {
  const theirs = CASTLES.filter((castle) => controller(position, castle) === of);
  return theirs.filter((castle) => {
    const might = heldWith(position, house, castle)?.might ?? -EASY;
    return marches.some((from) => {
      if (AREAS[from].kind !== 'land' || !reach(position, house, from).includes(castle)) return false;
      const ready = position.areas[from].units.filter(({ routed }) => !routed);
      const own = attackOf(ready, true) + modifierIn(position, from) + supportFor(position, house, castle, true);
      return own >= might + EASY;
    });
  });
}

/** Castles of the leader that only this March could take, and it goes for another castle: nobody can take two with one. */
export function givenUp(
  position: Position,
  house: House,
  marches: readonly AreaId[],
  { from, moves }: AnswerOf<'march'>
): readonly LandId[] {
  const leader = leaderOf(position);
  if (leader === null || leader === house) return [];
  if (!moves.some(({ to }) => AREAS[to].castle > 0 && controller(position, to) !== house)) return [];
  const rest = marches.filter((one) => one !== from);
  const still = easyCastles(position, house, leader, rest);
  return easyCastles(position, house, leader, [from]).filter((castle) => !still.includes(castle));
}

/** Not more soldiers than ships. */
export function isNavy(position: Position, house: House): boolean {
  const units = unitsOf(position, house);
  return units.length > NAVY && 2 * units.filter(({ kind }) => kind === 'ship').length >= units.length;
}

const NAVY = 3;

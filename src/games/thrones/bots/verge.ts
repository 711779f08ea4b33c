// The houses about to win, and the castles through which they would: what all others look at once
// somebody needs only one more castle, or two.

import type { AreaId, House, LandId } from '#thrones/box';
import { AREA_IDS, CASTLES } from '../box/areas';
import { ORDERS } from '../box/orders';
import { controller } from '../rules/control';
import { castlesToWin } from '../rules/houseRules';
import { reach } from '../rules/reach';
import { stateOf, statesOf } from '../rules/states';
import { likely, weightOf } from './odds';
import type { Scene } from './scene';
import { arriving, attackOf, defenceOf, type Sight, supportFor } from './sight';

export interface Verge {
  /** The degree to which a castle could make somebody else win: 1 where it is the last one and open. */
  readonly peril: ReadonlyMap<AreaId, number>;
  /** The same of an area from which it would be taken. */
  readonly springs: ReadonlyMap<AreaId, number>;
  /** Houses that could win by one of them in this round. */
  readonly leaders: readonly House[];
}

const NOBODY: Verge = { peril: new Map(), springs: new Map(), leaders: [] };

/** With two castles to go both have to fall. */
const TWO_TO_GO = 0.25;

export function vergeOf(
  table: Scene,
  house: House,
  castles: ReadonlyMap<House, number>,
  sight: Sight,
  ordersLie: boolean
): Verge {
  const toWin = castlesToWin(table);
  let verge: { peril: Map<AreaId, number>; springs: Map<AreaId, number>; leaders: House[] } | null = null;
  for (const [rival, count] of castles) {
    const missing = toWin - count;
    if (rival === house || missing > 2) continue;
    const reached = CASTLES.map((castle) => ({ castle, chance: chanceAt(table, rival, castle, sight, ordersLie) }));
    const open = reached.filter(({ chance }) => chance > 0);
    if (open.length < missing) continue;
    verge ??= { peril: new Map(), springs: new Map(), leaders: [] };
    if (missing <= 1) {
      verge.leaders.push(rival);
      noteSprings(table, rival, new Map(open.map(({ castle, chance }) => [castle, chance])), ordersLie, verge.springs);
    }
    for (const { castle, chance } of open) {
      const peril = missing <= 1 ? chance : TWO_TO_GO * chance;
      verge.peril.set(castle, Math.max(verge.peril.get(castle) ?? 0, peril));
    }
  }
  return verge ?? NOBODY;
}

/** From where the strongest armies would come. */
function noteSprings(
  table: Scene,
  rival: House,
  open: ReadonlyMap<AreaId, number>,
  ordersLie: boolean,
  springs: Map<AreaId, number>
): void {
  const states = statesOf(table);
  for (let place = 0; place < AREA_IDS.length; place++) {
    const { units, order } = states[place]!;
    if (units[0]?.house !== rival || attackOf(units, true) < ARMY) continue;
    if (ordersLie && (order === null || ORDERS[order.token].kind !== 'march')) continue;
    const best = Math.max(0, ...reach(table, rival, AREA_IDS[place]!).map((to) => open.get(to) ?? 0));
    if (best > 0) springs.set(AREA_IDS[place]!, best);
  }
}

/** Less than that takes no castle. */
const ARMY = 1;

/** The odds that it takes the castle, if it wants to; after the reveal only what has a March comes. */
function chanceAt(table: Scene, rival: House, castle: LandId, sight: Sight, ordersLie: boolean): number {
  const { neutral, units, garrison } = stateOf(table, castle);
  if (neutral === 'impassable') return 0;
  const might = arriving(ordersLie ? sight.now : sight.ever, rival, castle);
  if (might === 0) return 0;
  const owner = controller(table, castle);
  if (owner === rival) return 0;
  const own = supportFor(table, rival, castle, ordersLie);
  if (neutral !== null) return likely((might + own - neutral) * 2);
  const defence = defenceOf(units) + (garrison?.strength ?? 0);
  if (defence === 0) return 1;
  const by = units[0]?.house ?? garrison?.house ?? null;
  const [cards, lent] =
    by === null
      ? [0, 0]
      : [weightOf(handOf(table, rival)) - weightOf(handOf(table, by)), supportFor(table, by, castle, ordersLie)];
  return likely((might + own + 0.6 * cards - defence - lent) * 0.8);
}

const handOf = (table: Scene, house: House) => table.houses[house]?.hand ?? [];

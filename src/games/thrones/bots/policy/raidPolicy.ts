// Raids, and what the raven changes: an order taken away is worth what it would have brought.

import { AREAS } from '#thrones/box/areas';
import type { AreaId, House } from '#thrones/box';
import { NEIGHBOURS } from '#thrones/box/borders';
import { ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf, Known } from '#thrones/rules';
import { occupant } from '#thrones/rules/control';
import { KINDS } from '#thrones/rules/kinds';
import { stateOf } from '#thrones/rules/states';
import { type Outline, outlineOf, vergeFor } from '../outline';
import { attackOf } from '../sight';
import type { Weights } from '../weights';

export interface Raid {
  readonly answer: AnswerOf<'raid'>;
  readonly score: number;
}

/** The legal raids, the best first. */
export function raidPlans(known: Known, asked: AskOf<'raid'>, weights: Weights): Raid[] {
  const outline = outlineOf(known, asked.house, weights);
  return [...KINDS.raid.list(known, asked)]
    .map((answer) => ({ answer, score: scoreOf(outline, answer) }))
    .sort((a, b) => b.score - a.score);
}

function scoreOf(outline: Outline, { from, target }: AnswerOf<'raid'>): number {
  const { table, castles } = outline;
  const order = target === null ? null : stateOf(table, target).order;
  // a Raid that has still something to take waits for its turn
  if (target === null || order === null) return reachesNothing(outline, from) ? 0.01 : 0;
  const { kind, modifier, star } = ORDERS[order.token];
  const leader = 0.15 * (castles.get(order.house) ?? 0);
  const { units } = stateOf(table, target);
  const stopped = stops(outline, order.house, target);
  if (kind === 'consolidate-power') return leader + (star && AREAS[target].castle > 0 ? 3 : 1.2) + 0.5;
  if (kind === 'support')
    return leader + 0.5 * (attackOf(units, false) + modifier) + frontier(outline, target) + stopped;
  if (kind === 'defense') return leader + 0.6 * modifier + frontier(outline, target) * 0.5;
  return leader + 0.8;
}

/** Support beside a castle through which that house would win. */
function stops(outline: Outline, from: House, target: AreaId): number {
  const { peril, leaders } = vergeFor(outline);
  return leaders.includes(from) && NEIGHBOURS[target].some((near) => peril.has(near)) ? LAST : 0;
}

const LAST = 3;

/** Own units around would have to do with that order. */
const frontier = ({ table, house }: Outline, area: AreaId): number =>
  NEIGHBOURS[area].some((near) => occupant(table, near) === house) ? 0.6 : 0;

const reachesNothing = ({ table, house }: Outline, from: AreaId): boolean =>
  NEIGHBOURS[from].every((area) => {
    const { order } = stateOf(table, area);
    return order === null || order.house === house;
  });

// Units to be given up or gained, and places to go to: what is cheapest, what is dearest.

import type { AreaId, UnitKind } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import type { Answer, AskOf, Known, Unit, UnitAt } from '#thrones/rules';
import { controller } from '#thrones/rules/control';
import { KINDS } from '#thrones/rules/kinds';
import { sendsEnemy, unitsGo } from '../declared';
import { ALONE, lonely, type Outline, outlineOf, worthOf } from '../outline';
import type { Weights } from '../weights';

const WORTH: Readonly<Record<UnitKind, number>> = { footman: 1, ship: 1.2, 'siege-engine': 1.6, knight: 2.1 };

const dearness = ({ kind, routed }: UnitAt): number => WORTH[kind] - (routed ? 0.2 : 0);

export function chooseUnits(known: Known, asked: AskOf<'units'>, weights: Weights): Answer {
  const { house, about, units, least, most, together } = asked;
  const go = unitsGo(about);
  if (go === 'raised') return { kind: 'units', units: units.slice(0, most) };
  if (go === 'harmed')
    return { kind: 'units', units: [...units].sort((a, b) => dearness(b) - dearness(a)).slice(0, most) };
  const outline = outlineOf(known, house, weights);
  if (together) return cheapestOf(outline, KINDS.units.list(known, asked));
  const left = [...units];
  const lost: UnitAt[] = [];
  while (lost.length < least) {
    left.sort((a, b) => lossOf(outline, [...lost, a]) - lossOf(outline, [...lost, b]));
    lost.push(left.shift()!);
  }
  return { kind: 'units', units: lost };
}

export const reconcile = (known: Known, asked: AskOf<'reconcile'>, weights: Weights): Answer =>
  cheapestOf(outlineOf(known, asked.house, weights), KINDS.reconcile.list(known, asked));

type Losing = Extract<Answer, { readonly units: readonly UnitAt[] }>;

/** Lists of losses are short; this is only a brake. */
const LOOKED_AT = 200;

function cheapestOf<A extends Losing>(outline: Outline, answers: Iterable<A>): A {
  let cheapest: A | null = null;
  let lowest = Infinity;
  let count = 0;
  for (const answer of answers) {
    const loss = lossOf(outline, answer.units);
    if (loss < lowest) [cheapest, lowest] = [answer, loss];
    if (++count === LOOKED_AT) break;
  }
  return cheapest!;
}

/** With the last unit of an area goes the area, unless a token or a shield holds it; with the last soldier, who guards the engines. */
function lossOf(outline: Outline, units: readonly UnitAt[]): number {
  const { table, house } = outline;
  let loss = 0;
  const left = new Map<AreaId, Unit[]>();
  for (const lost of units) {
    const { area, kind, routed } = lost;
    loss += dearness(lost);
    const there = left.get(area) ?? [...table.areas[area].units];
    there.splice(
      there.findIndex((one) => one.kind === kind && one.routed === routed),
      1
    );
    left.set(area, there);
  }
  for (const [area, staying] of left) {
    loss += ALONE * lonely(outline, area, staying);
    if (staying.length > 0 || table.areas[area].power === house || controller(table, area) !== house) continue;
    loss += AREAS[area].home === house ? 2 : 0.9 * worthOf(outline, area, true);
  }
  return loss;
}

/** Chooses the area for a beaten army, and the target of a card. */
export function chooseArea(known: Known, { house, about, areas, mayDecline }: AskOf<'area'>, weights: Weights): Answer {
  const outline = outlineOf(known, house, weights);
  const dear = (area: AreaId): number =>
    worthOf(outline, area, true) * (controller(known, area) === house ? 1 : 0.4) + known.areas[area].units.length * 0.5;
  if (areas.length === 0) return { kind: 'area', area: null };
  const sorted = [...areas].sort((a, b) => dear(b) - dear(a));
  // the beaten enemy goes where it helps him least
  if (sendsEnemy(known, house, about)) return { kind: 'area', area: sorted.at(-1)! };
  return { kind: 'area', area: sorted[0] ?? (mayDecline ? null : areas[0]!) };
}

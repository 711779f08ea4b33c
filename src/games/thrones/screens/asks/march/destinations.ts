// The areas where the units of a march may go, given what has been decided about the others, and why not elsewhere.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { NEIGHBOURS } from '#thrones/box/borders';
import { UNIT_KINDS } from '#thrones/box/units';
import type { AnswerOf, Move, Refusal, View } from '#thrones/rules';
import { strengthAgainstNeutral } from '#thrones/rules/combat/neutral';
import { supportingAreas } from '#thrones/rules/combat/supporting';
import { judge } from '#thrones/rules/judging';
import { canStand, unit, without } from '#thrones/rules/pieces';
import { reach } from '#thrones/rules/reach';

export interface Destination {
  readonly to: AreaId;
  readonly refusal: Refusal | null;
}

export interface Marching {
  readonly view: View;
  readonly house: House;
  readonly from: AreaId;
  /** Moves decided upon. */
  readonly moves: readonly Move[];
}

/** Everything that somebody might think of, in the order of the board. */
export function destinationsOf(marching: Marching): Destination[] {
  const { view, house, from } = marching;
  const kinds = unitsAbleToMarch(view, from);
  if (kinds.length === 0) return [];
  const near = NEIGHBOURS[from].filter((area) => kinds.some((kind) => canStand(kind, area)));
  const far = reach(view, house, from);
  return AREA_IDS.filter((area) => near.includes(area) || far.includes(area)).map((to) => ({
    to,
    refusal: refusalOf(marching, to)
  }));
}

export const unitsAbleToMarch = (view: View, from: AreaId): UnitKind[] =>
  view.areas[from].units.filter((one) => !one.routed).map((one) => one.kind);

export const unitsFree = ({ view, from, moves }: Omit<Marching, 'house'>): UnitKind[] =>
  less(
    unitsAbleToMarch(view, from),
    moves.flatMap((move) => move.units)
  );

function less(units: readonly UnitKind[], gone: readonly UnitKind[]): UnitKind[] {
  const left = [...units];
  for (const kind of gone) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Null where some of the units that are free could go there, the other moves being as they are. Nothing has been said yet about
 * the rest of them: they may still leave as well, so it is judged as if they were gone.
 */
export function refusalOf(marching: Marching, to: AreaId): Refusal | null {
  const { view, house, from, moves } = marching;
  const others = moves.filter((move) => move.to !== to && move.units.length > 0);
  const free = unitsFree({ view, from, moves: others });
  // where all are on their way, one too many tells why not
  const [one] = [...unitsAbleToMarch(view, from), ...view.areas[from].units.map(({ kind }) => kind)];
  const most: UnitKind[] = free.length > 0 ? free : [one ?? 'footman'];
  const judged = (march: readonly Move[], rest: readonly UnitKind[]) =>
    judge(withoutThose(view, house, from, rest), house, { kind: 'march', from, moves: march, leavePower: false });
  // what is wrong already, since it is not finished yet, is no fault of this destination
  const known = others.length === 0 ? null : judged(others, free);
  const blames = (units: readonly UnitKind[]): Refusal | null => {
    const refusal = judged([...others, { to, units }], less(free, units));
    return refusal?.rule === known?.rule && refusal?.to === known?.to ? null : refusal;
  };
  const refusal = blames(most);
  return refusal !== null && portionsOf(free).some((units) => blames(units) === null) ? null : refusal;
}

function withoutThose(view: View, house: House, from: AreaId, gone: readonly UnitKind[]): View {
  if (gone.length === 0) return view;
  const here = view.areas[from];
  const units = without(
    here.units,
    gone.map((kind) => unit(house, kind))
  );
  return { ...view, areas: { ...view.areas, [from]: { ...here, units } } };
}

/** Every way to take some of the units, one at least. */
function portionsOf(units: readonly UnitKind[]): UnitKind[][] {
  let portions: UnitKind[][] = [[]];
  for (const kind of UNIT_KINDS) {
    const count = units.filter((one) => one === kind).length;
    portions = portions.flatMap((portion) =>
      Array.from({ length: count + 1 }, (_, taken) => [...portion, ...Array<UnitKind>(taken).fill(kind)])
    );
  }
  return portions.filter((portion) => portion.length > 0);
}

/** The strength that all the free units, with everybody's support, would bring against a neutral force. */
export function mostAgainst({ view, house, from, moves }: Marching, to: AreaId): number {
  const others = moves.filter((move) => move.to !== to);
  const units = unitsFree({ view, from, moves: others });
  const march: AnswerOf<'march'> = { kind: 'march', from, moves: [...others, { to, units }], leavePower: false };
  return strengthAgainstNeutral(view, house, march, to, supportingAreas(view, to));
}

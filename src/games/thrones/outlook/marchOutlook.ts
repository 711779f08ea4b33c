// Strength against strength before house cards, as far as it is certain: the armies, their orders, a garrison, and support from
// the sides' own areas, if they give it. Who else could lend strength is named.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { ORDERS } from '../box/orders';
import { UNIT_KINDS } from '../box/units';
import type { AnswerOf, Combat, Draft, Position, SideName, Unit, View } from '#thrones/rules';
import { moveIn } from '../rules/combat/cleanUp';
import { settleWithTheNeutralForce, strengthAgainstNeutral } from '../rules/combat/neutral';
import { destroyFightingUnits, fightingUnits, fightingUnitsAt, houseOf } from '../rules/combat/combatSides';
import { strengthOf, supportOf, unitStrength } from '../rules/combat/strength';
import { supportingAreas } from '../rules/combat/supporting';
import { workingCopy } from '../rules/draft';
import { isHigher } from '../rules/influence';
import { unit } from '../rules/pieces';
import { imagined } from './imaginedAnswer';

export type MightPart =
  | {
      readonly what: 'units';
      readonly kind: UnitKind;
      readonly count: number;
      readonly routed: boolean;
      readonly value: number;
    }
  | { readonly what: 'order'; readonly value: number; readonly area: AreaId }
  | { readonly what: 'garrison'; readonly value: number }
  | { readonly what: 'support'; readonly value: number; readonly area: AreaId };

export interface Might {
  /** Null is a neutral force. */
  readonly house: House | null;
  readonly total: number;
  readonly parts: readonly MightPart[];
}

/** A house that is not part of it and could lend so much to either side. */
export interface Lender {
  readonly house: House;
  readonly area: AreaId;
  readonly attacker: number;
  /** Nobody helps a neutral force. */
  readonly defender: number | null;
}

export interface Forecast {
  readonly area: AreaId;
  readonly from: AreaId;
  readonly attacker: Might;
  readonly defender: Might;
  readonly lenders: readonly Lender[];
  /** The winner on equal strength; against a neutral force that is the attacker. */
  readonly tie: House;
}

export function forecastOf(view: View, house: House, march: AnswerOf<'march'>): Forecast | null {
  const draft = imagined(view, house, march);
  const { combat } = draft;
  if (combat === null) return null;
  return combat.defender === null ? againstNeutral(view, house, march, combat.area) : againstHouse(draft, combat);
}

function againstHouse(draft: Draft, combat: Combat): Forecast {
  const { area, from, attacker } = combat;
  const defender = houseOf(combat, 'defender');
  const supporters = supportersOf(draft, area);
  const side = (house: House): SideName => (house === attacker ? 'attacker' : 'defender');
  const own = supporters.filter(({ house }) => house === attacker || house === defender);
  const supported: Position = {
    ...draft,
    combat: { ...combat, supports: own.map((one) => ({ ...one, side: side(one.house) })) }
  };
  const lent = (from: AreaId, house: House, to: SideName) => supportOf(supported, { from, house, side: to });
  return {
    area,
    from,
    attacker: mightOf(supported, 'attacker', attacker),
    defender: mightOf(supported, 'defender', defender),
    lenders: supporters
      .filter((one) => !own.includes(one))
      .map(({ house, from: place }) => ({
        house,
        area: place,
        attacker: lent(place, house, 'attacker'),
        defender: lent(place, house, 'defender')
      })),
    tie: isHigher(draft, 'fiefdoms', attacker, defender) ? attacker : defender
  };
}

function supportersOf(draft: Pick<Draft, 'areas'>, area: AreaId): { from: AreaId; house: House }[] {
  return supportingAreas(draft, area).flatMap((from) => {
    const { order } = draft.areas[from];
    return order === null ? [] : [{ from, house: order.house }];
  });
}

function mightOf(table: Position, side: SideName, house: House): Might {
  const { parts, total } = strengthOf(table, side);
  return {
    house,
    total,
    parts: parts.flatMap((part): MightPart[] => {
      if (part.what === 'units') return unitParts(fightingUnits(table, side), side, table.combat?.area ?? null);
      if (part.what === 'garrison') return [{ what: 'garrison', value: part.value }];
      const isPlaced = part.what === 'order' || part.what === 'support';
      return isPlaced && part.area !== undefined ? [{ what: part.what, value: part.value, area: part.area }] : [];
    })
  };
}

function unitParts(units: readonly Unit[], side: SideName, area: AreaId | null): MightPart[] {
  if (area === null) return [];
  return UNIT_KINDS.flatMap((kind) =>
    [false, true].flatMap((routed) => {
      const alike = units.filter((one) => one.kind === kind && one.routed === routed);
      const value = alike.reduce((sum, one) => sum + unitStrength(one, side, area), 0);
      return alike.length === 0 ? [] : [{ what: 'units' as const, kind, count: alike.length, routed, value }];
    })
  );
}

function againstNeutral(view: View, house: House, march: AnswerOf<'march'>, area: AreaId): Forecast | null {
  const force = view.areas[area].neutral;
  const token = view.areas[march.from].order?.token;
  if (typeof force !== 'number' || token === undefined) return null;
  const alone = strengthAgainstNeutral(view, house, march, area, []);
  const lent = (from: AreaId): number => strengthAgainstNeutral(view, house, march, area, [from]) - alone;
  const supporters = supportersOf(view, area);
  const own = supporters.filter((one) => one.house === house).map(({ from }) => from);
  const attacking = march.moves.find((move) => move.to === area)?.units.map((kind) => unit(house, kind)) ?? [];
  const { modifier } = ORDERS[token];
  const parts: MightPart[] = [
    ...unitParts(attacking, 'attacker', area),
    ...(modifier === 0 ? [] : [{ what: 'order' as const, value: modifier, area: march.from }]),
    ...own.map((from) => ({ what: 'support' as const, value: lent(from), area: from }))
  ];
  return {
    area,
    from: march.from,
    attacker: { house, total: strengthAgainstNeutral(view, house, march, area, own), parts },
    defender: { house: null, total: force, parts: [] },
    lenders: supporters
      .filter((one) => one.house !== house)
      .map((one) => ({ house: one.house, area: one.from, attacker: lent(one.from), defender: null })),
    tie: house
  };
}

/** An imagined march with the battle won that is fought in it, and all the support against a neutral force given. */
export function ifWon(fought: Draft): Draft | null {
  const { combat } = fought;
  if (combat === null) return null;
  const draft = workingCopy({ ...fought, asks: [] });
  if (combat.defender === null) {
    const supports = supportingAreas(draft, combat.area).flatMap((from) => {
      const order = draft.areas[from].order;
      return order === null ? [] : [{ from, house: order.house, side: 'attacker' as const }];
    });
    draft.combat = { ...combat, supports };
    settleWithTheNeutralForce(draft);
    return draft;
  }
  draft.combat = { ...combat, victor: 'attacker' };
  destroyFightingUnits(draft, 'defender', fightingUnitsAt(draft, 'defender'), 'imagined');
  moveIn(draft);
  return draft;
}

// Neutral forces: beaten by marching units, the March order and support reaching their value. No cards, no losses, and the blade by a house rule only.

import type { AreaId, House } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import type { AnswerOf, AskOf } from '../asks';
import { ask, changeArea, type Draft, record } from '../draft';
import { OPTIONS } from '../options';
import { bladeCutsForces } from '../houseRules';
import { holder } from '../influence';
import { moveOut } from '../moving';
import { hasActed } from '../passes';
import { enter, removeOrder, unit } from '../pieces';
import type { AreaState, Known, Table } from '../position';
import { settleLosses } from '../settle';
import { combatOf } from './combatSides';
import { unitStrength } from './strength';
import { supportingAreas } from './supporting';

/** Strength that the march brings against the force, with the support of these areas. */
export function strengthAgainstNeutral(
  table: Pick<Table, 'areas'>,
  house: House,
  march: AnswerOf<'march'>,
  area: AreaId,
  supports: readonly AreaId[]
): number {
  const areas = afterPeacefulMoves(table, house, march, area);
  const own = march.moves.find((move) => move.to === area)?.units ?? [];
  const order = ORDERS[table.areas[march.from].order!.token].modifier;
  const lent = supports.map((from) => {
    const { units, order: support } = areas[from];
    return units.reduce((sum, one) => sum + unitStrength(one, 'attacker', area), ORDERS[support!.token].modifier);
  });
  const marching = own.map((kind) => unitStrength(unit(house, kind), 'attacker', area));
  return [...marching, ...lent].reduce((sum, value) => sum + value, order);
}

/** The march that attacks makes its other moves first, and they may strengthen a supporting area. */
function afterPeacefulMoves(
  table: Pick<Table, 'areas'>,
  house: House,
  march: AnswerOf<'march'>,
  battle: AreaId
): Readonly<Record<AreaId, AreaState>> {
  const areas = { ...table.areas };
  for (const { to, units } of march.moves) {
    if (to === battle || areas[to].order?.house !== house) continue;
    areas[to] = { ...areas[to], units: [...areas[to].units, ...units.map((kind) => unit(house, kind))] };
  }
  return areas;
}

/** Could the declared march reach the force's strength, if everybody who can support it did? */
export function mightBeat(known: Known, house: House, march: AnswerOf<'march'>, area: AreaId): boolean {
  const force = known.areas[area].neutral;
  if (typeof force !== 'number') return false;
  const all = strengthAgainstNeutral(known, house, march, area, supportingAreas(known, area));
  return all + Number(mayUseTheBlade(known, house)) >= force;
}

const mayUseTheBlade = (table: Table, house: House): boolean =>
  bladeCutsForces(table) && table.blade === 'ready' && holder(table, 'fiefdoms') === house;

/** Only where it decides. */
export function askForTheBladeAgainstNeutral(draft: Draft): void {
  const { attacker, area } = combatOf(draft);
  if (!mayUseTheBlade(draft, attacker) || strengthOfTheMarch(draft) + 1 !== forceAt(draft, area)) return;
  ask(draft, bladeAsk(attacker));
}

export const bladeAsk = (house: House): AskOf<'option'> => ({
  kind: 'option',
  house,
  about: 'valyrian-steel-blade',
  secret: false,
  options: OPTIONS['valyrian-steel-blade'],
  area: null
});

export function hasEnoughAgainstNeutral(table: Table): boolean {
  return strengthOfTheMarch(table) >= forceAt(table, combatOf(table).area);
}

/** With the support that has been granted. */
export function strengthOfTheMarch(table: Table): number {
  const { attacker, declared, area, supports, blade } = combatOf(table);
  const granted = supports.map((support) => support.from);
  return strengthAgainstNeutral(table, attacker, declared!, area, granted) + Number(blade === 'attacker');
}

export const forceAt = (table: Table, area: AreaId): number => Number(table.areas[area].neutral);

/** Support has been called for: the march is carried out, or nothing has moved and the house chooses again. */
export function settleWithTheNeutralForce(draft: Draft): void {
  const { attacker, area, from, declared } = combatOf(draft);
  const strength = forceAt(draft, area);
  if (!hasEnoughAgainstNeutral(draft)) {
    draft.repelled = [...draft.repelled, { from, to: area }];
    record(draft, { what: 'neutral-too-strong', house: attacker, area, strength });
    draft.combat = null;
    return;
  }
  const attackers = moveOut(draft, attacker, declared!, area);
  changeArea(draft, area, { neutral: null });
  record(draft, { what: 'neutral-beaten', house: attacker, area, strength });
  enter(draft, area, attackers);
  removeOrder(draft, from, 'march');
  hasActed(draft, attacker);
  draft.repelled = [];
  draft.combat = null;
  settleLosses(draft);
}

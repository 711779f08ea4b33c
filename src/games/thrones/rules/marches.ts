// Marches: one after the other in turn order, round and round. What a march may do stands in marchLaw.ts; here are the asking,
// the carrying out, and the legal marches there are.

import type { AreaId, House, UnitKind } from '#thrones/box';
import { UNIT_KINDS } from '../box/units';
import type { AnswerOf, AskOf, Move } from './asks';
import type { Chance } from '#engine/chance';
import { beginCombat, declareAgainstNeutral } from './combat/begin';
import { ask, type Draft, record } from './draft';
import type { RuleKind } from './kind';
import { battleOf, couldLeaveToken, judgeMarch, judgeWhole } from './marchLaw';
import { moveOut } from './moving';
import { hasActed, lieThere, nextToResolve } from './passes';
import { removeOrder } from './pieces';
import type { Known } from './position';
import { reach } from './reach';
import { settleControl, settleLosses } from './settle';
import { pickByWeight, pickInPassing, waysToChoose } from './weighing';

/** A house's only March that nobody can follow is discarded for it: that is its turn. */
export function askNextMarch(draft: Draft): void {
  const next = nextToResolve(draft, 'march');
  if (next === null) return;
  const { house, orders } = next;
  const [from] = orders;
  if (orders.length === 1 && from !== undefined && draft.areas[from].units.every((one) => one.routed)) {
    record(draft, { what: 'automatic', house, about: 'march', area: from });
    removeOrder(draft, from, 'march');
    hasActed(draft, house);
    return;
  }
  ask(draft, { kind: 'march', house, about: 'march', secret: false, orders });
}

function march(draft: Draft, { house }: AskOf<'march'>, answer: AnswerOf<'march'>): void {
  const { from } = answer;
  const battle = battleOf(draft, house, answer);
  if (battle !== null && draft.areas[battle].neutral !== null) {
    declareAgainstNeutral(draft, house, answer, battle);
    return;
  }
  hasActed(draft, house);
  draft.repelled = [];
  const attackers = moveOut(draft, house, answer, battle);
  if (battle === null) {
    removeOrder(draft, from, 'march');
    settleLosses(draft);
    return;
  }
  beginCombat(draft, { house, from, area: battle, attackers });
  settleControl(draft);
}

export const marchKind: RuleKind<'march'> = {
  judge: judgeMarch,

  *list(known, { house, orders }) {
    for (const from of orders) {
      const host = hostIn(known, house, from);
      for (const moves of waysToSpread(host, 0, host.units)) {
        const answer: AnswerOf<'march'> = { kind: 'march', from, moves, leavePower: false };
        if (judgeWhole(known, house, answer) !== null) continue;
        yield answer;
        const leaving = { ...answer, leavePower: true };
        if (judgeWhole(known, house, leaving) === null) yield leaving;
      }
    }
  },

  draw: drawMarch,

  speaksOfWhatIsThere: (table, ask) => lieThere(table, ask, 'march'),
  carryOut: march
};

/** The units that can march from an area, by kind as UNIT_KINDS has them, and where they can get to. */
interface Host {
  readonly from: AreaId;
  readonly units: readonly number[];
  readonly destinations: readonly AreaId[];
}

const hostIn = (known: Known, house: House, from: AreaId): Host => ({
  from,
  units: UNIT_KINDS.map((kind) => known.areas[from].units.filter((one) => one.kind === kind && !one.routed).length),
  destinations: reach(known, house, from)
});

/** Every way to send some of these units to the destinations from the `first` on. The rest stays. */
function* waysToSpread(host: Host, first: number, units: readonly number[]): Generator<Move[]> {
  const to = host.destinations[first];
  if (to === undefined || units.every((count) => count === 0)) {
    yield [];
    return;
  }
  for (const sent of portions(units)) {
    const left = units.map((count, i) => count - sent[i]!);
    for (const rest of waysToSpread(host, first + 1, left)) yield [...moveTo(to, sent), ...rest];
  }
}

function portions(units: readonly number[]): number[][] {
  const [count, ...others] = units;
  if (count === undefined) return [[]];
  const rest = portions(others);
  return Array.from({ length: count + 1 }, (_, sent) => rest.map((more) => [sent, ...more])).flat();
}

function moveTo(to: AreaId, sent: readonly number[]): Move[] {
  const units = UNIT_KINDS.flatMap((kind, i) => Array.from({ length: sent[i]! }, () => kind));
  return units.length === 0 ? [] : [{ to, units }];
}

/** All ways of one host to march out, before the law is asked: with a token left behind nobody stays. */
interface Pot {
  readonly host: Host;
  readonly leavePower: boolean;
  readonly weight: number;
}

const TRIES = 200;

/** Any march from any of the areas until it is legal; where nearly all are illegal, one of the list. */
function drawMarch(known: Known, asked: AskOf<'march'>, chance: Chance): AnswerOf<'march'> {
  const { house } = asked;
  const pots = asked.orders.flatMap((from) => potsOf(known, house, from));
  const weights = pots.map((pot) => pot.weight);
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = drawFrom(pots[pickByWeight(weights, chance)]!, chance);
    if (judgeWhole(known, house, answer) === null) return answer;
  }
  return pickInPassing(marchKind.list(known, asked), chance);
}

function potsOf(known: Known, house: House, from: AreaId): Pot[] {
  const host = hostIn(known, house, from);
  const bins = host.destinations.length;
  const pots: Pot[] = [{ host, leavePower: false, weight: waysToScatter(host.units, bins + 1) }];
  if (bins > 0 && couldLeaveToken(known, house, from)) {
    pots.push({ host, leavePower: true, weight: waysToScatter(host.units, bins) });
  }
  return pots;
}

const waysToScatter = (units: readonly number[], bins: number): number =>
  units.reduce((ways, count) => ways * waysToChoose(count + bins - 1, count), 1);

function drawFrom({ host, leavePower }: Pot, chance: Chance): AnswerOf<'march'> {
  const { from, destinations } = host;
  const bins = leavePower ? destinations.length : destinations.length + 1;
  const sent = new Map<AreaId, UnitKind[]>();
  for (const [i, count] of host.units.entries()) {
    if (count === 0) continue;
    for (const bin of scatter(count, bins, chance)) {
      const to = destinations[bin];
      if (to === undefined) continue; // past the last destination they stay
      const others = sent.get(to);
      if (others === undefined) sent.set(to, [UNIT_KINDS[i]!]);
      else others.push(UNIT_KINDS[i]!);
    }
  }
  return { kind: 'march', from, moves: Array.from(sent, ([to, units]) => ({ to, units })), leavePower };
}

/** Throws units that are alike into bins, every outcome as likely as any other: they and the walls stand in a random row. */
function scatter(count: number, bins: number, chance: Chance): number[] {
  const thrown: number[] = [];
  for (let bin = 0; thrown.length < count;) {
    const left = count - thrown.length;
    if (chance.below(left + bins - 1 - bin) < left) thrown.push(bin);
    else bin++;
  }
  return thrown;
}

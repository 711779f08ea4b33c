// Reasons why units went where they went, or nowhere.

import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import { ORDERS } from '#thrones/box/orders';
import { controller } from '#thrones/rules/control';
import type { Happening, HappeningOf } from '#thrones/rules';
import { unit } from '#thrones/rules/pieces';
import { odds, type Outline, outlineOf, resistance } from '../outline';
import { castleIn, dangerIn, guarding, holdingIn, stopping, towards } from './facing';
import type { AnswerTaken, Reason } from './reason';

type Moved = HappeningOf<'units'> & { readonly from: AreaId };

const isMove = (one: Happening): one is Moved =>
  one.what === 'units' && (one.did === 'marched' || one.did === 'attacked') && one.from !== undefined;

export function whyMarched(deed: AnswerTaken): Reason[] {
  const { before, after, house, weights } = deed;
  const outline = outlineOf(before, house, weights);
  const moves = after.happened.filter(isMove).filter((one) => one.house === house);
  const beaten = after.happened.flatMap((one): Reason[] =>
    one.what === 'neutral-beaten' && one.house === house
      ? [...castleIn(outline, one.area), { what: 'neutral', area: one.area, strength: one.strength }]
      : []
  );
  const removed = after.happened.find((one) => one.what === 'orders-removed' && one.house === house);
  if (moves.length === 0 && beaten.length === 0)
    return removed?.what === 'orders-removed' ? [{ what: 'nowhere', area: removed.area }] : [];
  const taken = beaten.length > 0 ? beaten : moves.flatMap((move) => whyTo(deed, outline, move));
  const told = [...oneAfterTheOther(taken), ...staying(deed, outline, moves[0])];
  const [first] = moves;
  return told.length > 0 || first === undefined ? told : [{ what: 'stronger', area: first.area }];
}

/** Castles count up within one answer; a leader is named once. */
function oneAfterTheOther(reasons: readonly Reason[]): Reason[] {
  let more = 0;
  const leaders = new Set<House>();
  return reasons.flatMap((one): Reason[] => {
    if (one.what === 'castle') return [{ ...one, castles: one.castles + more++ }];
    if (one.what !== 'leader' && one.what !== 'from-leader') return [one];
    if (leaders.has(one.house)) return [];
    leaders.add(one.house);
    return [one];
  });
}

function whyTo({ before, after }: AnswerTaken, outline: Outline, { area, from, units }: Moved): Reason[] {
  const { house, weights } = outline;
  const owner = controller(before, area);
  const there = before.areas[area].units;
  const order = before.areas[from].order;
  const against = resistance(outline, area);
  const sent = units.map((kind) => unit(house, kind));
  const prize = [...castleIn(outline, area), ...(owner === house ? [] : stopping(outline, area, owner))];
  if (against !== null) {
    const chance = odds(outline, from, area, sent, order === null ? 0 : ORDERS[order.token].modifier);
    const enemy = against.by;
    return [
      ...prize,
      { what: 'odds', area, tenths: Math.round(10 * chance) },
      ...holdingIn(outline, area, sent),
      ...(enemy !== null && (weights.against[enemy] ?? 0) > 0 ? [{ what: 'grudge', house: enemy } as const] : [])
    ];
  }
  if (owner === house && (there.length > 0 || AREAS[area].kind === 'land')) {
    const guards = guarding(outline, area, after.areas[area].units);
    return guards.length > 0 ? guards : towards(outline, area);
  }
  if (owner !== null && owner !== house && there.length === 0)
    return [...prize, { what: 'unguarded', area, owner }, ...holdingIn(outline, area, sent), ...gains(area)];
  const found = [...prize, ...(owner === house ? [] : holdingIn(outline, area, sent)), ...gains(area)];
  return found.length > 0 ? found : towards(outline, area);
}

function gains(area: AreaId): Reason[] {
  const { kind, supply, power } = AREAS[area];
  if (kind === 'sea') return [{ what: 'sea', area }];
  return supply + power > 0 ? [{ what: 'land', area, supply, power }] : [];
}

/** Units left behind under threat. */
function staying({ after, house }: AnswerTaken, outline: Outline, move: Moved | undefined): Reason[] {
  if (move === undefined) return [];
  const left = after.areas[move.from].units.filter((one) => one.house === house).length;
  const danger = left === 0 ? null : dangerIn(outline, move.from);
  return danger === null ? [] : [{ what: 'stays', area: move.from, count: left, danger }];
}

// Sentences about a march.

import { text } from 'text:thrones/panels';
import type { AreaId, House, UnitKind } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import type { Move, Refusal, RefusalRule } from '#thrones/rules';
import type { Lender } from '#thrones/outlook/marchOutlook';

/** The units in the area of the order, in words. */
export function standingText(units: readonly UnitKind[], routed: number): string {
  if (routed === 0) return text('march-standing', { units });
  return units.length === 0
    ? text('march-all-routed', { count: routed })
    : text('march-standing-routed', { units, count: routed });
}

export function stayingText(units: readonly UnitKind[], routed: number): string {
  if (units.length === 0) return routed === 0 ? text('march-stay-none') : text('march-stay-routed', { count: routed });
  return routed === 0
    ? text('march-stay', { units, count: units.length })
    : text('march-stay-both', { units, count: routed });
}

interface Ground {
  readonly isAttack: boolean;
  readonly isOwn: boolean;
  readonly holder: House | null;
  readonly units: readonly UnitKind[];
  readonly garrison: number | null;
  readonly neutral: number | null;
  readonly byShip: boolean;
}

/** A destination in a few words: who stands there, and whether ships carry the army. */
export const groundText = (ground: Ground): string =>
  [standsThere(ground), ...(ground.byShip ? [text('march-by-ship')] : [])].join(' · ');

function standsThere({ isAttack, isOwn, holder, units, garrison, neutral }: Ground): string {
  if (neutral !== null) return text('march-ground-neutral', { strength: neutral });
  if (isAttack && holder !== null) {
    if (garrison === null) return text('march-ground-units', { holder, units });
    return units.length === 0
      ? text('march-ground-garrison', { holder, strength: garrison })
      : text('march-ground-both', { holder, units, strength: garrison });
  }
  if (units.length > 0) return text('march-ground-army', { units });
  if (isOwn) return text('march-ground-own');
  return holder === null ? text('march-ground-empty') : text('march-ground-held', { holder });
}

/** The icons printed in an area, in words. */
export function printedText(area: AreaId): string {
  const { castle, supply, power } = AREAS[area];
  const list = [
    ...(castle === 0 ? [] : [text(castle === 2 ? 'march-printed-stronghold' : 'march-printed-castle')]),
    ...(supply === 0 ? [] : [text('march-printed-supply', { supply })]),
    ...(power === 0 ? [] : [text('march-printed-power', { power })])
  ];
  return text('march-printed', { list });
}

/**
 * The refusal in words for the board. Only units that are free are judged there, so routed ones are not refused. Of a neutral force
 * `allowed` is its strength, and `found` the most that can be brought against it.
 */
export function shortText({ rule, allowed, found }: Refusal): string {
  switch (rule) {
    case 'march.supply':
      return text('march-short-supply');
    case 'march.port-full':
      return text('march-short-port-full');
    case 'march.closed-area':
      return text('march-short-closed');
    case 'march.one-battle':
      return text('march-short-one-battle');
    case 'march.own-port':
      return text('march-short-own-port');
    case 'neutral.repelled':
      return text('march-short-repelled');
    case 'neutral.too-weak':
      return text('march-short-force', { strength: allowed!, most: found! });
    default:
      return text('march-short-other');
  }
}

/** On the button, while what has been chosen is not allowed. */
export function problemText(rule: RefusalRule): string {
  switch (rule) {
    case 'march.supply':
      return text('march-problem-supply');
    case 'march.port-full':
      return text('march-problem-port-full');
    case 'neutral.too-weak':
      return text('march-problem-too-weak');
    default:
      return text('march-problem-other');
  }
}

export function goingText({ to, units }: Move, isAttack: boolean, byShip: boolean): string {
  const going = { to, units, count: units.length };
  if (isAttack) return byShip ? text('march-preview-attack-by-ship', going) : text('march-preview-attack', going);
  return byShip ? text('march-preview-by-ship', going) : text('march-preview', going);
}

export function lenderText({ house, area, attacker, defender }: Lender): string {
  const lent = { house, area, attacking: attacker };
  if (defender === null) return text('march-forecast-lends-attacker', lent);
  return attacker === defender
    ? text('march-forecast-lends-either', lent)
    : text('march-forecast-lends', { ...lent, defending: defender });
}

// Sentences about muster points and their prices.

import { text } from 'text:thrones/panels';
import { AREAS } from '#thrones/box/areas';
import type { AreaId, House } from '#thrones/box';
import { UNIT_KINDS } from '#thrones/box/units';
import type { Recruit, Refusal } from '#thrones/rules';

export function pointsText(left: number, count: number): string {
  if (left === 0) return text('muster-points.spent');
  return left === count ? text('muster-points', { count }) : text('muster-points.left', { left, count });
}

/** With a single point to spend, not every unit is offered. */
export function openPointsText(castle: AreaId, left: number): string {
  const all = AREAS[castle].castle;
  return all === 1 && left > 0 ? text('muster-points.dear', { count: left }) : pointsText(left, all);
}

const unitsOf = (recruits: readonly Recruit[]) => recruits.map(({ unit }) => unit);

/** The recruits of one castle, in words. */
export function recruitsText(recruits: readonly Recruit[], left: number): string {
  const upgrades = UNIT_KINDS.flatMap((unit) => {
    const count = recruits.filter((one) => one.upgrade && one.unit === unit).length;
    return count === 0 ? [] : [text('muster-row-upgrades', { count, unit })];
  });
  const fresh = recruits.filter((one) => !one.upgrade);
  const onLand = unitsOf(fresh.filter(({ unit }) => unit !== 'ship'));
  const ships = fresh.filter(({ unit }) => unit === 'ship');
  const seas = [...new Set(ships.map(({ at }) => at))];
  return [
    ...upgrades,
    ...(onLand.length === 0 ? [] : [text('muster-row-units', { units: onLand })]),
    ...seas.map((area) => text('muster-row-ships', { units: unitsOf(ships.filter(({ at }) => at === area)), area })),
    ...(left === 0 ? [] : [text('muster-row-left', { count: left })])
  ].join(' · ');
}

/** The recruits that the main button confirms, in words. */
export function musterText(recruits: readonly Recruit[], left: number): string {
  const units = unitsOf(recruits.filter(({ upgrade }) => !upgrade));
  const count = recruits.length - units.length;
  if (count === 0) {
    if (units.length === 0) return text('muster-nothing');
    return left === 0 ? text('muster-main', { units }) : text('muster-main.unused', { units, left });
  }
  if (units.length === 0)
    return left === 0 ? text('muster-main-upgrade', { count }) : text('muster-main-upgrade.unused', { count, left });
  return left === 0
    ? text('muster-main-both', { units, count })
    : text('muster-main-both.unused', { units, count, left });
}

/** The reason why a recruit is refused, in a few words. `holder` is the house with ships in that sea. */
export function shortText({ rule, unit }: Refusal, holder: House | null): string {
  switch (rule) {
    case 'muster.points':
      return text('muster-short-points');
    case 'muster.place':
      return text('muster-short-place');
    case 'muster.port-full':
      return text('muster-short-port-full');
    case 'muster.supply':
      return text('muster-short-supply');
    case 'muster.enemy-sea':
      return holder === null ? text('muster-short-enemy-sea') : text('muster-short-enemy-sea.house', { house: holder });
    case 'muster.pieces':
      return unit === undefined ? text('muster-short-other') : text('muster-short-pieces', { unit });
    default:
      return text('muster-short-other');
  }
}

/** The problem that is shown in place of what the button confirms. */
export function problemText({ rule }: Refusal): string {
  switch (rule) {
    case 'muster.pieces':
      return text('muster-problem-pieces');
    case 'muster.upgrade':
      return text('muster-problem-upgrade');
    case 'muster.supply':
      return text('muster-problem-supply');
    default:
      return text('muster-problem-other');
  }
}

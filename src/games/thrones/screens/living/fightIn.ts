// The battle of a scene: both totals as they are, or as they were when it was decided.

import type { AreaId, House } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';
import type { BySide, HappeningOf } from '#thrones/rules';
import type { Told } from '#shell/scene';
import type { Reckoning } from '../combat/ledgerLines';
import { reckon, sidesOf } from '../combat/reckoning';

export interface Shown {
  readonly area: AreaId;
  readonly sides: BySide<Reckoning>;
  readonly winner: House | null;
}

export function fightIn({ now, earlier }: Told<Thrones>): Shown | null {
  const decided = earlier.findLast((one): one is HappeningOf<'victor'> => one.what === 'victor');
  const begun = earlier.findLastIndex(({ what }) => what === 'combat');
  const isDecided = decided !== undefined && earlier.lastIndexOf(decided) > begun;
  if (isDecided) return { area: decided.area, sides: sidesOf(decided.battle), winner: decided.house };
  return now.combat === null ? null : { area: now.combat.area, sides: reckon(now), winner: null };
}

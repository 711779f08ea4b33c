// The penalty of a player: half of the participating character's power, rounded up, unless something softens it.

import type { House } from '#iron/box';
import { draw } from './cards';
import { changeEncounter, type Draft, encounterOf } from './draft';
import { isEarlier } from './earlier';
import { actsUnasked, askAbout, standingOf } from './leading';
import type { Participant, Table } from './position';
import { powerOf, remove } from './power';
import { half } from './terms';

interface How {
  /** A leader that softens it does so. */
  readonly usesLeader: boolean;
  /** The penalty of a truce that has failed. */
  readonly withoutDeal: boolean;
}

/** The power that a defeat takes. */
export function penaltyOf(
  table: Pick<Table, 'houses' | 'owned' | 'encounter'>,
  { house, character }: Pick<Participant, 'house' | 'character'>,
  { usesLeader, withoutDeal }: How
): number {
  const limits = [
    usesLeader ? standingOf(table, house).penalty?.most : undefined,
    mercyFor(table, house, withoutDeal)?.most
  ].filter((most) => most !== undefined);
  return Math.min(half(powerOf(table, house, character)), ...limits);
}

function mercyFor(table: Pick<Table, 'encounter'>, house: House, withoutDeal: boolean) {
  const mercy = encounterOf(table).mercy[house];
  return mercy?.onlyWithoutDeal && !withoutDeal ? undefined : mercy;
}

/** A leader that softens it does so when its owner wants it. */
export function punishUnlessAsked(draft: Draft, house: House): void {
  if (standingOf(draft, house).penalty === undefined) punish(draft, house, false);
  else if (actsUnasked(draft, house)) punish(draft, house, true);
  else askAbout(draft, { what: 'penalty', house });
}

export function punish(draft: Draft, house: House, usesLeader: boolean): void {
  const { participants, mercy, result } = encounterOf(draft);
  const own = participants.find((one) => one.house === house)!;
  const standing = usesLeader ? standingOf(draft, house).penalty : undefined;
  const power = penaltyOf(draft, own, { usesLeader, withoutDeal: result?.kind === 'no-deal' });
  if (standing?.most === 0 && !isEarlier(draft))
    changeEncounter(draft, { mercy: { ...mercy, [house]: { most: 0, onlyWithoutDeal: false } } });
  remove(draft, house, own.character, power);
  if (standing !== undefined) draw(draft, house, standing.thenDraw);
}

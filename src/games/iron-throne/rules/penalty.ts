// The penalty of a player: half of the participating character's power, rounded up, unless something softens it.

import type { House } from '#iron/box';
import { draw } from './cards';
import { changeEncounter, type Draft, encounterOf } from './draft';
import { isEarlier } from './earlier';
import { actsUnasked, askAbout, standingOf } from './leading';
import { powerOf, remove } from './power';

/** A leader that softens it does so when its owner wants it. */
export function punishUnlessAsked(draft: Draft, house: House): void {
  if (standingOf(draft, house).penalty === undefined) punish(draft, house, false);
  else if (actsUnasked(draft, house)) punish(draft, house, true);
  else askAbout(draft, { what: 'penalty', house });
}

export function punish(draft: Draft, house: House, usesLeader: boolean): void {
  const { participants, mercy: mercies, result } = encounterOf(draft);
  const { character } = participants.find((one) => one.house === house)!;
  const standing = usesLeader ? standingOf(draft, house).penalty : undefined;
  const mercy = mercies[house];
  const applies = mercy !== undefined && (!mercy.onlyWithoutDeal || result?.kind === 'no-deal');
  const limits = [standing?.most, applies ? mercy.most : undefined].filter((most) => most !== undefined);
  if (standing?.most === 0 && !isEarlier(draft))
    changeEncounter(draft, { mercy: { ...mercies, [house]: { most: 0, onlyWithoutDeal: false } } });
  remove(draft, house, character, Math.min(Math.ceil(powerOf(draft, house, character) / 2), ...limits));
  if (standing !== undefined) draw(draft, house, standing.thenDraw);
}

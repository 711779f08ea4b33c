// Asking the owner of a leader: no ability is compulsory. One that costs nothing may be used always, so that its owner is not asked
// in vain; that is said in public, and called off in public.

import type { House } from '#iron/box';
import { ask, type Draft, record, stateOf } from './draft';
import { isEarlier } from './earlier';
import { leaderRule } from './effects/designs';
import type { StandingEffect } from './effects/vocabulary';
import type { Due, Table } from './position';

export const isAlways = ({ always }: Pick<Table, 'always'>, house: House): boolean => always?.includes(house) === true;

/** The effect that its leader has without being used. */
export function standingOf(table: Pick<Table, 'houses' | 'owned'>, house: House): StandingEffect {
  const { leader } = stateOf(table, house);
  return (leader === null ? undefined : leaderRule(table, leader).standing) ?? {};
}

/** True if nothing is said first: in games begun before, and if its owner has said so. */
export const actsUnasked = (draft: Draft, house: House): boolean => isEarlier(draft) || isAlways(draft, house);

export function askToUse(draft: Draft, house: House, mayAlways: boolean): void {
  const person = stateOf(draft, house).leader!;
  const options = mayAlways ? (['use', 'always', 'leave'] as const) : (['use', 'leave'] as const);
  ask(draft, {
    kind: 'option',
    house,
    about: 'use-leader',
    privacy: 'open',
    by: { of: 'leader', person },
    options
  });
}

/** Waits for the word of its owner. */
export function askAbout(draft: Draft, due: Due): void {
  draft.due = [...(draft.due ?? []), due];
  askToUse(draft, due.house, true);
}

export const dueOf = ({ due }: Pick<Table, 'due'>, house: House): Due | null =>
  due?.find((one) => one.house === house) ?? null;

/** A position in which nothing waits has no such field. */
export function takeDue(draft: Draft, house: House): Due | null {
  const own = dueOf(draft, house);
  const others = (draft.due ?? []).filter((one) => one !== own);
  if (others.length > 0) draft.due = others;
  else delete draft.due;
  return own;
}

export function useAlways(draft: Draft, house: House): void {
  draft.always = [...(draft.always ?? []), house];
  record(draft, { what: 'always-uses', house, leader: stateOf(draft, house).leader! });
}

export function askAgain(draft: Draft, house: House): void {
  const others = (draft.always ?? []).filter((one) => one !== house);
  if (others.length > 0) draft.always = others;
  else delete draft.always;
  record(draft, { what: 'asked-again', house, leader: stateOf(draft, house).leader! });
}

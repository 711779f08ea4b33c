// One act, several answers: all pass, or all before the player of a card. Code answers for itself in between; a played card asks
// everybody again. Once all who are listed have taken the tablet and put it back without a card, all have passed: whether they
// looked at their cards or pretended to makes no difference to that, so it tells nothing.

import type { Playing } from '#shell/play/playing.svelte';
import type { House, Person } from '#iron/box';
import type { IronThrone } from '../flow/game';
import type { Answer, View } from '#iron/rules';

export interface Passed {
  /** The card played; null: all pass. */
  readonly play: { readonly house: House; readonly card: Person } | null;
  /** Number of answers when the passing began. */
  readonly from: number;
  /** The window in which it was said: it does not speak for the next one. */
  readonly window: Window;
}

type Window = NonNullable<View['window']>['moment'] | null;
type Table = Pick<Playing<IronThrone>, 'turn' | 'entries' | 'moment' | 'view'>;

export const windowIn = ({ view }: Pick<Table, 'view'>): Window => view.window?.moment ?? null;

/** The window is still open, and all have passed in it since. */
export function goesOn(table: Table, { from, window }: Passed): boolean {
  const { turn, entries } = table;
  const isAsked = (turn.what === 'ask' || turn.what === 'code') && turn.ask.kind === 'reaction';
  const since = entries.slice(from);
  return (
    isAsked &&
    windowIn(table) === window &&
    entries.length >= from &&
    since.every(({ answer }) => answer.kind === 'reaction' && answer.card === null)
  );
}

/** The next answer of the act; null while code answers, and while all look at something. */
export function nextOf(table: Table, passed: Passed): Answer | null {
  const { turn, moment } = table;
  if (turn.what !== 'ask' || moment !== null || !goesOn(table, passed)) return null;
  const { play } = passed;
  return { kind: 'reaction', card: turn.ask.house === play?.house ? play.card : null };
}

/** The Houses that have put the tablet back without a card since the last answer. */
export interface PutBack {
  readonly since: Table['entries'][number] | null;
  readonly houses: readonly House[];
}

export function putBackBy(house: House, { entries }: Pick<Table, 'entries'>, before: PutBack | null): PutBack {
  const since = entries.at(-1) ?? null;
  return { since, houses: before?.since === since ? [...before.houses, house] : [house] };
}

export const haveAllPutBack = (listed: readonly House[], { houses }: PutBack): boolean =>
  listed.every((house) => houses.includes(house));

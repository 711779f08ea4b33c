// What torture or a leader would bring, carried out by the rules on a copy.

import { type Changes, changesOf } from '#iron/flow/changes';
import type { AnswerOf, AskOf, Happening, Side, View } from '#iron/rules';
import { workingCopy } from '#iron/rules/draft';
import { totalOf } from '#iron/rules/encounter';
import { torture } from '#iron/rules/hostages';
import { livingOf } from '#iron/rules/power';
import { goOnWithTheUse, useOrLeave } from '#iron/rules/uses';
import { imagined } from './madeUp';

export type Tortured = Extract<AnswerOf<'hostage'>, { readonly do: 'torture' }>;

export interface Foretold {
  readonly lines: readonly Happening[];
  readonly changes: Changes;
  /** Living characters of the victim afterwards; null where none dies. */
  readonly left: number | null;
}

/** Only the holder knows the card. A leader may still save a character that would die. */
export function tortureForetold(view: View, { at, character, plain }: Tortured): Foretold | null {
  const { me, mine } = view;
  const hostage = mine?.hostages[at];
  if (me === null || mine === null || hostage === undefined) return null;
  const position = imagined(view);
  const draft = workingCopy({ ...position, asks: [], hostages: { ...position.hostages, [me]: mine.hostages } });
  torture(draft, me, at, character ?? null, plain !== true);
  const lines = draft.happened.filter(({ what }) => what !== 'tortured');
  const died = lines.some(({ what }) => what === 'died');
  return {
    lines,
    changes: changesOf(view, draft.happened),
    left: died ? livingOf(draft.houses[hostage.house]!).length : null
  };
}

export interface Used {
  readonly lines: readonly Happening[];
  readonly changes: Changes;
  /** Both totals afterwards, where there is a sum that counts. */
  readonly totals: Readonly<Record<Side, number>> | null;
}

/** Null where it asks for more first: nothing of it is settled yet. */
export function useForetold(view: View, ask: AskOf<'option'>): Used | null {
  const draft = workingCopy({ ...imagined(view), asks: [] });
  useOrLeave(draft, ask, ask.house, { kind: 'option', option: 'use' });
  goOnWithTheUse(draft);
  if (draft.asks.length > 0) return null;
  const lines = draft.happened.filter(({ what }) => what !== 'used');
  const counts = draft.window?.moment === 'reveal' && draft.encounter !== null;
  return {
    lines,
    changes: changesOf(view, draft.happened),
    totals: counts ? { challenger: totalOf(draft, 'challenger'), defender: totalOf(draft, 'defender') } : null
  };
}

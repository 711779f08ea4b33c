// What torture would bring, carried out by the rules on a copy: only its holder knows the card.

import type { Changes } from '../../flow/changes';
import { changesOf } from '../../flow/changes';
import type { AnswerOf } from '../../rules/asks';
import { workingCopy } from '../../rules/draft';
import type { Happening } from '../../rules/happenings';
import { torture } from '../../rules/hostages';
import { livingOf } from '../../rules/power';
import type { View } from '../../rules/view';
import { imagined } from './imagined';

export type Tortured = Extract<AnswerOf<'hostage'>, { readonly do: 'torture' }>;

export interface Foretold {
  readonly lines: readonly Happening[];
  readonly changes: Changes;
  /** Living characters of the victim afterwards; null where none dies. */
  readonly left: number | null;
}

/** A leader may still save a character that would die. */
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

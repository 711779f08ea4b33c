// The button that declines, with the words of the decision.

import type { Answer, Ask, View } from '#iron/rules';
import { mayBeDeclined } from '#iron/rules/decisions';
import { declining } from '#iron/text/deeds';
import type { Answering } from '../table/props';
import { isLegal } from './makingAnswers';
import type { OtherDeed } from './foot';

/** None where `none` is no answer. */
export function declineOf(view: View, { house, about }: Ask, none: Answer, answer: Answering): OtherDeed | null {
  if (!mayBeDeclined(about) || !isLegal(view, house, none)) return null;
  return { says: declining(about), choose: 'none', commit: () => answer(none) };
}

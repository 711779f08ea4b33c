// The answer in the making: judged over the view, so that a panel offers only what is legal and can say why not.

import type { Answer, View } from '#iron/rules';
import { judge } from '#iron/rules/judging';
import type { House } from '#iron/box';
import { why } from '#iron/text/refusalWords';

export const isLegal = (view: View, house: House, given: Answer): boolean => judge(view, house, given) === null;

/** The reason why this cannot be answered, in a sentence; null when it can. */
export function whyNot(view: View, house: House, given: Answer): string | null {
  const refusal = judge(view, house, given);
  return refusal === null ? null : why(refusal);
}

// The outcome of each option in a combat, in numbers: the totals and the victor if nothing else happened.

import type { AskOf, Known } from '#thrones/rules';
import { outlookAfter } from '#thrones/outlook/combatOutlook';
import { shiftsOf } from '#thrones/outlook/trackOutlook';
import { combatOf } from '#thrones/rules/combat/combatSides';
import { declared } from '#thrones/rules/decisions';
import type { Verdict } from '#thrones/rules/combat/victory';

export interface OptionDeed {
  readonly option: string;
  /** True if the option changes nothing. */
  readonly declines: boolean;
  /** The outcome of the option, if it can be foretold. */
  readonly outlook: Verdict | null;
  /** The fall of the enemy on an influence track. */
  readonly falls: { readonly from: number; readonly to: number } | null;
}

/** The options that act come last, where the thumb is; those that change nothing come first. */
export function deedsOf(known: Known, ask: AskOf<'option'>): OptionDeed[] {
  const deeds = ask.options.map((option): OptionDeed => ({
    option,
    declines: option === declared('option', ask.about).declines,
    outlook: outlookAfter(known, ask, option),
    falls: fallOf(known, ask, option)
  }));
  return [...deeds.filter(({ declines }) => declines), ...deeds.filter(({ declines }) => !declines)];
}

function fallOf(known: Known, ask: AskOf<'option'>, option: string): OptionDeed['falls'] {
  const [shift] = ask.secret || combatOf(known).victor !== null ? [] : shiftsOf(known, ask, option);
  return shift === undefined ? null : { from: shift.from + 1, to: shift.to + 1 };
}

// The outcome of an answer, carried out by the rules themselves in an imagined position, as far as the table is known.

import type { Answer, Happening, Side, View } from '#iron/rules';
import type { House } from '#iron/box';
import { carryOut } from '../rules/answering';
import { type Draft, workingCopy } from '../rules/draft';
import { hasRevealed, totalOf } from '../rules/encounter';
import { goOnWithTheUse } from '../rules/uses';
import { imagined } from './imagined';

export interface Foretold {
  /** The outcome as far as it is settled. */
  readonly lines: readonly Happening[];
  readonly after: Draft;
  /** Something of it is asked first. */
  readonly asksMore: boolean;
  /** Both totals afterwards; null while there is no sum that counts. */
  readonly totals: Readonly<Record<Side, number>> | null;
}

/** Null where this House is not asked. What an answer begins is carried out until somebody is asked again. */
export function foretold(view: View, house: House, answer: Answer): Foretold | null {
  const asked = view.asks.filter((one) => one.house === house);
  if (asked.length === 0) return null;
  const after = workingCopy({ ...imagined(view), asks: asked });
  carryOut(after, house, answer);
  goOnWithTheUse(after);
  const { encounter } = after;
  const counts = encounter !== null && encounter.result === null && hasRevealed(encounter);
  return {
    lines: after.happened,
    after,
    asksMore: after.asks.length > 0,
    totals: counts ? { challenger: totalOf(after, 'challenger'), defender: totalOf(after, 'defender') } : null
  };
}

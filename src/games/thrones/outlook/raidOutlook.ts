// The orders that a raid could remove, and its outcome. The rule itself is carried out, on an imagined table.

import type { AreaId, House, OrderToken } from '#thrones/box';
import { NEIGHBOURS } from '../box/borders';
import { ORDERS } from '../box/orders';
import type { AnswerOf, AskOf, Refusal, View } from '#thrones/rules';
import { judge } from '../rules/judging';
import { imagined } from './imaginedAnswer';

/** An enemy order next to the Raid. */
export interface Target {
  readonly area: AreaId;
  readonly house: House;
  readonly token: OrderToken;
  /** The reason why it cannot be removed. */
  readonly refusal: Refusal | null;
}

export const isPillage = ({ token }: Pick<Target, 'token'>): boolean => ORDERS[token].kind === 'consolidate-power';

/** Orders that can be removed come first. */
export function targetsOf(view: View, { house }: AskOf<'raid'>, from: AreaId): Target[] {
  const targets = NEIGHBOURS[from].flatMap((area): Target[] => {
    const { order } = view.areas[area];
    if (order === null || order.house === house) return [];
    return [{ area, ...order, refusal: judge(view, house, { kind: 'raid', from, target: area }) }];
  });
  return [...targets.filter(({ refusal }) => refusal === null), ...targets.filter(({ refusal }) => refusal !== null)];
}

export interface PowerChange {
  readonly house: House;
  readonly before: number;
  readonly after: number;
}

export interface Outcome {
  readonly raider: PowerChange;
  /** Nobody where the Raid is given up. */
  readonly victim: PowerChange | null;
}

export function outcomeOf(view: View, asked: AskOf<'raid'>, answer: AnswerOf<'raid'>): Outcome {
  const draft = imagined(view, asked.house, answer);
  const change = (house: House): PowerChange => ({
    house,
    before: view.houses[house]?.power ?? 0,
    after: draft.houses[house]?.power ?? 0
  });
  const victim = answer.target === null ? null : view.areas[answer.target].order;
  return { raider: change(asked.house), victim: victim === null ? null : change(victim.house) };
}

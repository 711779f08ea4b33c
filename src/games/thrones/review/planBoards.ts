// The orders of a round on the board: as they were revealed, and with the one that another plan changes.

import type { Plan } from './plans';
import type { View } from '#thrones/rules';

export interface PlanBoards {
  readonly laid: View;
  readonly other: View;
}

/** `viewAt`: the table after so many answers. Null where the orders are never seen. */
export function planBoards(
  { answered, area, token }: Pick<Plan, 'answered' | 'area' | 'token'>,
  viewAt: (answered: number) => View | null,
  last: number
): PlanBoards | null {
  for (let number = answered + 1; number <= last; number++) {
    const laid = viewAt(number);
    const order = laid?.areas[area].order ?? null;
    if (laid === null || order === null) continue;
    const changed = { ...laid.areas[area], order: { ...order, token } };
    return { laid, other: { ...laid, areas: { ...laid.areas, [area]: changed } } };
  }
  return null;
}

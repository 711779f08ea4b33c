// Another plan on the board: the orders that were revealed, and one token changed.

import { expect, test } from 'vitest';
import { planBoards } from '#thrones/review/planBoards';
import { viewFor } from '#thrones/rules/view';
import { eveningIn, played } from './evenings';

const evening = eveningIn(played(3, 'boards'));
const last = evening.steps.length;
const viewAt = (answered: number) => viewFor(evening.moments[answered]!.position, null);
const answered = evening.steps.findLastIndex(({ answer }) => answer.kind === 'orders');
const { answer, house } = evening.steps[answered]!;
const orders = answer.kind === 'orders' ? answer.orders : {};

test('what was laid is as it was given, and the other plan differs by its token alone', () => {
  for (const area of Object.keys(orders) as (keyof typeof orders)[]) {
    const { laid, other } = planBoards({ answered, area, token: 'support' }, viewAt, last)!;
    expect(laid.areas[area].order).toEqual({ house, token: orders[area] });
    expect(other.areas[area].order).toEqual({ house, token: 'support' });
    expect({ ...other, areas: { ...other.areas, [area]: laid.areas[area] } }).toEqual(laid);
  }
});

test('orders that were never revealed have no board', () =>
  expect(planBoards({ answered: last, area: 'riverrun', token: 'raid' }, viewAt, last)).toBeNull());

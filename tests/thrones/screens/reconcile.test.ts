// Armies cut down to what the supply feeds: what is still to go, which cannot stay, and what would be needless.

import { expect, test } from 'vitest';
import type { AreaId } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import { ReconcileReply } from '#thrones/screens/asks/reconcile/reconcileReply.svelte';
import { panelOf } from '#tests/support/panel';
import { scene } from '#tests/support/scene';

/** The card Supply comes up; Lannisport, which is home, has two icons: that feeds armies of 3, 2 and 2. */
function reconciling(armies: string) {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
    lannister  ${armies}
  `).westeros();
  const ask = g.askOf('lannister');
  if (ask.kind !== 'reconcile') throw new Error('Lannister is not asked to reconcile');
  return { g, reply: new ReconcileReply(viewFor(g.position, null), ask) };
}

function strike(reply: ReconcileReply, area: AreaId, nth = 0) {
  const soldier = reply.armies.find((army) => army.area === area)?.soldiers[nth];
  if (soldier === undefined) throw new Error(`There is no such unit in ${area}`);
  return reply.strike(soldier);
}

const FOUR = 'the-twins: 2 footman 2 knight; harrenhal: 3 footman; moat-cailin: 2 knight; karhold: footman';

test('red is what cannot stay as it is; the button counts what has to go at least', () => {
  const { g, reply } = reconciling(FOUR);
  expect(reply.supply).toEqual({ now: [4, 3, 2], after: [4, 3, 2], level: 2 });
  expect(reply.armies.map(({ area }) => area)).toEqual(['harrenhal', 'moat-cailin', 'the-twins']);
  expect(reply.unfed).toEqual(['harrenhal', 'the-twins']);
  expect([...reply.marks.attacked]).toEqual(['harrenhal', 'the-twins']);
  expect(reply.badges).toContainEqual({ area: 'the-twins', figure: 4, look: 'alarm' });
  expect([reply.due, reply.answer]).toEqual([2, null]);
  expect(strike(reply, 'the-twins', 3)).toBeNull();
  expect(reply.supply.after).toEqual([3, 3, 2]);
  expect([reply.due, reply.unfed]).toEqual([1, ['harrenhal', 'the-twins']]);
  expect(strike(reply, 'harrenhal')).toBeNull();
  expect([reply.due, reply.unfed]).toEqual([0, []]);
  g.answer('lannister', reply.answer);
});

test('[supply.needless-loss] more than necessary is refused, where it is tried', () => {
  const { reply } = reconciling(FOUR);
  expect(strike(reply, 'moat-cailin')).toMatchObject({ rule: 'supply.needless-loss', area: 'moat-cailin' });
  strike(reply, 'the-twins');
  strike(reply, 'harrenhal');
  expect(strike(reply, 'the-twins', 1)).toMatchObject({ rule: 'supply.needless-loss' });
  expect(strike(reply, 'the-twins')).toBeNull();
  expect(reply.due).toBe(1);
  reply.clear();
  expect([reply.due, reply.struck]).toEqual([2, []]);
});

test('of armies of one size nobody can say which cannot stay: any of them may go', () => {
  const { g, reply } = reconciling(
    'the-twins: 2 footman; harrenhal: 2 footman; moat-cailin: 2 knight; stoney-sept: 2 footman'
  );
  expect(reply.unfed).toHaveLength(4);
  expect([...reply.marks.touchable]).toHaveLength(4);
  expect(reply.due).toBe(1);
  strike(reply, 'moat-cailin', 1);
  expect([reply.due, reply.unfed, [...reply.marks.touchable]]).toEqual([0, [], ['moat-cailin']]);
  expect(strike(reply, 'harrenhal')).toMatchObject({ rule: 'supply.needless-loss' });
  g.answer('lannister', reply.answer);
});

test('in place of its deed the button says which armies are too large, in the order of the board', async () => {
  const { g } = reconciling(FOUR);
  const ask = g.askOf('lannister');
  const { reply, shown } = await panelOf(viewFor(g.position, 'lannister'), ask);
  expect(shown()).toContain('2 units to destroy: the armies in Harrenhal and the Twins cannot both stay as they are');
  strike(reply as ReconcileReply, 'the-twins', 3);
  expect(shown()).toContain('1 chosen, 1 more to destroy: the armies in Harrenhal and the Twins cannot both stay');
});

test("the board opens an army; a unit that stands alone, and what is nobody's own, is refused", () => {
  const { reply } = reconciling(FOUR);
  expect(reply.touch('harrenhal')).toBeNull();
  expect(reply.looked).toBe('harrenhal');
  expect(reply.touch('karhold')).toMatchObject({ rule: 'supply.needless-loss', area: 'karhold' });
  expect(reply.touch('winterfell')).toMatchObject({ rule: 'supply.not-your-unit', area: 'winterfell' });
});

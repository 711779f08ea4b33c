// Ships in a port that has changed hands: taken over or destroyed.

import { expect, test } from 'vitest';
import { viewFor } from '#thrones/rules/view';
import { march, option } from '#tests/support/answers';
import { panelOf } from '#tests/support/panel';
import { scene } from '#tests/support/scene';

const PORT = 'port-of-white-harbor';

//  Moat Cailin (Lannister marches) ── White Harbor (a power token of Stark) with two ships in its port
async function taking(settings = '') {
  const g = scene(`
    ${settings}
    lannister  moat-cailin: 2 footman, march+0
    stark      white-harbor: power; port-of-white-harbor: 2 ship; winterfell: footman
  `).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '2 footman' }));
  return { g, ...(await panelOf(viewFor(g.position, null), g.askOf('lannister'))) };
}

test('nothing is chosen beforehand; each choice shows what it means', async () => {
  const { g, reply, shown } = await taking();
  expect(reply.answer).toBeNull();
  expect(shown()).toContain('House Stark has 2 ships in the port of White Harbor.');
  expect(shown()).toMatch(/Take over all 2 .*Take over 1, destroy 1 .*Destroy all 2 /);
  expect(shown()).toContain('Armies now: 2. Armies after: 2.');
  expect(shown()).not.toContain('House Stark loses');
  reply.touch(PORT);
  expect(reply.marks.ghosts).toHaveLength(2);
  expect(shown()).toContain('Armies now: 2. Armies after: 2 and 2.');
  reply.touch(PORT);
  expect(reply.answer).toEqual(option('1'));
  reply.touch(PORT);
  expect([...reply.marks.attacked]).toEqual([PORT]);
  expect(shown()).toContain('Armies now: 2. Armies after: 2.');
  expect(shown()).toContain('House Stark loses 2 ships in the port of White Harbor');
  g.answer('lannister', reply.answer);
});

test('the port touched on the board goes through the choices; other areas are refused', async () => {
  const { reply } = await taking();
  expect([...reply.marks.touchable]).toEqual([PORT]);
  const chosen = [1, 2, 3, 4].map(() => {
    expect(reply.touch(PORT)).toBeNull();
    return reply.answer;
  });
  expect(chosen).toEqual(['2', '1', '0', '2'].map(option));
  expect(reply.touch('winterfell')).toMatchObject({ rule: 'choice.not-offered', area: 'winterfell' });
});

test('the supply of the house is beside the choice', async () => {
  const { reply, shown } = await taking('supply lannister 0');
  reply.touch(PORT);
  expect(shown()).toContain('House Lannister has supply 0. Armies now: 2. Armies after: 2 and 2. That fits.');
});

// Ships in a port that has changed hands: taken over or destroyed.

import { expect, test } from 'vitest';
import { viewFor } from '#thrones/rules/view';
import { OptionReply } from '#thrones/screens/asks/option/optionReply.svelte';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Moat Cailin (Lannister marches) ── White Harbor (a power token of Stark) with two ships in its port
function taking(settings = '') {
  const g = scene(`
    ${settings}
    lannister  moat-cailin: 2 footman, march+0
    stark      white-harbor: power; port-of-white-harbor: 2 ship; winterfell: footman
  `).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '2 footman' }));
  const ask = g.askOf('lannister');
  if (ask.kind !== 'option') throw new Error('Lannister is not asked about the port');
  return { g, reply: new OptionReply(viewFor(g.position, null), ask) };
}

test('nothing is chosen beforehand; each choice shows what it means', () => {
  const { g, reply } = taking();
  expect([reply.options, reply.owner, reply.ships, reply.most]).toEqual([['2', '1', '0'], 'stark', 2, 2]);
  expect([reply.answer, reply.outlook]).toEqual([null, null]);
  reply.choose('2');
  expect(reply.marks.ghosts).toHaveLength(2);
  expect(reply.supply).toMatchObject({ now: [2], after: [2, 2] });
  reply.choose('0');
  expect([...reply.marks.attacked]).toEqual(['port-of-white-harbor']);
  expect(reply.supply.after).toEqual([2]);
  expect(reply.outlook?.lines).toMatchObject([{ what: 'units', did: 'destroyed', house: 'stark' }]);
  reply.choose('0');
  expect(reply.answer).toBeNull();
  reply.choose('1');
  expect(reply.answer).toEqual(option('1'));
  g.answer('lannister', reply.answer);
});

test('the port touched on the board goes through the choices; other areas are refused', () => {
  const { reply } = taking();
  expect([...reply.marks.touchable]).toEqual(['port-of-white-harbor']);
  const chosen = [1, 2, 3, 4].map(() => {
    expect(reply.touch('port-of-white-harbor')).toBeNull();
    return reply.chosen;
  });
  expect(chosen).toEqual(['2', '1', '0', '2']);
  expect(reply.touch('winterfell')).toMatchObject({ rule: 'choice.not-offered', area: 'winterfell' });
});

test('what the supply does not feed is not offered', () => {
  const { reply } = taking('supply lannister 0');
  expect(reply.most).toBe(2);
  reply.choose('2');
  expect(reply.supply).toEqual({ now: [2], after: [2, 2], level: 0 });
});

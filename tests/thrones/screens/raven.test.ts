import { expect, test } from 'vitest';
import type { OrderToken } from '#thrones/box';
import type { AskOf } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { RavenReply } from '#thrones/screens/asks/raven/ravenReply.svelte';
import { scene } from '#tests/support/scene';

function ravenOf(lannister: string, more = ''): RavenReply {
  const g = scene(`
    court      lannister tyrell
    lannister  ${lannister}
    tyrell     highgarden: knight, march+1
    ${more}
  `).raven();
  return new RavenReply(viewFor(g.position, null), g.askOf('lannister') as AskOf<'raven'>);
}

const optionOf = (reply: RavenReply, token: OrderToken) => reply.options.find((option) => option.token === token)!;

const THREE = 'lannisport: knight, defense+1; harrenhal: footman, support+1; the-golden-sound: ship, raid';

test('none of the three ways is preselected, and each leads to its answer', () => {
  const reply = ravenOf(THREE);
  expect(reply.way).toBeNull();
  expect(reply.answer).toBeNull();
  reply.go('look');
  expect(reply.answer).toEqual({ kind: 'raven', use: 'look' });
  expect(reply.marks.touchable.size).toBe(0);
  reply.go('none');
  expect(reply.answer).toEqual({ kind: 'raven', use: 'none' });
  reply.go('swap');
  expect(reply.answer).toBeNull();
  expect(reply.marks.touchable).toEqual(new Set(['lannisport', 'harrenhal', 'the-golden-sound']));
});

test('an own order gives way to an unused one', () => {
  const reply = ravenOf(THREE);
  expect(reply.touch('lannisport')).toBeNull();
  expect(reply.way).toBe('swap');
  expect([...reply.marks.chosen]).toEqual(['lannisport']);
  expect(optionOf(reply, 'support+1')).toMatchObject({ state: 'refused', refusal: { rule: 'raven.unused-token' } });
  expect(optionOf(reply, 'raid')).toMatchObject({ state: 'free', left: 1, areas: ['the-golden-sound'] });
  expect(reply.choose('support+1')).toMatchObject({ rule: 'raven.unused-token' });
  expect(reply.choose('defense+2')).toBeNull();
  expect(optionOf(reply, 'defense+2').state).toBe('chosen');
  expect(reply.answer).toEqual({ kind: 'raven', use: 'swap', area: 'lannisport', token: 'defense+2' });
  expect(judge(reply.view, 'lannister', reply.answer)).toBeNull();
  reply.choose('defense+2');
  expect(reply.answer).toBeNull();
});

test('only an own order can give way', () => {
  const reply = ravenOf(THREE);
  expect(reply.touch('highgarden')).toMatchObject({ rule: 'raven.own-order', area: 'highgarden' });
  expect(reply.touch('dragonstone')).toMatchObject({ rule: 'raven.own-order' });
  expect(reply.area).toBeNull();
});

test('the order that gives way makes room for a star', () => {
  const reply = ravenOf(
    'lannisport: knight, defense+2; harrenhal: footman, support+1; riverrun: footman, march+1; the-golden-sound: ship, raid'
  );
  expect(reply.stars).toEqual({ allowed: 3, left: 0 });
  reply.touch('the-golden-sound');
  expect(optionOf(reply, 'special-raid')).toMatchObject({ state: 'refused', refusal: { rule: 'order.stars' } });
  reply.touch('the-golden-sound');
  reply.touch('lannisport');
  expect(reply.stars).toEqual({ allowed: 3, left: 1 });
  expect(reply.choose('special-raid')).toBeNull();
  expect(reply.stars).toEqual({ allowed: 3, left: 0 });
});

test('a token that cannot be laid in another area is not kept for it', () => {
  const reply = ravenOf(
    'lannisport: knight, defense+2; harrenhal: footman, support+1; riverrun: footman, march+1; the-golden-sound: ship, raid'
  );
  reply.touch('lannisport');
  reply.choose('special-raid');
  reply.touch('harrenhal');
  expect(reply.token).toBe('special-raid');
  reply.touch('the-golden-sound');
  expect(reply.token).toBeNull();
  expect(reply.answer).toBeNull();
});

test('what a card forbids stays forbidden', () => {
  const reply = ravenOf(THREE, 'forbidden march+1');
  reply.touch('lannisport');
  expect(optionOf(reply, 'march+1')).toMatchObject({ state: 'refused', refusal: { rule: 'order.forbidden' } });
});

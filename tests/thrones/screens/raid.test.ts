import { expect, test } from 'vitest';
import type { AskOf } from '#thrones/rules';
import { judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { RaidReply, reasonOf } from '#thrones/screens/asks/raid/raidReply.svelte';
import { type Scene, scene } from '#tests/support/scene';

const replyOf = (g: Scene): RaidReply => new RaidReply(viewFor(g.position, null), g.askOf('greyjoy') as AskOf<'raid'>);

/** One Raid at sea; next to it an order to pillage, one to remove and a March. */
const ONE = `
  throne     greyjoy lannister
  power      greyjoy 1 lannister 3
  greyjoy    sunset-sea: ship, raid
  lannister  searoad-marches: footman, consolidate-power; the-golden-sound: ship, support
  tyrell     west-summer-sea: ship, march-1
`;

test('the only Raid is taken in hand at once, and what is safe says why', () => {
  const reply = replyOf(scene(ONE).raids());
  expect(reply.from).toBe('sunset-sea');
  expect([...reply.marks.chosen]).toEqual(['sunset-sea']);
  expect(reply.targets.map(({ area, refusal }) => [area, refusal?.rule ?? null])).toEqual([
    ['searoad-marches', null],
    ['the-golden-sound', null],
    ['west-summer-sea', 'raid.kind']
  ]);
  expect(reply.marks.touchable).toEqual(new Set(['sunset-sea', 'searoad-marches', 'the-golden-sound']));
  expect([...reply.marks.refused.keys()]).toEqual(['west-summer-sea']);
  expect(reasonOf(reply.targets[2]!)).toBe('a March cannot be raided');
  expect(reply.touch('west-summer-sea')).toMatchObject({ rule: 'raid.kind', token: 'march-1' });
  expect(reply.answer).toBeNull();
});

test('pillaging shows the power of both before and after', () => {
  const reply = replyOf(scene(ONE).raids());
  expect(reply.touch('searoad-marches')).toBeNull();
  expect([...reply.marks.attacked]).toEqual(['searoad-marches']);
  expect(reply.marks.bridges).toEqual([{ from: 'sunset-sea', over: [], to: 'searoad-marches', attack: false }]);
  expect(reply.outcome).toEqual({
    raider: { house: 'greyjoy', before: 1, after: 2 },
    victim: { house: 'lannister', before: 3, after: 2 }
  });
  expect(judge(reply.view, 'greyjoy', reply.answer)).toBeNull();
  reply.touch('the-golden-sound');
  expect(reply.outcome).toEqual({
    raider: { house: 'greyjoy', before: 1, after: 1 },
    victim: { house: 'lannister', before: 3, after: 3 }
  });
  reply.touch('the-golden-sound');
  expect(reply.answer).toBeNull();
});

test('the victim may have nothing to give up, and the raider gains all the same', () => {
  const reply = replyOf(scene(ONE.replace('lannister 3', 'lannister 0')).raids());
  reply.touch('searoad-marches');
  expect(reply.outcome).toMatchObject({ raider: { after: 2 }, victim: { before: 0, after: 0 } });
});

test('giving up takes no target, and a target is no giving up', () => {
  const reply = replyOf(scene(ONE).raids());
  reply.touch('searoad-marches');
  reply.giveUp();
  expect(reply.target).toBeNull();
  expect(reply.answer).toEqual({ kind: 'raid', from: 'sunset-sea', target: null });
  expect(reply.outcome).toEqual({ raider: { house: 'greyjoy', before: 1, after: 1 }, victim: null });
  reply.touch('searoad-marches');
  expect(reply.givesUp).toBe(false);
  expect(reply.answer).toMatchObject({ target: 'searoad-marches' });
  reply.giveUp();
  reply.giveUp();
  expect(reply.answer).toBeNull();
});

/** Two Raids: only the special one takes the Defense order; both reach the Support. */
const TWO = `
  throne     greyjoy lannister
  greyjoy    ironmans-bay: ship, special-raid; sunset-sea: ship, raid
  lannister  riverrun: footman, defense+1; the-golden-sound: ship, support
`;

test('of several Raids one is chosen first; none is preselected', () => {
  const reply = replyOf(scene(TWO).raids());
  expect(reply.from).toBeNull();
  expect(reply.targets).toEqual([]);
  expect(reply.marks.touchable).toEqual(new Set(['ironmans-bay', 'sunset-sea']));
  reply.touch('ironmans-bay');
  expect(reply.targets.map(({ area }) => area).sort()).toEqual(['riverrun', 'the-golden-sound']);
  reply.touch('the-golden-sound');
  expect(reply.answer).toEqual({ kind: 'raid', from: 'ironmans-bay', target: 'the-golden-sound' });
  reply.touch('sunset-sea');
  expect(reply.answer).toEqual({ kind: 'raid', from: 'sunset-sea', target: 'the-golden-sound' });
  reply.touch('sunset-sea');
  expect(reply.from).toBeNull();
});

test('aimed at first, an order is taken by the Raid that can; where both can, one has still to be chosen', () => {
  const reply = replyOf(scene(TWO).raids());
  expect(reply.touch('riverrun')).toBeNull();
  expect(reply.answer).toEqual({ kind: 'raid', from: 'ironmans-bay', target: 'riverrun' });
  reply.touch('sunset-sea');
  expect(reply.target).toBeNull();
  reply.touch('sunset-sea');

  expect(reply.touch('the-golden-sound')).toBeNull();
  expect(reply.from).toBeNull();
  expect([...reply.marks.attacked]).toEqual(['the-golden-sound']);
  expect(reply.answer).toBeNull();
  reply.touch('ironmans-bay');
  expect(reply.answer).toEqual({ kind: 'raid', from: 'ironmans-bay', target: 'the-golden-sound' });
  expect(reply.touch('dragonstone')).toMatchObject({ rule: 'raid.not-adjacent' });
});

test('a Raid is dragged onto what it shall take away; onto what is safe it says why', () => {
  const reply = replyOf(scene(ONE).raids());
  expect([...reply.portable]).toEqual([['sunset-sea', 'order']]);
  expect(reply.drop('sunset-sea', 'west-summer-sea')?.rule).toBe('raid.kind');
  expect(reply.drop('sunset-sea', 'searoad-marches')).toBeNull();
  expect(reply.answer).toEqual({ kind: 'raid', from: 'sunset-sea', target: 'searoad-marches' });
  expect(reply.drop('sunset-sea', 'searoad-marches')).toBeNull();
  expect(reply.answer).toEqual({ kind: 'raid', from: 'sunset-sea', target: 'searoad-marches' });
});

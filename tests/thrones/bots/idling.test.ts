// What counts as an idle army: one that could take something and still hold its own castle.

import { expect, test } from 'vitest';
import { couldTakeSomething, lends } from '#tools/headless/idling';
import { scene } from '#tests/support/scene';

const MARCHED = 'harrenhal: knight knight, march+0';

const positionWith = (lannister: string, others: string) =>
  scene(`throne lannister greyjoy baratheon\n lannister ${lannister}\n ${others}`).marches().position;
const couldTake = (lannister: string, others: string): boolean =>
  couldTakeSomething(positionWith(lannister, others), 'lannister', 'harrenhal');

test('an army could take what somebody weaker holds next door', () => {
  expect(couldTake(MARCHED, 'greyjoy riverrun: footman')).toBe(true);
  expect(couldTake(MARCHED, 'greyjoy seagard: footman')).toBe(false);
  expect(couldTake('harrenhal: knight, march+0', 'greyjoy riverrun: footman')).toBe(false);
});

test('a Defense order and a Support beside it count', () => {
  expect(couldTake(MARCHED, 'greyjoy riverrun: footman, defense+2')).toBe(false);
  expect(couldTake(MARCHED, 'greyjoy riverrun: footman; seagard: knight, support')).toBe(false);
  expect(couldTake(MARCHED, 'greyjoy riverrun: footman; seagard: knight, raid')).toBe(true);
});

test('a castle is guarded against a third house, with what need not go', () => {
  const third = 'greyjoy riverrun: footman\n baratheon crackclaw-point: knight';
  expect(couldTake(MARCHED, third)).toBe(false);
  expect(couldTake('harrenhal: knight knight knight, march+0', third)).toBe(true);
});

test('a Support lends only where a battle of its house can come', () => {
  const isLent = (stoneySept: string, greyjoy: string): boolean =>
    lends(
      positionWith(`${MARCHED}; stoney-sept: knight, ${stoneySept}`, `greyjoy ${greyjoy}`),
      'lannister',
      'stoney-sept'
    );
  expect(isLent('support', 'riverrun: footman')).toBe(true);
  expect(isLent('defense+1', 'riverrun: footman')).toBe(false);
  expect(isLent('support', 'moat-cailin: footman')).toBe(false);
  expect(isLent('support', 'moat-cailin: footman; searoad-marches: footman, march+0')).toBe(false);
  expect(isLent('support', 'moat-cailin: footman; crackclaw-point: footman, march+0')).toBe(true);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { transcriptOf, unsaid } from './transcript';

describe('a transcript', () => {
  test('has its sentences by their step', () => {
    const steps = transcriptOf('# why\n= begin\nPass the tablet\n\n= open\nOrders.\nPlace one\n');
    expect([...steps]).toEqual([
      ['begin', ['Pass the tablet']],
      ['open', ['Orders.', 'Place one']]
    ]);
    expect(() => transcriptOf('Pass the tablet')).toThrow('Before the first step');
  });

  test.each(['planning', 'iron'])('%s says something in every step', (name) => {
    const steps = transcriptOf(readFileSync(`tests/aloud/${name}.txt`, 'utf8'));
    expect(steps.size).toBeGreaterThan(3);
    for (const [step, sentences] of steps) expect(sentences, step).not.toEqual([]);
  });
});

describe('what was said', () => {
  const SAID = ['Pass the tablet to Player 1,', 'House Baratheon. Orders.', 'button'];

  test('may be cut into other lines, and say more', () => {
    expect(unsaid(['pass the tablet to Player 1, House Baratheon.', 'button'], SAID)).toEqual([]);
    expect(unsaid(['Pass … House Baratheon'], SAID)).toEqual([]);
    expect(unsaid([], [])).toEqual([]);
  });

  test('is missed where it is another, or comes too early', () => {
    expect(unsaid(['House Stark'], SAID)).toEqual(['House Stark']);
    expect(unsaid(['Orders.', 'Pass the tablet'], SAID)).toEqual(['Pass the tablet']);
    expect(unsaid(['House Baratheon … Pass'], SAID)).toEqual(['House Baratheon … Pass']);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Refusal } from '#thrones/rules';
import { NAMED, REFUSAL_RULES } from '#thrones/rules/refusals';
import { why } from '#thrones/text/refusalWords';

const rules = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');
const sections = new Map(rules.split('\n#### ').map((section) => [section.slice(0, section.indexOf('\n')), section]));

const FULL: Omit<Refusal, 'rule'> = {
  area: 'winterfell',
  to: 'pyke',
  house: 'stark',
  card: 'patchface',
  token: 'raid',
  unit: 'siege-engine',
  allowed: 1,
  found: 2,
  armies: [4, 2],
  faults: ['power is missing']
};

describe('the sentence of a refusal', () => {
  test.each(REFUSAL_RULES)('%s', (rule) => {
    const named = Object.fromEntries(NAMED[rule].map((name) => [name, FULL[name]]));
    for (const refusal of [
      { ...named, rule },
      { ...FULL, rule }
    ]) {
      const sentence = why(refusal);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|\[object|NaN|-engine/);
      expect(sentence.length).toBeLessThan(200);
    }
    const section = sections.get(rule);
    expect(section, `${rule} stands in docs/RULES.md`).toBeDefined();
    const page = /page (\d+)\)/.exec(why({ ...FULL, rule }))?.[1];
    if (page !== undefined) expect(section).toMatch(new RegExp(`p\\. ${page}\\b`));
  });

  test('tells the particulars', () => {
    expect(why({ rule: 'order.missing-area', area: 'winterfell' })).toBe(
      'Every area with your units needs an order, and there is none in Winterfell (rulebook, page 12).'
    );
    expect(why({ rule: 'march.one-battle', area: 'pyke', to: 'oldtown' })).toBe(
      'A march can start only one battle: not both Pyke and Oldtown (rulebook, page 15).'
    );
    expect(why({ rule: 'march.supply', armies: [4, 2] })).toContain('(armies of 4, 2)');
  });
});

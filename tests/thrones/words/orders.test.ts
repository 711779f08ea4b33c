import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { OrderKind } from '../../../src/games/thrones/box/orders';
import { ORDER_KINDS, ORDER_TOKENS } from '../../../src/games/thrones/box/orders';
import orders from '../../../src/games/thrones/words/en/orders';
import planning from '../../../src/games/thrones/words/en/planning';

const rules = readFileSync(new URL('../../../docs/RULES.md', import.meta.url), 'utf8');
const section = (rule: string): string => rules.split('\n#### ').find((one) => one.startsWith(`${rule}\n`)) ?? '';

const RULES: Readonly<Record<OrderKind, string>> = {
  march: 'march.turns',
  defense: 'combat.defense-order',
  support: 'support.ask',
  raid: 'raid.turns',
  'consolidate-power': 'consolidate.power'
};

describe('the orders in words', () => {
  test.each(ORDER_TOKENS)('%s has a name and a line', (token) => {
    expect(orders.name(token)).toMatch(/^[A-Z]/);
    expect(orders.what(token)).toMatch(/^[A-Z].{20,100}\.$/);
  });

  test.each(ORDER_KINDS)('the page of %s is one of its rule', (kind) => {
    expect(orders.kind(kind)).toMatch(/^[A-Z]/);
    expect(section(RULES[kind])).toMatch(new RegExp(`p\\. ${orders.page(kind)}\\b`));
  });
});

test('an order has the same sign wherever it is named', () => {
  const named = ORDER_TOKENS.flatMap((token) => [orders.name(token), planning.tokens[token], planning.orders[token]]);
  for (const name of named) expect(name).not.toMatch(/-|\+0/);
  for (const [token, sign] of [
    ['march-1', '−1'],
    ['march+0', '±0']
  ] as const)
    expect(orders.name(token)).toContain(sign);
});

test('the round in words has three phases, in the order of the book', () => {
  expect(orders.round).toHaveLength(3);
  for (const { steps, text, page } of orders.round) {
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const one of [{ text, page }, ...steps]) {
      expect(one.text).toMatch(/^.{10,90}\.$/);
      expect(rules).toMatch(new RegExp(`p\\. ${one.page}\\b`));
    }
  }
});

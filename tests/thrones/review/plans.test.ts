// Another plan: one order changed, by no more than its house could know.

import { describe, expect, test } from 'vitest';
import { freshMemory } from '#thrones/bots/memory';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import type { Evening, Moment } from '#thrones/review/evening';
import { type Plan, planFor } from '#thrones/review/plans';
import type { AnswerOf, Position } from '#thrones/rules';
import { askOf, drawAnswer, judge } from '#thrones/rules/judging';
import { plenty } from './evenings';

const HOUSE: House = 'stark';
const effort = { candidates: 6, picked: 8, samples: 40 };
const start = newGame({ houses: SETUP[3].houses, seed: 'plans', options: { edition: 'revised', tides: false } });

/** All others have given their orders, by that chance. */
function othersLaid(seed: string): { position: Position; at: string } {
  const bulk = new Bulk(start);
  const chance = new Chance(chanceFrom(seed));
  for (const { house } of start.position.asks)
    if (house !== HOUSE) bulk.answer(house, drawAnswer(bulk.position, house, chance));
  const { position, at } = bulk;
  return { position, at };
}

function planIn(game: { position: Position; at: string }, answer: AnswerOf<'orders'>): Plan | null | undefined {
  const first: Moment = { answered: 0, ...game, memory: freshMemory(start.position) };
  const evening: Evening = {
    moments: [first, first],
    steps: [{ house: HOUSE, answer, happened: [] }],
    ends: []
  };
  return planFor(evening, HOUSE, [first, { ...first, answered: 1 }], plenty(), effort);
}

/** The ships raid nobody, and the knight stays at home. */
function feeble(position: Position): AnswerOf<'orders'> {
  const asked = askOf(position, HOUSE);
  if (asked?.kind !== 'orders') throw new Error('no orders are asked for');
  const tokens = ['consolidate-power', 'raid', 'consolidate-power', 'raid'] as const;
  const sorted = [...asked.areas].sort((one, other) => Number(one.includes('sea')) - Number(other.includes('sea')));
  const orders = Object.fromEntries(sorted.map((area, i) => [area, tokens[i]!]));
  const answer: AnswerOf<'orders'> = { kind: 'orders', orders };
  expect(judge(position, HOUSE, answer)).toBeNull();
  return answer;
}

describe('another plan', () => {
  const game = othersLaid('one way');
  const answer = feeble(game.position);
  const plan = planIn(game, answer);

  test('is one order of another kind, and better by more than two errors', () => {
    expect(plan?.house).toBe(HOUSE);
    const { area, was, token, gain, laid, other } = plan!;
    expect(was).toBe(answer.orders[area]);
    expect(judge(game.position, HOUSE, { kind: 'orders', orders: { ...answer.orders, [area]: token } })).toBeNull();
    expect(gain.mean).toBeGreaterThan(2 * gain.error);
    expect(other - laid).toBeCloseTo(gain.mean, 12);
  });

  test('does not know what others had laid, nor any deck', () => {
    const { position, at } = othersLaid('another way');
    expect(position.sealed.orders).not.toEqual(game.position.sealed.orders);
    const [one, two, three] = position.decks.westeros;
    const westeros = [one.toReversed(), two.toReversed(), three.toReversed()] as const;
    const decks = { ...position.decks, westeros, wildlings: position.decks.wildlings.toReversed() };
    expect(planIn({ position: { ...position, decks }, at }, answer)).toEqual(plan);
  });

  test('never goes back to what was worse', () => {
    const { area, was, token } = plan!;
    const better = planIn(game, { kind: 'orders', orders: { ...answer.orders, [area]: token } });
    expect(better?.area === area && better.token === was).toBe(false);
  });
});

// How a battle is counted up: what is known, one card, the other card, and what they may still bring.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MomentOf } from '#thrones/flow/moments';
import type { SideName } from '#thrones/rules';
import { SIDES } from '#thrones/rules/combat/combatSides';
import { Counting } from '#thrones/screens/combat/counting.svelte';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { fought } from './battleShown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stannis has a text, both have tides, and the blade is used. */
function battle(): MomentOf<'battle'> {
  const g = scene(`
    tides      on
    deck       tides tide-3 tide-1-tower
    throne     lannister baratheon
    fiefdoms   baratheon lannister
    baratheon  the-reach: knight footman, march+1
    lannister  blackwater: footman, defense+1; stoney-sept: footman, support
  `).marches();
  g.answer('baratheon', march('the-reach', { blackwater: 'knight footman' }));
  return fought(g, {
    attacker: 'stannis-baratheon',
    defender: 'tywin-lannister',
    answers: { 'valyrian-steel-blade': option('use') }
  });
}

interface Seen {
  readonly at: number;
  readonly step: string;
  readonly totals: string;
  readonly down: readonly SideName[];
}

/** All that is seen from the start to the end; a card is open as soon as it turns, unless the frames of this device are late. */
function counted(counting: Counting, isLate = false): Seen[] {
  const start = Date.now();
  const seen = (): Seen => ({
    at: Date.now() - start,
    step: counting.step,
    totals: `${counting.totals.attacker} to ${counting.totals.defender}`,
    down: SIDES.filter(counting.isDown)
  });
  const stop = counting.unfolding.run();
  const all = [seen()];
  while (!counting.unfolding.isOver) {
    vi.advanceTimersToNextTimer();
    if (!isLate) for (const side of SIDES) if (!counting.isDown(side)) counting.opened(side);
    all.push(seen());
  }
  stop();
  return all;
}

describe('cards that are turned', () => {
  test('the attacker’s is turned and added, then the defender’s, and the blade comes last', () => {
    const seen = counted(new Counting(battle(), false));
    expect(seen.map(({ totals, down }) => [totals, ...down].join(', '))).toEqual([
      '0 to 0, attacker, defender',
      // knights, footmen, orders, support
      '2 to 0, attacker, defender',
      '3 to 1, attacker, defender',
      '4 to 2, attacker, defender',
      '4 to 3, attacker, defender',
      '4 to 3, defender',
      '8 to 3, defender',
      '8 to 3',
      '8 to 7',
      // what they bring besides: icons, text, tides, blade, and the end
      '8 to 7',
      '9 to 7',
      '12 to 8',
      '13 to 8',
      '13 to 8'
    ]);
    const pauseBefore = (step: number): number => seen[step]!.at - seen[step - 1]!.at;
    const [first, second, tides, blade] = [5, 7, 11, 12].map(pauseBefore);
    expect(second).toBeGreaterThan(first!);
    expect(blade).toBeGreaterThan(tides!);
    expect(seen.at(-1)!.at).toBeLessThan(8000);
  });

  test('the step that is lit is the one of what is counted', () => {
    const steps = counted(new Counting(battle(), false)).map(({ step }) => step);
    expect(steps).toEqual([...Array<string>(9).fill('cards'), 'texts', 'texts', 'tides', 'blade', 'outcome']);
  });

  test('a card counts only once it is seen, and its icons only once both are', () => {
    const counting = new Counting(battle(), false);
    expect(counting.hasIcons).toBe(false);
    expect(counted(counting, true).at(-1)).toMatchObject({ totals: '9 to 4', down: [] });
    expect(counting.hasIcons).toBe(true);
    counting.opened('attacker');
    expect(counting.totals).toEqual({ attacker: 13, defender: 4 });
    counting.opened('defender');
    expect(counting.totals).toEqual({ attacker: 13, defender: 8 });
  });

  test('a side without one has nothing to turn', () => {
    const moment = battle();
    const { ledger } = moment.battle;
    const attacker = ledger.attacker.filter(({ what }) => what !== 'card');
    const seen = counted(
      new Counting({ ...moment, battle: { ...moment.battle, ledger: { ...ledger, attacker } } }, false)
    );
    expect(seen.slice(4, 7).map(({ totals, down }) => [totals, ...down].join(', '))).toEqual([
      '4 to 3, attacker, defender',
      '4 to 3, attacker',
      '4 to 7, attacker'
    ]);
  });
});

test('cards that are open already are counted with the rest', () => {
  const moment = battle();
  const seen = counted(new Counting({ ...moment, lines: [] }, false), true);
  expect(seen.map(({ totals, down }) => [totals, ...down].join(', '))).toEqual([
    '0 to 0',
    '2 to 0',
    '3 to 1',
    '4 to 2',
    '4 to 3',
    '8 to 7',
    '9 to 7',
    '12 to 8',
    '13 to 8',
    '13 to 8'
  ]);
});

test('what has been shown before is all there from the start', () => {
  const counting = new Counting(battle(), true);
  expect([counting.totals, counting.step, counting.unfolding.isOver]).toEqual([
    { attacker: 13, defender: 8 },
    'outcome',
    true
  ]);
});

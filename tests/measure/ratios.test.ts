// The last line of the bench is its figures as JSON, whatever became of its parts.

import type { TestCase, TestResult } from '@playwright/test/reporter';
import { expect, test, vi } from 'vitest';
import Ratios from './ratios';
import { FIGURE } from './report';

const part = (status: TestResult['status'], figures: Readonly<Record<string, number>>) =>
  [
    {} as TestCase,
    {
      status,
      annotations: Object.entries(figures).map(([name, value]) => ({
        type: FIGURE,
        description: JSON.stringify({ name, value })
      }))
    } as TestResult
  ] as const;

test('a part that fails takes only its own figures along', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ratios = new Ratios();
  ratios.onTestEnd(...part('passed', { 'board 1': 1.5, 'board 4': 3.25, 'bare tap 1': 80 }));
  ratios.onTestEnd(...part('failed', { idleMs: 5 }));
  ratios.onTestEnd(...part('timedOut', {}));
  ratios.onTestEnd(...part('passed', { 'jump on screen 1': 160 }));
  await ratios.onExit();
  const lines = said.mock.calls.flat().map(String);
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ board: 1.5, idleMs: 5, jump: 2, append: null, firstStart: null });
  expect(lines.find((line) => line.startsWith('board'))).toContain('3.25 with the CPU slowed four times');
});

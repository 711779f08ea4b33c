// Percentiles of what was measured, beside what they should be; and the figures that `ratios.ts` gathers.

import { test } from '@playwright/test';

export const FIGURE = 'figure';

export interface Figure {
  readonly name: string;
  readonly value: number;
}

export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function report(what: string, values: readonly number[], aim: string): void {
  const [middle, p95, worst] = [0.5, 0.95, 1].map((part) => `${percentile(values, part).toFixed(0)} ms`);
  console.log(`${what.padEnd(48)} median ${middle}, p95 ${p95}, worst ${worst}, of ${values.length} (aim: ${aim})`);
}

/** Said at once: what comes after it may take minutes, or fail. */
export function note(name: string, value: number): void {
  console.log(`${name} ${value.toFixed(2)}`);
  const figure: Figure = { name, value };
  test.info().annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
}

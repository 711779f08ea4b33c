// The last line of `npm run bench:app`: what was measured as multiples of what a bare app takes in the same run, as JSON.

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE, type Figure } from './report';

const AIMS: Readonly<Record<string, number>> = { start: 1.6, commit: 2, tap: 2, jump: 3, pan: 2 };
/** What the measured is held against: itself, where it says nothing else. */
const FLOORS: Readonly<Record<string, string>> = { jump: 'bare tap', pan: 'a frame' };

export default class Ratios implements Reporter {
  readonly #figures = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== FIGURE || description === undefined) continue;
      const { name, value } = JSON.parse(description) as Figure;
      this.#figures.set(name, value);
    }
  }

  onExit(): Promise<void> {
    const told: Record<string, number> = {};
    for (const [name, aim] of Object.entries(AIMS)) {
      const [ours, floor] = [this.#figures.get(name), this.#figures.get(FLOORS[name] ?? `bare ${name}`)];
      if (ours === undefined || floor === undefined) continue;
      const ratio = Number((ours / floor).toFixed(2));
      console.log(`${name.padEnd(8)} ${ours.toFixed(0)} ms, bare ${floor.toFixed(0)} ms: ${ratio} times (aim: ${aim})`);
      if (name !== 'pan') told[name] = ratio;
    }
    const scriptKb = this.#figures.get('scriptKb');
    if (Object.keys(told).length > 0) console.log(JSON.stringify({ ...told, scriptKb }));
    return Promise.resolve();
  }
}

// The last lines of `npm run bench:app`: what was measured beside its aims, and as JSON. Multiples of the floor in the same run, unless a
// unit is in the name.

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE, type Figure } from './report';

/** In the order of the line. */
const AIMS = {
  firstPicture: 1.2,
  board: 1.6,
  append: 2,
  tap: 2,
  jump: 2.5,
  panP95: 2,
  longestPanTask: 8,
  idleMs: 10,
  scriptKb: 215,
  precacheKb: 3000,
  firstStart: 1.5
};

export default class Ratios implements Reporter {
  readonly #figures = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== FIGURE || description === undefined) continue;
      const { name, value } = JSON.parse(description) as Figure;
      this.#figures.set(name, value);
    }
  }

  /** At full speed, where it was measured at several. */
  #figure(name: string): number | null {
    const figure = this.#figures.get(name) ?? this.#figures.get(`${name} 1`);
    return figure === undefined ? null : Number(figure.toFixed(2));
  }

  onExit(): Promise<void> {
    const jump = [1, 4].flatMap((rate) => {
      const [ours, floor] = [this.#figures.get(`jump on screen ${rate}`), this.#figures.get(`bare tap ${rate}`)];
      return ours === undefined || floor === undefined ? [] : [[`jump ${rate}`, ours / floor] as const];
    });
    for (const [name, ratio] of jump) this.#figures.set(name, ratio);
    const told: Record<string, number | null> = {};
    for (const [name, aim] of Object.entries(AIMS)) {
      told[name] = this.#figure(name);
      const slow = this.#figures.get(`${name} 4`);
      const beside = slow === undefined ? '' : `, ${slow.toFixed(2)} with the CPU slowed four times`;
      console.log(`${name.padEnd(15)} ${told[name] ?? 'not measured'}${beside} (aim: ${aim})`);
    }
    console.log(JSON.stringify(told));
    return Promise.resolve();
  }
}

// The cost of decisions, by the subject of the ask: simulated answers and CPU time.

import type { Decision } from './match';

interface Cost {
  readonly simulated: number;
  readonly cpuMs: number;
}

export class Costs {
  readonly #all: Cost[] = [];
  readonly #byAsk = new Map<string, Cost[]>();

  add({ asked, simulated, cpuMs }: Decision): void {
    const cost = { simulated, cpuMs };
    this.#all.push(cost);
    const name = asked.kind === 'option' || asked.kind === 'card' ? asked.about : asked.kind;
    const known = this.#byAsk.get(name);
    if (known === undefined) this.#byAsk.set(name, [cost]);
    else known.push(cost);
  }

  get text(): string {
    const sorted = [...this.#byAsk].sort(([, a], [, b]) => sumOf(b, 'cpuMs') - sumOf(a, 'cpuMs'));
    const head = `${''.padEnd(24)}${['times', 'ms', 'p95', 'max', 'simulated', 'p95', 'max'].map((one) => one.padStart(10)).join('')}`;
    return [head, line('all', this.#all), ...sorted.map(([name, costs]) => line(name, costs))].join('\n');
  }
}

const sumOf = (costs: readonly Cost[], what: keyof Cost): number => costs.reduce((sum, one) => sum + one[what], 0);

function line(name: string, costs: readonly Cost[]): string {
  const figures = (what: keyof Cost, digits: number): string[] => {
    const sorted = costs.map((one) => one[what]).sort((a, b) => a - b);
    const mean = sumOf(costs, what) / Math.max(1, costs.length);
    return [mean, sorted[Math.floor(0.95 * sorted.length)] ?? 0, sorted.at(-1) ?? 0].map((one) =>
      one.toFixed(digits).padStart(10)
    );
  };
  return `${name.padEnd(24)}${String(costs.length).padStart(10)}${figures('cpuMs', 1).join('')}${figures('simulated', 0).join('')}`;
}

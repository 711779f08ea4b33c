// Percentiles of what was measured, beside what they should be.

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

export function report(what: string, values: readonly number[], aim: string): void {
  const [median, p95, worst] = [0.5, 0.95, 1].map((part) => `${percentile(values, part).toFixed(0)} ms`);
  console.log(`${what.padEnd(48)} median ${median}, p95 ${p95}, worst ${worst}, of ${values.length} (aim: ${aim})`);
}

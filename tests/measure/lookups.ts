// `npm run -s lookups`: what 10,000 look-ups of text cost, for each kind of message, over all messages that there are. Median of nine.

import bundles from 'text:samples';

const LOOK_UPS = 10_000;
const TIMES = 9;

type Kind = 'fixed text' | 'with parameters' | 'with a list';

interface LookUp {
  readonly kind: Kind;
  readonly say: () => string;
}

const all = bundles.flatMap(({ text, messages }) =>
  messages.flatMap(({ key, samples }) =>
    samples.map((sample): LookUp => {
      const values = Object.values(sample);
      const kind = values.length === 0 ? 'fixed text' : values.some(Array.isArray) ? 'with a list' : 'with parameters';
      return { kind, say: () => text(key, sample) };
    })
  )
);

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function timeOf(some: readonly LookUp[]): number {
  const start = performance.now();
  for (let n = 0; n < LOOK_UPS; n++) some[n % some.length]!.say();
  return performance.now() - start;
}

for (const kind of ['fixed text', 'with parameters', 'with a list'] as const) {
  const some = all.filter((one) => one.kind === kind);
  const told =
    some.length === 0 ? 'none' : `${medianOf(Array.from({ length: TIMES }, () => timeOf(some))).toFixed(1)} ms`;
  console.log(`${kind.padEnd(16)} ${told.padStart(9)}  (${some.length} samples)`);
}

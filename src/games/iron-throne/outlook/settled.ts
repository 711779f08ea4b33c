// An encounter that is settled stays as it was settled: the power with which it was won, whatever has been lost since.

import type { Happening, View } from '#iron/rules';
import { sum } from '../rules/terms';
import type { Since } from './sums';

interface Step {
  readonly happened: readonly Happening[];
}

/** `steps`: the answers up to here. */
export function sinceOutcome({ encounter }: Pick<View, 'encounter'>, steps: readonly Step[]): Since {
  if (encounter === null || encounter.result === null) return () => 0;
  const from = steps.findLastIndex(({ happened }) => happened.some(isOutcome));
  const happened = steps.slice(Math.max(0, from)).flatMap((step) => step.happened);
  const later = happened.slice(happened.findLastIndex(isOutcome) + 1);
  return (person) =>
    sum(
      later.map((one) => {
        if (one.what === 'removed' && one.character === person) return one.power;
        return one.what === 'placed' && one.character === person ? -one.power : 0;
      })
    );
}

const isOutcome = ({ what }: Happening): boolean => what === 'outcome';

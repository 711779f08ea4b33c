// An encounter that is settled stays as it was settled: the power with which it was won, whatever has been lost since.

import { getContext, setContext } from 'svelte';
import type { Since } from '#iron/outlook/sums';
import type { Happening, View } from '#iron/rules';
import { sum } from '#iron/rules/terms';

const NONE: Since = () => 0;

interface Step {
  readonly happened: readonly Happening[];
}

/** `steps`: the answers up to here. */
export function sinceOutcome({ encounter }: Pick<View, 'encounter'>, steps: readonly Step[]): Since {
  if (encounter === null || encounter.result === null) return NONE;
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

const KEY = Symbol('what was lost since the encounter was settled');

/** For all that is drawn below the component that begins here. */
export const provideSince = (since: () => Since): void => {
  setContext(KEY, since);
};

/** Called while a component begins. */
export const lostSince = (): (() => Since) => getContext<(() => Since) | undefined>(KEY) ?? (() => NONE);

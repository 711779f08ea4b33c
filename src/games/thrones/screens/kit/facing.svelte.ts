// In table mode the line that matters most in a moment is repeated to every side of the table from which it would be read upside down.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('facing');

export class Facing {
  line = $state('');
}

/** For everything that is shown in it. */
export const facing = (): Facing => setContext(KEY, new Facing());

/** The foot of a stage sets it; without effect outside of a moment. */
export function facesAll(line: () => string): void {
  const all = getContext<Facing | undefined>(KEY);
  $effect(() => {
    if (all) all.line = line();
  });
}

// In table mode the line that matters most in a moment is repeated to every side of the table from which it would be read upside down.

import { getContext, setContext } from 'svelte';

const KEY = Symbol('facing');

export class Facing {
  line = $state('');
}

/** Sets up the line that everything shown inside can repeat. */
export const facing = (): Facing => setContext(KEY, new Facing());

/** Repeats a line to every side; the foot of a stage calls it. Without effect outside a moment. */
export function facesAll(line: () => string): void {
  const all = getContext<Facing | undefined>(KEY);
  $effect(() => {
    if (all) all.line = line();
  });
}

// The doors from what is asked, or from why something cannot be done, to the scenes of its rule. A scene has none itself: so the table
// brings them, and they are loaded behind it.

import type { Component } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { About, RefusalRule } from '#iron/rules';
import { Late } from '#ui/late.svelte';

export interface DoorProps {
  readonly about?: About | undefined;
  readonly refusal?: RefusalRule | undefined;
  /** One door is enough. */
  readonly single?: boolean | undefined;
}

type Doors = Late<{ readonly default: Component<DoorProps> }>;

const KEY = Symbol('see it');

export const provideDoors = (load: () => Promise<{ readonly default: Component<DoorProps> }>): void => {
  setContext(KEY, new Late(load));
};

export const providedDoors = (): Doors | null => getContext<Doors | undefined>(KEY) ?? null;

// A page of settings that a game brings along, whichever game it is.

import type { Component } from 'svelte';
import type { PageLink } from './way';

export interface GameSettings {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly page: () => Promise<{ readonly default: Component<{ back: PageLink }> }>;
}

// A page of settings that a game adds to those of the app.

import type { Component } from 'svelte';
import type { PageLink } from './way';

export interface GameSettings {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly page: () => Promise<{ readonly default: Component<{ back: PageLink }> }>;
}

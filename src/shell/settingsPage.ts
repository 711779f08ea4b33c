// A page of settings that a game brings along; which game, nobody here needs to know.

import type { Component } from 'svelte';
import type { Way } from './way';

export interface GameSettings {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly page: () => Promise<{ readonly default: Component<{ back: Way }> }>;
}

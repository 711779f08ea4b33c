import 'vite-plugin-pwa/svelte';

declare global {
  namespace App {
    interface PageState {
      /** Is over the entry of a game, so that Back asks first. */
      readonly guarded?: boolean;
      /** Opened over a game: one step back in the history leads to it. */
      readonly aside?: boolean;
    }
  }
}

import 'vite-plugin-pwa/svelte';

declare global {
  namespace App {
    interface PageState {
      /** Opened over a game: one step back in the history leads to it. */
      readonly aside?: boolean;
    }
  }
}

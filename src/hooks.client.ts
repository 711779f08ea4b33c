// What goes wrong while a page is loaded, on the console: for developers.

import { list } from '#engine/games';
import { GAMES } from '#games/games';
import { startRight } from '#shell/play/languages.svelte';

list(GAMES);
startRight();

export function handleError({ error }: { readonly error: unknown }): void {
  // static/reload.js mends it
  if ('leaving' in document.documentElement.dataset) return;
  console.error(error);
}

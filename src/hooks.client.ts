// What goes wrong while a page is loaded, on the console: for developers.

import { list } from './engine/games';
import { GAMES } from './games/games';

list(GAMES);

export function handleError({ error }: { readonly error: unknown }): void {
  // static/reload.js mends it
  if ('leaving' in document.documentElement.dataset) return;
  console.error(error);
}

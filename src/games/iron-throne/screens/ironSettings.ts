// The page of settings that this game brings along.

import { text } from 'text:iron-throne/title';
import type { GameSettings } from '#shell/settingsPage';
import { withText } from '#text/text';

export const cardsIOwn: GameSettings = {
  id: 'iron-throne-cards',
  get title() {
    return text('cards-i-own');
  },
  get note() {
    return text('cards-i-own.note');
  },
  page: () => withText(() => import('./owned/OwnedPage.svelte'))
};

// The page of settings that this game brings along.

import type { GameSettings } from '../../../shell/settingsPage';
import { withText } from '../../../text/text';
import title from '../words/en/ownedTitle';

export const cardsIOwn: GameSettings = {
  id: 'iron-throne-cards',
  ...title,
  page: () => withText(() => import('./owned/Page.svelte'))
};

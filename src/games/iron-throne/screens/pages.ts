// The screens of the second game, each loaded when it is wanted.

import type { Screens } from '#shell/screens';
import { withText } from '#text/text';
import type { IronThrone } from '../flow/game';

export const screens: Screens<IronThrone> = {
  async table() {
    const { default: Table } = await withText(() => import('./IronAtTheTable.svelte'));
    return { Table, prepare: () => Promise.resolve() };
  },
  follow: () => withText(() => import('./Follow.svelte')),
  replay: () => withText(() => import('./replay/Replay.svelte')),
  chronicle: () => withText(() => import('./chronicle/Chronicle.svelte')),
  newGame: () => withText(() => import('./newgame/NewGame.svelte')),
  card: () => withText(() => import('./home/IronSavedGame.svelte')),
  rules: () => withText(() => import('./rulebook')),
  remembered: async () => (await withText(() => import('./home/remembered'))).remembered
};

// The screens of the second game, each loaded when it is wanted.

import type { Screens } from '../../../shell/screens';
import type { IronThrone } from '../flow/game';

export const screens: Screens<IronThrone> = {
  async table() {
    const { default: Table } = await import('./AtTheTable.svelte');
    return { Table, prepare: () => Promise.resolve() };
  },
  follow: () => import('./Follow.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  chronicle: () => import('./chronicle/Chronicle.svelte'),
  newGame: () => import('./newgame/Begin.svelte'),
  card: () => import('./home/SavedGame.svelte'),
  rules: () => import('../words/en/rulebook/chapters')
};

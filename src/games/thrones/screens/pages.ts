// The screens of the first game, each loaded when it is wanted.

import type { Thrones } from '../flow/game';
import type { Screens } from '../../../shell/screens';

export const screens: Screens<Thrones> = {
  async table() {
    const [{ default: Table }, { loadScreenOf }] = await Promise.all([
      import('./table/Table.svelte'),
      import('./table/panels')
    ]);
    return { Table, prepare: loadScreenOf };
  },
  follow: () => import('./follow/Follow.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  chronicle: () => import('./chronicle/Chronicle.svelte'),
  newGame: () => import('./newgame/NewGame.svelte'),
  agreed: () => import('./agreed/OfSheet.svelte'),
  card: () => import('./homeCard/Card.svelte'),
  rules: () => import('./agreed/rulebook')
};

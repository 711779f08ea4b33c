// The screens of the first game, each loaded when it is wanted.

import type { Thrones } from '../flow/game';
import type { Screens } from '#shell/screens';
import { withText } from '#text/text';

export const screens: Screens<Thrones> = {
  async table() {
    const [{ default: Table }, { loadScreenOf }] = await withText(() =>
      Promise.all([import('./table/Table.svelte'), import('./table/panels')])
    );
    return { Table, prepare: loadScreenOf };
  },
  follow: () => withText(() => import('./follow/Follow.svelte')),
  replay: () => withText(() => import('./replay/Replay.svelte')),
  chronicle: () => withText(() => import('./chronicle/Chronicle.svelte')),
  review: () => withText(() => import('./review/Review.svelte')),
  newGame: () => withText(() => import('./newgame/NewGame.svelte')),
  agreed: () => withText(() => import('./agreed/OfSheet.svelte')),
  card: () => withText(() => import('./homeCard/ThronesHomeCard.svelte')),
  rules: () => withText(() => import('./agreed/rulebook')),
  remembered: async () => (await withText(() => import('./over/remembered'))).remembered
};

// Three to five play, each with any House.

import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '#iron/box/limits';
import type { CodeKind } from '#shell/code/kind';
import type { Places } from '#shell/newgame/gathering.svelte';
import { KIND, levelOf } from '#iron/minds/kinds';

export const PLACES: Places<House, CodeKind> = {
  counts: Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_count, i) => FEWEST_PLAYERS + i),
  houses: HOUSES,
  housesFor: () => HOUSES,
  code: {
    fresh: () => KIND,
    read: (kept) =>
      typeof kept === 'object' && kept !== null ? { ...KIND, level: levelOf({ level: '', ...kept }) } : null
  },
  key: 'last-iron-table'
};

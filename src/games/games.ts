// The games in this app.

import type { Listed } from '#engine/games';
import { FURTHER } from './further';
import { HOUSES as IRON_THRONE } from '#iron/box/houses';
import { HOUSES as THRONES } from '#thrones/box/houses';

export const GAMES: readonly Listed[] = [
  { id: 'thrones', houses: THRONES, rules: async () => (await import('#thrones/flow/ruleset')).thrones },
  {
    id: 'iron-throne',
    houses: IRON_THRONE,
    rules: async () => (await import('#iron/flow/ruleset')).ironThrone
  },
  ...FURTHER
];

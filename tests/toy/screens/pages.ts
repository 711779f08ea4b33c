// The rules of the auction, and its screens, each loaded when it is wanted.

import type { Ruleset } from '#engine/ruleset';
import type { Screens } from '#shell/screens';
import { withText } from '#text/text';
import { auction, type Auction } from '../auction';
import { words } from './words';

/** Whoever lists games knows no types of any. */
export const rules = auction as unknown as Ruleset;

const all: Screens<Auction> = {
  async table() {
    const { default: Table } = await withText(() => import('./Table.svelte'));
    return { Table, prepare: () => Promise.resolve() };
  },
  follow: () => withText(() => import('./Follow.svelte')),
  replay: () => withText(() => import('./Replay.svelte')),
  chronicle: () => withText(() => import('./Chronicle.svelte')),
  newGame: () => withText(() => import('./NewGame.svelte')),
  card: () => withText(() => import('./Card.svelte')),
  rules: () => Promise.resolve({ chapters: () => words.chapters })
};

export const screens = all as unknown as Screens;

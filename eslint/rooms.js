/**
 * The arrows between the rooms, in one table:
 *
 *     box ← rules ← flow ← saves ← play ← table ← routes        beside: outlook, board, words, bots, headless, shell
 *
 * `sees`: the rooms whose files a room may import. `packages`: the packages it may import (a name, or a prefix ending
 * with ':' or '/'). What is not listed is refused. `portable`: also bundled for Node without Kit, so no alias there.
 * `pure`: nothing of a browser's or Node's globals, no clock and no dice.
 *
 * @typedef {{ folder: string, sees: string[], packages: string[], portable?: boolean, pure?: boolean }} Room
 */
const screen = ['svelte', 'svelte/', '$app/'];

/** @type {Record<string, Room>} */
export const rooms = {
  box: { folder: 'src/lib/box', sees: [], packages: [], portable: true, pure: true },
  rules: { folder: 'src/lib/rules', sees: ['box'], packages: [], portable: true, pure: true },
  outlook: { folder: 'src/lib/outlook', sees: ['box', 'rules'], packages: [], portable: true, pure: true },
  flow: { folder: 'src/lib/flow', sees: ['box', 'rules'], packages: ['xstate'], portable: true, pure: true },
  saves: { folder: 'src/lib/saves', sees: ['box', 'rules', 'flow'], packages: ['dexie'], portable: true },
  play: {
    folder: 'src/lib/play',
    sees: ['box', 'rules', 'flow', 'saves', 'bots'],
    packages: ['xstate', 'dexie', ...screen]
  },
  table: {
    folder: 'src/lib/table',
    sees: ['box', 'rules', 'outlook', 'flow', 'saves', 'play', 'bots', 'board', 'words'],
    packages: screen
  },
  routes: {
    folder: 'src/routes',
    sees: ['box', 'rules', 'flow', 'saves', 'play', 'table', 'bots', 'board', 'words', 'shell'],
    packages: screen
  },

  board: { folder: 'src/lib/board', sees: ['box'], packages: screen },
  words: { folder: 'src/lib/words', sees: ['box', 'rules'], packages: [] },
  bots: { folder: 'src/lib/bots', sees: ['box', 'rules', 'flow'], packages: [], portable: true, pure: true },
  headless: {
    folder: 'src/headless',
    sees: ['box', 'rules', 'flow', 'saves', 'bots', 'words'],
    packages: ['xstate', 'node:'],
    portable: true
  },

  // What lies loose in src and src/lib: the page around the game, its installing and updating.
  shell: { folder: 'src', sees: ['words'], packages: [...screen, 'vite-plugin-pwa/', 'virtual:pwa-register/'] }
};

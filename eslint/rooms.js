/**
 * The arrows between the rooms, in one table:
 *
 *     engine ← saves ← play ← shell ← routes     they know a game by its contract, and no game by name
 *            ← box ← rules ← flow ← table ← games        beside: outlook, board, words, bots, headless, app
 *            ← games/iron-throne: box ← rules ← flow ← screens ← games   no arrow between the two games
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
  // Parts of screens that know no game.
  ui: { folder: 'src/ui', sees: [], packages: screen },

  // What every game stands on, and nothing of any.
  engine: { folder: 'src/engine', sees: [], packages: ['xstate'], portable: true, pure: true },

  box: { folder: 'src/lib/box', sees: [], packages: [], portable: true, pure: true },
  rules: { folder: 'src/lib/rules', sees: ['engine', 'box'], packages: [], portable: true, pure: true },
  outlook: { folder: 'src/lib/outlook', sees: ['box', 'rules'], packages: [], portable: true, pure: true },
  flow: { folder: 'src/lib/flow', sees: ['engine', 'box', 'rules'], packages: ['xstate'], portable: true, pure: true },
  saves: { folder: 'src/lib/saves', sees: ['engine'], packages: ['dexie'], portable: true },
  play: {
    folder: 'src/lib/play',
    sees: ['engine', 'saves'],
    packages: ['dexie', ...screen]
  },
  // The table of any game, and what the pages know of a game's screens.
  shell: { folder: 'src/shell', sees: ['ui', 'engine', 'saves', 'play', 'table', 'words'], packages: screen },
  table: {
    folder: 'src/lib/table',
    sees: ['ui', 'engine', 'shell', 'box', 'rules', 'outlook', 'flow', 'saves', 'play', 'bots', 'board', 'words'],
    packages: screen
  },
  routes: {
    folder: 'src/routes',
    sees: [
      ...[
        'ui',
        'engine',
        'box',
        'rules',
        'flow',
        'saves',
        'play',
        'shell',
        'table',
        'bots',
        'board',
        'words',
        'app',
        'games'
      ],
      ...['ironBox', 'ironRules', 'ironFlow', 'ironWords', 'ironScreens']
    ],
    packages: screen
  },

  board: { folder: 'src/lib/board', sees: ['box'], packages: screen },
  words: { folder: 'src/lib/words', sees: ['engine', 'box', 'rules'], packages: [] },
  bots: { folder: 'src/lib/bots', sees: ['engine', 'box', 'rules', 'flow'], packages: [], portable: true, pure: true },
  headless: {
    folder: 'src/headless',
    sees: ['engine', 'ironBox', 'ironRules', 'ironFlow', 'box', 'rules', 'flow', 'saves', 'bots', 'words'],
    packages: ['xstate', 'node:'],
    portable: true
  },

  // Lists the games and their screens, each of which is loaded when it is wanted.
  games: {
    folder: 'src/games',
    sees: ['engine', 'shell', 'box', 'flow', 'table', 'ironBox', 'ironFlow', 'ironScreens'],
    packages: []
  },

  ironBox: { folder: 'src/games/iron-throne/box', sees: [], packages: [], portable: true, pure: true },
  ironRules: {
    folder: 'src/games/iron-throne/rules',
    sees: ['engine', 'ironBox'],
    packages: [],
    portable: true,
    pure: true
  },
  ironFlow: {
    folder: 'src/games/iron-throne/flow',
    sees: ['engine', 'ironBox', 'ironRules'],
    packages: ['xstate'],
    portable: true,
    pure: true
  },
  ironWords: { folder: 'src/games/iron-throne/words', sees: ['engine', 'ironBox', 'ironRules'], packages: [] },
  ironScreens: {
    folder: 'src/games/iron-throne/screens',
    sees: ['ui', 'engine', 'saves', 'play', 'shell', 'table', 'words', 'ironBox', 'ironRules', 'ironFlow', 'ironWords'],
    packages: screen
  },

  // What lies loose in src and src/lib: the page around the game, its installing and updating.
  app: {
    folder: 'src',
    sees: ['engine', 'games', 'words'],
    packages: [...screen, 'vite-plugin-pwa/', 'virtual:pwa-register/']
  }
};

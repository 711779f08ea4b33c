/**
 * The arrows between the rooms, in one table:
 *
 *     engine ← shell ← routes                        they know a game by its contract, and no game by name
 *       ui   ← shell/…  ← games/…/screens ← games    no arrow between the two games
 *     engine ← box ← rules ← flow ← screens          within a game; beside: outlook, board, text, bots
 *
 * `sees`: the rooms whose files a room may import. `packages`: the packages it may import (a name, or a prefix ending
 * with ':' or '/'). What is not listed is refused. `portable`: also bundled for Node without Kit, so no alias there.
 * `pure`: nothing of a browser's or Node's globals, no clock and no dice.
 *
 * @typedef {{ folder: string, sees: string[], packages: string[], portable?: boolean, pure?: boolean }} Room
 */
const screen = ['svelte', 'svelte/', '$app/'];
/** With the text of its own room, and of what it stands in. */
const ofShell = [...screen, 'text:ui/', 'text:shell/'];
const ofThrones = [...screen, 'text:ui/', 'text:shell/', 'text:thrones/'];
const ofIron = [...screen, 'text:ui/', 'text:shell/', 'text:iron-throne/'];

/** Rules of any kind: plain functions over plain data. */
const core = { packages: /** @type {string[]} */ ([]), portable: true, pure: true };

/** The floors of the shell, from the ground up. */
const floors = ['engine', 'text', 'ui', 'saves', 'play', 'shell', 'shellText'];

/**
 * The floors of a game's screens, each with those below it that it may see.
 *
 * @param {string} prefix
 * @param {string} folder
 * @param {string[]} packages
 * @param {string[]} ground what all of them may see
 * @param {Record<string, string[]>} below
 * @returns {Record<string, Room>}
 */
function floorsOf(prefix, folder, packages, ground, below) {
  const name = (/** @type {string} */ floor) => `${prefix}/${floor}`;
  return Object.fromEntries(
    Object.entries(below).map(([floor, seen]) => [
      name(floor),
      { folder: `${folder}/${floor}`, sees: [...ground, ...seen.map(name)], packages }
    ])
  );
}

const around = [...floors, 'coach', 'curtain', 'files', 'home', 'newgame', 'replay', 'seats', 'table'];
const thrones = [
  ...[...around, 'rulebook', 'westeros', 'box', 'rules', 'outlook', 'flow', 'bots', 'review', 'minds', 'board'],
  'thronesText',
  'thronesScenes'
];
const iron = [
  ...[...around, 'rulebook', 'westeros', 'ironBox', 'ironRules', 'ironOutlook', 'ironFlow', 'ironBots', 'ironMinds'],
  'ironText',
  'ironScenes'
];

const throneFloors = floorsOf('screens', 'src/games/thrones/screens', ofThrones, thrones, {
  kit: [],
  agreed: [],
  asks: ['kit'],
  cards: ['kit'],
  frame: ['kit', 'agreed'],
  hints: ['kit'],
  homeCard: ['kit'],
  stage: ['kit'],
  code: ['kit', 'frame'],
  story: ['kit', 'asks', 'frame'],
  combat: ['kit', 'asks', 'cards', 'stage', 'living'],
  raven: ['kit', 'asks', 'cards', 'stage'],
  reveal: ['kit', 'stage', 'combat'],
  westeros: ['kit', 'asks', 'cards', 'stage'],
  wildlings: ['kit', 'asks', 'cards', 'stage'],
  bidding: ['kit', 'asks', 'stage', 'wildlings'],
  over: ['kit', 'homeCard'],
  newgame: ['kit', 'code', 'homeCard'],
  follow: ['kit', 'asks', 'frame'],
  chronicle: ['kit', 'agreed', 'frame', 'homeCard', 'over'],
  review: ['kit', 'chronicle'],
  table: [
    ...['kit', 'asks', 'frame', 'code', 'hints', 'story', 'combat', 'raven', 'reveal'],
    ...['stage', 'westeros', 'wildlings', 'bidding', 'over', 'living']
  ],
  replay: ['kit', 'agreed', 'combat', 'frame', 'story', 'table'],
  living: ['kit', 'combat', 'frame', 'replay']
});

const ironFloors = floorsOf('ironScreens', 'src/games/iron-throne/screens', ofIron, iron, {
  look: [],
  leaf: [],
  pieces: ['look'],
  table: ['look', 'pieces'],
  asks: ['look', 'leaf', 'pieces', 'table'],
  moments: ['look', 'pieces', 'table'],
  sheets: ['look', 'pieces', 'table'],
  home: ['look', 'pieces', 'table'],
  owned: ['look', 'pieces'],
  code: ['look', 'pieces', 'sheets', 'table'],
  newgame: ['look', 'leaf', 'pieces', 'owned', 'code', 'sheets'],
  chronicle: ['look', 'pieces', 'sheets', 'table'],
  replay: ['look', 'pieces', 'asks', 'moments', 'sheets', 'table'],
  living: ['look', 'pieces', 'asks', 'table']
});

/** @type {Record<string, Room>} */
export const rooms = {
  // What every game stands on, and nothing of any.
  engine: { folder: 'src/engine', sees: [], packages: ['xstate'], portable: true, pure: true },

  // The language that is read, and what its sentences need.
  text: { folder: 'src/text', sees: ['engine'], packages: ['svelte', 'svelte/reactivity'], portable: true },

  // Parts of screens that know no game.
  ui: { folder: 'src/ui', sees: ['text'], packages: [...screen, 'text:ui/'] },

  // What both games draw: people, and the beasts of the sigils.
  westeros: { folder: 'src/westeros', sees: ['ui'], packages: [] },

  saves: { folder: 'src/shell/saves', sees: ['engine', 'text'], packages: ['dexie'], portable: true },
  play: { folder: 'src/shell/play', sees: ['engine', 'text', 'saves'], packages: ['dexie', ...screen] },
  // The contract of a game's screens, and the ways between the pages.
  shell: { folder: 'src/shell', sees: ['engine', 'text', 'ui', 'saves', 'play'], packages: ofShell },
  shellText: { folder: 'src/shell/text', sees: ['engine', 'text', 'saves', 'play'], packages: ['text:shell/'] },
  curtain: { folder: 'src/shell/curtain', sees: floors, packages: ofShell },
  // Seats that the app plays.
  seats: { folder: 'src/shell/code', sees: floors, packages: ofShell },
  newgame: { folder: 'src/shell/newgame', sees: [...floors, 'files', 'home', 'seats', 'table'], packages: ofShell },
  files: { folder: 'src/shell/files', sees: floors, packages: ofShell },
  home: { folder: 'src/shell/home', sees: [...floors, 'files'], packages: ofShell },
  hall: { folder: 'src/shell/hall', sees: [...floors, 'files', 'home'], packages: ofShell },
  rulebook: { folder: 'src/shell/rulebook', sees: [...floors, 'home'], packages: ofShell },
  replay: { folder: 'src/shell/replay', sees: [...floors, 'home', 'table'], packages: ofShell },
  settings: { folder: 'src/shell/settings', sees: [...floors, 'files', 'home'], packages: ofShell },
  table: { folder: 'src/shell/table', sees: [...floors, 'curtain', 'home', 'phones'], packages: ofShell },
  coach: { folder: 'src/shell/coach', sees: [...floors, 'home', 'rulebook', 'table'], packages: ofShell },
  // From screen to screen by picture.
  pictures: {
    folder: 'src/shell/pictures',
    sees: [...floors, 'files', 'home'],
    packages: [...ofShell, 'qr', 'qr/']
  },
  // Secret answers from the players' own phones.
  phones: { folder: 'src/shell/phones', sees: [...floors, 'curtain', 'home', 'pictures'], packages: ofShell },
  update: {
    folder: 'src/shell/update',
    sees: ['text'],
    packages: [...ofShell, 'vite-plugin-pwa/', 'virtual:pwa-register/']
  },

  box: { folder: 'src/games/thrones/box', sees: [], ...core },
  rules: { folder: 'src/games/thrones/rules', sees: ['engine', 'box'], ...core },
  outlook: { folder: 'src/games/thrones/outlook', sees: ['box', 'rules'], ...core },
  flow: { folder: 'src/games/thrones/flow', sees: ['engine', 'box', 'rules'], ...core, packages: ['xstate'] },
  bots: { folder: 'src/games/thrones/bots', sees: ['engine', 'box', 'rules', 'flow'], ...core },
  // A finished game thought through again: chances, turning points, other plans.
  review: { folder: 'src/games/thrones/review', sees: ['engine', 'box', 'rules', 'flow', 'bots'], ...core },
  // The workers that think for seats of code and over finished games, and what is sent to them.
  minds: {
    folder: 'src/games/thrones/minds',
    sees: ['engine', 'saves', 'play', 'box', 'rules', 'flow', 'bots', 'review'],
    packages: []
  },
  // Which sentence is said of what: the log, refusals, names inside of sentences.
  thronesText: {
    folder: 'src/games/thrones/text',
    sees: ['engine', 'text', 'box', 'rules', 'outlook'],
    packages: ['text:thrones/'],
    portable: true
  },
  // Rules that play themselves: data, and what makes a board of a few lines.
  thronesScenes: {
    folder: 'src/games/thrones/scenes',
    sees: ['engine', 'saves', 'shell', 'box', 'rules', 'flow', 'thronesText'],
    packages: ['text:thrones/']
  },
  board: {
    folder: 'src/games/thrones/board',
    sees: ['text', 'ui', 'westeros', 'box', 'thronesText'],
    packages: ofThrones
  },
  mapDrawing: { folder: 'tools/map', sees: ['box', 'thronesText'], packages: ['text:thrones/'] },
  ...throneFloors,
  // What is loaded of this game's screens.
  screens: {
    folder: 'src/games/thrones/screens',
    sees: [...thrones, ...Object.keys(throneFloors)],
    packages: ofThrones
  },

  ironBox: { folder: 'src/games/iron-throne/box', sees: [], ...core },
  ironRules: { folder: 'src/games/iron-throne/rules', sees: ['engine', 'ironBox'], ...core },
  ironOutlook: { folder: 'src/games/iron-throne/outlook', sees: ['ironBox', 'ironRules'], ...core },
  ironFlow: {
    folder: 'src/games/iron-throne/flow',
    sees: ['engine', 'ironBox', 'ironRules'],
    ...core,
    packages: ['xstate']
  },
  ironBots: { folder: 'src/games/iron-throne/bots', sees: ['engine', 'ironBox', 'ironRules', 'ironFlow'], ...core },
  // What thinks for seats of code, in the page.
  ironMinds: {
    folder: 'src/games/iron-throne/minds',
    sees: ['engine', 'saves', 'play', 'ironRules', 'ironFlow', 'ironBots'],
    packages: []
  },
  ironText: {
    folder: 'src/games/iron-throne/text',
    sees: ['engine', 'text', 'ironBox', 'ironRules'],
    packages: ['text:iron-throne/'],
    portable: true
  },
  ironScenes: {
    folder: 'src/games/iron-throne/scenes',
    sees: ['engine', 'saves', 'shell', 'ironBox', 'ironRules', 'ironFlow', 'ironText'],
    packages: ['text:iron-throne/']
  },
  ...ironFloors,
  ironScreens: {
    folder: 'src/games/iron-throne/screens',
    sees: [...iron, ...Object.keys(ironFloors)],
    packages: ofIron
  },

  // Lists the games, their titles and their screens, each of which is loaded when it is wanted.
  games: {
    folder: 'src/games',
    sees: [
      'engine',
      'shell',
      'box',
      'flow',
      'screens',
      'screens/living',
      'ironBox',
      'ironFlow',
      'ironScreens',
      'ironScreens/living',
      'text',
      'thronesText',
      'ironText'
    ],
    packages: ['text:thrones/', 'text:iron-throne/']
  },

  // The pages know no game but by the list; the gallery shows pieces of both.
  routes: {
    folder: 'src/routes',
    sees: [
      ...floors,
      'curtain',
      'phones',
      'files',
      'home',
      'coach',
      'hall',
      'rulebook',
      'replay',
      'settings',
      'pictures',
      'lesson',
      'table',
      'update',
      'games'
    ],
    packages: ofShell
  },
  gallery: {
    folder: 'src/routes/gallery',
    sees: [
      ...[...thrones, 'screens', ...Object.keys(throneFloors)],
      ...[...iron, 'ironScreens', ...Object.keys(ironFloors)]
    ],
    packages: [...screen, 'text:']
  },
  // Programs without a screen.
  headless: {
    folder: 'tools/headless',
    sees: [
      'engine',
      'saves',
      'box',
      'rules',
      'flow',
      'bots',
      'review',
      'mapDrawing',
      'text',
      'thronesText',
      'ironBox',
      'ironRules',
      'ironFlow',
      'ironBots',
      'ironText'
    ],
    packages: ['xstate', 'node:'],
    portable: true
  },
  // What is loose in src: the types of the app and what begins with it.
  app: {
    folder: 'src',
    sees: ['engine', 'games', 'text', 'play', 'shell'],
    packages: ['vite-plugin-pwa/', '@sveltejs/kit']
  }
};

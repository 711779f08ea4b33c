// Settings, and the page about the app.

const settings = {
  title: 'Settings',
  note: 'saved on this device',
  light: 'Theme',
  lightNote: 'follows the device unless you choose one',
  themes: { dark: 'Candlelight', light: 'Daylight', system: 'Match device' },
  table: 'At the table',
  tableMode: 'Table mode',
  tableModeNote: 'for a tablet in the middle of the table: large text, and each question faces the player it is for',
  idle: 'Close the curtain after',
  idleNote: 'also when you leave the app or the screen sleeps',
  idles: { 30: '30 s', 60: '1 min', 180: '3 min', 0: 'Never' },
  glass: 'Sand timer',
  glassNote: 'tells you when a decision runs over; there is no penalty',
  glasses: { 0: 'None', 1: '1 min', 2: '2 min', 5: '5 min' },
  speed: 'Seats that the app plays',
  speedNote: 'how long it waits, so that you can follow',
  speeds: { slow: 'Slow', normal: 'Normal', quick: 'Quick' },
  awake: 'Keep the screen awake',
  awakeNote: 'while a game is open',
  awakeUnable: 'This browser cannot do it. Set the tablet to lock later, in its own settings under Display.',
  recap: 'Show a recap',
  recapNote: 'when a curtain opens, before you decide',
  reveals: 'Stop for reveals',
  revealsNote: 'orders, bids, cards and battles, for the whole table to see',
  forecast: 'Show battle odds',
  forecastNote: 'win or lose against each card your enemy holds',
  movement: 'Sound and motion',
  sound: 'Quiet sounds',
  soundNote: 'six soft ones: a seal, a march, a horn and more',
  haptics: 'Vibration',
  hapticsNote: 'a short buzz when a choice is saved',
  pace: 'Animation',
  paceNote: 'tap to skip any of them',
  paces: { none: 'None', quick: 'Quick', full: 'Calm' },
  fullscreen: 'Full screen',
  fullscreenNote: 'hides the browser bars',
  games: 'Games on this device',
  used: ({ used, quota }: { used: string; quota: string }) => `${used} of ${quota}`,
  usedUnknown: 'the browser does not say how much space there is',
  persisted: 'Keep my games safe',
  persistedYes: 'The browser will not delete your games on its own.',
  persistedNo: 'If the device runs low on space, the browser may delete them.',
  persistedRefused:
    'The browser said no. Installed apps are more likely to be allowed; exported games are safe either way.',
  persistedUnasked: 'This browser makes no promise to keep them. Save a backup after each game night.',
  persistedWeek: 'Safari deletes them if you do not open this page for a week. Install the app and it keeps them.',
  yes: 'Yes',
  protect: 'Allow',
  about: 'Version and credits',
  unofficial: 'An unofficial fan work.',
  credits: {
    title: 'About',
    what: 'An unofficial companion for playing the board game around one tablet, offline.',
    version: (version: string) => `Version ${version}`,
    game: 'The game',
    gameText:
      'A Game of Thrones: The Board Game, its title and the names of its houses, places and characters belong to their owners: the publisher and designer of the game and the author of the books it is based on. This app is neither made nor approved by them, and uses none of their art or text.',
    type: 'Type',
    typeText:
      'Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral and The Alegreya Project Authors (Huerta Tipográfica), under the SIL Open Font License 1.1.',
    icons: 'Icons',
    iconsText: ({ names }: { names: string }) =>
      `Some symbols are from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0, redrawn in size and colour: ${names}. The others, the map and the pieces are our own.`,
    iconNames:
      'wolf-head, lion, deer-head, octopus, sun-spear, stone-throne, broadsword, raven, mighty-horn, crossed-swords, heavy-rain, trumpet-flag, horned-skull',
    code: 'The app',
    codeText:
      'Code and drawings are under the MIT licence. Nothing you play leaves this device; once stored, the app needs no network.',
    licences: 'Licences for everything in it',
    licencesTitle: 'Licences',
    licencesNote: 'What this app is made of, and the terms under which it may be used.',
    licencesLack: 'The licence texts could not be loaded. They come with every copy of the app, in licences.json.'
  }
};

export default settings;

// Settings, and the page about the app.

const settings = {
  title: 'Settings',
  note: 'kept on this device',
  light: 'Light',
  lightNote: 'follows the device unless you choose',
  themes: { dark: 'Candle-light', light: 'Daylight', system: 'As the device' },
  table: 'At the table',
  idle: 'The curtain closes itself',
  idleNote: 'also whenever the app is left or the screen sleeps',
  idles: { 30: '30 s', 60: '1 min', 180: '3 min', 0: 'Never' },
  glass: 'Sand-glass',
  glassNote: 'says when a decision takes longer; nobody loses anything by it',
  glasses: { 0: 'None', 1: '1 min', 2: '2 min', 5: '5 min' },
  speed: 'Seats that the app plays',
  speedNote: 'how long it waits, so that you can follow',
  speeds: { slow: 'Slow', normal: 'Normal', quick: 'Quick' },
  awake: 'Keep the screen awake',
  awakeNote: 'while a game is open',
  awakeUnable:
    'This browser cannot do it. Let the tablet wait longer before it locks: in its own settings, under Display.',
  recap: 'Tell what happened meanwhile',
  recapNote: 'when a curtain opens, before the decision',
  forecast: 'Forecast in a fight',
  forecastNote: 'win or loss against each card the enemy holds',
  movement: 'Sound and movement',
  sound: 'Sound',
  soundNote: 'a few quiet ones',
  haptics: 'Vibration',
  hapticsNote: 'a short one when an answer is kept',
  pace: 'Animation',
  paceNote: 'each one can be skipped with a tap',
  paces: { none: 'None', quick: 'Quick', full: 'Calm' },
  fullscreen: 'Full screen',
  fullscreenNote: 'without the bars of the browser',
  games: 'Games on this device',
  used: ({ used, quota }: { used: string; quota: string }) => `${used} of ${quota}`,
  usedUnknown: 'the browser does not say how much room there is',
  persisted: 'Protected from tidying up',
  persistedYes: 'The browser will not delete the games by itself.',
  persistedNo: 'When the device runs short of room, the browser may delete them.',
  persistedRefused:
    'The browser did not promise it. Installed apps get it more easily; exported games are safe in any case.',
  persistedUnasked: 'This browser makes no promise to keep them. Save a backup after each evening.',
  persistedWeek: 'Safari deletes them when you do not open this page for a week. Installed as an app, it keeps them.',
  yes: 'Yes',
  protect: 'Ask the browser',
  about: 'Version and credits',
  unofficial: 'An unofficial fan work.',
  credits: {
    title: 'About',
    what: 'An unofficial companion for playing the board game around one tablet, offline.',
    version: (version: string) => `Version ${version}`,
    game: 'The game',
    gameText:
      'A Game of Thrones: The Board Game, its title and the names of its houses, places and characters belong to their owners: the publisher and the author of the game and of the books it is drawn from. This app is neither made nor approved by them, and uses none of their art or text.',
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
      'Code and drawings stand under the MIT licence. Nothing you play leaves this device; the app asks no network for anything once it is stored.',
    licences: 'Licences of everything in it',
    licencesTitle: 'Licences',
    licencesNote: 'What this app is made of, and the terms under which it may be used.',
    licencesLack: 'The licence texts cannot be loaded just now. They come with every copy of the app, in licences.json.'
  }
};

export default settings;

// The home screen: the games on this device, and what can be done with them.

import { capital } from '../../../ui/words/english';

const LOCALE = 'en-GB';
const DAY = 24 * 60 * 60 * 1000;

const text = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE, options).format(time);

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** Days before today; a summer-time change makes some of them an hour longer. */
const daysAgo = (time: number, now: number): number => Math.round((startOfDay(now) - startOfDay(time)) / DAY);

/** Null where it is not known. */
function day(time: number | null, now: number): string {
  if (time === null) return 'unknown day';
  const ago = daysAgo(time, now);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  if (ago < 7) return text(time, { weekday: 'long' });
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return text(time, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
}

const megabytes = (bytes: number): string => {
  const mb = bytes / 1_000_000;
  if (mb >= 1000) return `${(mb / 1000).toFixed(1)} GB`;
  return mb < 0.1 ? 'less than 0.1 MB' : `${mb.toFixed(1)} MB`;
};

const home = {
  back: 'Back',
  lastGame: 'Last game',
  lastPlayed: (time: number | null, now: number) =>
    time === null
      ? 'Last played on an unknown day'
      : `Last played ${day(time, now)}, ${text(time, { timeStyle: 'short' })}`,
  day: (time: number | null, now: number) => capital(day(time, now)),
  continue: 'Continue',
  look: 'See how it ended',
  newGame: 'New game',
  import: 'Import',
  rules: 'Rules',
  settings: 'Settings',
  saved: 'Saved games',
  pages: {
    title: 'Pages of saved games',
    find: 'Find a game or a player',
    clear: 'Clear the search',
    newer: 'Newer',
    older: 'Older',
    shown: ({ from, to, of, wanted }: { from: number; to: number; of: number; wanted: string }) => {
      if (of === 0) return `No saved game has “${wanted}” in its name or among its players.`;
      const games = from === to ? `Game ${from}` : `Games ${from} to ${to}`;
      return `${games} of ${of.toLocaleString(LOCALE)}`;
    }
  },
  kept: (bytes: number) => `saved in this browser · ${megabytes(bytes)}`,
  size: megabytes,
  savedNote: 'Each game is saved after every decision. Exported games open on any device.',
  credits: 'Credits',
  unofficial: 'An unofficial fan work.',
  empty: {
    title: 'The table is set',
    text: 'Three to six players, one tablet, no network needed. The app asks the right player at the right moment and never loses a move.',
    rules: 'Read the rules'
  },
  example: 'An example game',
  exampleNote: 'A whole game played by the app, to step through',
  learn: 'Learn by playing',
  learnNote: 'One round on the real board, under ten minutes',
  loading: 'Loading saved games …',
  returning: {
    progress: (back: number, games: number) =>
      games === 1 ? 'Bringing back a game' : `Bringing back ${back} of ${games} games`,
    label: 'Games that are back',
    why: 'The browser lost them, but each has a second copy. You can play in the meantime.',
    full: 'There is not enough space to bring back all games. Nothing is lost: free up space on this device, then try again.',
    failed: 'Not all games could be brought back yet. Their second copies are still there.',
    shortened: (name: string, lost: number) =>
      `The last ${lost} moves of “${name}” could not be read. The game resumes just before them.`
  },
  offline: 'Ready to play offline',
  online: 'Saving for offline use …',
  install: 'Install',
  notNow: 'Not now',
  homeScreen: {
    offer: { share: 'Add to Home Screen', dock: 'Add to Dock', menu: 'Add to Home screen' },
    title: { share: 'Add to the Home Screen', dock: 'Add to the Dock', menu: 'Add to the Home screen' },
    week: 'Safari deletes what a website has stored if you do not open it for a week. Installed as an app, it keeps your games.',
    room: 'If the device runs low on space, a browser may delete what a website has stored. An installed app is much safer.',
    steps: {
      share: [
        'Tap the Share button.',
        'Choose “Add to Home Screen”, then “Add”.',
        'Open the app from there, and play there.'
      ],
      dock: ['Open the File menu.', 'Choose “Add to Dock”, then “Add”.', 'Open the app from there, and play there.'],
      menu: ['Open the browser menu.', 'Choose “Add app to Home screen” or “Install”.', 'Open the app from there.']
    },
    apart:
      'The app starts empty. To bring your games with you, save a backup in Settings and open that file in the app.'
  },
  menu: {
    of: (name: string) => `Rename, duplicate, export, delete or look back at ${name}`,
    replay: 'Replay',
    replayNote: 'Step through it on the board',
    chronicle: 'Chronicle',
    chronicleNote: 'Charts, battles, times and the log',
    rename: 'Rename',
    name: 'Name of the game',
    save: 'Save the name',
    nameless: 'the game needs a name',
    duplicate: 'Duplicate',
    duplicateNote: 'To try something out and keep this one as it is',
    duplicateLater: 'Only once it is over: on a copy, a single choice would reveal what is sealed',
    export: 'Export',
    exportNote: 'As a file that opens on any device',
    exportRunning: 'The file includes sealed choices that anyone could read. The log will say it was made.',
    delete: 'Delete',
    deleteNote: 'You can undo this for a moment'
  },
  copyOf: (name: string) => `${name} (copy)`,
  done: {
    deleted: (name: string) => `“${name}” was deleted.`,
    restored: (name: string) => `“${name}” is back.`,
    duplicated: (name: string) => `“${name}” was added.`
  },
  undo: 'Undo',
  close: 'Close',
  damaged: {
    title: (name: string | null) => name ?? 'A game without a name',
    damaged: 'This game cannot be read. It stays here, and what is left of it can be saved as a file.',
    newer: 'This game was played with a newer version of the app. Update the app to open it.'
  },
  trouble: {
    unavailable:
      'This browser cannot save games, perhaps because this is a private window, and a game must be saved to be played. Rules and settings work as usual.',
    full: 'This device has no space left. Nothing was lost. Delete photos, downloads or apps you no longer need, then try again.',
    blocked: 'Another window is using the saved games. Close it, then try again.',
    behind: 'Another window changed this game. It was reloaded.',
    damaged: 'That game cannot be read. Your other games are fine.',
    newer: 'These games were saved by a newer version of the app. Update the app to open them; nothing was changed.',
    gone: 'That game is no longer here.',
    mended: 'This game began under older rules of the app: you can keep playing, but not go back.',
    running:
      'This game is still in progress, and there can be only one copy: on a second one, a single choice would reveal what the others have sealed.',
    failed: 'That did not work. Nothing was lost; try again.'
  },
  again: 'Try again'
};

export default home;

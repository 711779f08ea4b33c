// Games as files: handing them out, bringing them in, and where a file goes wrong.

import { list, several } from '../../../ui/words/english';

/** As `saves/wrong.ts` has it. */
type Wrong =
  | {
      readonly what:
        'unreadable' | 'not-ours' | 'torn' | 'too-large' | 'newer' | 'parts' | 'beginning' | 'seats' | 'running';
    }
  | {
      readonly what: 'answer';
      readonly number: number;
      readonly of: number;
      readonly house: string;
      readonly round: number;
    }
  | { readonly what: 'ending'; readonly of: number };

const NAMELESS = 'A game without a name';

function wrong(where: Wrong): string {
  switch (where.what) {
    case 'unreadable':
      return 'The device could not read the file. Try again, or get a fresh copy.';
    case 'not-ours':
      return 'This is neither a game nor a backup of this app.';
    case 'torn':
      return 'The file is damaged or incomplete: it does not unpack fully. Get a fresh copy, or export it again.';
    case 'too-large':
      return 'The file is larger than any game could be, so it was not opened.';
    case 'newer':
      return 'It was made by a newer version of the app. Update the app here, then import it again.';
    case 'parts':
      return 'Parts of it are missing or have been changed.';
    case 'beginning':
      return 'No game can begin the way it does, so it was damaged or changed.';
    case 'seats':
      return 'The houses at its table are not the ones that play in it, so it was damaged or changed.';
    case 'running':
      return 'This game is still in progress here and has taken a different turn. A device keeps only one copy of it, so that nobody can try things out on a second one. To continue from the file, delete the game here and open the file again.';
    case 'answer': {
      const until = where.number === 1 ? '' : 'Everything before that is fine. ';
      return `${until}Move ${where.number} of ${where.of} is not possible there, so the file was damaged or changed at this move or before it.`;
    }
    case 'ending':
      return where.of === 0
        ? 'It holds no moves, yet it does not end where it begins: it was damaged or changed.'
        : `Each of its ${several(where.of, 'move', 'moves')} is possible, but they do not lead to the position at its end: a move is missing, or something was changed.`;
  }
}

const quoted = (names: readonly (string | null)[]): string => list(names.map((name) => `“${name ?? NAMELESS}”`));

const plain = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

const files = {
  fileName: (name: string, time: number) => `${plain(name) || 'game'}-${day(time)}`,
  backupName: (time: number) => `pass-the-crown-all-games-${day(time)}`,
  nameless: NAMELESS,
  unnamed: 'imported game',
  exported: {
    shared: (name: string) => `“${name}” was shared.`,
    saved: (name: string) => `“${name}” was saved to a file in your downloads.`
  },
  salvaged: (name: string) =>
    `“${name}” cannot be opened. The file holds everything that is left of it; a version that can open it will import it.`,
  imported: (name: string) => `“${name}” was checked move by move and added.`,
  backedUp: ({
    games,
    unopened,
    left
  }: {
    games: number;
    unopened: readonly (string | null)[];
    left: readonly (string | null)[];
  }) =>
    [
      games === 1 ? 'One game is in the file.' : `${games} games are in the file.`,
      ...(unopened.length === 0
        ? []
        : [`${quoted(unopened)} could not be opened here and went in as it is, for a version that can open it.`]),
      ...(left.length === 0 ? [] : [`There was no room in it for ${quoted(left)}: export it separately.`])
    ].join(' '),
  checking: 'Checking every move …',
  wrong,
  report: {
    title: (isAnyAdded: boolean) => (isAnyAdded ? 'Imported' : 'Nothing was added'),
    kept: 'Your other games are unchanged.',
    added: 'Added, checked move by move',
    present: 'Already here',
    refused: 'Not added',
    detail: 'Details'
  },
  backup: {
    title: 'Save all games',
    note: 'One file with every game, for another tablet or just in case. For games in progress it includes sealed choices that anyone could read, and their logs will say it was made.',
    act: 'Save a backup',
    short: 'Back up',
    shortNote: 'A backup includes sealed choices that anyone could read, and the logs will say it was made.',
    shortLabel: 'Back up all games in one file'
  },
  restore: {
    title: 'Import games',
    note: 'From a backup or a saved game file. Games already here stay as they are.',
    act: 'Open a file'
  },
  reminder: {
    text: 'This browser may clear your games if the device runs low on space, and much of what you played is saved nowhere else. A backup includes sealed choices that anyone could read, and the logs will say it was made.',
    week: 'Safari deletes your games if you do not open this page for a week, and much of what you played is saved nowhere else. A backup includes sealed choices that anyone could read, and the logs will say it was made.',
    act: 'Save a backup',
    later: 'Not now'
  }
};

export default files;

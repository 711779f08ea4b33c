// Games as files: handing them out, bringing them in, and where a file goes wrong.

import type { House } from '../../box/houses';
import * as say from './say';

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
      return 'This device did not give the file out. Try once more, or fetch the file again.';
    case 'not-ours':
      return 'This is neither a game nor a backup of this app.';
    case 'torn':
      return 'The file is damaged or only a part of it: it does not unpack to its end. Fetch it again, or export it once more.';
    case 'too-large':
      return 'The file holds more than any game could, so it was not opened.';
    case 'newer':
      return 'A newer version of the app made it. Update the app here, then import it again.';
    case 'parts':
      return 'Parts of it are missing, or have been changed into something that no game has.';
    case 'beginning':
      return 'It begins in a way in which no game can begin, so it was damaged or changed.';
    case 'seats':
      return 'Other houses sit at its table than play in it, so it was damaged or changed.';
    case 'running':
      return 'This game is still being played here, and went another way. There is only one of it on a device, so that nobody tries things out on a copy. To go on from the file, delete the game here and open the file again.';
    case 'answer': {
      const until = where.number === 1 ? '' : 'Everything before is in order. ';
      return `${until}Move ${where.number} of ${where.of}, by ${say.house(where.house as House)} in round ${where.round}, is not possible there, so the file was damaged or changed at this move or before it.`;
    }
    case 'ending':
      return where.of === 0
        ? 'It holds no move, yet it ends elsewhere than it begins: it was damaged or changed.'
        : `Each of its ${say.several(where.of, 'move', 'moves')} is possible, but they lead elsewhere than to the position at its end: a move is missing, or something was changed.`;
  }
}

const quoted = (names: readonly (string | null)[]): string => say.list(names.map((name) => `“${name ?? NAMELESS}”`));

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
    shared: (name: string) => `“${name}” was handed on.`,
    saved: (name: string) => `“${name}” was saved as a file, where this device keeps its downloads.`
  },
  salvaged: (name: string) =>
    `“${name}” cannot be opened. The file holds everything that is left of it; a version that can open it will take it in.`,
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
        : [`${quoted(unopened)} cannot be opened here and went in unopened, for a version that can.`]),
      ...(left.length === 0 ? [] : [`There was no room in it for ${quoted(left)}: export that by itself.`])
    ].join(' '),
  checking: 'Checking every move …',
  wrong,
  report: {
    title: (isAnyAdded: boolean) => (isAnyAdded ? 'Brought in' : 'Nothing was added'),
    kept: 'The games that were here are as they were.',
    added: 'Added, checked move by move',
    present: 'Here already',
    refused: 'Not added',
    detail: 'Details'
  },
  backup: {
    title: 'Save all games',
    note: 'One file with every game, for another tablet or to be on the safe side. Of games still being played it holds the sealed answers too, for anybody to read, and their logs will say it was made.',
    act: 'Save a backup',
    short: 'Back up',
    shortNote: 'A backup holds sealed answers too, for anybody to read, and the logs will say it was made.',
    shortLabel: 'Back up all games in one file'
  },
  restore: {
    title: 'Bring games back',
    note: 'From a backup, or from the file of a game. What is here already stays as it is.',
    act: 'Open a file'
  },
  reminder: {
    text: 'This browser may clear games away when the device runs short of room, and much of what was played lies nowhere else. A backup holds sealed answers too, for anybody to read, and the logs will say it was made.',
    week: 'Safari deletes your games when you do not open this page for a week, and much of what was played lies nowhere else. A backup holds sealed answers too, for anybody to read, and the logs will say it was made.',
    act: 'Save a backup',
    later: 'Not now'
  }
};

export default files;

// What is said around a game in progress: the sheet, the stages, and what can go wrong with keeping it.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';

const play = {
  sheetUp: 'Show the question',
  sheetDown: 'Show more of the board',
  closeCurtain: 'Close the curtain',
  close: 'Close',
  backToStage: 'Back to the question',
  aboutArea: (area: AreaId) => `More about ${AREAS[area].name}`,
  opening: 'Setting the table …',
  menu: {
    settings: 'Settings',
    rules: 'Rules',
    home: 'All games',
    homeNote: 'This game waits where it is',
    save: 'Save a file of this game',
    saveNote: 'It holds sealed answers too, for anybody to read. The log will tell everyone it was made.',
    updateNote: 'The game goes on where it stands.',
    replay: 'Replay',
    replayNote: 'Step through what has happened',
    chronicle: 'Chronicle'
  },
  trouble: {
    kept: 'The game stands at the last answer that was kept; nothing that was shown is lost.',
    onlyHere: {
      title: 'This game is no longer saved',
      text: 'The browser has cleared it away, or it was deleted in another window.',
      kept: 'This page still holds all of it. Save it again before you leave this page.',
      again: 'Save it again and play on',
      save: 'Save a file of this game'
    },
    again: 'Try again',
    reload: 'Load what is kept',
    home: 'All games',
    goOn: 'Play on',
    salvage: 'Save what is left as a file',
    unavailable: {
      title: 'This browser keeps no games',
      text: 'It gives the app no storage: perhaps this is a private window, or storage is switched off in the settings of the browser.'
    },
    full: {
      title: 'The device is full',
      text: 'The last answer could not be saved. Delete photos, downloads or apps that you no longer need, then try again.'
    },
    blocked: {
      title: 'Another window holds the games',
      text: 'An older version of the app is open in another window. Close it, and try again.'
    },
    behind: {
      title: 'The game went on in another window',
      text: 'An answer was given there in the meantime, so the one given here does not fit any more.'
    },
    damaged: {
      title: 'This game cannot be read',
      text: 'What is kept of it is damaged, and could not be put together again from its answers. What is left can be saved as a file; the other games are not touched by that.'
    },
    newer: {
      title: 'This game needs a newer version',
      text: 'A newer version of the app has saved it. Update the app, and it opens again.'
    },
    gone: {
      title: 'There is no such game',
      text: 'It has been deleted, or it lies on another device.'
    },
    mended: {
      title: 'That cannot be taken back',
      text: 'A rule of the app was mended since this game began, so that its first answers would lead elsewhere today. It can be played on as ever.'
    },
    running: {
      title: 'This game is still being played',
      text: 'There is only one of it on a device: on a copy, one answer would open what the others have sealed.'
    },
    failed: {
      title: 'That could not be saved',
      text: 'The browser refused to write. Nothing has moved on; it may work the next time.'
    }
  }
};

export default play;

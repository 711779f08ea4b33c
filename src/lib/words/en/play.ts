// What is said around a game in progress: the sheet, the stages, and what can go wrong with keeping it.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';

const play = {
  sheetUp: 'Show the question',
  sheetDown: 'Show more of the board',
  closeCurtain: 'Close the curtain',
  backToStage: 'Back to the question',
  aboutArea: (area: AreaId) => `More about ${AREAS[area].name}`,
  opening: 'Setting the table …',
  menu: {
    settings: 'Settings',
    rules: 'Rules',
    home: 'All games',
    homeNote: 'This game waits where it is',
    save: 'Save a file of this game',
    replay: 'Replay',
    replayNote: 'Step through what has happened',
    chronicle: 'Chronicle'
  },
  elsewhere: {
    title: 'This game is open in another window',
    text: 'Only one window plays a game at a time, so that no answer is lost. The other window can go on, or this one takes over.',
    take: 'Play here instead',
    home: 'All games'
  },
  lost: {
    title: 'Another window plays on',
    text: 'This game was taken over in another window. Everything up to there is kept.',
    take: 'Play here again'
  },
  trouble: {
    kept: 'The game stands at the last answer that was kept; nothing that was shown is lost.',
    again: 'Try again',
    reload: 'Load what is kept',
    home: 'All games',
    unavailable: {
      title: 'This browser keeps no games',
      text: 'It gives the app no storage: perhaps this is a private window, or storage is switched off in the settings of the browser.'
    },
    full: {
      title: 'The device is full',
      text: 'The last answer could not be saved. Make room on the device, or delete old games, and try again.'
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
      text: 'What is kept of it is damaged. The other games are not touched by that.'
    },
    newer: {
      title: 'This game needs a newer version',
      text: 'A newer version of the app has saved it. Update the app, and it opens again.'
    },
    gone: {
      title: 'There is no such game',
      text: 'It has been deleted, or it lies on another device.'
    },
    failed: {
      title: 'That could not be saved',
      text: 'The browser refused to write. Nothing has moved on; it may work the next time.'
    }
  }
};

export default play;

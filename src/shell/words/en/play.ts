// Text around a game in progress: opening, passing, and trouble with saving.

const play = {
  sheetUp: 'Show the decision',
  sheetDown: 'Show more of the board',
  closeCurtain: 'Close the curtain',
  close: 'Close',
  backToStage: 'Back to the decision',
  opening: 'Setting the table …',
  menu: {
    settings: 'Settings',
    seats: 'Seats',
    seatsNote: 'Who plays which House. A seat can change hands at any time; the log tells everyone.',
    rules: 'Rules',
    home: 'All games',
    homeNote: 'This game stays saved',
    save: 'Save this game to a file',
    saveNote: 'It includes sealed choices that anyone could read. The log will say it was made.',
    updateNote: 'The game carries on where it is.',
    replay: 'Replay',
    replayNote: 'Step through the game so far',
    chronicle: 'Chronicle'
  },
  trouble: {
    kept: 'The game is at the last saved decision; nothing you have seen is lost.',
    onlyHere: {
      title: 'This game is no longer saved',
      text: 'The browser cleared it, or it was deleted in another window.',
      kept: 'This page still has all of it. Save it again before you leave.',
      again: 'Save it again and carry on',
      save: 'Save this game to a file'
    },
    again: 'Try again',
    reload: 'Reload the saved game',
    home: 'All games',
    goOn: 'Carry on',
    salvage: 'Save what is left to a file',
    unavailable: {
      title: 'This browser cannot save games',
      text: 'It gives the app no storage. This may be a private window, or storage may be turned off in the browser settings.'
    },
    full: {
      title: 'The device is full',
      text: 'Your last choice could not be saved. Delete photos, downloads or apps you no longer need, then try again.'
    },
    blocked: {
      title: 'Another window is in the way',
      text: 'An older version of the app is open in another window. Close it and try again.'
    },
    behind: {
      title: 'The game moved on in another window',
      text: 'Someone made a choice there in the meantime, so the one made here no longer fits.'
    },
    damaged: {
      title: 'This game cannot be read',
      text: 'The saved game is damaged and could not be rebuilt move by move. You can save what is left to a file; your other games are not affected.'
    },
    newer: {
      title: 'This game needs a newer version',
      text: 'It was saved by a newer version of the app. Update the app to open it.'
    },
    gone: {
      title: 'This game is not here',
      text: 'It was deleted, or it is on another device.'
    },
    mended: {
      title: 'You cannot take that back',
      text: 'A rule in the app has been fixed since this game began, so its first moves would play out differently today. You can carry on playing as usual.'
    },
    running: {
      title: 'This game is still being played',
      text: 'A device keeps only one copy of a game in progress: on a second one, a single choice would reveal what the others have sealed.'
    },
    failed: {
      title: 'That could not be saved',
      text: 'The browser would not save. Nothing has changed; try again.'
    }
  }
};

export default play;

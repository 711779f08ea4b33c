const words = {
  title: 'Pass the Crown',
  what: 'One tablet, three to six houses, and the whole of the game: it asks the right player at the right moment, and never loses a move.',
  progress: 'The rules are complete; the screens are being built.',
  unofficial:
    'An unofficial fan work. A Game of Thrones: The Board Game belongs to its publisher and its author; none of their art or text is used here.',
  lost: {
    title: 'No such page',
    text: 'There is nothing at this address. Nothing of yours is lost.',
    home: 'To the start'
  },
  update: {
    offlineReady: 'Ready for use without a network.',
    waiting: 'A new version is ready.',
    taken: 'Another tab has changed to the new version.',
    now: 'Update now',
    later: 'Later',
    reload: 'Load it here too',
    close: 'Close'
  }
} as const;

export default words;

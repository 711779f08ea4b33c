// The gallery: everything that is drawn, on its own. For those who build and translate; it is not part of a game.

export const gallery = {
  title: 'Gallery',
  what: 'Every drawing, one by one.',
  back: 'Gallery',
  pages: {
    '/gallery/asks': {
      title: 'Asks',
      what: 'Every decision in the game, at a real table. The game behind it is never saved.'
    },
    '/gallery/moments': {
      title: 'Moments',
      what: 'What the whole table stops for: orders, cards, bids, a battle, the end of a round.'
    },
    '/gallery/cards': { title: 'Cards', what: 'Every house card, Westeros card, wildling card and tide.' },
    '/gallery/kit': {
      title: 'Interface',
      what: 'Buttons, medals, icons, sheets, and everything around the board.'
    }
  },
  map: {
    title: 'The board',
    what: 'A six-player game in its fourth round, and every state an area can be in.',
    touched: 'Touched',
    nothing: 'nothing yet',
    ask: 'Show',
    asks: {
      rest: 'At rest',
      planning: 'Planning',
      march: 'A march',
      stack: 'Everything at once'
    },
    home: 'Look at the North'
  },
  tokens: {
    title: 'Pieces and tokens',
    what: 'Each in the colours of the six houses.',
    sigils: 'Sigils',
    banners: 'Armies from afar',
    units: 'Units',
    routed: 'Routed',
    several: 'Several',
    orders: 'Orders',
    down: 'face down',
    power: 'Power',
    garrisons: 'Garrisons and neutral forces'
  }
} as const;

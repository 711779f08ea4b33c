// Our own drawings of pieces, each around its middle in a box of about 40 x 40.

import type { UnitKind } from '#thrones/box';

interface PieceGlyph {
  /** Takes the colour of the house. */
  readonly body: string;
  /** Drawn on top of it in the house's ink. */
  readonly mark: string;
}

export const PIECES: Readonly<Record<UnitKind, PieceGlyph>> = {
  // A soldier: helmet, shield, spear.
  footman: {
    body: 'M13-19l3.4 6.4-2 0V18h-2.8V-12.6h-2zM-2.5-17c4.3 0 7.3 3.3 7.3 7.7 0 2.6-.9 4.6-2.5 6.1 4.8 1.3 6.9 4.7 6.9 9.7V18h-22V6.5c0-5 2-8.4 6.7-9.7-1.7-1.5-2.6-3.5-2.6-6.1 0-4.4 2.3-7.7 6.2-7.7z',
    mark: 'M-3.5-12.5h1.8v5.5h4v1.8h-9.5v-1.8h3.7z M-9.5 2.5h13v5.6c0 4.2-3 6.4-6.5 7.9-3.5-1.5-6.5-3.7-6.5-7.9z'
  },
  // A horse's head, as on a chessboard.
  knight: {
    body: 'M-11.5 18c-.4-6.6 2.2-10.5 5.4-14.2 1.3-1.6 1.8-2.8 1.7-4.6-2.6 1.7-4.7 2.5-6.7 4.5-1.7 1.5-4.6 1.2-5.9-.9-1.1-1.8-.8-3.7.4-5.3l7.6-10.3c.7-1.4.9-2.7.9-4.9l3.8 2.8 2.2-4.6c1.5 1.3 2.6 2.8 3.3 4.5C9.2-12.7 14-4.9 13.6 5.5c-.1 4.6-.9 8.6-2.3 12.5z',
    mark: 'M-5.2-9.6a1.7 1.7 0 1 1 .1 0z M4.2-13.2c4.9 4.4 6.9 11.4 5.7 20.2-.6-7.6-2.5-13.2-6.5-17.6z M-11.5 13.6h23.8l-.5 1.7h-23.5z'
  },
  // A longship under a square sail.
  ship: {
    body: 'M-1.4-19h2.8v3.2c5 .3 9.2.4 12.6-.8-1.6 5.6-1.6 11.2 0 16.8C10.6.9 6.4.9 1.4.6V6h15.8l2.6-4.2C20.4 11 16.6 17.5 9.5 18h-19C-16.6 17.5-20.4 11-19.8 1.8L-17.2 6h15.8V.6c-5 .3-9.2.3-12.6-.4 1.6-5.6 1.6-11.2 0-16.8 3.4 1.2 7.6 1.1 12.6.8z',
    mark: 'M-9.8-12.2c3 .5 6 .5 8.4.4v3.4c-2.6.1-5.3.1-7.7-.2.1-1.2-.2-2.4-.7-3.6zM9.8-12.2c-3 .5-6 .5-8.4.4v3.4c2.6.1 5.3.1 7.7-.2-.1-1.2.2-2.4.7-3.6z M-14 9.6h28l-.9 2.4h-26.2z'
  },
  // A siege tower on wheels.
  'siege-engine': {
    body: 'M-13.5-18.5h5v3h4.4v-3h8.2v3h4.4v-3h5v9.3l-2.6 2.6 2 18.6a5.2 5.2 0 1 1-8.3 4.6h-9.2a5.2 5.2 0 1 1-8.3-4.6l2-18.6-2.6-2.6z',
    mark: 'M-2.8-10.5h5.6v4h-5.6z M-8.4-4h16.8l.3 2.4h-17.4z M-9.2 4h18.4l.3 2.4h-19z M-8.7 14.3a1.9 1.9 0 1 1 .1 0z M8.7 14.3a1.9 1.9 0 1 1 .1 0z'
  }
};

/** A castle's wall with the strength on it. */
export const RAMPART = 'M-13-15h6v4.5h4V-15h6v4.5h4V-15h6V2C13 10 6 14.5 0 17-6 14.5-13 10-13 2z';

/** An army at a distance: sigil above, count below. */
export const BANNER = 'M-21-33H21V27L0 37-21 27z';

/** Two swords that meet. */
export const CLASH = 'M-11-12l16 16m-2.6 3.4l6-6M5.6 5.6L10 10M11-12l-16 16m2.6 3.4l-6-6M-5.6 5.6L-10 10';

// Our own drawings of pieces, order tokens and printed icons, each around its middle in a box of about 40 x 40.

import type { OrderKind } from '../box/orders';
import type { UnitKind } from '../box/units';

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

export const ORDER_GLYPHS: Readonly<Record<OrderKind, string>> = {
  march: 'M-14-4.5H2.5V-12L16 0 2.5 12V4.5H-14L-9.5 0z',
  defense: 'M0-15c4.5 2.5 8.5 3.5 12.5 3.5C13 1.5 9 10.5 0 15.5-9 10.5-13 1.5-12.5-11.5-8.5-11.5-4.5-12.5 0-15z',
  support: 'M0-14.5L14.5-2v8L0-6.5-14.5 6v-8zM0-2.5L14.5 10v6.5L0 4-14.5 16.5V10z',
  raid: 'M1.5-16.5c1 5.5 9.5 9 9.5 18.5 0 8-5 13.5-11 13.5S-11 11-11 4c0-4.5 2.2-7.5 4.7-10.2.3 2.7 1 4.2 2.8 5.2C-4.2-6.5-2-12 1.5-16.5z',
  'consolidate-power': 'M-14-8l7.5 6.4L0-12.5l6.5 10.9L14-8l-2.7 17.2h-22.6zM-11.3 11h22.6v3h-22.6z'
};

export const STAR = 'M0-8l2.2 5.1 5.5.5-4.2 3.6 1.3 5.4L0 3.7l-4.8 2.9 1.3-5.4-4.2-3.6 5.5-.5z';

/** A castle's wall with the strength on it. */
export const RAMPART = 'M-13-15h6v4.5h4V-15h6v4.5h4V-15h6V2C13 10 6 14.5 0 17-6 14.5-13 10-13 2z';

/** What an army is at a distance: sigil above, count below. */
export const BANNER = 'M-21-33H21V27L0 37-21 27z';

export const PRINTED = {
  castle:
    'M-13-9.5h4.2v3.5h3.7v-3.5h10.2v3.5h3.7v-3.5h4.2v9.5l-2.5 2v12h-7.7V6.6C2.8 4.6 1.6 3.4 0 3.4s-2.8 1.2-2.8 3.2V14h-7.7V2l-2.5-2z',
  stronghold:
    'M-1-19.5l7.6 2.7L.8-14.3v3.1h5.4v4.6h2.9v-3.5h2.8v3.5h2.6v-3.5H18v11.5l-2 2V16H4.6V9.2C4.6 6.5 2.7 4.7 0 4.7s-4.6 1.8-4.6 4.5V16H-16V3.4l-2-2v-11.5h3.5v3.5h2.6v-3.5h2.8v3.5h2.9v-4.6H-1z',
  supply: 'M-6.2-9.5h12.4c3.4 6 3.4 13 0 19h-12.4c-3.4-6-3.4-13 0-19z',
  supplyHoops:
    'M-7.7-5.8h15.4l.5 2h-16.4zM-8.2 3.8h16.4l-.5 2h-15.4zM-2.8-9.5h1v3.7h-1zM1.8-9.5h1v3.7h-1zM-2.8-3.8h1v7.6h-1zM1.8-3.8h1v7.6h-1zM-2.8 5.8h1v3.7h-1zM1.8 5.8h1v3.7h-1z',
  power: 'M-9.5-5.5l5 4.3L0-8.5l4.5 7.3 5-4.3L7.7 6.2h-15.4z',
  anchor:
    'M-1.7-9.3a4 4 0 1 1 3.4 0V-6.5h4.5v3h-4.5v10c3.3-.5 5.6-2.3 6.6-5l-2.6.8 4-6.3 3.7 6.4-2.2-.6C10 8.3 5.8 11.8 0 11.8S-10 8.3-11.2 1.8l-2.2.6 3.7-6.4 4 6.3-2.6-.8c1 2.7 3.3 4.5 6.6 5v-10h-4.5v-3h4.5zM0-14.7a1.9 1.9 0 1 0 .1 0z'
} as const;

/** Two swords that meet. */
export const CLASH = 'M-11-12l16 16m-2.6 3.4l6-6M5.6 5.6L10 10M11-12l-16 16m2.6 3.4l-6-6M-5.6 5.6L-10 10';

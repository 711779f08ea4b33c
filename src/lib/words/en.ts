// English, and with it the shape of every language: what is missing in another one does not compile. This is what is said at the
// table from the beginning; what is loaded later stands in en/deciding.ts and en/pages.ts.

import asks from './en/asks';
import board from './en/board';
import code from './en/code';
import curtain from './en/curtain';
import frame from './en/frame';
import log from './en/log';
import orders from './en/orders';
import planning from './en/planning';
import play from './en/play';
import takingBack from './en/takingBack';
import windows from './en/windows';
import { why } from './en/refusals';

const en = {
  title: 'Pass the Crown',
  what: 'One tablet, three to six houses and the whole game: it asks the right player at the right moment and never loses a move.',
  unofficial:
    'An unofficial fan work. A Game of Thrones: The Board Game belongs to its publisher and its author; none of their art or text is used here.',
  lost: {
    title: 'No such page',
    text: 'There is nothing at this address. Your games are safe.',
    home: 'Back to the start'
  },
  update: {
    waiting: 'A new version is ready.',
    taken: 'Another tab has switched to the new version.',
    now: 'Update now',
    later: 'Later',
    reload: 'Reload here too'
  },
  why,
  asks,
  board,
  code,
  curtain,
  frame,
  log,
  orders,
  planning,
  play,
  takingBack,
  windows
};

export default en;

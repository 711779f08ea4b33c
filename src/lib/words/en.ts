// English, and with it the shape of every language: what is missing in another one does not compile.

import asks from './en/asks';
import bidding from './en/bidding';
import board from './en/board';
import cards from './en/cards';
import choices from './en/choices';
import chronicle from './en/chronicle';
import combat from './en/combat';
import curtain from './en/curtain';
import files from './en/files';
import frame from './en/frame';
import home from './en/home';
import log from './en/log';
import marches from './en/marches';
import mustering from './en/mustering';
import newGame from './en/newGame';
import orders from './en/orders';
import over from './en/over';
import planning from './en/planning';
import play from './en/play';
import raids from './en/raids';
import raven from './en/raven';
import replay from './en/replay';
import retreats from './en/retreats';
import rulebook from './en/rulebook';
import settings from './en/settings';
import takingBack from './en/takingBack';
import westeros from './en/westeros';
import wildlings from './en/wildlings';
import windows from './en/windows';
import { why } from './en/refusals';

const en = {
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
  },
  why,
  asks,
  bidding,
  board,
  cards,
  choices,
  chronicle,
  combat,
  curtain,
  files,
  frame,
  home,
  log,
  marches,
  mustering,
  newGame,
  orders,
  over,
  planning,
  play,
  raids,
  raven,
  replay,
  retreats,
  rulebook,
  settings,
  takingBack,
  westeros,
  wildlings,
  windows
};

export default en;

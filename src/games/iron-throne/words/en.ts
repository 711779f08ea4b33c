// The English words of The Iron Throne. A second language has the same shape, or does not compile.

import around from './en/around';
import asks from './en/asks';
import { CARDS } from './en/cards';
import code from './en/code';
import { OUTCOMES } from './en/endings';
import { event } from './en/events';
import frame from './en/frame';
import { LEADERS } from './en/leaders';
import { line } from './en/log';
import newGame from './en/newGame';
import over from './en/over';
import panels from './en/panels';
import { source, why } from './en/refusals';
import { faceName, HOUSE_NAMES, PERSON_NAMES } from './en/say';
import summary from './en/summary';

const en = {
  around,
  code,
  houses: HOUSE_NAMES,
  people: PERSON_NAMES,
  face: faceName,
  leaders: LEADERS,
  cards: CARDS,
  event,
  outcomes: OUTCOMES,
  asks,
  why,
  source,
  line,
  frame,
  panels,
  over,
  newGame,
  summary
};

export default en;

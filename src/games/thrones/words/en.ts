// English text of the table, loaded before the board; the rest: en/deciding.ts, en/pages.ts. Its type is the shape of every language.

import board from './en/board';
import frame from './en/frame';
import planning from './en/planning';

const en = {
  board,
  frame,
  planning
};

export default en;

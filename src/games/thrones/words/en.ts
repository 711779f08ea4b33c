// English text of the table, loaded before the board; the rest: en/deciding.ts, en/pages.ts. Its type is the shape of every language.

import asks from './en/asks';
import board from './en/board';
import frame from './en/frame';
import log from './en/log';
import orders from './en/orders';
import planning from './en/planning';
import takingBack from './en/takingBack';
import { why } from './en/refusals';

const en = {
  why,
  asks,
  board,
  frame,
  log,
  orders,
  planning,
  takingBack
};

export default en;

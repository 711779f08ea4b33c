// English, and with it the shape of every language: what is missing in another one does not compile. This is what is said at the
// table from the beginning; what is loaded later stands in en/deciding.ts and en/pages.ts.

import asks from './en/asks';
import board from './en/board';
import code from './en/code';
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
  code,
  frame,
  log,
  orders,
  planning,
  takingBack
};

export default en;

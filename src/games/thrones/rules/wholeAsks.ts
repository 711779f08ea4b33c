// A secret ask of another house, of which a view shows only that it is asked: what it offers follows from what is open.

import type { House } from '#thrones/box';
import type { Ask } from './asks';
import type { About } from './asks';
import { bidAsk } from './bidding';
import { houseCardAsk } from './combat/combatCards';
import { redrawAsk } from './combat/tides';
import { ordersAsk } from './planning';
import type { Table } from './position';
import { ravenCardAsk } from './raven';
import type { HiddenAsk } from './view';

type Whole = (table: Table, house: House) => Ask;

const WHOLE: Readonly<Partial<Record<About, Whole>>> = {
  'assigning-orders': ordersAsk,
  bidding: bidAsk,
  'house-card': houseCardAsk,
  'raven-card': (_table, house) => ravenCardAsk(house),
  'tides-redraw': (_table, house) => redrawAsk(house)
};

/** A bid is whole only as far as the power of the house is known in this table. */
export function wholeAsk(table: Table, { house, about }: Pick<HiddenAsk, 'house' | 'about'>): Ask {
  const whole = WHOLE[about];
  if (whole === undefined) throw new Error(`nothing secret is asked about ${about}`);
  return whole(table, house);
}

// All orders are turned face up: house by house in turn order, and within a house from north to south.

import { SHAPES } from '#thrones/board/geometry';
import type { House } from '#thrones/box';
import type { MomentOf, Revealed } from '#thrones/flow/moments';
import { type Unfolding, unfoldingOf } from '../stage/unfolding.svelte';

/** The pauses before the first order, the first of a house, any other one, and the end, in milliseconds. */
const FIRST = 600;
const HOUSE = 260;
const TOKEN = 60;
const LAST = 360;

export class Turning {
  /** The orders as they are turned. */
  readonly orders: readonly Revealed[];
  readonly houses: readonly House[];
  readonly unfolding: Unfolding;

  /** `covered`: the table must first say that it is ready. */
  constructor({ orders }: Pick<MomentOf<'orders'>, 'orders'>, covered = false) {
    this.houses = orders.map(({ house }) => house).filter((house, i, all) => all.indexOf(house) === i);
    this.orders = this.houses.flatMap((house) =>
      orders.filter((one) => one.house === house).sort((a, b) => SHAPES[a.area].order[1] - SHAPES[b.area].order[1])
    );
    const pauses = this.orders.map(({ house }, i) =>
      i === 0 ? FIRST : house === this.orders[i - 1]?.house ? TOKEN : HOUSE
    );
    this.unfolding = unfoldingOf(orders, [...pauses, LAST], covered);
  }

  /** The orders that are face up. */
  get turned(): readonly Revealed[] {
    return this.orders.slice(0, this.unfolding.shown);
  }

  /** The house whose orders are being turned; null at the end. */
  get now(): House | null {
    return this.unfolding.isOver ? null : (this.orders[Math.max(0, this.unfolding.shown - 1)]?.house ?? null);
  }
}

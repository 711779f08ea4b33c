// The order of tied houses while it is decided: a house moves one place up, one down, or straight to a place.

import type { House } from '#thrones/box';
import type { AnswerOf, AskOf } from '#thrones/rules';

export class Order {
  #houses: readonly House[] = $state.raw([]);

  constructor({ houses }: Pick<AskOf<'rank'>, 'houses'>) {
    this.#houses = houses;
  }

  get houses(): readonly House[] {
    return this.#houses;
  }

  placeOf = (house: House): number => this.#houses.indexOf(house);

  /** Moves a house to this place, and the others close up. Returns whether that changes anything. */
  put(house: House, place: number): boolean {
    const to = Math.min(Math.max(place, 0), this.#houses.length - 1);
    if (this.placeOf(house) === to) return false;
    const others = this.#houses.filter((other) => other !== house);
    this.#houses = [...others.slice(0, to), house, ...others.slice(to)];
    return true;
  }

  move = (house: House, by: -1 | 1): boolean => this.put(house, this.placeOf(house) + by);

  get answer(): AnswerOf<'rank'> {
    return { kind: 'rank', houses: this.#houses };
  }
}

// The numbers after each happening of an answer: the power of a character or of a leader's sheet, the influence of a House,
// the total of a side.

import type { House, Person } from '#iron/box';
import type { Happening, Side, View } from '#iron/rules';
import { spreadOf } from '../rules/influence';
import { powerOf } from '../rules/power';
import { hasRevealed, totalOf } from '../rules/encounter';

export interface Change {
  readonly before: number;
  readonly after: number;
}

export type Changes = ReadonlyMap<Happening, Change>;

const SUMS_CHANGE: ReadonlySet<Happening['what']> = new Set(['removed', 'placed', 'withdrew', 'replaced', 'halved']);

/** From the table before the answer on, happening by happening. */
export function changesOf(before: View, happened: readonly Happening[]): Changes {
  const power = new Map<Person, number>();
  const sheets = new Map<House, number>();
  const spread = new Map<House, number>();
  const totals = new Map<Side, number>();
  const changes = new Map<Happening, Change>();
  function step<K>(of: Map<K, number>, key: K, first: () => number, by: number): Change {
    const was = of.get(key) ?? first();
    of.set(key, was + by);
    return { before: was, after: was + by };
  }
  const person = (house: House, one: Person, by: number) => step(power, one, () => powerOf(before, house, one), by);
  const sheet = (house: House, by: number) => step(sheets, house, () => before.houses[house]!.sheet, by);
  /** Both sums are known, and nothing else has changed them since. */
  let isSummed = before.encounter !== null && hasRevealed(before.encounter);
  for (const one of happened) {
    if (SUMS_CHANGE.has(one.what)) isSummed = false;
    switch (one.what) {
      case 'removed':
        changes.set(one, person(one.house, one.character, -one.power));
        sheet(one.to, one.power);
        break;
      case 'placed':
        changes.set(one, person(one.house, one.character, one.power));
        sheet(one.house, -one.power);
        break;
      case 'burned':
        changes.set(one, sheet(one.house, -one.power));
        break;
      case 'changed-hands':
        sheet(one.from, -one.power);
        changes.set(one, sheet(one.to, one.power));
        break;
      case 'added':
        if (isSummed)
          changes.set(
            one,
            step(totals, one.side, () => totalOf(before, one.side), one.amount)
          );
        break;
      case 'influence':
        changes.set(
          one,
          step(spread, one.house, () => spreadOf(before, one.house), 1)
        );
        break;
    }
  }
  return changes;
}

// The reason why somebody has won: the criteria of the rules in their order, side by side.

import type { House } from '#thrones/box';
import type { Criterion, Table, Winner } from '#thrones/rules';
import { CRITERIA, MEASURES, ranked } from '#thrones/rules/endOfRound';
import { turnOrder } from '#thrones/rules/influence';

const worth = (table: Table, house: House, by: Criterion): number => MEASURES[by](table, house);

/** A criterion as it is shown: a place on the throne's track counts from 1, and power may be hidden. */
function shown(table: Table, house: House, by: Criterion): number | null {
  if (by === 'throne') return turnOrder(table).indexOf(house) + 1;
  return by === 'power' && table.houses[house]?.power === null ? null : worth(table, house, by);
}

export interface Row {
  readonly by: Criterion;
  readonly values: readonly (number | null)[];
  readonly part: 'equal' | 'decides' | 'not-needed';
}

export interface Verdict {
  /** The winner first, then the others by how near they came. */
  readonly houses: readonly House[];
  readonly rows: readonly Row[];
}

const MOST_RIVALS = 2;

export function verdictOf(table: Table, winner: Winner): Verdict {
  const [, ...others] = ranked(table);
  const best = worth(table, winner.house, 'castles');
  const tied = others.filter((house) => worth(table, house, 'castles') === best);
  const rivals = winner.by === 'seventh' || tied.length === 0 ? others.slice(0, 1) : tied.slice(0, MOST_RIVALS);
  const houses = [winner.house, ...rivals];
  const deciding = CRITERIA[table.edition].indexOf(winner.by === 'seventh' ? 'castles' : winner.by);
  return {
    houses,
    rows: CRITERIA[table.edition].map((by, i) => ({
      by,
      values: houses.map((house) => shown(table, house, by)),
      part: i < deciding ? 'equal' : i === deciding ? 'decides' : 'not-needed'
    }))
  };
}

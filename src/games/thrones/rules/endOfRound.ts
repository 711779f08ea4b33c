// The end of the round, and of the game when it was the last one.

import type { House } from '#thrones/box';
import { castlesOf, controlledLand, strongholdsOf } from './control';
import { changeArea, type Draft } from './draft';
import { roundLimit } from './houseRules';
import { turnOrder } from './influence';
import { unit } from './pieces';
import type { Edition, Table, Unit, Winner } from './position';
import { win } from './settle';
import { areasWhere } from './states';

/** Support, Defense and whatever orders are left come off, routed units stand up, blade and raven are ready again. */
export function cleanUpTheRound(draft: Draft): void {
  for (const area of areasWhere(draft, ({ order, units }) => order !== null || units.some(isRouted))) {
    const { order, units } = draft.areas[area];
    if (order !== null) changeArea(draft, area, { order: null });
    if (units.some(isRouted)) changeArea(draft, area, { units: units.map(({ house, kind }) => unit(house, kind)) });
  }
  draft.blade = 'ready';
  draft.raven = 'ready';
  draft.acted = [];
  draft.sealed = { ...draft.sealed, raven: null };
}

const isRouted = ({ routed }: Unit): boolean => routed;

export const isLastRound = (table: Pick<Table, 'round' | 'houseRules'>): boolean => table.round >= roundLimit(table);

export type Criterion = Exclude<Winner['by'], 'seventh'>;

/** The more, the better; nothing is known of power that is covered. */
export const MEASURES: Readonly<Record<Criterion, (table: Table, house: House) => number>> = {
  castles: (table, house) => castlesOf(table, house).length,
  strongholds: (table, house) => strongholdsOf(table, house).length,
  'land-areas': (table, house) => controlledLand(table, house).length,
  supply: (table, house) => table.houses[house]?.supply ?? 0,
  power: (table, house) => table.houses[house]?.power ?? 0,
  throne: (table, house) => -turnOrder(table).indexOf(house)
};

/** The most castles win; a tie is broken by the next criterion, and never goes beyond the Iron Throne track. */
export const CRITERIA: Readonly<Record<Edition, readonly Criterion[]>> = {
  revised: ['castles', 'land-areas', 'supply', 'throne'],
  first: ['castles', 'strongholds', 'supply', 'power', 'throne']
};

export function crownTheWinner(draft: Draft): void {
  let tied = turnOrder(draft);
  for (const by of CRITERIA[draft.edition]) {
    const scores = new Map(tied.map((house) => [house, MEASURES[by](draft, house)]));
    const best = Math.max(...scores.values());
    tied = tied.filter((house) => scores.get(house) === best);
    const [house] = tied;
    if (tied.length === 1 && house !== undefined) {
      win(draft, { house, by });
      return;
    }
  }
}

/** From the winner down; while nobody has won, as they would stand if the game ended now. */
export function ranked(table: Table): House[] {
  const winner = table.winner?.house;
  const compare = (a: House, b: House): number => {
    if (a === winner || b === winner) return a === winner ? -1 : 1;
    const gaps = CRITERIA[table.edition].map((by) => MEASURES[by](table, b) - MEASURES[by](table, a));
    return gaps.find((gap) => gap !== 0) ?? 0;
  };
  return [...turnOrder(table)].sort(compare);
}

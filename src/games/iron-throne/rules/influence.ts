// Influence, the end of the game, and who has won.

import type { House } from '#iron/box';
import { INFLUENCE } from '../box/limits';
import { change, changeEncounter, type Draft, encounterOf, record, stateOf } from './draft';
import { livingOf } from './power';
import type { Table } from './position';
import { sum } from './terms';

export const spreadOf = (table: Pick<Table, 'houses'>, house: House): number =>
  sum(Object.values(stateOf(table, house).spread));

export function spread(draft: Draft, house: House, on: House): void {
  const before = stateOf(draft, house).spread;
  change(draft, house, { spread: { ...before, [on]: (before[on] ?? 0) + 1 } });
  const { spread } = encounterOf(draft);
  changeEncounter(draft, { spread: { ...spread, [house]: (spread[house] ?? 0) + 1 } });
  record(draft, { what: 'influence', house, on });
}

/** The Houses that have the most of these. */
export function withMost(counts: ReadonlyMap<House, number>): House[] {
  const most = Math.max(...counts.values());
  return [...counts].filter(([, count]) => count === most).map(([house]) => house);
}

/** Not before it is known whether a leader saves somebody. Looked for after a whole batch: each use, each torture, rewards and penalties, a deal, the end of the turn. */
export function lookForTheEnd(draft: Draft): void {
  if (draft.winners !== null || draft.due?.some(({ what }) => what !== 'refill')) return;
  const { seats } = draft;
  const counts = new Map(seats.map((house) => [house, spreadOf(draft, house)]));
  const [byInfluence, byDeaths] = [
    Math.max(...counts.values()) >= INFLUENCE,
    seats.some((house) => livingOf(stateOf(draft, house)).length === 0)
  ];
  if (!byInfluence && !byDeaths) return;
  draft.winners = withMost(counts);
  draft.asks = [];
  draft.queue = [];
  draft.takings = [];
  draft.use = null;
  draft.window = null;
  record(draft, {
    what: 'game-over',
    winners: draft.winners,
    by: [...(byInfluence ? (['influence'] as const) : []), ...(byDeaths ? (['deaths'] as const) : [])]
  });
}

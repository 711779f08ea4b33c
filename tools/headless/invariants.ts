// Everything that must be true after every answer, gathered. Scenes look at all of it after each step, the soak at what is
// cheap after each answer and at the rest now and then.

import { compactPosition, completePosition } from '#thrones/rules/compact';
import { faultsOf } from '#thrones/rules/faults';
import type { Position } from '#thrones/rules';
import { differenceOf } from './invariants/data';
import {
  castles,
  type Check,
  decks,
  houseCards,
  orders,
  places,
  ports,
  power,
  supply,
  tracks,
  units
} from './invariants/pieces';
import { secrets } from './invariants/secrets';

/** Until it is over the game asks, each house at most once. */
const asks: Check = function* ({ asks, winner, phase }) {
  const victor = winner?.house ?? 'nobody';
  if ((winner === null) !== asks.length > 0) yield `${asks.length} asks are open, and the winner is ${victor}`;
  if ((winner !== null) !== (phase === 'over')) yield `the phase is ${phase}, and the winner is ${victor}`;
  if (new Set(asks.map((ask) => ask.house)).size < asks.length) yield 'a house is asked twice at once';
};

const plainData: Check = function* (position) {
  const lost = differenceOf(position, throughJson(position));
  if (lost !== null) yield `as JSON it comes back different: ${lost}`;
  const different = differenceOf(position, completePosition(throughJson(compactPosition(position))));
  if (different !== null) yield `written compactly it comes back different: ${different}`;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const loadable: Check = (position) => faultsOf(position);

const CHEAP: readonly Check[] = [asks, units, places, ports, orders, power, houseCards, decks, tracks, supply, castles];
const ALL: readonly Check[] = [...CHEAP, plainData, loadable, secrets];

export type Thoroughness = 'cheap' | 'all';

/** The faults of the position, in words. */
export const brokenBy = (position: Position, thoroughness: Thoroughness = 'all'): string[] =>
  (thoroughness === 'all' ? ALL : CHEAP).flatMap((check) => [...check(position)]);

// A position thought of and played on, to the end of the round at most: the next one begins with unknown cards.

import type { Simulation as SimulationOf } from '#engine/game';
import type { Position } from '#thrones/rules';
import { simulate as simulateFrom, type Thrones } from './game';

export type Simulation = SimulationOf<Thrones>;

const NEXT_ROUND = 'westeros.advancingTheRoundMarker';

export const simulate = (position: Position, at: string): Simulation => simulateFrom({ position, at }, NEXT_ROUND);

/** Nobody is asked any more: somebody has won, or the round is over and the next one not begun. */
export const isOver = ({ position }: Simulation): boolean => position.asks.length === 0;

// The position that a lesson begins in: three houses, few units, and only what the lesson is about.

import { setUp, EMPTY_AREA } from '../../rules/setUp';
import type { NewGame } from '../../rules/setUp';
import type { AreaId } from '../../box/areas';
import { AREA_IDS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import { tabulate } from '../../box/tabulate';
import type { UnitKind } from '../../box/units';
import { compactPosition } from '../../rules/compact';
import { unit } from '../../rules/pieces';
import type { Position } from '../../rules/position';

const HOUSES = ['stark', 'lannister', 'baratheon'] as const;

type Places<T> = Readonly<Partial<Record<AreaId, T>>>;

interface Prepared {
  readonly decks: NonNullable<NewGame['decks']>;
  readonly units: Places<readonly [House, ...UnitKind[]]>;
  /** Of the house whose units are there. */
  readonly orders?: Places<OrderToken>;
  /** What differs from the beginning of a game. */
  readonly sheets?: Readonly<Partial<Record<(typeof HOUSES)[number], Partial<Position['houses']['stark']>>>>;
  readonly rest?: Partial<Position>;
}

export function prepared({ decks, units, orders = {}, sheets = {}, rest = {} }: Prepared): object {
  const start = setUp({ houses: HOUSES, seed: 'lesson', options: { edition: 'revised', tides: false }, decks });
  const areaOf = (id: AreaId) => {
    const { neutral, garrison } = start.areas[id];
    const [house, ...kinds] = units[id] ?? [];
    const token = orders[id];
    if (house === undefined) return { ...EMPTY_AREA, neutral, garrison };
    const order = token === undefined ? null : { house, token };
    return { ...EMPTY_AREA, neutral, garrison, order, units: kinds.map((kind) => unit(house, kind)) };
  };
  return compactPosition({
    ...start,
    tracks: {
      throne: ['stark', 'lannister', 'baratheon'],
      fiefdoms: ['baratheon', 'stark', 'lannister'],
      court: ['lannister', 'stark', 'baratheon']
    },
    ...rest,
    houses: tabulate(HOUSES, (house) => ({ ...start.houses[house]!, ...sheets[house] })),
    areas: tabulate(AREA_IDS, areaOf)
  });
}

/** Who sits at the table of every lesson. */
export const PREPARED_HOUSES = HOUSES;

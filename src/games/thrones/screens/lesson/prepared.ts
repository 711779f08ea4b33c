// The position that a lesson begins in: three houses, few units, and only what the lesson is about.

import { setUp, EMPTY_AREA } from '#thrones/rules/setUp';
import type { NewGame, Position } from '#thrones/rules';
import type { AreaId, House, OrderToken, UnitKind } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { tabulate } from '#thrones/box/tabulate';
import { compactPosition } from '#thrones/rules/compact';
import { unit } from '#thrones/rules/pieces';

const HOUSES = ['stark', 'lannister', 'baratheon'] as const;

type Places<T> = Readonly<Partial<Record<AreaId, T>>>;

interface Prepared {
  readonly decks: NonNullable<NewGame['decks']>;
  readonly units: Places<readonly [House, ...UnitKind[]]>;
  /** Orders of the house whose units are there. */
  readonly orders?: Places<OrderToken>;
  /** The differences from the beginning of a game. */
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

/** The houses at the table in every lesson. */
export const PREPARED_HOUSES = HOUSES;

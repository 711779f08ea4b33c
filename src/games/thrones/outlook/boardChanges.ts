// The changes on the board between two positions that somebody may regret or hope for.

import type { AreaId, House, LandId } from '#thrones/box';
import { HOUSES } from '../box/houses';
import type { AskOf, Board, Happening, Table } from '#thrones/rules';
import { castleCounts, controlledLand } from '../rules/control';

export interface Changes {
  /** Houses that gain or lose castles and strongholds. */
  readonly castles: readonly { readonly house: House; readonly was: number; readonly will: number }[];
  /** Land that the house loses. */
  readonly lost: readonly LandId[];
  /** Ships that could be taken over. */
  readonly ports: readonly { readonly house: House; readonly port: AreaId; readonly most: number }[];
  /** Other happenings that somebody may regret. */
  readonly lines: readonly Happening[];
}

export function changesOf(house: House, before: Board, after: Table): Changes {
  const [was, will] = [castleCounts(before), castleCounts(after)];
  const kept = controlledLand(after, house);
  return {
    castles: HOUSES.map((one) => ({ house: one, was: was.get(one) ?? 0, will: will.get(one) ?? 0 })).filter(
      (one) => one.was !== one.will
    ),
    lost: controlledLand(before, house).filter((area) => !kept.includes(area)),
    ports: after.asks
      .filter((one): one is AskOf<'option'> => one.about === 'port' && one.kind === 'option')
      .flatMap(({ house: taker, area, options }) =>
        area === null ? [] : [{ house: taker, port: area, most: options.length - 1 }]
      ),
    lines: after.happened.filter(isWorthSaying)
  };
}

function isWorthSaying(one: Happening): boolean {
  switch (one.what) {
    case 'units':
      return one.about === 'port';
    case 'orders-removed':
      return one.about === 'entered' || one.about === 'port' || one.about === 'idle';
    case 'power-token':
      return one.did === 'removed';
    case 'garrison-lost':
    case 'winner':
      return true;
    default:
      return false;
  }
}

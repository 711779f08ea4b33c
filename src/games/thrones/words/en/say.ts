// Names inside an English sentence: houses, areas, cards, and their plurals.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { Track } from '../../box/tracks';
import type { UnitKind } from '../../box/units';
import { UNIT_KINDS } from '../../box/units';
import { list } from '../../../../ui/words/english';
import { ORDER_NAMES, UNIT_NAMES, UNIT_PLURALS } from './pieces';
import NAMES from './names';

export { capital, list, several } from '../../../../ui/words/english';

export const house = (one: House): string => `House ${NAMES.houses[one]}`;

/** "the port of Pyke", "the Sea of Dorne", "Winterfell". */
export function place(area: AreaId): string {
  const { kind, land } = AREAS[area];
  const name = NAMES.areas[area];
  if (land !== null) return `the port of ${NAMES.areas[land]}`;
  return kind === 'sea' && !/^The |Bay$/.test(name) ? `the ${name}` : name;
}

/** "2 footmen and a knight". */
export function units(kinds: readonly UnitKind[]): string {
  const named = UNIT_KINDS.flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 0 ? [] : [count === 1 ? `a ${UNIT_NAMES[kind]}` : `${count} ${UNIT_PLURALS[kind]}`];
  });
  return named.length === 0 ? 'no units' : list(named);
}

export const order = (token: OrderToken): string => `${ORDER_NAMES[token]} order`;

export const TRACK_NAMES: Readonly<Record<Track, string>> = {
  throne: 'Iron Throne',
  fiefdoms: 'Fiefdoms',
  court: "King's Court"
};

/** What the first house on a track holds. */
export const TOKEN_NAMES: Readonly<Record<Track, string>> = {
  throne: 'the Iron Throne',
  fiefdoms: 'the Valyrian Steel Blade',
  court: 'the Messenger Raven'
};

export const track = (one: Track): string => `the ${TRACK_NAMES[one]} track`;

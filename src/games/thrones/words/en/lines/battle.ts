// What is on a Tides of Battle card.

import type { TideId } from '../../../box/tides';
import { TIDES } from '../../../box/tides';
import { list, several } from '../say';

export function tide(id: TideId): string {
  const { strength, swords, towers, skulls } = TIDES[id];
  return list([
    String(strength),
    ...(swords > 0 ? [several(swords, 'sword', 'swords')] : []),
    ...(towers > 0 ? [several(towers, 'fortification', 'fortifications')] : []),
    ...(skulls > 0 ? [several(skulls, 'skull', 'skulls')] : [])
  ]);
}

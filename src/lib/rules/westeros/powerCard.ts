// The card Game of Thrones: power for the power icons under control, and for ports whose sea is not an enemy's.

import type { House } from '../../box/houses';
import { AREAS, PORTS } from '../../box/areas';
import { controlledLand, occupant } from '../control';
import type { Draft } from '../draft';
import { turnOrder } from '../influence';
import { gainPower } from '../pieces';

export function gainPowerFromTheBoard(draft: Draft): void {
  for (const house of turnOrder(draft))
    gainPower(draft, house, iconsOf(draft, house) + portsOf(draft, house), 'game-of-thrones');
}

const iconsOf = (draft: Draft, house: House): number =>
  controlledLand(draft, house).reduce((sum, area) => sum + AREAS[area].power, 0);

/** Ships lie only in ports of their own house. One power for the port, however many they are. */
const portsOf = (draft: Draft, house: House): number =>
  PORTS.filter((port) => {
    const inTheSea = occupant(draft, AREAS[port].sea!);
    return occupant(draft, port) === house && (inTheSea === null || inTheSea === house);
  }).length;

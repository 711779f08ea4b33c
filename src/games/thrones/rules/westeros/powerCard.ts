// The card Game of Thrones: power for the power icons under control, and for ports whose sea is not an enemy's.

import type { House } from '#thrones/box';
import { AREAS, PORTS } from '#thrones/box/areas';
import { type Board, controlledLand, occupant } from '../control';
import type { Draft } from '../draft';
import { turnOrder } from '../influence';
import { gainPower } from '../pieces';

export function gainPowerFromTheBoard(draft: Draft): void {
  for (const house of turnOrder(draft))
    gainPower(draft, house, powerIconsOf(draft, house) + portsOf(draft, house), 'game-of-thrones');
}

export const powerIconsOf = (board: Board, house: House): number =>
  controlledLand(board, house).reduce((sum, area) => sum + AREAS[area].power, 0);

/** Ships lie only in ports of their own house. One power for the port, however many they are. */
export const portsOf = (board: Board, house: House): number =>
  PORTS.filter((port) => {
    const inTheSea = occupant(board, AREAS[port].sea!);
    return occupant(board, port) === house && (inTheSea === null || inTheSea === house);
  }).length;

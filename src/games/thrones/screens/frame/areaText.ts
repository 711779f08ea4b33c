// Sentences about areas, armies and power.

import { text } from 'text:thrones/table';
import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';

/** The kind of an area: sea, port, or what is printed on the land. */
export function areaKind(area: AreaId): string {
  const { kind, castle, island } = AREAS[area];
  if (kind !== 'land') return text(kind === 'sea' ? 'area-sea' : 'area-port');
  const ground = castle === 2 ? 'stronghold' : castle === 1 ? 'castle' : 'land';
  return island ? text(`area-island-${ground}`) : text(`area-${ground}`);
}

interface Printed {
  readonly supply: number;
  readonly power: number;
  readonly castle: number;
}

export const printedText = ({ supply, power, castle }: Printed): string =>
  [
    ...(castle > 0 ? [text('area-points', { count: castle })] : []),
    ...(supply > 0 ? [text('area-supply', { count: supply })] : []),
    ...(power > 0 ? [text('area-power-icons', { count: power })] : [])
  ].join(' · ');

export const armiesText = (house: House, armies: readonly number[]): string =>
  armies.length === 0
    ? text('supply-no-armies', { house })
    : text('supply-armies', { house, list: armies.map(String) });

/** `power` is null while it is hidden. */
export const powerText = (power: number | null, onBoard: number): string =>
  power === null ? text('sheet-power-hidden', { count: onBoard }) : text('sheet-power', { power, count: onBoard });

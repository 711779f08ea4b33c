// Numbers for the areas of some lines of the log, in the order in which the lines first mention them.

import type { AreaId } from '#thrones/box';
import type { LogLine } from './logLines';

export type Places = ReadonlyMap<AreaId, number>;

export function placesIn(lines: readonly LogLine[]): Places {
  const areas = new Set(lines.flatMap(({ area }) => area ?? []));
  return new Map([...areas].map((area, i) => [area, i + 1]));
}

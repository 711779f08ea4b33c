// Where lines of the log took place: one number for each area, in the order in which it is first told of.

import type { AreaId } from '#thrones/box';
import type { LogLine } from './logLines';

export type Places = ReadonlyMap<AreaId, number>;

export function placesIn(lines: readonly LogLine[]): Places {
  const areas = new Set(lines.flatMap(({ area }) => area ?? []));
  return new Map([...areas].map((area, i) => [area, i + 1]));
}

// Recap of a seat: hidden deeds of others since it last looked. Open answers and shared moments are left out.

import { isShownToAll } from '#thrones/flow/moments';
import type { Answered } from '../kit/playing';
import { thrones } from '#thrones/flow/ruleset';
import { wasSecret } from '#shell/play/handOvers';
import type { House } from '#thrones/box';
import type { Happening } from '#thrones/rules';
import type { LogLine } from './logLines';

interface Looked {
  readonly house: House;
  /** Number of answers this seat has seen. */
  readonly seen: number;
  /** The table stops for what is revealed. */
  readonly reveals: boolean;
}

/** Where the wildling card went is chosen in secret and known to all: a beat tells it at once. */
export const isPutBack = ({ what }: Happening): boolean => what === 'raven-card';

export function missedBy(
  { house, seen, reveals }: Looked,
  entries: readonly Pick<Answered, 'house' | 'happened'>[],
  lines: readonly LogLine[]
): readonly LogLine[] {
  const isOutOfSight = ({ number }: LogLine): boolean => {
    const entry = entries[number - 1];
    if (entry === undefined || entry.house === house || !wasSecret(thrones, entry.happened)) return false;
    return !(reveals && (isShownToAll(entry.happened) || entry.happened.some(isPutBack)));
  };
  return lines.filter(
    (line) =>
      line.number > seen &&
      !line.minor &&
      !line.automatic &&
      (line.isCopy === true || (line.what !== 'note' && isOutOfSight(line)))
  );
}

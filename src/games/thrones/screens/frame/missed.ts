// The recap of a seat: what others did out of its sight since it last looked. Open answers and shared moments are left out.

import { isShownToAll } from '#thrones/flow/moments';
import type { Answered } from '../kit/playing';
import { thrones } from '#thrones/flow/ruleset';
import { wasSecret } from '#shell/play/handOvers';
import type { House } from '#thrones/box';
import type { Happening } from '#thrones/rules';
import type { LogLine } from './logLines';

interface Looked {
  readonly house: House;
  /** The number of answers that this seat has seen. */
  readonly seen: number;
  /** True if the table stops for what is revealed. */
  readonly reveals: boolean;
}

/** Where the wildling card is put is chosen in secret but known to all: a beat shows it at once. */
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

// What a seat is told when its curtain opens: what others did out of its sight since it last looked. What is asked openly, everybody
// sees on the tablet in the middle, and what all stop for they have seen together.

import { isShownToAll } from '../../flow/moments';
import type { Answered } from '../kit/playing';
import { thrones } from '../../flow/ruleset';
import type { House } from '../../box/houses';
import type { LogLine } from './lines';

interface Looked {
  readonly house: House;
  /** So many answers have been given since the game began. */
  readonly seen: number;
  /** The table stops for what is revealed. */
  readonly reveals: boolean;
}

export function missedBy(
  { house, seen, reveals }: Looked,
  entries: readonly Pick<Answered, 'house' | 'happened'>[],
  lines: readonly LogLine[]
): readonly LogLine[] {
  const isOutOfSight = ({ number }: LogLine): boolean => {
    const entry = entries[number - 1];
    if (entry === undefined || entry.house === house || !wasInHand(entry.happened)) return false;
    return !(reveals && isShownToAll(entry.happened));
  };
  return lines.filter(
    (line) =>
      line.number > seen && !line.minor && (line.isCopy === true || (line.what !== 'note' && isOutOfSight(line)))
  );
}

/** What was sealed by itself after an answer was in nobody's hand. */
function wasInHand(happened: Answered['happened']): boolean {
  const byItself = happened.findIndex(({ what }) => what === 'automatic');
  return happened.slice(0, byItself < 0 ? undefined : byItself).some((one) => thrones.wasSealed(one));
}

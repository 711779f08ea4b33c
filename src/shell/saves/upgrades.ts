// From the format in which something was once written to the one that is read now, one step after the other. A step is never
// changed again, and never left out: what was written by the first version opens in the last.

import { isObject } from '../../engine/shape';

type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly document: (save: Fields) => Fields;
  readonly sheet: (row: Fields) => Fields;
}

/** The first leads from format 1 to 2. The number itself is put by `upgraded`. */
export const STEPS: readonly Step[] = [
  // 2: answers can be taken back; files may tell when each was given
  {
    document: (save) => save,
    sheet: (row) => ({ ...row, revision: row.answered, undone: [], takenBack: [] })
  },
  // 3: PINs travel; it is noted (of one that does not open already in the older row) when a game is copied, and when a PIN was wrong; branches are told apart
  {
    document: (save) => save,
    sheet: (row) => ({ ...row, copied: Array.isArray(row.copied) ? row.copied : [], wrongTries: {}, branch: null })
  },
  // 4: there is more than one game
  {
    document: (save) => ({ ...save, game: 'thrones' }),
    sheet: (row) => ({ ...row, game: 'thrones' })
  },
  // 5: seats are played by persons or by code; an answer that a seat has begun in secret waits on the device
  {
    document: (save) => save,
    sheet: (row) => ({ ...row, begun: {}, handed: [] })
  },
  // 6: the first game may have house rules; a version that knows none says that the game is of a newer one, not that it is damaged
  {
    document: (save) => save,
    sheet: (row) => row
  },
  // 7: two more house rules; who has answered last is known when nothing can be done again
  {
    document: (save) => save,
    sheet: (row) => ({ ...row, heard: [] })
  }
];

/** A record without a format is returned unchanged, for its reader to refuse. */
export function upgraded(json: unknown, what: keyof Step, steps = STEPS): unknown {
  if (!isObject(json) || !isOld(json.format)) return json;
  const { format } = json;
  return steps
    .slice(format - 1)
    .reduce<Fields>((older, step, i) => ({ ...step[what](older), format: format + 1 + i }), json);
}

const isOld = (format: unknown): format is number => Number.isInteger(format) && Number(format) > 0;

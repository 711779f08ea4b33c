// Converts data from the format in which it was once written to the current one, a step at a time. A step is never changed and
// never removed: what the first version wrote can still be opened.

import { isObject } from '#engine/shape';

type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly document: (save: Fields) => Fields;
  readonly sheet: (row: Fields) => Fields;
}

/** The first step leads from format 1 to 2. `upgraded` itself sets the number. */
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
  // 7: two more house rules; who has answered last is known when nothing can be done again; the second game's rules were mended, and
  // a game of it that was begun before continues by those of then
  {
    document: (save) =>
      isOfIron(save) ? { ...save, start: dated(save.start), checkpoint: withPosition(save.checkpoint) } : save,
    sheet: (row) => ({
      ...row,
      heard: [],
      ...(isOfIron(row) && { start: dated(row.start), checkpoint: datedCheckpoint(row.checkpoint) })
    })
  },
  // 8: a game goes to another tablet by picture, and there are notes of that
  {
    document: (save) => save,
    sheet: (row) => ({ ...row, passage: null })
  }
];

const OF_THEN = { version: 1 };

const isOfIron = ({ game }: Fields): boolean => game === 'iron-throne';

/** A value that is not a start or a checkpoint is left for its reader to refuse. */
function dated(start: unknown): unknown {
  if (!isObject(start)) return start;
  return start.kind === 'setup' ? { ...start, ...OF_THEN } : withPosition(start);
}

function withPosition(holder: unknown): unknown {
  if (!isObject(holder) || !isObject(holder.position)) return holder;
  return { ...holder, position: { ...holder.position, ...OF_THEN } };
}

function datedCheckpoint(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.stringify(withPosition(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** A record without a format is returned unchanged, for its reader to refuse. */
export function upgraded(json: unknown, what: keyof Step, steps = STEPS): unknown {
  if (!isObject(json) || !isOld(json.format)) return json;
  const { format } = json;
  return steps
    .slice(format - 1)
    .reduce<Fields>((older, step, i) => ({ ...step[what](older), format: format + 1 + i }), json);
}

const isOld = (format: unknown): format is number => Number.isInteger(format) && Number(format) > 0;

// The player of a seat. If it changed hands, it counts for people only if they held it for more than half of the game, and then
// for the one who held it longest.

import type { GameSheet, Seat } from '../saves/store/sheet';

export interface Sitter {
  readonly byCode: boolean;
  /** Null for code, or for a person whose name was not kept. */
  readonly name: string | null;
}

interface Stretch extends Sitter {
  readonly answers: number;
}

/** The stretches of a seat. A note says who came; the name of the person before the first note is lost. */
function stretchesOf({ handed, answered }: Pick<GameSheet, 'handed' | 'answered'>, house: string): Stretch[] {
  const notes = handed.filter((note) => note.house === house);
  const first: Stretch = { byCode: false, name: null, answers: notes[0]!.after };
  return [
    first,
    ...notes.map(({ after, code, name }, i) => ({
      byCode: code !== null,
      name: code === null ? name : null,
      answers: (notes[i + 1]?.after ?? answered) - after
    }))
  ];
}

export function sitterOf(
  sheet: Pick<GameSheet, 'handed' | 'answered'>,
  { house, name }: Pick<Seat, 'house' | 'name'>
): Sitter {
  if (!sheet.handed.some((note) => note.house === house)) return { byCode: false, name };
  const stretches = stretchesOf(sheet, house);
  const people = stretches.filter(({ byCode }) => !byCode);
  const held = people.reduce((sum, { answers }) => sum + answers, 0);
  if (2 * held <= sheet.answered) return { byCode: true, name: null };
  const longest = people.reduce((a, b) => (b.answers > a.answers ? b : a));
  return { byCode: false, name: longest.name };
}

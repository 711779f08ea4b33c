// Lines of the log as they are shown, and how they are gathered by round and phase.

import type { AreaId, House } from '#thrones/box';
import type { Group, Happening, Phase } from '#thrones/rules';

export interface LogLine {
  /** Of the answer it came of; together with the text it tells lines apart. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
  readonly house: House | null;
  readonly text: string;
  /** It happened without a decision. */
  readonly automatic: boolean;
  readonly kind: Group;
  readonly what: Happening['what'] | 'note';
  /** A detail, for readers who follow every step. */
  readonly minor: boolean;
  /** The game left the table, or came back to it. */
  readonly isCopy?: boolean;
  /** Where it took place. */
  readonly area?: AreaId | undefined;
  /** Other houses that it concerns. */
  readonly touches?: readonly House[];
  /** Shows why code did it, if there is a reason to show. */
  readonly why?: (() => void) | undefined;
}

/** Lines about the last answer. */
export interface AnswerLines {
  /** The number of answers at that moment. */
  readonly at: number;
  readonly house: House | null;
  readonly text: string;
  readonly why?: (() => void) | undefined;
}

export interface Chapter {
  readonly round: number;
  readonly phase: Phase;
  readonly lines: readonly LogLine[];
}

/** Lines that follow one another in the same phase stand together. */
export function chaptersOf(lines: readonly LogLine[]): readonly Chapter[] {
  const chapters: { round: number; phase: Phase; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = chapters.at(-1);
    if (last?.round === line.round && last.phase === line.phase) last.lines.push(line);
    else chapters.push({ round: line.round, phase: line.phase, lines: [line] });
  }
  return chapters;
}

export const concerns = (line: LogLine, house: House): boolean =>
  line.house === house || line.touches?.includes(house) === true;

/** Everything of this house, or of all, and of these kinds, or of all where none is chosen; in the order in which it happened. */
export function chosenChapters(
  lines: readonly LogLine[],
  house: House | null,
  kinds: ReadonlySet<Group>
): readonly Chapter[] {
  const chosen = lines.filter(
    (line) => (house === null || concerns(line, house)) && (kinds.size === 0 || kinds.has(line.kind))
  );
  return chaptersOf(chosen);
}

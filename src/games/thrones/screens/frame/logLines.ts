// Lines of the log as they are shown, and how they are grouped by round and phase.

import type { AreaId, House } from '#thrones/box';
import type { Group, Happening, Phase } from '#thrones/rules';

export interface LogLine {
  /** The number of its answer; together with the text it identifies the line. */
  readonly number: number;
  readonly round: number;
  readonly phase: Phase;
  readonly house: House | null;
  readonly text: string;
  /** True if it happened without a decision. */
  readonly automatic: boolean;
  readonly kind: Group;
  readonly what: Happening['what'] | 'note';
  /** True if it is a detail for readers who follow every step. */
  readonly minor: boolean;
  /** True if it says that the game left the tablet or came back. */
  readonly isCopy?: boolean;
  /** The area where it happened. */
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

/** Groups consecutive lines of the same phase. */
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

/** The lines of this house, or of all, and of these kinds, or of all if none is chosen, in the order in which they happened. */
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

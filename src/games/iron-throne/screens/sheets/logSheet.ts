// From what happened to the lines of the log, by turns.

import { text as table } from 'text:iron-throne/table';
import type { Copied, TakenBack } from '#shell/saves/document';
import type { Handed } from '#shell/saves/handed';
import type { House } from '#iron/box';
import type { Owned } from '#iron/rules/effects/vocabulary';
import type { Happening } from '#iron/rules';
import { handedText } from '#iron/text/codeWords';
import { logLine } from '#iron/text/log';

export interface Line {
  /** The number of the answer that it came of; together with the text it makes a line unique. */
  readonly number: number;
  readonly turn: number;
  readonly text: string;
}

/** Log entries that are not answers. */
interface Notes {
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
}

const NOTHING: Notes = { takenBack: [], copied: [], handed: [] };

/** `byConsent` is the sentence for answers that the table took back. */
export function linesOf(
  entries: readonly { readonly happened: readonly Happening[] }[],
  byConsent: (count: number) => string,
  { takenBack, copied, handed }: Notes = NOTHING,
  owned: Owned = {}
): readonly Line[] {
  const notes = [
    ...handed.map(({ after, time, house, name, code }) => ({
      after,
      time,
      text: handedText(house as House, name, code !== null)
    })),
    ...takenBack.map(({ after, time, count }) => ({ after, time, text: byConsent(count) })),
    ...copied.map(({ after, time, how, round }) => ({ after, time, text: table(`copied-${how}`, { turn: round }) }))
  ].sort((a, b) => a.time - b.time);
  const lines: Line[] = [];
  let turn = 0;
  const tellNotes = (number: number): void => {
    for (const { after, text } of notes) if (after === number) lines.push({ number, turn, text });
  };
  entries.forEach(({ happened }, i) => {
    tellNotes(i);
    for (const happening of happened) {
      if (happening.what === 'turn') turn = happening.turn;
      lines.push({ number: i + 1, turn, text: logLine(happening, owned) });
    }
  });
  tellNotes(entries.length);
  return lines;
}

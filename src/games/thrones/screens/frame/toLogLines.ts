// Turns what happened into lines of the log: each with its round and phase, its house, and the houses it concerns.

import { text as shell } from 'text:shell/table';
import type { House } from '#thrones/box';
import type { Answered } from '../kit/playing';
import type { Happening, Phase } from '#thrones/rules';
import type { Copied, TakenBack } from '#shell/saves/document';
import type { Handed } from '#shell/saves/handed';
import { text as log } from 'text:thrones/log';
import { groupOf } from '#thrones/text/logGroups';
import { logLine } from '#thrones/text/log';
import { handedText } from '../kit/handedText';
import type { LogLine } from './logLines';

/** A game begins with the planning phase of its first round. */
const FIRST: { readonly round: number; readonly phase: Phase } = { round: 1, phase: 'planning' };

/** The entries of the log besides answers. */
export interface Notes {
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
}

/**
 * All lines of the log. What the table took back by consent, that the game was copied, and who plays a seat, is inserted where
 * it took place.
 */
export function linesOf(
  entries: readonly Pick<Answered, 'happened'>[],
  notes: Notes = { takenBack: [], copied: [], handed: [] }
): readonly LogLine[] {
  const earlier: Happening[] = [];
  const lines: LogLine[] = [];
  let { round, phase } = FIRST;
  const noted = [
    ...notes.handed.map(({ after, time, house, name, code }) => ({
      after,
      time,
      text: handedText(house as House, name, code),
      isCopy: false
    })),
    ...notes.takenBack.map(({ after, time, count }) => ({
      after,
      time,
      text: shell('taken-back-by-consent', { count }),
      isCopy: false
    })),
    ...notes.copied.map(({ after, time, how, round }) => ({
      after,
      time,
      text: log(`copied-${how}`, { round }),
      isCopy: true
    }))
  ].sort((a, b) => a.time - b.time);
  const tellNotes = (number: number): void => {
    for (const { after, text, isCopy } of noted)
      if (after === number)
        lines.push({
          number,
          round,
          phase,
          house: null,
          text,
          isCopy,
          automatic: false,
          kind: 'other',
          what: 'note',
          minor: false
        });
  };
  entries.forEach(({ happened }, i) => {
    tellNotes(i);
    for (const [nth, happening] of happened.entries()) {
      if (happening.what === 'round') round = happening.round;
      else if (happening.what === 'phase') phase = happening.phase;
      else if (!isToldWith(happened[nth - 1], happening))
        lines.push({
          number: i + 1,
          round,
          phase,
          house: 'house' in happening ? happening.house : null,
          text: logLine(happening, earlier),
          automatic: happening.what === 'automatic',
          kind: groupOf(happening),
          what: happening.what,
          minor: isMinor(happening),
          area: 'area' in happening ? happening.area : undefined,
          touches: touchedBy(happening)
        });
      earlier.push(happening);
    }
  });
  tellNotes(entries.length);
  return lines;
}

/** The first thing that the log says about the answer with a number. */
export const toldIn =
  (lines: readonly LogLine[]) =>
  (number: number): string | undefined =>
    lines.find((line) => line.number === number && !line.minor && !line.automatic)?.text;

/** An order that was carried out leaves the board, which is only a detail. */
const CARRIED_OUT = ['march', 'raid', 'consolidating'];
/** An order of these kinds that the program discards leaves no other trace. */
const DISCARDED = ['march', 'raid'];

/** True if the program has just carried out an order: the same line says that it leaves the board. */
const isToldWith = (before: Happening | undefined, happening: Happening): boolean =>
  happening.what === 'orders-removed' && before?.what === 'automatic' && before.about === happening.about;

/** True if a happening is a detail, for readers who follow every step. */
export function isMinor(happening: Happening): boolean {
  switch (happening.what) {
    case 'sealed':
      return true;
    case 'automatic':
      return !DISCARDED.includes(happening.about);
    case 'orders-removed':
      return CARRIED_OUT.includes(happening.about);
    default:
      return false;
  }
}

/** The news that the table wants to hear first; otherwise it is the first thing that is not a detail. */
const WEIGHTY: readonly LogLine['what'][] = [
  'winner',
  'victor',
  'neutral-beaten',
  'wildling-card',
  'combat',
  'raided',
  'automatic'
];

export function weightiest(lines: readonly LogLine[]): LogLine | null {
  const told = lines.filter(({ minor }) => !minor);
  const rank = ({ what }: LogLine): number => (WEIGHTY.indexOf(what) + WEIGHTY.length + 1) % (WEIGHTY.length + 1);
  const first = [...told].sort((a, b) => rank(a) - rank(b))[0];
  if (first === undefined || !first.automatic) return first ?? null;
  // Several automatic lines share one text, since nobody saw any of them being done.
  const text = told.flatMap((line) => (line.automatic ? [line.text] : [])).join(' ');
  return { ...first, text };
}

/** The houses that a happening concerns, besides the one that did it. */
function touchedBy(happening: Happening): readonly House[] {
  switch (happening.what) {
    case 'raided':
      return [happening.victim];
    case 'combat':
      return happening.defender === null ? [] : [happening.defender];
    case 'victor':
      return [happening.loser];
    default:
      return [];
  }
}

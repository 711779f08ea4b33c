// The games that can be replayed: those on the disk, and recorded ones that come with the app.

import type { Kinds, Ruleset } from '#engine/ruleset';
import { Playback } from './play/playback';
import type { AtTheTable } from './play/seating.svelte';
import { openReplay, type Replayed } from './play/replayed';
import { type Given, playAgain, type Start } from './saves/document';
import type { Result } from './saves/trouble';

/** A note on an answer: why somebody gave it, in a sentence. */
export interface Note<K extends Kinds = Kinds> {
  /** The number of the answer. */
  readonly at: number;
  readonly house: K['house'];
  readonly about: K['position']['asks'][number]['about'];
  /** The place on the board that the sentence is about, in a game with a board. */
  readonly place?: string;
  readonly says: () => string;
}

export interface Example<K extends Kinds = Kinds> {
  readonly rules: Ruleset<K>;
  readonly seats: readonly AtTheTable<K>[];
  readonly start: Start<K>;
  readonly answers: readonly Given<K>[];
  /** The notes, in the order of their answers. */
  readonly notes?: readonly Note<K>[];
}

export type Examples = Readonly<Partial<Record<string, () => Promise<Example>>>>;

export interface Sought {
  /** The part of the address that names this game, for links to other pages about it. */
  readonly which: string;
  /** The id of a game on the disk; null for an example. */
  readonly id: string | null;
  readonly open: () => Promise<Result<Replayed>>;
}

/**
 * Finds the game that an address asks for: `?game=` and an id, or `?example=` and the id of the ruleset; `name` is the name
 * that examples get.
 */
export function sought(asked: URLSearchParams, examples: Examples, name: string): Sought {
  const example = asked.get('example') ?? '';
  const load = examples[example];
  const id = asked.get('game') ?? '';
  if (load === undefined) return { which: `game=${id}`, id, open: () => openReplay(id) };
  return { which: `example=${example}`, id: null, open: async () => openExample(await load(), name) };
}

function openExample(example: Example, name: string): Result<Replayed> {
  const { rules, seats, start, answers, notes: said = [] } = example;
  const again = playAgain(rules, start, answers);
  if (!again.ok) return { ok: false, trouble: { kind: 'damaged', detail: again.why } };
  // Without times, like a game that has arrived all at once as a file.
  const told = answers.map(({ house }, i) => ({ house, happened: again.happened[i] ?? [], time: 0 }));
  const entries = told.map(({ house, happened }, i) => ({ house, answer: answers[i]!.answer, happened }));
  const playback = new Playback(rules, start, entries, true);
  const notes = { takenBack: [], copied: [], handed: [] };
  return {
    ok: true,
    value: {
      id: '',
      game: rules.id,
      name,
      seats,
      created: 0,
      told,
      ...notes,
      playback,
      record: { start, answers },
      said
    }
  };
}

// Opens a game to look back at it, read-only. In the meantime it can be continued in this window or another one.

import type { Kinds } from '#engine/ruleset';
import type { Copied, Given, Start, TakenBack } from '../saves/document';
import { loadGame } from '../saves/store/savedGames';
import type { Handed } from '../saves/handed';
import type { Result } from '../saves/trouble';
import { Playback } from './playback';
import type { AtTheTable } from './seating.svelte';

/** The part of an answer that everybody saw. */
export interface AnswerSeen<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly happened: readonly K['happening'][];
  /** The time when it was given, in milliseconds. */
  readonly time: number;
}

/** A sentence about an answer. */
export interface Said {
  readonly at: number;
  readonly says: () => string;
}

/** All that is needed to replay the game from its beginning. */
export interface PlayedRecord<K extends Kinds = Kinds> {
  readonly start: Start<K>;
  readonly answers: readonly Given<K>[];
}

/** A game opened for replay. Nothing in it is secret as long as the game continues. */
export interface Replayed<K extends Kinds = Kinds> {
  readonly id: string;
  /** The id of the game's rules. */
  readonly game: string;
  readonly name: string;
  readonly seats: readonly AtTheTable<K>[];
  readonly created: number;
  readonly told: readonly AnswerSeen<K>[];
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
  readonly playback: Playback<K>;
  /** All answers; null as long as the game continues. */
  readonly record: PlayedRecord<K> | null;
  /** Comments on some answers; only an example has them. */
  readonly said?: readonly Said[];
}

export async function openReplay(id: string): Promise<Result<Replayed>> {
  const loaded = await loadGame(id);
  if (!loaded.ok) return loaded;
  const { rules, sheet, game, entries } = loaded.value;
  const { start, name, created, takenBack, copied, handed } = sheet;
  const seats = sheet.seats.map((seat) => ({ house: seat.house, name: seat.name }));
  const told = entries.map(({ house, happened, time }): AnswerSeen => ({ house, happened, time }));
  const isOver = rules.winnersOf(game.position) !== null;
  const playback = new Playback(rules, start, entries, isOver);
  const record = isOver ? { start, answers: entries.map(({ house, answer }) => ({ house, answer })) } : null;
  const noted = { takenBack, copied, handed };
  return { ok: true, value: { id, game: sheet.game, name, seats, created, told, ...noted, playback, record } };
}

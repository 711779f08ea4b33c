// Opens a game to look back at it, read-only: it can be played on in this window or another one in the meantime.

import type { Kinds } from '#engine/ruleset';
import type { Copied, TakenBack } from '../saves/document';
import { loadGame } from '../saves/store/savedGames';
import type { Handed } from '../saves/handed';
import type { Result } from '../saves/trouble';
import { Playback } from './playback';
import type { AtTheTable } from './seating.svelte';

/** What everybody saw of an answer. */
export interface AnswerSeen<K extends Kinds = Kinds> {
  readonly house: K['house'];
  readonly happened: readonly K['happening'][];
  /** In milliseconds. */
  readonly time: number;
}

/** A sentence about an answer. */
export interface Said {
  readonly at: number;
  readonly says: () => string;
}

/** Nothing in it is secret as long as the game continues. */
export interface Replayed<K extends Kinds = Kinds> {
  readonly id: string;
  /** Which game it is. */
  readonly game: string;
  readonly name: string;
  readonly seats: readonly AtTheTable<K>[];
  readonly created: number;
  readonly told: readonly AnswerSeen<K>[];
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly handed: readonly Handed[];
  readonly playback: Playback<K>;
  /** What is said of some answers; of an example only. */
  readonly said?: readonly Said[];
}

export async function openReplay(id: string): Promise<Result<Replayed>> {
  const loaded = await loadGame(id);
  if (!loaded.ok) return loaded;
  const { rules, sheet, game, entries } = loaded.value;
  const { start, name, created, takenBack, copied, handed } = sheet;
  const seats = sheet.seats.map((seat) => ({ house: seat.house, name: seat.name }));
  const told = entries.map(({ house, happened, time }): AnswerSeen => ({ house, happened, time }));
  const playback = new Playback(rules, start, entries, rules.winnersOf(game.position) !== null);
  return { ok: true, value: { id, game: sheet.game, name, seats, created, told, takenBack, copied, handed, playback } };
}

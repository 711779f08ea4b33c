// Opening a game to look back at it. It is only read: whoever plays it goes on undisturbed, in this window or another one.

import type { House } from '../box/houses';
import type { Happening } from '../rules/happenings';
import type { Copied, TakenBack } from '../saves/document';
import { loadGame } from '../saves/games';
import type { Result } from '../saves/trouble';
import { Playback } from './playback';
import type { AtTheTable } from './playing.svelte';

/** What everybody saw of an answer. */
export interface Told {
  readonly house: House;
  readonly happened: readonly Happening[];
  /** In milliseconds. */
  readonly time: number;
}

/** Nothing in it is secret as long as the game goes on. */
export interface Replayed {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly AtTheTable[];
  readonly created: number;
  readonly told: readonly Told[];
  readonly takenBack: readonly TakenBack[];
  readonly copied: readonly Copied[];
  readonly playback: Playback;
}

export async function openReplay(id: string): Promise<Result<Replayed>> {
  const loaded = await loadGame(id);
  if (!loaded.ok) return loaded;
  const { sheet, game, entries } = loaded.value;
  const { start, name, created, takenBack, copied } = sheet;
  const seats = sheet.seats.map((seat) => ({ house: seat.house, name: seat.name }));
  const told = entries.map(({ house, happened, time }): Told => ({ house, happened, time }));
  const playback = new Playback(start, entries, game.position.winner !== null);
  return { ok: true, value: { id, name, seats, created, told, takenBack, copied, playback } };
}

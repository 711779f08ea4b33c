// Saves and looking back, of the first game.

import { list } from '#engine/games';
import { GAMES } from '#games/games';
import type { Game, Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import { openGame as openGameOf } from '#shell/play/opened';
import * as looking from '#shell/play/playback';
import type { Playing as PlayingOf } from '#shell/play/playing.svelte';
import * as passing from '#shell/play/handOvers';
import * as undoing from '#shell/play/takingBack';
import * as checkpoint from '#shell/saves/store/checkpoint';
import * as document from '#shell/saves/document';
import * as files from '#shell/saves/files/gameFiles';
import * as writing from '#shell/saves/store/writing';
import * as games from '#shell/saves/store/savedGames';
import type { LoadedGame as LoadedGameOf } from '#shell/saves/store/loading';
import type { Seat, Entry as EntryOf, GameSheet as GameSheetOf } from '#shell/saves/store/sheet';
import * as takingBack from '#shell/saves/store/takenBack';
import type { Result } from '#shell/saves/trouble';
import type { Compact, NewGame } from '#thrones/rules';

list(GAMES);

export type Given = document.Given<Thrones>;
export type Start = document.Start<Thrones>;
export type Entry = EntryOf<Thrones>;
export type GameSheet = GameSheetOf<Thrones>;
export type LoadedGame = LoadedGameOf<Thrones>;
export type Playing = PlayingOf<Thrones>;

export interface SaveDocument extends document.SaveDocument {
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly checkpoint: { readonly at: string; readonly position: Compact };
}
export type Loaded = document.Loaded & {
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly game: Game;
};

export const written = (position: Thrones['position']): Compact => thrones.written(position) as Compact;

export const startOf = (setUp: NewGame): Start => document.startOf<Thrones>(setUp);

export const saveOf = (start: Start, answers: readonly Given[], game: Game): SaveDocument =>
  document.saveOf(thrones, start, answers, game) as SaveDocument;

export const loadSave = (json: unknown) =>
  document.loadSave(thrones, json) as Loaded | Exclude<ReturnType<typeof document.loadSave>, { ok: true }>;

export const playAgain = (start: Start, answers: readonly Given[]) => document.playAgain(thrones, start, answers);

export const gameBefore = (start: Start, answers: readonly Given[], count: number, now: Game) =>
  takingBack.gameBefore(thrones, start, answers, count, now);

export const createGame = (wanted: {
  readonly game: NewGame;
  readonly seats: readonly Seat[];
  readonly name: string;
}): Promise<Result<GameSheet>> => {
  const { game, ...rest } = wanted;
  return games.createGame({ ...rest, game: 'thrones', setUp: game }) as Promise<Result<GameSheet>>;
};

export const loadGame = (id: string) => games.loadGame(id) as Promise<Result<LoadedGame>>;

export interface OpenedGame {
  readonly sheet: GameSheet;
  readonly playing: Playing;
  readonly held: () => LoadedGame;
}

export const openGame = (id: string) => openGameOf(id) as Promise<Result<unknown>> as Promise<Result<OpenedGame>>;

export const exportGame = (id: string) => files.exportGame(id) as Promise<Result<SaveDocument>>;

export const openCheckpoint = (sheet: Pick<GameSheetOf, 'checkpoint' | 'seats'>): Game | null =>
  checkpoint.openCheckpoint(thrones, sheet) as Game | null;

export const newSheet = (wanted: Parameters<typeof writing.newSheet>[1], game: Game) =>
  writing.newSheet(thrones, wanted, game) as GameSheet;

export const reachOf = (
  entries: Parameters<typeof undoing.reachOf<Thrones>>[1],
  heard: Parameters<typeof undoing.reachOf<Thrones>>[2],
  position: Pick<Thrones['position'], 'sealed'>
) => undoing.reachOf<Thrones>(thrones, entries, heard, position as Thrones['position']);

export const passesIn = (entries: Parameters<typeof passing.passesIn>[1]) => passing.passesIn(thrones, entries);
export const handOversIn = (entries: Parameters<typeof passing.handOversIn>[1]) =>
  passing.handOversIn(thrones, entries);

export class Playback extends looking.Playback<Thrones> {
  constructor(start: Start, answers: readonly Given[], isOver: boolean) {
    super(thrones, start, answers, isOver);
  }
}
export const positionsOf = (start: Start, answers: readonly Given[]) => looking.positionsOf(thrones, start, answers);

// A device to try the saves on: an empty database for every test, games to keep there, and ways to spoil them.

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { GAMES } from '#games/games';
import { SETUP } from '#thrones/box/setup';
import { answer, type Game, gameFrom, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { NewGame } from '#thrones/rules';
import { db } from '#shell/saves/store/database';
import { createGame, type Entry, type GameSheet, type SaveDocument, saveOf, written } from '#tests/support/saves';
import { append } from '#shell/saves/store/savedGames';
import type { Seat } from '#shell/saves/store/sheet';
import { importGame as takenIn } from '#shell/saves/files/importGame';
import type { Result, Trouble } from '#shell/saves/trouble';
import { march } from '#tests/support/answers';
import { positionOf } from '#tests/support/notation';

export const SETUP_OF_THREE: NewGame = {
  houses: SETUP[3].houses,
  seed: 'saves',
  options: { edition: 'revised', tides: true }
};

export const SEATS: readonly Seat[] = [
  { house: 'lannister', name: 'Ann', pin: 'salt:hash' },
  { house: 'stark', name: 'Ben', pin: null },
  { house: 'baratheon', name: 'Cleo', pin: null }
];

export function emptyDeviceBeforeEach(): void {
  beforeEach(aNewDevice);
}

export async function aNewDevice(): Promise<void> {
  await db().then(
    (saves) => saves.close(),
    () => undefined
  );
  globalThis.indexedDB = new IDBFactory();
}

/**
 * What is imported from here on belongs to another window with a connection of its own. Left open it would copy its games, half a
 * second later, into the place of the next test.
 */
export async function anotherWindow(): Promise<void> {
  vi.resetModules();
  (await import('#engine/games')).list(GAMES);
  const there = await import('#shell/saves/store/database');
  onTestFinished(async () => (await there.db()).close());
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.trouble.kind}: ${result.trouble.detail}`);
  return result.value;
}

export async function troubleOf(result: Promise<Result<unknown>>): Promise<Trouble['kind'] | 'none'> {
  const { ok, ...rest } = await result;
  return !ok && 'trouble' in rest ? rest.trouble.kind : 'none';
}

export async function detailOf(result: Promise<Result<unknown>>): Promise<string> {
  const outcome = await result;
  return outcome.ok ? 'no trouble' : outcome.trouble.detail;
}

/** Games that begin otherwise are other games. */
export const created = async (name = 'At the lake', seed = SETUP_OF_THREE.seed): Promise<GameSheet> =>
  valueOf(await createGame({ game: { ...SETUP_OF_THREE, seed }, seats: SEATS, name }));

export async function importGame(json: unknown, name: string): Promise<Result<GameSheet>> {
  const taken = await takenIn(json, name);
  return taken.ok ? { ok: true, value: taken.value.sheet } : taken;
}

export interface Move {
  readonly entry: Pick<Entry, 'house' | 'answer' | 'happened'>;
  readonly after: Game;
}

/** `count` random answers, or all until the game is over. */
export function movesFrom(game: Game, most = Infinity, seed = 'players'): Move[] {
  const chance = new Chance(chanceFrom(seed));
  const moves: Move[] = [];
  for (let [ask] = game.position.asks; ask !== undefined && moves.length < most; [ask] = game.position.asks) {
    const given = drawAnswer(game.position, ask.house, chance);
    const outcome = answer(game, ask.house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    game = outcome.game;
    moves.push({ entry: { house: ask.house, answer: given, happened: outcome.happened }, after: game });
  }
  return moves;
}

export async function keptAll(sheet: GameSheet, moves: readonly Move[]): Promise<GameSheet> {
  for (const { entry, after } of moves) sheet = valueOf(await append(sheet, entry, after));
  return sheet;
}

/** A game some answers old, as it is on the disk. */
export async function underWay(
  answers = 20,
  name?: string,
  seed = SETUP_OF_THREE.seed
): Promise<{ sheet: GameSheet; moves: Move[] }> {
  const moves = movesFrom(newGame({ ...SETUP_OF_THREE, seed }), answers);
  return { sheet: await keptAll(await created(name, seed), moves), moves };
}

/** The file of a game that is won with its one and only answer. */
export function wonAtOnce(): SaveDocument {
  const position = positionOf(`
    throne  stark lannister
    stark   moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: footman 2 knight, march+0
  `);
  const before = gameFrom({ ...position, phase: 'action' }, 'marches');
  if (before === null) throw new Error('No game begins there');
  const start = { kind: 'position', position: written(before.position), at: before.at } as const;
  const given = march('riverrun', { harrenhal: 'footman' });
  const won = answer(before, 'stark', given);
  if (!won.ok || won.game.position.winner === null) throw new Error('Nobody wins');
  return saveOf(start, [{ house: 'stark', answer: given }], won.game);
}

/** Writes over the rows, past all care. */
export async function spoilSheet(id: string, fields: object): Promise<void> {
  const { games } = await db();
  if ((await games.where('id').equals(id).modify(fields)) !== 1) throw new Error('nothing is spoilt');
}

export async function spoilEntry(id: string, number: number, fields: object | null): Promise<void> {
  const { answers } = await db();
  const one = answers.where('[game+number]').equals([id, number]);
  if ((await (fields === null ? one.delete() : one.modify(fields))) !== 1) throw new Error('nothing is spoilt');
}

/** Everything on the disk. */
export async function everything(): Promise<unknown> {
  const { games, answers } = await db();
  return { games: await games.toArray(), answers: await answers.toArray() };
}

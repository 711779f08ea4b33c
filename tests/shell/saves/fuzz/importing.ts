// Brings spoilt files to a device with games on it. Each is refused with a reason, or is a legal game and nothing else; what was on
// the device before is there unchanged to the last character.

import 'fake-indexeddb/auto';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { IDBFactory } from 'fake-indexeddb';
import { answer, type Game, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { isObject } from '#engine/shape';
import { db } from '#shell/saves/store/database';
import { exportGame, type GameSheet, loadGame, type SaveDocument, type Start } from '#tests/support/saves';
import { listGames } from '#shell/saves/store/savedGames';
import { answersOf } from '#shell/saves/store/loading';
import { readableName } from '#shell/saves/foreignNames';
import { openPosition } from '#thrones/flow/opening';
import { bringIn } from '#shell/saves/files/importBackup';
import { readSlowHash } from '#shell/saves/pinHash';
import type { Trouble } from '#shell/saves/trouble';
import { goodFiles, valueOf } from './good';
import { type Mutated, mutated } from './mutating';

export interface Fuzzed {
  readonly files: number;
  readonly refused: number;
  /** Legal games that came in. */
  readonly added: number;
  /** How often a file was refused for which reason. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Milliseconds that the slowest file took, and what it was. */
  readonly slowest: { readonly took: number; readonly how: string };
  readonly complaints: readonly string[];
}

const KINDS: readonly Trouble['kind'][] = ['damaged', 'newer', 'running'];
/** Milliseconds, on a machine that has other things to do. */
const PATIENCE = 30_000;

export async function fuzzImports(files: number, seed: string): Promise<Fuzzed> {
  globalThis.indexedDB = new IDBFactory();
  const good = await goodFiles();
  const before = await everything();
  const chance = new Chance(chanceFrom(seed));
  const complaints: string[] = [];
  const reasons = new Map<string, number>();
  const counts = { refused: 0, added: 0 };
  let slowest = { took: 0, how: '' };

  for (let number = 1; number <= files; number++) {
    const file = mutated(good, chance);
    const complain = (what: string): void => void complaints.push(`file ${number} (${file.how}): ${what}`);
    const since = performance.now();
    const brought = await bringIn(new Blob([file.bytes]), file.name).catch((error: unknown) => String(error));
    const took = performance.now() - since;
    if (took > slowest.took) slowest = { took, how: file.how };
    if (took > PATIENCE) complain(`it took ${took.toFixed(0)} ms`);
    if (typeof brought === 'string') complain(`it threw ${brought}`);
    else {
      const troubles = brought.ok ? brought.value.refused.map(({ trouble }) => trouble) : [brought.trouble];
      for (const trouble of troubles) {
        reasons.set(reasonOf(trouble), (reasons.get(reasonOf(trouble)) ?? 0) + 1);
        if (!KINDS.includes(trouble.kind) || trouble.detail === '') complain(`refused for ${JSON.stringify(trouble)}`);
        if (!brought.ok && trouble.wrong === undefined) complain(`nobody knows where it goes wrong: ${trouble.detail}`);
      }
      if (!brought.ok) counts.refused++;
      for (const sheet of brought.ok ? brought.value.added : []) {
        counts.added++;
        for (const what of await wrongWith(sheet, file)) complain(what);
        await forget(sheet.id);
      }
    }
    if ((await everything()) !== before) {
      complain('something else has changed');
      break;
    }
    if (isPolluted()) complain('it reached the prototype of all objects');
  }
  return { files, ...counts, reasons, slowest, complaints };
}

const reasonOf = ({ kind, wrong }: Trouble): string => wrong?.what ?? kind;

async function everything(): Promise<string> {
  const { games, answers } = await db();
  return JSON.stringify([await games.toArray(), await answers.toArray()]);
}

async function forget(id: string): Promise<void> {
  const saves = await db();
  await answersOf(saves, id).delete();
  await saves.games.delete(id);
}

const isPolluted = (): boolean =>
  'polluted' in {} || 'pwned' in globalThis || Reflect.ownKeys(Object.prototype).length !== OWN_KEYS;
const OWN_KEYS = Reflect.ownKeys(Object.prototype).length;

/** What came in: it has to be listed and to load, to be what the file holds, and to stand where its answers lead. */
async function wrongWith(sheet: GameSheet, file: Mutated): Promise<string[]> {
  const listed = valueOf(await listGames()).find(({ id }) => id === sheet.id);
  const loaded = await loadGame(sheet.id);
  if (!loaded.ok || listed === undefined || 'damaged' in listed) return ['what came in cannot be opened'];
  const { start, answers } = valueOf(await exportGame(sheet.id));
  const { game, entries } = loaded.value;
  const faults: string[] = [];
  if (!isDeepStrictEqual(playedByHand(start, answers), { at: game.at, position: { ...game.position, happened: [] } }))
    faults.push('its position is not what its answers lead to');
  if (
    !savesIn(file).some(
      (save) => isObject(save) && isDeepStrictEqual([save.start, save.answers], plain([start, answers]))
    )
  )
    faults.push('it is not what the file holds');
  if (entries.length !== sheet.answered) faults.push('its answers are not all there');
  const names = [sheet.name, ...sheet.seats.map(({ name }) => name)];
  for (const name of names)
    if (readableName(name) === '' || name.length > 80 || /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(name))
      faults.push(`it is called ${JSON.stringify(name)}`);
  if (sheet.seats.some(({ pin }) => pin !== null && readSlowHash(pin) === null)) faults.push('it brought quick PINs');
  return faults;
}

/** Step by step as the app plays, not as files are loaded. */
function playedByHand(start: Start, answers: SaveDocument['answers']): unknown {
  let game = beginning(start);
  for (const { house, answer: given } of answers) {
    const outcome = answer(game, house, given);
    if (!outcome.ok) return outcome.refusal;
    game = outcome.game;
  }
  return { at: game.at, position: { ...game.position, happened: [] } };
}

function beginning(start: Start): Game {
  if (start.kind === 'setup') {
    const { houses, seed, options } = start;
    return newGame({ ...start, houses, seed, options });
  }
  const opened = openPosition(start.position, start.at);
  if (!opened.ok) throw new Error(opened.faults.join('; '));
  return opened.game;
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data)) as unknown;

/** The documents of the games in a file, read in another way than the app does. */
function savesIn({ bytes }: Mutated): unknown[] {
  const text = new TextDecoder().decode(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
  const json = JSON.parse(text) as { readonly games?: readonly { readonly save?: unknown }[] };
  return 'backup' in json ? (json.games ?? []).map((kept) => kept.save) : [json];
}

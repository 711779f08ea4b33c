// Runs inside the page: answers of a game kept by the app's own saves, and bare rows of as many bytes, in the browser's own database.

import { SETUP } from '#thrones/box/setup';
import { answer, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { append } from '#shell/saves/store/savedGames';
import { createGame } from '../support/saves';
import type { Result } from '#shell/saves/trouble';

/** In milliseconds: the disk is at rest before each. */
const PAUSE = 20;

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.trouble.detail);
  return result.value;
}

const chance = new Chance(chanceFrom('bench'));
let number = 0;

async function begun() {
  const setUp = {
    houses: SETUP[6].houses,
    seed: `bench ${number++}`,
    options: { edition: 'revised', tides: true }
  } as const;
  const seats = setUp.houses.map((house) => ({ house, name: house, pin: null }));
  return { sheet: valueOf(await createGame({ game: setUp, seats, name: 'bench' })), game: newGame(setUp) };
}

let table: Awaited<ReturnType<typeof begun>> | null = null;

/** Milliseconds, and what an answer writes. */
export async function appends(count: number): Promise<{ took: number[]; bytes: number }> {
  const took: number[] = [];
  let bytes = 0;
  while (took.length < count) {
    table ??= await begun();
    const [ask] = table.game.position.asks;
    if (ask === undefined) {
      table = null;
      continue;
    }
    const { house } = ask;
    const given = drawAnswer(viewFor(table.game.position, house), house, chance);
    const outcome = answer(table.game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    const { game, happened } = outcome;
    await new Promise((done) => setTimeout(done, PAUSE));
    const since = performance.now();
    const sheet = valueOf(await append(table.sheet, { house, answer: given, happened }, game));
    took.push(performance.now() - since);
    bytes = JSON.stringify(sheet).length + JSON.stringify({ house, given, happened }).length;
    table = { sheet, game };
  }
  return { took, bytes };
}

let database: IDBDatabase | null = null;

async function bareDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('bare', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(new Error('no database'));
  });
  return opening.result;
}

/** The same for one row in one strict transaction. */
export async function writes(count: number, bytes: number): Promise<number[]> {
  database ??= await bareDatabase();
  const row = Array.from({ length: bytes }, (_, i) => String.fromCharCode(97 + ((i * 7) % 26))).join('');
  const took: number[] = [];
  while (took.length < count) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const since = performance.now();
    const transaction = database.transaction('rows', 'readwrite', { durability: 'strict' });
    transaction.objectStore('rows').put(row, number++);
    await new Promise((done) => (transaction.oncomplete = done));
    took.push(performance.now() - since);
  }
  return took;
}

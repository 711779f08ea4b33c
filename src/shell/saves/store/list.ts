// The saved games in the order in which they are listed. There may be a thousand, so a row is read and judged only when it is
// needed.

import { isObject } from '#engine/shape';
import { folded } from '#text/folded';
import { isAhead } from '../clock';
import { listed } from './believedRows';
import type { DamagedSheet, GameSheet } from './sheet';

type Sheet = GameSheet | DamagedSheet;

/** The list: the last game played is first; games that cannot be opened come last. */
export class GameList {
  readonly #rows: readonly unknown[];
  readonly #now: number;
  readonly #games: GameSheet[] = [];
  readonly #damaged: DamagedSheet[] = [];
  readonly #unreadable: readonly DamagedSheet[];
  #read = 0;

  /** `unreadable`: copies that cannot be made into a row. */
  constructor(rows: readonly unknown[], now: number, unreadable: readonly DamagedSheet[] = []) {
    this.#now = now;
    this.#rows = inOrder(rows, now);
    this.#unreadable = unreadable;
  }

  get length(): number {
    return this.#rows.length + this.#unreadable.length;
  }

  /** The number of rows that have been read. */
  get read(): number {
    return this.#read;
  }

  slice(from: number, to: number): readonly Sheet[] {
    this.#readUntil(to);
    const { length } = this.#games;
    const damaged = [...this.#damaged, ...this.#unreadable];
    return [...this.#games.slice(from, to), ...damaged.slice(Math.max(0, from - length), Math.max(0, to - length))];
  }

  /** The game to continue. */
  get last(): GameSheet | null {
    this.#readUntil(1);
    return this.#games[0] ?? null;
  }

  /** True if some games are over, as their rows say. */
  get haveEnded(): boolean {
    return this.#rows.some((row) => isObject(row) && row.finished === true);
  }

  /** The games with this text in their name or among their players. */
  matching(text: string): GameList {
    const wanted = folded(text.trim());
    const isMeant = (one: unknown): boolean => namesIn(one).some((name) => folded(name).includes(wanted));
    return new GameList(this.#rows.filter(isMeant), this.#now, this.#unreadable.filter(isMeant));
  }

  /** The number of answers of each game, as its row says, without those known to be damaged. */
  get played(): readonly { readonly id: string; readonly answered: number }[] {
    const damaged = new Set(this.#damaged.map(({ id }) => id));
    return this.#rows.flatMap((row) => {
      if (!isObject(row) || typeof row.id !== 'string' || typeof row.answered !== 'number') return [];
      return damaged.has(row.id) ? [] : [{ id: row.id, answered: row.answered }];
    });
  }

  #readUntil(count: number): void {
    while (this.#games.length < count && this.#read < this.#rows.length) {
      const sheet = listed(this.#rows[this.#read++]);
      if ('damaged' in sheet) this.#damaged.push(sheet);
      else this.#games.push(sheet);
    }
  }
}

/**
 * If the clock was wrong, then or now, a game seems to come from the future: it is not the one to continue, and neither is one
 * on another tablet.
 */
function inOrder(rows: readonly unknown[], now: number): unknown[] {
  return rows
    .map((row) => {
      const changed = isObject(row) && typeof row.changed === 'number' ? row.changed : -1;
      const isElsewhere = isObject(row) && isObject(row.passage);
      return { row, changed, ahead: Number(isAhead(changed, now) || isElsewhere) };
    })
    .sort((a, b) => a.ahead - b.ahead || b.changed - a.changed)
    .map(({ row }) => row);
}

function namesIn(row: unknown): readonly string[] {
  if (!isObject(row)) return [];
  const seats = Array.isArray(row.seats) ? row.seats : [];
  const names = [row.name, ...seats.map((seat: unknown) => (isObject(seat) ? seat.name : null))];
  return names.filter((name) => typeof name === 'string');
}

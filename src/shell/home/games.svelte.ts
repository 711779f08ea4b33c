// The saved games as the home screen shows them, and what can be done with one. Every action ends in a note: what was done, or
// what prevented it and that nothing was lost.

import { text } from 'text:shell/pages';
import { GameList } from '../saves/store/list';
import type { DamagedSheet, GameSheet } from '../saves/store/sheet';
import type { Usage } from '../saves/store/storage';
import type { Trouble } from '../saves/trouble';
import { Filing } from '../files/filing.svelte';
import { PAGE } from './page';
import type { Shelf } from './shelf';

export interface Note {
  readonly text: string;
  readonly bad: boolean;
  /** The deleted game that can be restored. */
  readonly undo: { readonly id: string; readonly name: string } | null;
}

export class Games {
  readonly #shelf: Shelf;
  #list: GameList | null = $state.raw(null);
  #turned = $state(0);
  #wanted = $state('');
  #trouble: Trouble['kind'] | null = $state(null);
  #note: Note | null = $state.raw(null);
  #usage: Usage | null = $state.raw(null);
  readonly files: Filing;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.files = new Filing(shelf, {
      say: (told, bad) => this.#say(told, bad),
      dismiss: () => this.dismiss(),
      changed: () => this.load()
    });
  }

  /** True if the games have been read. */
  get areKnown(): boolean {
    return this.#list !== null;
  }

  /** The number of answers of each saved game. */
  get played(): GameList['played'] {
    return this.#list?.played ?? [];
  }

  /** The reason why the games cannot be read at all. */
  get trouble(): Trouble['kind'] | null {
    return this.#trouble;
  }

  get note(): Note | null {
    return this.#note;
  }

  /** The storage used, in bytes. */
  get used(): number | null {
    return this.#usage?.used ?? null;
  }

  /** True if the browser has not promised to keep the games. */
  get mayBeCleared(): boolean {
    return this.#usage?.persisted !== true;
  }

  /** The game to continue: the last one played that can be opened. */
  readonly last: GameSheet | null = $derived.by(() => this.#list?.last ?? null);

  /** All games but the last one; in a search, those found, the last one among them. */
  readonly #choice = $derived.by(() => {
    if (this.#list === null) return { list: null, skipped: 0 };
    if (this.areMany && this.#wanted.trim() !== '') return { list: this.#list.matching(this.#wanted), skipped: 0 };
    return { list: this.#list, skipped: this.last === null ? 0 : 1 };
  });

  /** The number of games listed, on all pages together. */
  readonly count = $derived.by(() => (this.#choice.list?.length ?? 0) - this.#choice.skipped);

  /** True if there are more games than a page holds, whatever is searched for. */
  readonly areMany = $derived.by(() => (this.#list?.length ?? 0) - (this.last === null ? 0 : 1) > PAGE);

  /** The current page, from 0. Deleting may have taken the last page away. */
  readonly page = $derived.by(() => Math.min(this.#turned, Math.max(0, Math.ceil(this.count / PAGE) - 1)));

  /** The games on the current page. */
  readonly shown: readonly (GameSheet | DamagedSheet)[] = $derived.by(() => {
    const { list, skipped } = this.#choice;
    const from = skipped + this.page * PAGE;
    return list?.slice(from, from + PAGE) ?? [];
  });

  /** The games on the screen that can be opened. */
  readonly #open: readonly GameSheet[] = $derived.by(() =>
    [...(this.last === null ? [] : [this.last]), ...this.shown].flatMap((one) => ('damaged' in one ? [] : [one]))
  );

  /** True if some of the games on the screen are still in progress. */
  readonly areRunning = $derived.by(() => this.#open.some(({ finished }) => !finished));

  /** True if some games are over, on whatever page. */
  readonly haveEnded = $derived.by(() => this.#list?.haveEnded === true);

  /** The rulesets of the games on the screen. */
  readonly kinds: readonly string[] = $derived.by(() =>
    this.#open.map(({ game }) => game).filter((game, i, all) => all.indexOf(game) === i)
  );

  turnTo(page: number): void {
    this.#turned = Math.max(0, page);
  }

  get wanted(): string {
    return this.#wanted;
  }

  find(wanted: string): void {
    this.#wanted = wanted;
    this.#turned = 0;
  }

  /** The sheet of a game that is on the screen. */
  sheetOf(id: string | null): GameSheet | null {
    return this.#open.find((sheet) => sheet.id === id) ?? null;
  }

  async load(): Promise<void> {
    const found = await this.#shelf.gamesInOrder();
    if (found.ok) {
      this.#list = found.value;
      this.#trouble = null;
    } else {
      this.#list ??= new GameList([], 0);
      this.#trouble = found.trouble.kind;
    }
    this.#usage = await this.#shelf.usage();
  }

  dismiss(): void {
    this.#note = null;
  }

  async rename(id: string, name: string): Promise<void> {
    const done = await this.#shelf.rename(id, name);
    await this.#finish(done.ok ? null : done.trouble, null);
  }

  async duplicate(id: string, name: string): Promise<void> {
    const copy = text('copy-of', { name });
    const done = await this.#shelf.duplicate(id, copy);
    await this.#finish(done.ok ? null : done.trouble, text('game-duplicated', { name: copy }));
  }

  async remove(id: string, name: string): Promise<void> {
    const done = await this.#shelf.remove(id);
    await this.#finish(done.ok ? null : done.trouble, text('game-deleted', { name }), { id, name });
  }

  async undo(): Promise<void> {
    const removed = this.#note?.undo;
    if (removed === undefined || removed === null) return;
    const done = await this.#shelf.restore(removed.id);
    await this.#finish(done.ok ? null : done.trouble, text('game-restored', { name: removed.name }));
  }

  async #finish(trouble: Trouble | null, done: string | null, undo: Note['undo'] = null): Promise<void> {
    if (trouble !== null) this.#say(text(`problem-${trouble.kind}`), true);
    else if (done === null) this.dismiss();
    else this.#note = { text: done, bad: false, undo };
    await this.load();
  }

  #say(told: string, bad = false): void {
    this.#note = { text: told, bad, undo: null };
  }
}

// The saved games as the home screen shows them, and what can be done with one. Every deed ends in a note: what was done, or
// what was in the way and that nothing was lost.

import type { Usage } from '../../saves/storage';
import type { Trouble } from '../../saves/trouble';
import { pageWords } from '../../words/pages.svelte';
import { Filing } from '../files/filing.svelte';
import type { Shelf } from './shelf';
import type { Summary } from './summary';
import { summaryOf } from './summary';

export interface Note {
  readonly text: string;
  readonly bad: boolean;
  /** The game that can be brought back. */
  readonly undo: { readonly id: string; readonly name: string } | null;
}

export class Games {
  readonly #shelf: Shelf;
  #all: readonly Summary[] | null = $state.raw(null);
  #trouble: Trouble['kind'] | null = $state(null);
  #note: Note | null = $state.raw(null);
  #usage: Usage | null = $state.raw(null);
  readonly files: Filing;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
    this.files = new Filing(shelf, {
      say: (text, bad) => this.#say(text, bad),
      dismiss: () => this.dismiss(),
      changed: () => this.load()
    });
  }

  /** Null until they have been looked up. */
  get all(): readonly Summary[] | null {
    return this.#all;
  }

  /** Why the games cannot be looked up at all. */
  get trouble(): Trouble['kind'] | null {
    return this.#trouble;
  }

  get note(): Note | null {
    return this.#note;
  }

  /** Bytes. */
  get used(): number | null {
    return this.#usage?.used ?? null;
  }

  /** The browser has not promised to keep them. */
  get mayBeCleared(): boolean {
    return this.#usage?.persisted !== true;
  }

  /** The game to go on with: the last one played that can be opened. */
  readonly last = $derived.by(() => this.#all?.find((one) => one.kind === 'game') ?? null);

  /** Some of them are still played. */
  readonly areRunning = $derived.by(
    () => this.#all?.some((one) => one.kind === 'game' && !one.sheet.finished) ?? false
  );

  readonly others = $derived.by(() => this.#all?.filter((one) => one !== this.last) ?? []);

  async load(): Promise<void> {
    const found = await this.#shelf.listGames();
    if (found.ok) {
      this.#all = found.value.map(summaryOf);
      this.#trouble = null;
    } else {
      this.#all ??= [];
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
    const copy = pageWords().home.copyOf(name);
    const done = await this.#shelf.duplicate(id, copy);
    await this.#finish(done.ok ? null : done.trouble, pageWords().home.done.duplicated(copy));
  }

  async remove(id: string, name: string): Promise<void> {
    const done = await this.#shelf.remove(id);
    await this.#finish(done.ok ? null : done.trouble, pageWords().home.done.deleted(name), { id, name });
  }

  async undo(): Promise<void> {
    const removed = this.#note?.undo;
    if (removed === undefined || removed === null) return;
    const done = await this.#shelf.restore(removed.id);
    await this.#finish(done.ok ? null : done.trouble, pageWords().home.done.restored(removed.name));
  }

  async #finish(trouble: Trouble | null, text: string | null, undo: Note['undo'] = null): Promise<void> {
    if (trouble !== null) this.#say(pageWords().home.trouble[trouble.kind], true);
    else if (text === null) this.dismiss();
    else this.#note = { text, bad: false, undo };
    await this.load();
  }

  #say(text: string, bad = false): void {
    this.#note = { text, bad, undo: null };
  }
}

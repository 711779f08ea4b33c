// The saved games as the home screen shows them, and what can be done with one. Every deed ends in a note: what was done, or
// what was in the way and that nothing was lost.

import type { Trouble } from '../../saves/trouble';
import { words } from '../../words/current.svelte';
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
  #used: number | null = $state(null);

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
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
    return this.#used;
  }

  /** The game to go on with: the last one played that can be opened. */
  readonly last = $derived.by(() => this.#all?.find((one) => one.kind === 'game') ?? null);

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
    this.#used = (await this.#shelf.usage())?.used ?? null;
  }

  dismiss(): void {
    this.#note = null;
  }

  async rename(id: string, name: string): Promise<void> {
    const done = await this.#shelf.rename(id, name);
    await this.#finish(done.ok ? null : done.trouble, null);
  }

  async duplicate(id: string, name: string): Promise<void> {
    const copy = words().home.copyOf(name);
    const done = await this.#shelf.duplicate(id, copy);
    await this.#finish(done.ok ? null : done.trouble, words().home.done.duplicated(copy));
  }

  async remove(id: string, name: string): Promise<void> {
    const done = await this.#shelf.remove(id);
    await this.#finish(done.ok ? null : done.trouble, words().home.done.deleted(name), { id, name });
  }

  async undo(): Promise<void> {
    const removed = this.#note?.undo;
    if (removed === undefined || removed === null) return;
    const done = await this.#shelf.restore(removed.id);
    await this.#finish(done.ok ? null : done.trouble, words().home.done.restored(removed.name));
  }

  /** The file to hand out, or null when there is none to be had. Of a game that does not open it holds what is left. */
  async exported(id: string, name: string): Promise<File | null> {
    const { home } = words();
    const done = await this.#shelf.exportGame(id);
    const isDamaged = !done.ok && done.trouble.kind === 'damaged';
    const given = isDamaged ? await this.#shelf.salvageGame(id) : done;
    if (!given.ok) {
      this.#say(home.trouble[given.trouble.kind], true);
      return null;
    }
    this.#say(isDamaged ? home.done.salvaged(name) : home.done.exported(name));
    return new File([JSON.stringify(given.value)], home.fileName(name, Date.now()), { type: 'application/json' });
  }

  async import(file: Pick<File, 'name' | 'text'>): Promise<void> {
    const { badFile, imported, done } = words().home;
    const text = await file.text().catch(() => null);
    if (text === null) return this.#say(badFile.unreadable, true);
    const json = parsed(text);
    if (json === undefined) return this.#say(badFile.notJson, true);
    const name = file.name.replace(/(-\d{4}-\d\d-\d\d)?\.json$/i, '').replaceAll('-', ' ') || imported;
    const added = await this.#shelf.importGame(json, name.charAt(0).toUpperCase() + name.slice(1, 60));
    if (added.ok) return this.#finish(null, done.imported(added.value.name));
    const { kind } = added.trouble;
    if (kind === 'damaged') return this.#say(badFile.refused, true);
    if (kind === 'newer') return this.#say(badFile.newer, true);
    this.#say(words().home.trouble[kind], true);
  }

  async #finish(trouble: Trouble | null, text: string | null, undo: Note['undo'] = null): Promise<void> {
    if (trouble !== null) this.#say(words().home.trouble[trouble.kind], true);
    else if (text === null) this.dismiss();
    else this.#note = { text, bad: false, undo };
    await this.load();
  }

  #say(text: string, bad = false): void {
    this.#note = { text, bad, undo: null };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

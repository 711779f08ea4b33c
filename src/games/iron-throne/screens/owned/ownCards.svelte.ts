// Cards I own: what an owner of the box has written on this device, what is begun and not saved, and what came of the last deed.

import { text } from 'text:iron-throne/owned';
import { text as table } from 'text:iron-throne/table';
import type { Fault } from '#engine/shape';
import { countOf } from '#iron/rules/effects/designs';
import type { Draft, Place } from '#iron/rules/effects/ownedShape';
import type { Owned } from '#iron/rules/effects/vocabulary';
import { eventName } from '#iron/text/eventWords';
import { placedFault } from '#iron/text/ownedWords';
import { readable } from '#shell/saves/files/archive';
import { type Drafts, idOf, keepDrafts, readDrafts } from './drafts';
import { documentOf, type Misread, readCards } from './file';
import { draftOf, faultsOf, isTheApps, isWritten, without, withWritten } from './ownedDraft';
import { keepOwned, readOwned } from './store';

/** The message about the last save, import or export. */
interface Note {
  readonly text: string;
  readonly bad?: boolean;
  /** The places of what is wrong in a file. */
  readonly places?: readonly string[];
  /** What can be had again. */
  readonly before?: Owned;
}

export const calledOf = (place: Place): string =>
  place.of === 'event'
    ? text('event-of', { title: eventName(place.event) })
    : table(`${place.of}-of`, { person: place.person });

export class OwnCards {
  #owned: Owned = $state.raw(readOwned());
  #isKept = $state(true);
  /** Drafts that were begun and not saved. */
  #drafts: Drafts = $state.raw(readDrafts());
  note: Note | null = $state.raw(null);
  /** The one on the form. */
  open: Place | null = $state.raw(null);

  readonly draft: Draft | null = $derived(
    this.open === null ? null : (this.#drafts[idOf(this.open)] ?? draftOf(this.#owned, this.open))
  );
  readonly faults: readonly Fault[] = $derived(
    this.open === null || this.draft === null ? [] : faultsOf(this.open, this.draft)
  );

  get owned(): Owned {
    return this.#owned;
  }

  /** False where they only hold until the page is closed. */
  get isKept(): boolean {
    return this.#isKept;
  }

  get drafts(): Drafts {
    return this.#drafts;
  }

  get count(): number {
    return countOf(this.#owned);
  }

  /** The one on the form was saved before. */
  get isWritten(): boolean {
    return this.open !== null && isWritten(this.#owned, this.open);
  }

  /** What is on the form now, not saved. */
  write(draft: Draft): void {
    if (this.open !== null) this.#begin({ ...this.#drafts, [idOf(this.open)]: draft });
  }

  /** Only what has no faults. */
  save(): void {
    const { open, draft } = this;
    if (open === null || draft === null || this.faults.length > 0) return;
    const isOwn = isTheApps(open, draft);
    this.#take(isOwn ? without(this.#owned, open) : withWritten(this.#owned, open, draft));
    this.note = { text: text(isOwn ? 'returned' : 'saved', { name: calledOf(open) }) };
    this.#forgetDraft(open);
  }

  /** The one on the form is the app's own again. */
  giveBack(): void {
    const { open } = this;
    if (open === null) return;
    this.note = { text: text('returned', { name: calledOf(open) }), before: this.#owned };
    this.#take(without(this.#owned, open));
    this.#forgetDraft(open);
  }

  forgetAll(): void {
    this.note = { text: text('forgotten'), before: this.#owned };
    this.#take({});
    this.#begin({});
  }

  /** Takes the last deed back, where the note has what was before. */
  undo(): void {
    if (this.note?.before) this.#take(this.note.before);
    this.note = null;
  }

  /** All of them, as a file has them. */
  file(): string {
    return readable(documentOf(this.#owned));
  }

  async bringIn(file: Blob): Promise<void> {
    const read = await readCards(file);
    if (!read.ok) {
      const { why } = read;
      this.note = { text: misreadAs(why), bad: true, places: why.what === 'faults' ? why.faults.map(placedFault) : [] };
      return;
    }
    const [before, brought] = [this.#owned, read.owned];
    const next: Owned = {
      leaders: { ...before.leaders, ...brought.leaders },
      cards: { ...before.cards, ...brought.cards },
      ...(before.events || brought.events ? { events: { ...before.events, ...brought.events } } : {})
    };
    const count = countOf(brought);
    this.note = { text: importedAs(count, this.count + count - countOf(next)), before };
    this.#take(next);
    this.#begin({});
  }

  #take(next: Owned): void {
    this.#owned = next;
    this.#isKept = keepOwned(next);
  }

  #begin(next: Drafts): void {
    this.#drafts = next;
    keepDrafts(next);
  }

  #forgetDraft(place: Place): void {
    const { [idOf(place)]: _gone, ...others } = this.#drafts;
    this.#begin(others);
    this.open = null;
  }
}

const misreadAs = (why: Misread): string =>
  why.what === 'twice' ? text('misread-twice', { what: why.at }) : text(`misread-${why.what}`);

const importedAs = (brought: number, replaced: number): string =>
  [
    text('imported', { count: brought }),
    ...(replaced === 0 ? [] : [text('imported-replaced', { count: replaced })])
  ].join(' ');

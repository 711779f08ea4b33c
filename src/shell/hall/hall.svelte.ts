// The state of the hall while it is open. It first reads the sheets, which say how games ended; then, while the page is idle,
// the answers.

import { text as pages } from 'text:shell/pages';
import { idle } from '../play/idle';
import { keep, kept } from '../play/settings.svelte';
import type { Remembered } from '../remembered';
import { now } from '../saves/clock';
import { gamesInOrder } from '../saves/store/savedGames';
import type { GameSheet } from '../saves/store/sheet';
import type { Trouble } from '../saves/trouble';
import type { Screens } from '../screens';
import { counted, keepTallies, keptOf, keptTallies, type Tallies, talliesOf } from './counting';
import { type Evening, eveningsOf, filtered, type Filter, type Finished, finishedIn, gamesIn } from './evenings';
import { joined, keptApart, type Names, NAMES_KEY, namesFrom, NO_NAMES, parted } from './names';
import { namesIn } from './people';

type ByGame = Readonly<Partial<Record<string, Remembered>>>;

/** Seats at the largest table. */
const SEATS = 6;
/** Games that are read in one idle moment; each waits for the disk most of the time. */
const TOGETHER = 5;
/** After this many games, what has been counted is shown and saved. */
const TOLD = 100;

export class Hall {
  readonly #screensOf: (game: string) => Promise<Screens>;
  #finished: readonly Finished[] | null = $state.raw(null);
  #games: ByGame = $state.raw({});
  #reviewed: readonly string[] = $state.raw([]);
  #tallies: Tallies = $state.raw({});
  #names: Names = $state.raw(NO_NAMES);
  #unreadable = $state(0);
  #unread = $state(0);
  #trouble: Trouble['kind'] | null = $state(null);
  #hasLeft = false;
  filter: Filter = $state.raw({ game: null, person: null });

  constructor(screensOf: (game: string) => Promise<Screens>) {
    this.#screensOf = screensOf;
  }

  readonly all: readonly Evening[] = $derived.by(() => {
    const given = givenNames();
    return eveningsOf(this.#finished ?? [], {
      names: this.#names,
      now: now(),
      isNobody: (name, house, game) =>
        given.includes(name) || name.toLowerCase() === house || name === this.remembered(game).nameOf(house),
      countedOf: (sheet) => keptOf(this.#tallies, sheet)
    });
  });

  readonly shown: readonly Evening[] = $derived.by(() => filtered(this.all, this.filter));

  /** The games of which there are evenings. */
  readonly games: readonly string[] = $derived.by(() => gamesIn(this.all));

  /** Everybody, sorted by name. */
  readonly people: readonly string[] = $derived.by(() => namesIn(this.all));

  get isOpen(): boolean {
    return this.#finished !== null;
  }

  get names(): Names {
    return this.#names;
  }

  get trouble(): Trouble['kind'] | null {
    return this.#trouble;
  }

  /** The number of saved games that cannot be opened. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** The number of games with answers that have not been read yet. */
  get unread(): number {
    return this.#unread;
  }

  remembered(game: string): Remembered {
    return this.#games[game]!;
  }

  async open(): Promise<void> {
    this.#names = namesFrom(kept(NAMES_KEY));
    this.#tallies = keptTallies();
    const found = await gamesInOrder();
    if (!found.ok) {
      this.#trouble = found.trouble.kind;
      this.#finished = [];
      return;
    }
    const rows = found.value.slice(0, found.value.length);
    const sheets = rows.filter((row): row is GameSheet => !('damaged' in row) && row.finished);
    await this.#load(sheets);
    this.#unreadable = rows.filter((row) => 'damaged' in row).length;
    this.#finished = finishedIn(sheets, (sheet) => {
      const remembered = this.#games[sheet.game];
      return remembered === undefined ? null : (keptOf(this.#tallies, sheet)?.ending ?? remembered.endingOf(sheet));
    });
    void this.#count();
  }

  /** True if games of this kind have a review. */
  hasReview(game: string): boolean {
    return this.#reviewed.includes(game);
  }

  /** Stops counting, since the page is being left. */
  leave(): void {
    this.#hasLeft = true;
  }

  join(name: string, other: string): void {
    this.#keepNames(joined(this.#names, name, other));
    if (this.filter.person === other) this.filter = { ...this.filter, person: name };
  }

  part(spelling: string): void {
    this.#keepNames(parted(this.#names, spelling));
  }

  keepApart(a: string, b: string): void {
    this.#keepNames(keptApart(this.#names, a, b));
  }

  #keepNames(names: Names): void {
    this.#names = names;
    keep(NAMES_KEY, JSON.stringify(names));
  }

  async #load(sheets: readonly GameSheet[]): Promise<void> {
    const loaded = await Promise.all(
      gamesIn(sheets).map(async (game) => {
        const screens = await this.#screensOf(game);
        return { game, remembered: await screens.remembered?.(), hasReview: screens.review !== undefined };
      })
    );
    this.#games = Object.fromEntries(
      loaded.flatMap(({ game, remembered }) => (remembered === undefined ? [] : [[game, remembered]]))
    );
    this.#reviewed = loaded.flatMap(({ game, hasReview }) => (hasReview ? [game] : []));
  }

  async #count(): Promise<void> {
    const finished = this.#finished ?? [];
    let tallies = talliesOf(
      this.#tallies,
      finished.map(({ sheet }) => sheet)
    );
    const missing = finished.filter(({ sheet }) => keptOf(tallies, sheet) === null);
    this.#unread = missing.length;
    for (let i = 0; i < missing.length; i += TOGETHER) {
      await idle();
      if (this.#hasLeft) break;
      const some = missing.slice(i, i + TOGETHER);
      const found = await Promise.all(some.map((one) => counted(one, this.remembered(one.sheet.game))));
      const read = some.flatMap(({ sheet: { id } }, at) => (found[at] ? [[id, found[at]] as const] : []));
      tallies = { ...tallies, ...Object.fromEntries(read) };
      if ((i + TOGETHER) % TOLD === 0) this.#tell(tallies, missing.length - i - TOGETHER);
    }
    if (missing.length > 0) this.#tell(tallies, 0);
  }

  #tell(tallies: Tallies, unread: number): void {
    this.#tallies = tallies;
    this.#unread = unread;
    keepTallies(tallies);
  }
}

/** The names that seats have as long as nobody types one. */
const givenNames = (): readonly string[] => [
  '',
  ...Array.from({ length: SEATS }, (_, i) => pages('new-player', { place: i + 1 }))
];

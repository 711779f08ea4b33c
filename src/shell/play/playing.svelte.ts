// One game in progress, as the screen sees it: whose turn it is with the tablet, what that seat may see, and what happens when
// it answers. An answer is judged, saved, and only then shown.

import type { Game, Kinds, PerHouse, Ruleset } from '#engine/ruleset';
import type { Language } from '#text/languages';
import type { Copied, Given, Start, TakenBack } from '../saves/document';
import { firstDifference } from '../saves/difference';
import type { Code, Handed } from '../saves/handed';
import { gameBefore, type Taken } from '../saves/store/takenBack';
import type { Trouble } from '../saves/trouble';
import { type Asked, askedOf } from './asked';
import type { Mind } from './driver';
import { Hands } from './hands.svelte';
import type { Answered, Keeper } from './keeper';
import { Keeping } from './keeping.svelte';
import { type Noted, Notes } from './notes.svelte';
import { type Act, Played } from './played.svelte';
import { type AtTheTable, Seating } from './seating.svelte';
import { againOf, type Named, type Reach, reachFor, reachOf } from './takingBack';
import { type Turn, turnOf } from './whoseTurn';

export interface Beginning<K extends Kinds = Kinds> extends Noted<K> {
  readonly rules: Ruleset<K>;
  readonly game: Game<K>;
  /** The beginning of the game. */
  readonly start: Start<K>;
  /** The seats, in the order in which the tablet is passed. */
  readonly seats: readonly AtTheTable<K>[];
  readonly entries: readonly Answered<K>[];
  readonly tablet: K['house'] | null;
  readonly seen: PerHouse<number>;
  readonly begun?: PerHouse<K['answer']>;
  readonly handed?: readonly Handed[];
  readonly keeper: Keeper;
}

export class Playing<K extends Kinds = Kinds> {
  readonly rules: Ruleset<K>;
  /** The beginning of the game. */
  readonly start: Start<K>;
  /** Thinks for the seats of code, instead of the game's own code players. */
  declare readonly mind?: Mind<K>;
  readonly #keeper: Keeper;

  readonly #played: Played<K>;
  readonly #seating: Seating<K>;
  readonly #hands: Hands<K>;
  readonly #notes: Notes<K>;
  /** The unfinished answers. Not reactive, since they are only read when an answer is begun. */
  #begun: PerHouse<K['answer'] | null>;
  readonly #keeping = new Keeping();
  /** The saving of code's answer, if one is under way; people's answers wait for it. */
  #byCode: Promise<unknown> | null = null;
  #phones: readonly string[] = $state.raw([]);
  /** True if the table still shows the result of the last answer; a lesson waits with what it says about that. */
  isShowing = $state(false);

  constructor({
    rules,
    game,
    start,
    seats,
    entries,
    tablet,
    seen,
    begun = {},
    handed = [],
    keeper,
    ...noted
  }: Beginning<K>) {
    this.rules = rules;
    this.#seating = new Seating(seats, handed);
    this.start = start;
    this.#keeper = keeper;
    this.#notes = new Notes(noted);
    this.#begun = begun;
    this.#played = new Played(rules, start, game, entries);
    this.#hands = new Hands(tablet, seen);
  }

  get seats(): readonly AtTheTable<K>[] {
    return this.#seating.seats;
  }

  /** The seats that code plays. */
  get codes(): ReadonlyMap<string, Code> {
    return this.#seating.codes;
  }

  readonly turn: Turn<K> = $derived.by(() =>
    turnOf<K>(this.rules, this.#played.game.position.asks, {
      holder: this.#hands.holder,
      last: this.tablet,
      claims: this.#hands.claims,
      seats: this.#seating.order,
      codes: this.codes,
      phones: this.#phones
    })
  );

  /** The view that may be on the screen now: the table, and what the seat with the open curtain knows. */
  readonly view: K['view'] = $derived.by(() => this.#played.viewOf(this.holder));

  /** The knowledge of a seat, only for screens behind its curtain; with null, what everybody knows. */
  viewOf(house: K['house'] | null): K['view'] {
    return this.#played.viewOf(house);
  }

  /** The winners; null as long as the game continues. */
  get winners(): readonly K['house'][] | null {
    return this.rules.winnersOf(this.#played.game.position);
  }

  /** The seat whose curtain is open. Null for a public decision: no secret is on the screen then. */
  get holder(): K['house'] | null {
    const { turn } = this;
    const isPrivate = turn.what === 'ask' && this.rules.privacyOf(turn.ask) !== 'open';
    return isPrivate && turn.ask.house === this.#hands.holder ? turn.ask.house : null;
  }

  get tablet(): K['house'] | null {
    return this.#hands.tablet;
  }

  /** The seat that already has the tablet in hand; null while the tablet is in the middle. */
  get inHand(): K['house'] | null {
    return this.#hands.isInTheMiddle ? null : this.tablet;
  }

  get entries(): readonly Answered<K>[] {
    return this.#played.entries;
  }

  /** The next moment the table has to look at before the game continues. */
  get moment(): K['moment'] | null {
    return this.#played.moment;
  }

  /** The last answer; null after a reload, and after answers were taken back. */
  get act(): Act<K> | null {
    return this.#played.act;
  }

  get latest(): readonly K['happening'][] {
    return this.entries.at(-1)?.happened ?? [];
  }

  get trouble(): Trouble | null {
    return this.#keeping.trouble;
  }

  get isKeeping(): boolean {
    return this.#keeping.isBusy;
  }

  get isSlow(): boolean {
    return this.#keeping.isSlow;
  }

  /** The number of answers that the seat with the tablet has seen. */
  get seen(): number {
    const { holder, seen } = this.#hands;
    return holder === null ? this.entries.length : (seen[holder] ?? 0);
  }

  /** The number of answers that can be taken back. Behind an open curtain only its own seat may do so. */
  readonly reach: Reach = $derived.by(() => {
    const heard = this.#notes.heard(this.#standing);
    const { position } = this.#played.game;
    const reach = reachOf<K>(this.rules, this.entries, heard, position, this.#seating.isByCode);
    const { codes, holder } = this;
    const last = this.lastOfPeople?.house ?? null;
    return reachFor<K>(reach, { last, holder, codes, seats: this.seats.length });
  });

  /** Owner and kind of the answer that can be redone. Its content may be secret. */
  readonly canDoAgain: Named<K> | null = $derived.by(() => againOf<K>(this.#notes.undone, this.codes, this.holder));

  /** The answers that the table took back by consent. */
  get takenBack(): readonly TakenBack[] {
    return this.#notes.takenBack;
  }

  /** The times when this game was exported and imported. */
  get copied(): readonly Copied[] {
    return this.#notes.copied;
  }

  /** The player of each seat, and since when. */
  get handed(): readonly Handed[] {
    return this.#seating.handed;
  }

  get #standing(): { readonly handed: readonly Handed[]; readonly answered: number } {
    return { handed: this.handed, answered: this.entries.length };
  }

  /** The last answer that a person gave. */
  readonly lastOfPeople: Answered<K> | null = $derived.by(
    () => this.entries.findLast(({ house }, i) => !this.#seating.isByCode(house, i + 1)) ?? null
  );

  /** The ask that code has to answer now; null while the table looks at something, and while something could not be saved. */
  readonly asked: Asked<K> | null = $derived.by(() => {
    if (this.codes.size === 0 || this.moment !== null || this.trouble !== null) return null;
    return askedOf(this.rules, this.codes, {
      stand: this.#played.stand,
      game: this.#played.game,
      entries: this.entries,
      undone: this.#notes.undone,
      opening: () => this.#played.opening,
      isFresh: () => this.reach.free > 0 && this.lastOfPeople === this.entries.at(-1)
    });
  });

  /** The game was exported as a file; the log says so. */
  wasCopied(copied: readonly Copied[]): void {
    this.#notes.copied = copied;
  }

  /**
   * Answers for the house whose turn it is, or for one that has answered on its phone. Returns the refusal if the rules do not
   * allow it.
   */
  async answer(given: K['answer'], elsewhere?: K['house']): Promise<K['refusal'] | null> {
    if (this.#byCode !== null) await this.#byCode;
    const { turn } = this;
    const house = elsewhere ?? (turn.what === 'ask' ? turn.ask.house : null);
    return house === null ? null : this.#give({ house, answer: given }, false);
  }

  /** The seats that answer in secret on their phones, so that the tablet goes to the others first. */
  byPhone(houses: readonly string[]): void {
    this.#phones = houses;
  }

  /** The unfinished answer of the seat whose curtain is open. */
  get begun(): K['answer'] | null {
    return (this.holder === null ? undefined : this.#begun[this.holder]) ?? null;
  }

  /** Saves the unfinished answer; null clears it. */
  keepBegun(answer: K['answer'] | null): void {
    const house = this.holder;
    if (house === null || firstDifference(answer, this.begun) === null) return;
    this.#begun = { ...this.#begun, [house]: answer };
    this.#keeper.begun(house, answer);
  }

  /** Answers for code, unless it has been asked something else in the meantime. */
  async answerByCode(asked: Asked<K>, answer: K['answer']): Promise<K['refusal'] | null> {
    if (this.isKeeping || asked.stand !== this.asked?.stand) return null;
    const given = this.#give({ house: asked.house, answer }, asked.again !== null);
    this.#byCode = given;
    const refusal = await given;
    this.#byCode = null;
    return refusal;
  }

  /** True if everybody comes together before sealed answers are revealed. */
  get gathers(): boolean {
    return true;
  }

  /** True if a coach beside the table says what to do. */
  get isCoached(): boolean {
    return false;
  }

  /** The places on the board that the coach speaks of. */
  get places(): readonly string[] {
    return [];
  }

  /** True if seats can be handed to code or to people. */
  get mayHandOver(): boolean {
    return this.rules.hasCode;
  }

  /** Hands the seat to code or to a person. */
  async handOver(house: K['house'], name: string, code: Pick<Code, 'level' | 'person'> | null): Promise<void> {
    if (this.#byCode !== null) await this.#byCode;
    if (this.isKeeping) return;
    const note = this.#seating.noteOf(house, name, code, this.entries.length);
    const retry = (): Promise<unknown> => this.handOver(house, name, code);
    if (!(await this.#keeping.isKept(() => this.#keeper.handOver(note), retry))) return;
    this.closeCurtain();
    this.#played.stand++;
    this.#notes.forget(this.#standing);
    this.#seating.handOver(note);
  }

  /** The language that a seat reads; null for that of the table. */
  languageOf(house: K['house']): Language | null {
    return this.#seating.languageOf(house);
  }

  /** Changes the language that a seat reads; null for that of the table. */
  reads(house: K['house'], language: Language | null): void {
    this.#seating.reads(house, language);
    this.#keeper.reads(house, language);
  }

  /** Takes back answers that need no consent: by default those that go with the last one of a person. */
  async takeBack(count = this.sinceLast): Promise<void> {
    const all = await this.#sinceThen(count);
    if (all <= this.reach.free) await this.#takeBack(all, false);
  }

  /** The number of answers that go back with the last one of a person: that one, those given by the same act, and those of code since. */
  get sinceLast(): number {
    return this.reach.last;
  }

  /** Adds the answers of code that arrive while waiting. */
  async #sinceThen(count: number): Promise<number> {
    const kept = this.entries.length - count;
    if (this.#byCode !== null) await this.#byCode;
    return this.entries.length - kept;
  }

  /** Takes back answers after every house at the table has agreed. */
  async takeBackByConsent(count: number): Promise<void> {
    const all = await this.#sinceThen(count);
    if (all <= this.reach.byConsent) await this.#takeBack(all, true);
  }

  /** Gives the answer again that was taken back; a secret one needs no curtain, since nothing of it is shown. */
  async doAgain(): Promise<void> {
    if (this.#byCode !== null) await this.#byCode;
    const [next] = this.#notes.undone;
    if (next !== undefined && this.canDoAgain !== null) await this.#give(next, true);
  }

  /** Tries again to save what could not be saved. */
  again(): Promise<void> {
    return this.#keeping.again();
  }

  /** A seat takes the tablet to look at its secrets before it answers; with null the tablet goes back into the middle. */
  claim(house: K['house'] | null): void {
    this.#hands.claim(house);
  }

  openCurtain(): void {
    if (this.turn.what === 'curtain') this.#hands.open(this.turn.house);
  }

  closeCurtain(): void {
    const holder = this.#hands.close(this.entries.length);
    if (holder !== null) this.#keeper.saw(holder, this.entries.length);
  }

  /** Continues after a moment. `isSeen`: everybody has looked at it, with the tablet in the middle. */
  goOn(isSeen = true): void {
    if (isSeen) this.#hands.putDown();
    this.#played.goOn();
  }

  async #give({ house, answer }: Given<K>, again: boolean): Promise<K['refusal'] | null> {
    if (this.isKeeping) return null;
    const outcome = this.rules.answer(this.#played.game, house, answer);
    if (!outcome.ok) return outcome.refusal;
    const { game, happened } = outcome;
    const entry: Answered<K> = { house, answer, happened };
    const retry = (): Promise<unknown> => this.#give({ house, answer }, again);
    if (!(await this.#keeping.isKept(() => this.#keeper.keep(entry, game, again), retry))) return null;
    if (again) this.#notes.shift();
    else this.#notes.forget(this.#standing);
    this.#begun = { ...this.#begun, [house]: null };
    this.#show(entry, game);
    return null;
  }

  async #takeBack(count: number, byConsent: boolean): Promise<void> {
    if (this.isKeeping || count < 1) return;
    const before = gameBefore(this.rules, this.start, this.entries, count, this.#played.game);
    if (!before.ok) {
      this.#keeping.fail(before.trouble);
      return;
    }
    const answers = this.entries.slice(-count).map(({ house, answer }): Given<K> => ({ house, answer }));
    const taken: Taken = { answers, byConsent };
    const retry = (): Promise<unknown> => this.#takeBack(count, byConsent);
    if (await this.#keeping.isKept(() => this.#keeper.takeBack(taken, before.value), retry))
      this.#unshow(taken, before.value);
  }

  #unshow(taken: Taken, game: Game<K>): void {
    const notes = this.#notes.takeBack(taken, { ...this.#standing, tablet: this.tablet, seen: this.#hands.seen });
    this.#played.goBackTo(game, notes.answered);
    this.#hands.goBackTo(notes.tablet, notes.seen);
    this.#seating.handed = notes.handed;
    this.closeCurtain();
  }

  #show(entry: Answered<K>, game: Game<K>): void {
    const byCode = this.codes.has(entry.house);
    this.#played.add(entry, game, byCode);
    if (!byCode && !this.#phones.includes(entry.house)) this.#hands.passTo(entry.house);
    const goesOn = this.#goesOn(entry.house);
    if (!goesOn && (!byCode || this.#hands.holder !== null)) this.closeCurtain();
  }

  /**
   * True if the seat continues behind its open curtain. A moment for the whole table closes it. If the seat has only looked at
   * its secrets before an open answer, the curtain was for that answer alone: the next ask begins in the middle of the table,
   * where everybody sees who may answer.
   */
  #goesOn(answered: K['house']): boolean {
    const { turn, holder } = this;
    if (turn.what !== 'ask' || holder === null || this.moment !== null) return false;
    return this.rules.privacyOf(turn.ask) === 'sealed' || answered !== holder;
  }
}

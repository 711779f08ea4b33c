// A lesson in progress, in memory only: the real game, in which the learner gives the answers that the lesson expects, and the
// lesson gives everybody else's.

import { text } from 'text:shell/pages';
import type { Kinds } from '#engine/ruleset';
import type { Taught } from '../lesson';
import type { Mind } from '../play/driver';
import { type Answered, keepsNothing } from '../play/keeper';
import { Playing } from '../play/playing.svelte';
import { firstDifference } from '../saves/difference';
import { type Given, openStart } from '../saves/document';

const isSame = (one: unknown, other: unknown): boolean => firstDifference(one, other) === null;

export class Practice<K extends Kinds = Kinds> extends Playing<K> {
  readonly #taught: Taught<K>;
  #wrong: { readonly after: number; readonly why: () => string } | null = $state.raw(null);

  /** Continues a lesson; null if the answers lead nowhere: they belong to another version of the lesson. */
  static from<K extends Kinds>(taught: Taught<K>, given: readonly Given<K>[] = []): Practice<K> | null {
    const { rules, lesson } = taught;
    const opened = openStart(rules, { kind: 'position', position: lesson.position, at: lesson.at });
    if (!opened.ok) return null;
    let { game } = opened;
    const entries: Answered<K>[] = [];
    for (const { house, answer } of given) {
      const played = rules.answer(game, house, answer);
      if (!played.ok) return null;
      game = played.game;
      entries.push({ house, answer, happened: played.happened });
    }
    return new Practice(taught, game, entries);
  }

  private constructor(
    taught: Taught<K>,
    game: ReturnType<Taught<K>['rules']['begin']>,
    entries: readonly Answered<K>[]
  ) {
    const { rules, lesson } = taught;
    const seats = lesson.seats.map(({ house, name }) => ({ house, name: name() }));
    super({
      rules,
      game,
      start: { kind: 'position', position: lesson.position, at: lesson.at },
      seats,
      entries,
      tablet: lesson.house,
      seen: {},
      handed: seats
        .filter(({ house }) => house !== lesson.house)
        .map(({ house, name }) => ({ after: 0, house, name, code: { level: '', person: '', seed: '' }, time: 0 })),
      keeper: keepsNothing
    });
    this.#taught = taught;
  }

  /** The learner is alone, so nobody has to gather round the table. */
  override get gathers(): boolean {
    return false;
  }

  override get isCoached(): boolean {
    return true;
  }

  /** No seat can be handed over: the other seats answer what the lesson tells them. */
  override get mayHandOver(): boolean {
    return false;
  }

  /** The number of steps of the lesson that are done. */
  readonly done = $derived.by(() => this.entries.filter(({ house }) => house === this.#taught.lesson.house).length);

  readonly step = $derived.by(() => this.#taught.lesson.steps[this.done] ?? null);

  /** True if everything that the lesson teaches has been seen. */
  readonly isOver = $derived.by(() => this.step === null && this.moment === null && this.turn.what !== 'code');

  /** The words of the coach now. */
  readonly says: string = $derived.by(() => {
    const { lesson } = this.#taught;
    const last = lesson.steps[this.done - 1];
    const then = this.#isOpen(last) ? text('lesson-watch') : (last?.then() ?? '');
    if (this.moment !== null) return lesson.watching(this.moment) ?? (this.isShowing ? (last?.says() ?? '') : then);
    if (this.step === null || this.turn.what === 'code' || this.isShowing) return then;
    return this.#wrong?.after === this.entries.length ? this.#wrong.why() : this.step.says();
  });

  /** True if the words after the last step must wait for answers of others that are still to come. */
  #isOpen(last: Taught<K>['lesson']['steps'][number] | undefined): boolean {
    const own = this.entries.findLastIndex(({ house }) => house === this.#taught.lesson.house);
    return this.turn.what === 'code' && this.entries.length - 1 - own < (last?.after ?? 0);
  }

  /** True if the learner is asked now. */
  readonly isAsked = $derived.by(() => this.step !== null && this.moment === null && this.turn.what === 'ask');

  /** An answer that the lesson does not expect is not given, and the coach says why. */
  override async answer(given: K['answer']): Promise<K['refusal'] | null> {
    const { step } = this;
    if (step === null) return null;
    const { answer, also = [], instead = () => '' } = step;
    if (also === 'any' || [answer, ...also].some((one) => isSame(one, given))) return super.answer(given);
    this.#wrong = { after: this.entries.length, why: instead };
    return null;
  }

  override get places(): readonly string[] {
    return this.step?.places ?? [];
  }

  /** Gives the expected answer in the learner's place. */
  async show(): Promise<void> {
    if (this.isAsked && this.step !== null) await super.answer(this.step.answer);
  }

  /** The lesson as it was before the learner's last answer. */
  earlier(): Practice<K> {
    const { house } = this.#taught.lesson;
    const before = this.entries.findLastIndex((entry) => entry.house === house);
    return Practice.from(this.#taught, this.entries.slice(0, Math.max(0, before)))!;
  }

  #next(house: K['house']): K['answer'] | null {
    const own = (one: { readonly house: string }): boolean => one.house === house;
    return this.#taught.lesson.others.filter(own)[this.entries.filter(own).length]?.answer ?? null;
  }

  /** The other seats answer what the lesson says, and nothing after its end. */
  override readonly mind: Mind<K> = {
    think: ({ house }) => {
      const next = this.isOver ? null : this.#next(house);
      return next === null ? new Promise(() => undefined) : Promise.resolve(next);
    },
    end: () => undefined
  };
}

// A replay that plays by itself and shows each answer in beats, as the table sees what it has not watched.

import type { Said } from '#shell/play/replayed';
import { Replaying } from '#shell/replay/replaying.svelte';
import type { AreaView, Bridge } from '#thrones/board/boardView';
import type { AreaId, ByArea } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';
import type { LogLine } from '../frame/logLines';
import type { Beat } from '../story/beats';
import type { Playback } from '../kit/playing';
import { type Hidden, hiddenIn, litBy, openAreasOf, waysOf } from './scene';
import { partAt, type PartOfRound, type Timeline, timelineOf } from './timeline';

interface Tellers {
  readonly beatsOf: (typeof import('../story/beats'))['beatsOf'];
}

/** At higher speeds people want to see the board change, not sentences. */
const FASTEST = 2;

export class Retelling extends Replaying<Thrones> {
  readonly timeline: Timeline;
  readonly #lines: () => readonly LogLine[];
  readonly #tellers: () => Tellers | null;
  #told: { readonly at: number; readonly count: number } = $state.raw({ at: 0, count: 0 });

  constructor(
    playback: Playback,
    at: number,
    lines: () => readonly LogLine[],
    tellers: () => Tellers | null,
    said?: readonly Said[]
  ) {
    super(playback, at, said);
    this.timeline = timelineOf(playback);
    this.#lines = lines;
    this.#tellers = tellers;
  }

  /** The phase in which the decision of this moment was taken. */
  readonly part: PartOfRound | null = $derived.by(() => partAt(this.timeline, this.at));

  /** The board, with what the chosen eyes may see. */
  readonly areas: ByArea<AreaView> | null = $derived.by(() => this.view && openAreasOf(this.view));

  /** The areas where something happened. */
  readonly lit: ReadonlySet<AreaId> = $derived.by(() => litBy(this.view, this.step?.happened ?? []));

  /** The arrows of what moved, and of an attack. */
  readonly ways: readonly Bridge[] = $derived.by(() =>
    this.view === null ? [] : waysOf(this.view, this.step?.happened ?? [])
  );

  /** Everything sealed that is not on the board and that whoever looks may see. */
  readonly hidden: readonly Hidden[] = $derived.by(() => (this.view === null ? [] : hiddenIn(this.view)));

  /** True while it plays beats instead of steps. */
  get isTelling(): boolean {
    return this.isPlaying && this.stride === 'decision' && this.speed <= FASTEST;
  }

  readonly #beats: readonly Beat[] = $derived.by(() => {
    const tellers = this.#tellers();
    return this.isTelling && tellers !== null ? this.#beatsAt(this.at, tellers) : [];
  });

  readonly #left: readonly Beat[] = $derived.by(() =>
    this.#told.at === this.at ? this.#beats.slice(this.#told.count) : this.#beats
  );

  readonly beat: Beat | null = $derived.by(() => this.#left[0] ?? null);

  /** Goes to the next beat, or to the next answer. */
  next(): void {
    const isLast = this.#left.length < 2;
    this.#told = { at: this.at, count: this.#told.at === this.at ? this.#told.count + 1 : 1 };
    if (isLast) this.playOn();
  }

  /** An answer that was only sealed shows the table nothing, so it is skipped. */
  override playOn(): void {
    do super.playOn();
    while (this.isTelling && !this.isAtTheEnd && this.eyes === 'table' && this.#isSealed());
  }

  #isSealed(): boolean {
    return this.step?.happened.every(({ what }) => what === 'sealed') === true;
  }

  override get stands(): boolean {
    return this.beat !== null;
  }

  /** Playing starts at once, since the moment is already on the board. */
  override toggle(): void {
    super.toggle();
    if (this.isPlaying) this.playOn();
  }

  #beatsAt(at: number, { beatsOf }: Tellers): readonly Beat[] {
    const step = this.playback.steps[at - 1];
    const [before, now] = [this.playback.view(at - 1, this.eyes), this.playback.view(at, this.eyes)];
    if (step === undefined || before === null || now === null) return [];
    const { house, happened } = step;
    const beats = beatsOf({ number: at, house, happened, before, now }, false);
    if (beats.length > 0) return beats;
    // An answer without beats: the table saw it on a page of its own or in a duel.
    const lines = this.#lines().filter(({ number, what }) => number === at && what !== 'note');
    const news = lines.filter(({ minor }) => !minor);
    const said = news.length > 0 ? news : lines;
    if (said.length === 0) return [];
    return [
      {
        number: at,
        house: said[0]?.house ?? null,
        before: now,
        now,
        places: [...litBy(now, happened)],
        ways: waysOf(now, happened),
        lifted: [],
        text: said.map(({ text }) => text).join(' '),
        castles: null,
        isAfter: false
      }
    ];
  }
}

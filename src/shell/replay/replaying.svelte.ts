// The state of a replay: which moment, through whose eyes, how fast it plays by itself.

import type { Kinds } from '#engine/ruleset';
import type { Eyes, Playback, Step, Stride } from '../play/playback';
import type { Said } from '../play/replayed';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** The pause before the next moment, in milliseconds at ordinary speed. */
const PAUSE: Readonly<Record<Stride, number>> = { decision: 1400, turn: 2200, round: 3200 };

export class Replaying<K extends Kinds = Kinds> {
  readonly playback: Playback<K>;
  #at = $state(0);
  #eyes: Eyes<K> = $state('table');
  #speed = $state(1);
  #isPlaying = $state(false);
  /** The comments at which playing stops. */
  #said: readonly Said[] = $state.raw([]);
  /** The moment at which playing was started: its comment has been read. */
  #read = -1;
  stride: Stride = $state('decision');

  constructor(playback: Playback<K>, at: number, said: readonly Said[] = []) {
    this.playback = playback;
    this.#at = playback.within(at);
    this.#said = said;
  }

  get at(): number {
    return this.#at;
  }

  get isAtTheEnd(): boolean {
    return this.#at === this.playback.last;
  }

  get eyes(): Eyes<K> {
    return this.#eyes;
  }

  set eyes(eyes: Eyes<K>) {
    this.#eyes = this.playback.isOver ? eyes : 'table';
  }

  get speed(): number {
    return SPEEDS[this.#speed] ?? 1;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** True if something of this moment is still being shown: playing then waits for its end, not for a pause. */
  get stands(): boolean {
    return false;
  }

  get pause(): number {
    return PAUSE[this.stride] / this.speed;
  }

  readonly view: K['view'] | null = $derived.by(() => this.playback.view(this.#at, this.#eyes));

  /** The decision that led to this moment. */
  readonly step: Step<K> | null = $derived.by(() => this.playback.steps[this.#at - 1] ?? null);

  /** Goes to a moment; playing pauses. */
  go(at: number): void {
    this.#isPlaying = false;
    this.#at = this.playback.within(at);
  }

  forwards(stride: Stride = this.stride): void {
    this.go(this.playback.next(this.#at, stride));
  }

  backwards(stride: Stride = this.stride): void {
    this.go(this.playback.previous(this.#at, stride));
  }

  /** Starts or stops playing; at the end it starts from the beginning. The comment on the current moment counts as read. */
  toggle(): void {
    if (!this.#isPlaying && this.isAtTheEnd) this.#at = 0;
    this.#read = this.#at;
    this.#isPlaying = !this.#isPlaying;
  }

  /**
   * Plays one stride further, but stops at the next comment. There, and at the end, playing stops one call later, so that the
   * moment is shown first.
   */
  playOn(): void {
    const next = this.playback.next(this.#at, this.stride);
    const stop = this.#said.find(({ at }) => at >= this.#at && at <= next && at !== this.#read);
    if (this.isAtTheEnd || stop?.at === this.#at) this.#isPlaying = false;
    else this.#at = stop?.at ?? next;
  }

  get said(): readonly Said[] {
    return this.#said;
  }

  /** The comment on this moment, while playing has stopped. */
  readonly note: { readonly number: number; readonly says: () => string } | null = $derived.by(() => {
    const number = this.#isPlaying ? 0 : this.#said.findIndex(({ at }) => at === this.#at) + 1;
    return number === 0 ? null : { number, says: this.#said[number - 1]!.says };
  });

  /** Drops all comments and continues to play. */
  hush(): void {
    this.#said = [];
    this.#isPlaying = !this.isAtTheEnd;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }
}

// The replay as it stands: which moment, through whose eyes, how fast it plays by itself.

import type { Kinds } from '#engine/ruleset';
import type { Eyes, Playback, Step, Stride } from '../play/playback';
import type { Said } from '../play/replayed';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** In milliseconds, at ordinary speed. */
const PAUSE: Readonly<Record<Stride, number>> = { decision: 1400, turn: 2200, round: 3200 };

export class Replaying<K extends Kinds = Kinds> {
  readonly playback: Playback<K>;
  #at = $state(0);
  #eyes: Eyes<K> = $state('table');
  #speed = $state(1);
  #isPlaying = $state(false);
  /** Playing stops at these. */
  #said: readonly Said[] = $state.raw([]);
  /** The moment from which it plays. */
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

  /** Something of the moment is still being told: it ends when that does, not after a pause. */
  get stands(): boolean {
    return false;
  }

  get pause(): number {
    return PAUSE[this.stride] / this.speed;
  }

  readonly view: K['view'] | null = $derived.by(() => this.playback.view(this.#at, this.#eyes));

  /** The decision that has led here. */
  readonly step: Step<K> | null = $derived.by(() => this.playback.steps[this.#at - 1] ?? null);

  /** Going somewhere by hand pauses. */
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

  /** From the end it begins again; what is said where it stands has been read. */
  toggle(): void {
    if (!this.#isPlaying && this.isAtTheEnd) this.#at = 0;
    this.#read = this.#at;
    this.#isPlaying = !this.#isPlaying;
  }

  /** One stride further, no further than something is said; there, and at the end, it stops once the moment has been shown. */
  playOn(): void {
    const next = this.playback.next(this.#at, this.stride);
    const stop = this.#said.find(({ at }) => at >= this.#at && at <= next && at !== this.#read);
    if (this.isAtTheEnd || stop?.at === this.#at) this.#isPlaying = false;
    else this.#at = stop?.at ?? next;
  }

  get said(): readonly Said[] {
    return this.#said;
  }

  /** What is said here, once it has stopped. */
  readonly note: { readonly number: number; readonly says: () => string } | null = $derived.by(() => {
    const number = this.#isPlaying ? 0 : this.#said.findIndex(({ at }) => at === this.#at) + 1;
    return number === 0 ? null : { number, says: this.#said[number - 1]!.says };
  });

  /** Nothing more is said, and it plays on. */
  hush(): void {
    this.#said = [];
    this.#isPlaying = !this.isAtTheEnd;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }
}

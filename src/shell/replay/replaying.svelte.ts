// The replay as it stands: which moment, through whose eyes, how fast it plays by itself.

import type { Kinds } from '../../engine/ruleset';
import type { Eyes, Playback, Step, Stride } from '../play/playback';

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;

/** In milliseconds, at ordinary speed. */
const PAUSE: Readonly<Record<Stride, number>> = { decision: 1400, turn: 2200, round: 3200 };

export class Replaying<K extends Kinds = Kinds> {
  readonly playback: Playback<K>;
  #at = $state(0);
  #eyes: Eyes<K> = $state('table');
  #speed = $state(1);
  #isPlaying = $state(false);
  stride: Stride = $state('decision');

  constructor(playback: Playback<K>, at: number) {
    this.playback = playback;
    this.#at = playback.within(at);
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

  /** From the end it begins anew. */
  toggle(): void {
    if (!this.#isPlaying && this.isAtTheEnd) this.#at = 0;
    this.#isPlaying = !this.#isPlaying;
  }

  /** One stride further, as long as there is one. */
  playOn(): void {
    this.#at = this.playback.next(this.#at, this.stride);
    if (this.isAtTheEnd) this.#isPlaying = false;
  }

  faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  }
}

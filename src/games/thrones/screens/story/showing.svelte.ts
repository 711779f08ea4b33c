// The showing of a beat on a board: the camera moves there, the pieces move, and the sentence stays for a while.

import type { AreaId } from '#thrones/box';
import type { View } from '#thrones/rules';
import { lasting } from '../kit/pace';
import type { Beat } from './beats';

const CLOSEST = 1.2;

/** In milliseconds: the camera arrives before a piece moves. */
export const ARRIVAL = 320;

interface Around {
  readonly beat: () => Beat | null;
  readonly map: () => { show: (ids: Iterable<AreaId>, closest?: number) => void } | undefined;
  readonly isPaused: () => boolean;
  /** The time that a sentence stays, in milliseconds. */
  readonly hold: (said: string) => number;
  readonly next: () => void;
}

export class Showing {
  readonly #around: Around;
  /** The beat at which the camera has arrived, so that its result is shown. */
  #landed: Beat | null = $state.raw(null);

  constructor(around: Around) {
    this.#around = around;
    $effect(() => {
      const [beat, map] = [around.beat(), around.map()];
      if (beat === null || map === undefined || around.isPaused()) return;
      if (beat.places.length > 0) map.show(beat.places, CLOSEST);
      const landing = setTimeout(() => (this.#landed = beat), lasting(ARRIVAL));
      const ending = setTimeout(around.next, this.time);
      return () => {
        clearTimeout(landing);
        clearTimeout(ending);
      };
    });
  }

  readonly hasLanded: boolean = $derived.by(() => this.#landed === this.#around.beat());

  /** The milliseconds until the beat ends by itself. */
  readonly time: number = $derived.by(() => {
    const beat = this.#around.beat();
    return beat === null ? 0 : lasting(ARRIVAL) + this.#around.hold(beat.text);
  });

  /** The view to draw on the board; `now` without a beat. */
  viewOr(now: View): View {
    const beat = this.#around.beat();
    if (beat === null) return now;
    return this.hasLanded ? beat.now : beat.before;
  }
}

// Plays the seats that code plays: has its mind think about what is asked, leaves people the time to follow, and answers. A thought
// belongs to what was asked: what people have done in the meantime makes it worth nothing, and it is thought out again.

import type { Kinds } from '#engine/ruleset';
import type { Asked } from './asked';
import type { Speed } from './settings.svelte';

export interface Mind<K extends Kinds = Kinds> {
  /** Comes to an answer, whatever happens; it may take another one after a refusal. */
  think(asked: Asked<K>, refused: boolean): Promise<K['answer']>;
  end(): void;
}

/** In milliseconds, before an answer in the open; none where nobody follows (null). */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1400, quick: 400 };
/** So long a person can think better of an answer before code continues from it. */
const REGRET = 2000;

export function pauseBefore(
  { isOpen, isRegrettable }: Pick<Asked, 'isOpen' | 'isRegrettable'>,
  speed: Speed | null
): number {
  return Math.max(isOpen && speed !== null ? PAUSES[speed] : 0, isRegrettable ? REGRET : 0);
}

interface Player<K extends Kinds> {
  /** Says why not, if the rules refuse it. */
  answerByCode(asked: Asked<K>, answer: K['answer']): Promise<K['refusal'] | null>;
}

export class Driver<K extends Kinds = Kinds> {
  readonly #player: Player<K>;
  readonly #mind: Mind<K>;
  readonly #speed: () => Speed | null;
  #asked: Asked<K> | null = null;

  constructor(player: Player<K>, mind: Mind<K>, speed: () => Speed | null) {
    this.#player = player;
    this.#mind = mind;
    this.#speed = speed;
  }

  /** What code is asked now; null while it is not, or while people are looking at something. */
  look(asked: Asked<K> | null): void {
    if (asked?.stand === this.#asked?.stand) return;
    this.#asked = asked;
    if (asked !== null) void this.#play(asked);
  }

  end(): void {
    this.#asked = null;
    this.#mind.end();
  }

  async #play(asked: Asked<K>): Promise<void> {
    const pause = pauseBefore(asked, this.#speed());
    const [thought] = await Promise.all([asked.again ?? this.#mind.think(asked, false), passing(pause)]);
    if (this.#asked !== asked) return;
    const refusal = await this.#player.answerByCode(asked, thought);
    if (refusal === null || this.#asked !== asked) return;
    const other = await this.#mind.think(asked, true);
    if (this.#asked === asked) await this.#player.answerByCode(asked, other);
  }
}

const passing = (time: number): Promise<void> => new Promise((done) => void setTimeout(done, time));

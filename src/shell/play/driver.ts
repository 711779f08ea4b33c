// Plays the seats of code: has its mind think about what is asked, gives people the time to follow, and answers. A thought
// belongs to one question: if people have changed the game in the meantime, it is dropped and thought again.

import type { Kinds } from '#engine/ruleset';
import type { Asked } from './asked';
import type { Speed } from './settings.svelte';

export interface Mind<K extends Kinds = Kinds> {
  /** Always comes to an answer; after a refusal it may be another one. */
  think(asked: Asked<K>, refused: boolean): Promise<K['answer']>;
  end(): void;
}

/** The pause before a public answer, in milliseconds; there is none if nobody is watching (null). */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 3000, normal: 1400, quick: 400 };
/** The time in which a person can still take back an answer before code continues from it. */
const REGRET = 2000;

export function pauseBefore(
  { isOpen, isRegrettable }: Pick<Asked, 'isOpen' | 'isRegrettable'>,
  speed: Speed | null
): number {
  return Math.max(isOpen && speed !== null ? PAUSES[speed] : 0, isRegrettable ? REGRET : 0);
}

interface Player<K extends Kinds> {
  /** Answers for code; returns the refusal if the rules do not allow it. */
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

  /** Called with what code is asked now; null if it is not asked, or while people look at something else. */
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

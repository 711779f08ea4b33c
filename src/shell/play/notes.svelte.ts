// The notes that a page has of a game besides its answers: those that were taken back, who has answered, and what the log says about
// copies.

import type { Kinds, PerHouse } from '#engine/ruleset';
import { now } from '../saves/clock';
import type { Copied, Given, TakenBack } from '../saves/document';
import type { Handed } from '../saves/handed';
import { type Heard, heardIn } from '../saves/heard';
import { notesAfter, type Taken } from '../saves/store/takenBack';

export interface Noted<K extends Kinds = Kinds> {
  readonly undone?: readonly Given<K>[];
  readonly heard?: readonly Heard[];
  readonly takenBack?: readonly TakenBack[];
  readonly copied?: readonly Copied[];
}

/** The parts of the game's state that the notes need. */
interface GameNow {
  readonly handed: readonly Handed[];
  readonly answered: number;
}

interface Held extends GameNow {
  readonly tablet: string | null;
  readonly seen: PerHouse<number>;
}

export class Notes<K extends Kinds> {
  /** The answers that can be done again, the next one first. */
  undone: readonly Given<K>[] = $state.raw([]);
  takenBack: readonly TakenBack[] = $state.raw([]);
  copied: readonly Copied[] = $state.raw([]);
  #heard: readonly Heard[] = $state.raw([]);

  constructor({ undone = [], heard = [], takenBack = [], copied = [] }: Noted<K>) {
    this.undone = undone;
    this.takenBack = takenBack;
    this.copied = copied;
    this.#heard = heard;
  }

  /** The seats that have answered and taken it back, whether or not the answer can be done again. */
  heard({ handed, answered }: GameNow): readonly Heard[] {
    return heardIn({ heard: this.#heard, undone: this.undone, handed, answered });
  }

  /** The next answer has been done again, so it leaves the list. */
  shift(): void {
    this.undone = this.undone.slice(1);
  }

  /** Another answer was given, or a seat changed hands: nothing can be done again. */
  forget(standing: GameNow): void {
    this.#heard = this.heard(standing);
    this.undone = [];
  }

  /** Takes back answers; returns what changes besides the notes. */
  takeBack(taken: Taken, held: Held): Pick<Held, 'tablet' | 'seen' | 'handed' | 'answered'> {
    const { undone, takenBack, copied } = this;
    const after = notesAfter({ ...held, undone, heard: this.#heard, takenBack, copied }, taken, now());
    this.undone = after.undone as readonly Given<K>[];
    this.#heard = after.heard;
    this.takenBack = after.takenBack;
    this.copied = after.copied;
    return after;
  }
}

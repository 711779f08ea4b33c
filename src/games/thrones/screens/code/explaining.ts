// Explains why code answered as it did: the game is replayed up to that answer, and viewed as a bystander saw it.

import { mindedBy, type Person, PERSONS } from '#thrones/bots/persons';
import { freshMemory, type Memory, remember } from '#thrones/bots/memory';
import { isPublic } from '#thrones/bots/reasons/reason';
import { reasonsOf, type ReasonTold } from '#thrones/bots/reasons/reasons';
import type { House } from '#thrones/box';
import type { Position } from '#thrones/rules';
import { openStart, wrongWith } from '#shell/saves/document';
import { kindOf } from '#thrones/minds/kinds';
import type { LogLine } from '../frame/logLines';
import type { Answered, Playing } from '../kit/playing';
import { codeOf, explained } from './explained';

type Game = Pick<Playing, 'rules' | 'start' | 'entries' | 'handed'>;

/** The table after an answer, and what could be remembered by then. */
interface Moment {
  readonly position: Position;
  readonly memory: Memory;
}

/** One per game: it continues from the answer last asked about, and starts again if answers were taken back. */
export class Explaining {
  readonly #game: Game;
  #bulk: ReturnType<Game['rules']['bulk']> | null = null;
  #given: readonly Answered[] = [];
  #moments: Moment[] = [];
  #told = new Map<number, readonly ReasonTold[]>();

  constructor(game: Game) {
    this.#game = game;
  }

  /** The reasons for the answer with this number; empty if there is nothing to say. */
  reasonsFor(number: number): readonly ReasonTold[] {
    this.#playOnTo(number);
    let told = this.#told.get(number);
    if (told === undefined) this.#told.set(number, (told = this.#reasonsFor(number)));
    return told;
  }

  /** The lines of the log, those with a reason to show with a way to ask for it. */
  asking(lines: readonly LogLine[], onwhy: (line: LogLine) => void): readonly LogLine[] {
    return explained(lines, this.#game, { reasonsFor: (number) => this.reasonsFor(number), onwhy });
  }

  #playOnTo(number: number): void {
    const { rules, start, entries } = this.#game;
    if (this.#given.some((one, i) => one !== entries[i])) {
      this.#bulk = null;
      this.#told = new Map();
    }
    if (this.#bulk === null) {
      const opened = openStart(rules, start);
      if (!opened.ok) return;
      this.#bulk = rules.bulk(opened.game);
      const { position } = this.#bulk;
      this.#moments = [{ position, memory: freshMemory(rules.viewFor(position, null)) }];
    }
    for (const { house, answer, happened } of entries.slice(this.#moments.length - 1, number)) {
      if (wrongWith(this.#bulk, house, answer) !== null) break;
      const { memory } = this.#moments.at(-1)!;
      this.#moments.push({ position: this.#bulk.position, memory: remember(memory, happened) });
    }
    this.#given = entries.slice(0, this.#moments.length - 1);
  }

  #reasonsFor(number: number): readonly ReasonTold[] {
    const { rules, entries, handed } = this.#game;
    const [earlier, later] = [this.#moments[number - 1], this.#moments[number]];
    if (earlier === undefined || later === undefined) return [];
    const [before, after] = [rules.viewFor(earlier.position, null), rules.viewFor(later.position, null)];
    if (!isPublic(before) || !isPublic(after)) return [];
    return reasonsOf({ before, after, house: entries[number - 1]!.house }, (house: House) => {
      const code = codeOf({ entries, handed }, house, number);
      if (code === null) return null;
      const person: Person = PERSONS[kindOf(code).person];
      return mindedBy(person.weights, earlier.memory, house);
    });
  }
}

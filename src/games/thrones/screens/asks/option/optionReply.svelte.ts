// The reply for ships of another house in a port that has changed hands: how many are taken over; the others are destroyed.

import type { AreaId, House } from '#thrones/box';
import type { AnswerOf, AskOf, Refusal, Table, View } from '#thrones/rules';
import { occupant } from '#thrones/rules/control';
import { judge } from '#thrones/rules/judging';
import { armies } from '#thrones/rules/supply';
import { type Changes, changesOf } from '#thrones/outlook/boardChanges';
import { imagined } from '#thrones/outlook/imaginedAnswer';
import { mapOf } from '../sets';
import { marksOf } from '../marking';
import { type Marks, NO_MARKS, type Reply } from '../reply';

export class OptionReply implements Reply {
  #chosen: string | null = $state.raw(null);

  constructor(
    readonly view: View,
    readonly ask: AskOf<'option'>
  ) {}

  /** The options, from the most ships that can be taken to the fewest. */
  get options(): readonly string[] {
    return this.ask.options.toSorted((a, b) => Number(b) - Number(a));
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  /** The house that owns the ships. */
  get owner(): House | null {
    return this.ask.area === null ? null : occupant(this.view, this.ask.area);
  }
  get ships(): number {
    return this.ask.area === null ? 0 : this.view.areas[this.ask.area].units.length;
  }
  get most(): number {
    return Math.max(...this.ask.options.map(Number));
  }

  get answer(): AnswerOf<'option'> | null {
    return this.#chosen === null ? null : { kind: 'option', option: this.#chosen };
  }

  choose(option: string): Refusal | null {
    const refusal = judge(this.view, this.ask.house, { kind: 'option', option });
    if (refusal === null) this.#chosen = this.#chosen === option ? null : option;
    return refusal;
  }

  readonly outlook: Changes | null = $derived.by(() => {
    const { answer } = this;
    if (answer === null) return null;
    return changesOf(this.ask.house, this.view, imagined(this.view, this.ask.house, answer));
  });

  readonly supply = $derived.by(() => {
    const { house } = this.ask;
    const { answer, view } = this;
    const now = armiesOf(view, house);
    return {
      now,
      after: answer === null ? now : armiesOf(imagined(view, house, answer), house),
      level: view.houses[house]?.supply ?? 0
    };
  });

  get marks(): Marks {
    const { area, house } = this.ask;
    if (area === null) return NO_MARKS;
    const ships = Number(this.#chosen ?? 0);
    const marks = marksOf({
      touchable: [area],
      chosen: ships > 0 ? [area] : [],
      attacked: this.#chosen === '0' ? [area] : []
    });
    return { ...marks, ghosts: Array.from({ length: ships }, () => ({ area, house, kind: 'ship' })) };
  }

  /** Each touch of the port goes on to the next option. */
  touch(area: AreaId): Refusal | null {
    if (area !== this.ask.area) {
      const refusal = judge(this.view, this.ask.house, { kind: 'option', option: area });
      return refusal && { ...refusal, area };
    }
    const { options } = this;
    const next = options[(this.#chosen === null ? 0 : options.indexOf(this.#chosen) + 1) % options.length];
    if (next !== undefined) this.#chosen = next;
    return null;
  }
}

/** Attackers on their way count towards supply too. */
function armiesOf(table: Pick<Table, 'areas' | 'combat'>, house: House): number[] {
  const { combat } = table;
  const isMarching = combat?.attacker === house && combat.attackers.length > 0;
  return armies(table, house, isMarching ? mapOf([[combat.area, combat.attackers.length] as const]) : undefined);
}

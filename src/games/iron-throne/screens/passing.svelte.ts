// One act, several answers: all pass, or all before the player of a card. Code answers for itself in between; a played card asks
// everybody again. Once all who are listed have taken the tablet and put it back without a card, all have passed: whether they
// looked at their cards or pretended to makes no difference to that, so it tells nothing.

import { untrack } from 'svelte';
import type { Playing } from '#shell/play/playing.svelte';
import type { House, Person } from '#iron/box';
import { listedIn } from '#iron/outlook/reactions';
import type { IronThrone } from '../flow/game';
import type { Answer, View } from '#iron/rules';

type Table = Pick<Playing<IronThrone>, 'turn' | 'entries' | 'moment' | 'view' | 'codes'>;

/** The card played; null: all pass. */
type Play = { readonly house: House; readonly card: Person } | null;

interface Passed {
  readonly play: Play;
  /** Number of answers when the passing began. */
  readonly from: number;
  /** The window in which it was said: it does not speak for the next one. */
  readonly window: Window;
}

type Window = NonNullable<View['window']>['moment'] | null;

/** The Houses that have put the tablet back without a card since the last answer. */
interface PutBack {
  readonly since: Table['entries'][number] | null;
  readonly houses: readonly House[];
}

export class Passing {
  readonly #table: () => Table;
  readonly #give: (answer: Answer) => Promise<boolean>;
  #passed: Passed | null = $state.raw(null);
  #back: PutBack | null = null;

  /** `give` tells whether the answer was taken. */
  constructor(table: () => Table, give: (answer: Answer) => Promise<boolean>) {
    this.#table = table;
    this.#give = give;
  }

  /** Everybody passes up to this card; null: everybody passes. */
  passFor(play: Play): void {
    const table = this.#table();
    this.#back = null;
    this.#passed = { play, from: table.entries.length, window: windowIn(table) };
  }

  /** The House that took the tablet plays nothing. */
  putBack(house: House): void {
    const table = this.#table();
    this.#back = putBackBy(house, table, this.#back);
    const { houses } = this.#back;
    if ([...listedIn(table.view, table.codes).keys()].every((listed) => houses.includes(listed))) this.passFor(null);
  }

  /** Gives the next answer of the act, for as long as it goes on; tells whether there was one that was taken. */
  async goOn(): Promise<boolean> {
    const table = this.#table();
    const passed = this.#passed;
    if (passed === null) return false;
    if (!goesOn(table, passed)) {
      this.#passed = null;
      return false;
    }
    const next = nextOf(table, passed);
    if (next === null) return false;
    const isTaken = await untrack(() => this.#give(next));
    if (!isTaken) this.#passed = null;
    return isTaken;
  }
}

const windowIn = ({ view }: Pick<Table, 'view'>): Window => view.window?.moment ?? null;

/** The window is still open, and all have passed in it since. */
function goesOn(table: Table, { from, window }: Passed): boolean {
  const { turn, entries } = table;
  const isAsked = (turn.what === 'ask' || turn.what === 'code') && turn.ask.kind === 'reaction';
  const since = entries.slice(from);
  return (
    isAsked &&
    windowIn(table) === window &&
    entries.length >= from &&
    since.every(({ answer }) => answer.kind === 'reaction' && answer.card === null)
  );
}

/** Null while code answers, and while all look at something. */
function nextOf({ turn, moment }: Table, { play }: Passed): Answer | null {
  if (turn.what !== 'ask' || moment !== null) return null;
  return { kind: 'reaction', card: turn.ask.house === play?.house ? play.card : null };
}

function putBackBy(house: House, { entries }: Table, before: PutBack | null): PutBack {
  const since = entries.at(-1) ?? null;
  return { since, houses: before?.since === since ? [...before.houses, house] : [house] };
}

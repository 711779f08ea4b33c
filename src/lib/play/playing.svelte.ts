// One game in progress, as the screen sees it: whose turn it is with the tablet, what that seat may see, and what happens when it
// answers. An answer is judged, kept, and only then shown.

import type { House } from '../box/houses';
import type { Game } from '../flow/game';
import { answer as answered } from '../flow/game';
import type { Answer } from '../rules/asks';
import type { Happening } from '../rules/happenings';
import type { PerHouse } from '../rules/position';
import type { Refusal } from '../rules/refusals';
import type { View } from '../rules/view';
import { viewFor } from '../rules/view';
import type { Trouble } from '../saves/trouble';
import type { Answered, Keeper } from './keeper';
import type { Moment } from './moments';
import { momentsOf } from './moments';
import type { Turn } from './turn';
import { turnOf } from './turn';

export interface AtTheTable {
  readonly house: House;
  readonly name: string;
}

export interface Beginning {
  readonly game: Game;
  /** In the order in which the tablet goes round. */
  readonly seats: readonly AtTheTable[];
  readonly entries: readonly Answered[];
  readonly tablet: House | null;
  readonly seen: PerHouse<number>;
  readonly keeper: Keeper;
}

export class Playing {
  readonly seats: readonly AtTheTable[];
  readonly #keeper: Keeper;

  #game: Game;
  #entries: readonly Answered[] = $state.raw([]);
  #moments: readonly Moment[] = $state.raw([]);
  #holder: House | null = $state.raw(null);
  #tablet: House | null = $state.raw(null);
  #seen: PerHouse<number> = $state.raw({});
  #trouble: Trouble | null = $state.raw(null);
  #isKeeping = $state(false);
  /** An answer that could not be kept, to be tried again. */
  #unkept: Answer | null = null;

  constructor({ game, seats, entries, tablet, seen, keeper }: Beginning) {
    this.seats = seats;
    this.#keeper = keeper;
    this.#game = $state.raw(game);
    this.#entries = entries;
    this.#tablet = tablet;
    this.#seen = seen;
  }

  readonly #order = $derived.by(() => this.seats.map(({ house }) => house));

  readonly turn: Turn = $derived.by(() => turnOf(this.#game.position.asks, this.#holder, this.#tablet, this.#order));

  /** What may be on the screen now: the table, and what the seat whose curtain is open knows. */
  readonly view: View = $derived.by(() => viewFor(this.#game.position, this.holder));

  /** The seat whose curtain is open. A public decision lies open to all, and then nobody's secrets are on the screen. */
  get holder(): House | null {
    return this.turn.what === 'ask' && this.turn.ask.secret ? this.#holder : null;
  }

  get entries(): readonly Answered[] {
    return this.#entries;
  }

  /** What the table has still to look at before the game goes on. */
  get moment(): Moment | null {
    return this.#moments[0] ?? null;
  }

  get latest(): readonly Happening[] {
    return this.#entries.at(-1)?.happened ?? [];
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }

  get isKeeping(): boolean {
    return this.#isKeeping;
  }

  /** How many answers the seat has seen that holds the tablet. */
  get seen(): number {
    return this.#holder === null ? this.#entries.length : (this.#seen[this.#holder] ?? 0);
  }

  /** Answers for the house whose turn it is. Returns why not, if the rules forbid it. */
  async answer(given: Answer): Promise<Refusal | null> {
    const { turn } = this;
    if (turn.what !== 'ask' || this.#isKeeping) return null;
    const { house } = turn.ask;
    const outcome = answered(this.#game, house, given);
    if (!outcome.ok) return outcome.refusal;
    const entry: Answered = { house, answer: given, happened: outcome.happened };
    this.#isKeeping = true;
    this.#trouble = await this.#keeper.keep(entry, outcome.game);
    this.#isKeeping = false;
    this.#unkept = this.#trouble === null ? null : given;
    if (this.#trouble === null) this.#show(entry, outcome.game);
    return null;
  }

  /** Tries once more to keep what could not be kept. */
  async again(): Promise<void> {
    const given = this.#unkept;
    this.#trouble = null;
    if (given !== null) await this.answer(given);
  }

  openCurtain(): void {
    if (this.turn.what === 'curtain') this.#holder = this.#tablet = this.turn.house;
  }

  closeCurtain(): void {
    const holder = this.#holder;
    if (holder === null) return;
    this.#holder = null;
    this.#seen = { ...this.#seen, [holder]: this.#entries.length };
    this.#keeper.saw(holder, this.#entries.length);
  }

  goOn(): void {
    this.#moments = this.#moments.slice(1);
  }

  #show(entry: Answered, game: Game): void {
    const before = viewFor(this.#game.position, null);
    const now = viewFor(game.position, null);
    const earlier = this.#entries.slice(-40).flatMap(({ happened }) => happened);
    this.#game = game;
    this.#entries = [...this.#entries, entry];
    this.#tablet = entry.house;
    this.#moments = [...this.#moments, ...momentsOf({ before, now, lines: entry.happened }, earlier)];
    const goesOn = game.position.asks.some(({ house, secret }) => secret && house === this.#holder);
    if (!goesOn) this.closeCurtain();
  }
}

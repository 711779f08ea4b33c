// A game beside the one on the tablet: whose turn it is with it, as the app passes it.

import { isShownToAll } from '#thrones/flow/moments';
import type { House } from '#thrones/box';
import { answer, type Game, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer, View } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { type Turn, turnOf } from '#shell/play/whoseTurn';

const NOBODY: ReadonlySet<string> = new Set();

export class Tablet {
  #game: Game;
  #holder: House | null = null;
  #last: House | null = null;
  readonly #seats: readonly House[];
  readonly #phones: ReadonlySet<House>;
  #hasLooked = false;

  constructor(game: Game, phones: ReadonlySet<House> = new Set()) {
    this.#game = game;
    this.#phones = phones;
    this.#seats = thrones.seatsOf(game.position);
  }

  get position(): Game['position'] {
    return this.#game.position;
  }

  /** Who has it, or had it last. */
  get last(): House | null {
    return this.#last;
  }

  get turn(): Turn<Thrones> {
    const [seats, phones] = [this.#seats, [...this.#phones]];
    const tablet = { holder: this.#holder, last: this.#last, claims: null, seats, codes: NOBODY, phones };
    return turnOf<Thrones>(thrones, this.position.asks, tablet);
  }

  viewOf(house: House): View {
    return viewFor(this.position, house);
  }

  /** The last answer was followed by something that the whole table looks at. */
  get hasLooked(): boolean {
    return this.#hasLooked;
  }

  lift(house: House): void {
    this.#holder = this.#last = house;
  }

  /** What a phone answers, the tablet takes where it is. */
  answer(house: House, given: Answer): void {
    const isScanned = this.turn.what === 'curtain' && this.#phones.has(house);
    const outcome = answer(this.#game, house, given);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    this.#game = outcome.game;
    this.#hasLooked = isShownToAll(outcome.happened);
    if (!isScanned) this.#last = house;
    const isAsked = this.position.asks.some((ask) => ask.house === this.#holder && thrones.privacyOf(ask) === 'sealed');
    if (!isAsked || this.#hasLooked) this.#holder = null;
  }
}

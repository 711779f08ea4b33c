// A scene of the second game: what is on the table told in a few lines, played a few answers on, and looked at. README.md beside this
// file says how to write one.

import { expect } from 'vitest';
import type { Face, House, Person } from '#iron/box';
import type { Beginning } from '#iron/flow/chart';
import { answer, type Game, gameFrom } from '#iron/flow/game';
import type {
  About,
  Answer,
  Ask,
  Happening,
  HappeningKind,
  HappeningOf,
  HouseState,
  Position,
  Refusal
} from '#iron/rules';
import { totalOf } from '#iron/rules/encounter';
import type { Owned } from '#iron/rules/effects/vocabulary';
import { faultsOf } from '#iron/rules/faults';
import { spreadOf } from '#iron/rules/influence';
import { judge, legalAnswers } from '#iron/rules/judging';
import { mineOf } from '#iron/rules/mine';
import { idle } from '#iron/scenes/making/idle';
import { face, positionOf } from '#iron/scenes/making/notation';
import { deepFreeze } from '#tools/headless/invariants/data';

export { face };

export class Scene {
  #game: Game;
  readonly #all: Happening[] = [];

  constructor(position: Position, at: Beginning) {
    const game = gameFrom(position, at);
    if (game === null) throw new Error(`no game begins at ${at}`);
    this.#game = game;
    this.#look();
  }

  #look(): void {
    this.#all.push(...this.position.happened);
    expect(faultsOf(this.position)).toEqual([]);
    deepFreeze(this.position);
  }

  get position(): Position {
    return this.#game.position;
  }

  get at(): string {
    return this.#game.at;
  }

  /** `stark reaction, tyrell house-card`. */
  get waiting(): string {
    return this.position.asks.map(({ house, about }) => `${house} ${about}`).join(', ');
  }

  ask(house: House): Ask {
    const asked = this.position.asks.find((one) => one.house === house);
    if (asked === undefined) throw new Error(`${house} is not asked; waiting for ${this.waiting}`);
    return asked;
  }

  answer(house: House, given: Answer): this {
    const played = answer(this.#game, house, given);
    if (!played.ok)
      throw new Error(`${house} ${JSON.stringify(given)}: ${JSON.stringify(played.refusal)}; ${this.waiting}`);
    this.#game = played.game;
    this.#look();
    return this;
  }

  refused(house: House, given: Answer): Refusal | null {
    return judge(this.position, house, given);
  }

  choices(house: House): Answer[] {
    return [...legalAnswers(this.position, house)];
  }

  /** Lets everything pass until this is asked of this House, or the end of the turn. */
  until(house: House, about: About): this {
    const turn = this.position.turn;
    while (this.position.winners === null && this.position.turn === turn) {
      if (this.position.asks.some((one) => one.house === house && one.about === about)) return this;
      this.#pass();
    }
    throw new Error(`${house} was not asked about ${about}`);
  }

  /** Lets everything pass until a place in the chart. */
  untilAt(place: string): this {
    while (!this.at.endsWith(place)) {
      if (this.position.winners !== null) throw new Error(`the game ended before ${place}`);
      this.#pass();
    }
    return this;
  }

  /** Lets everything pass until the next turn begins, or the end. */
  toTheNextTurn(): this {
    const turn = this.position.turn;
    while (this.position.winners === null && this.position.turn === turn) this.#pass();
    return this;
  }

  #pass(): void {
    const [asked] = this.position.asks;
    this.answer(asked!.house, idle(asked!, this.position));
  }

  /** Both House cards; leaders before the cards are left alone. */
  show(challengers: string, defenders: string): this {
    const { challenger, encounter } = this.position;
    while (this.position.asks.some(({ about }) => about !== 'house-card')) this.#pass();
    const cards: Partial<Record<House, string>> = { [challenger]: challengers, [encounter!.defender!]: defenders };
    for (;;) {
      const asked = this.position.asks.find(({ about }) => about === 'house-card');
      if (asked === undefined) return this;
      this.answer(asked.house, { kind: 'card', card: face(cards[asked.house]!) });
    }
  }

  get totals(): string {
    return `${totalOf(this.position, 'challenger')} : ${totalOf(this.position, 'defender')}`;
  }

  state(house: House): HouseState {
    return this.position.houses[house]!;
  }

  power(house: House, character: Person): number {
    return this.state(house).characters[character]!;
  }

  spread(house: House): number {
    return spreadOf(this.position, house);
  }

  hand(house: House): readonly Face[] {
    return this.position.hands[house]!;
  }

  hostages(house: House): string {
    return mineOf(this.position, house)
      .hostages.map((one) => `${one.house}:${one.face}`)
      .join(' ');
  }

  happened<K extends HappeningKind>(what: K): HappeningOf<K>[] {
    return this.#all.filter((one): one is HappeningOf<K> => one.what === what);
  }
}

/**
 * `owned`: what an owner of the box has written on some of the cards. `besides`: begun before, or whose leader is
 * always used.
 */
export const scene = (text: string, owned?: Owned, besides?: Pick<Position, 'version' | 'always'>) => {
  const position = { ...positionOf(text), ...(owned === undefined ? {} : { owned }), ...besides };
  const from = (at: Beginning) => () => new Scene(position, at);
  return {
    turn: from('beforeTheTurn'),
    preparation: from('preparation'),
    support: from('support'),
    cards: from('cards'),
    endOfTurn: from('endOfTurn')
  };
};

// Plays a game by its chart: judges an answer, carries it out, and runs to the next ask with a choice.

import type { Event } from './chart';
import type { Bulk, Game, Kinds, Played } from './ruleset';
import type { Place, StandingAt, Stepper } from './stepping';

type AnswerEvent<K extends Kinds> = Extract<Event<K['house'], K['answer'], never>, { type: 'answer' }>;

/** The parts that a game brings along: its chart, where it can begin, and its rules. */
export interface Chart<K extends Kinds, D, B extends string> {
  readonly stepper: Stepper<K['position'], D, AnswerEvent<K>>;
  readonly beginnings: Readonly<Record<B, unknown>>;
  judge(position: K['position'], house: K['house'], given: unknown): K['refusal'] | null;
  /** The only legal answer, or null where there is a choice. */
  soleAnswer(ask: K['position']['asks'][number]): K['answer'] | null;
}

export interface Player<K extends Kinds, B extends string> {
  readonly begin: (position: K['position'], at: B) => Game<K>;
  /** `at`: a beginning, or a place in which a game stood, with its asks still open. */
  readonly gameFrom: (position: K['position'], at: string) => Game<K> | null;
  readonly answer: (game: Game<K>, house: K['house'], given: unknown) => Played<K>;
  readonly forcedAnswer: (position: K['position']) => AnswerEvent<K> | null;
  readonly Bulk: new (game: Game<K>) => Bulk<K>;
  /** `shortOf`: the place of the chart at which the simulation stops. */
  readonly simulate: (game: Game<K>, shortOf: string) => Simulation<K>;
}

/** A game that is only imagined, played on by code players. Forking it costs nothing, since no position is ever written to. */
export interface Simulation<K extends Kinds> {
  readonly position: K['position'];
  readonly at: string;
  fork(): Simulation<K>;
  /** Carries out an answer that is known to be legal. */
  step(house: K['house'], given: K['answer']): void;
}

export function player<K extends Kinds, D, B extends string>(chart: Chart<K, D, B>): Player<K, B> {
  const { stepper, beginnings } = chart;
  const { placeAt, beginAt, advance } = stepper;

  const isBeginning = (at: string): at is B => Object.hasOwn(beginnings, at);

  const answering = (house: K['house'], given: unknown): AnswerEvent<K> => ({
    type: 'answer',
    house,
    answer: given as K['answer'],
    goesOn: false
  });

  function forcedAnswer({ asks }: K['position']): AnswerEvent<K> | null {
    for (const ask of asks) {
      const sole = chart.soleAnswer(ask);
      if (sole !== null) return { type: 'answer', house: ask.house, answer: sole, goesOn: true };
    }
    return null;
  }

  const positionOf = ({ position }: StandingAt<D>): K['position'] => position as unknown as K['position'];

  /** Asks with only one legal answer are answered at once. */
  function playOn(from: StandingAt<D>, shortOf: Place<D> | null = null): StandingAt<D> {
    let standing = from;
    for (let event = forcedAnswer(positionOf(from)); event !== null; event = forcedAnswer(positionOf(standing)))
      standing = advance(standing, event, shortOf);
    return standing;
  }

  const gameOf = (standing: StandingAt<D>): Game<K> => ({ position: positionOf(standing), at: standing.place.path });

  /** The position serves as a draft: nothing writes into it, since the next answer begins with a copy. */
  function standingOf({ position, at }: Game<K>): StandingAt<D> {
    const place = placeAt(at);
    if (place === null) throw new Error(`the chart has no place ${at}`);
    return { position: position as unknown as D, place };
  }

  class Simulated implements Simulation<K> {
    #standing: StandingAt<D>;
    readonly #shortOf: Place<D> | null;

    constructor(standing: StandingAt<D>, shortOf: Place<D> | null) {
      this.#standing = standing;
      this.#shortOf = shortOf;
    }

    get position(): K['position'] {
      return positionOf(this.#standing);
    }

    get at(): string {
      return this.#standing.place.path;
    }

    fork(): Simulation<K> {
      return new Simulated(this.#standing, this.#shortOf);
    }

    step(house: K['house'], given: K['answer']): void {
      const shortOf = this.#shortOf;
      this.#standing = playOn(advance(this.#standing, answering(house, given), shortOf), shortOf);
    }
  }

  const begin = (position: K['position'], at: B): Game<K> => gameOf(playOn(beginAt(position, at)));

  return {
    begin,
    forcedAnswer,
    simulate: (game, shortOf) => new Simulated(standingOf(game), placeAt(shortOf)),

    gameFrom(position, at) {
      if (isBeginning(at)) return begin(position, at);
      return placeAt(at) === null ? null : { position, at };
    },

    answer(game, house, given) {
      const refusal = chart.judge(game.position, house, given);
      if (refusal !== null) return { ok: false, refusal };
      const next = gameOf(playOn(advance(standingOf(game), answering(house, given))));
      return { ok: true, game: next, happened: next.position.happened };
    },

    Bulk: class {
      #standing: StandingAt<D>;

      constructor(game: Game<K>) {
        this.#standing = standingOf(game);
      }

      get position(): K['position'] {
        return positionOf(this.#standing);
      }

      get at(): string {
        return this.#standing.place.path;
      }

      get game(): Game<K> {
        return gameOf(this.#standing);
      }

      answer(house: K['house'], given: unknown): K['refusal'] | null {
        const refusal = chart.judge(this.position, house, given);
        if (refusal === null) this.#standing = playOn(advance(this.#standing, answering(house, given)));
        return refusal;
      }
    }
  };
}

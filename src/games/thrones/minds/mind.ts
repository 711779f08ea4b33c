// Has a worker think. If there is none, or it dies or does not answer, the next lower level thinks in the page, which never
// takes long.

import type { LevelId } from '#thrones/bots/levels';
import type { Thrones } from '#thrones/flow/game';
import type { Asked } from '#shell/play/asked';
import type { Mind } from '#shell/play/driver';
import { Chance, chanceFrom } from '#engine/chance';
import type { Answer } from '#thrones/rules';
import { drawAnswer } from '#thrones/rules/judging';
import { type Problem, problemOf, type Returned, type Sent } from './problem';

type Solve = (problem: Problem) => Answer;

export interface Means {
  /** Throws if the browser has no workers. */
  readonly worker: () => Worker;
  readonly inPage: () => Promise<Solve>;
  /** Called when the level below has to take over. */
  readonly onweaker: () => void;
}

/** A Lord would hold up the page as well. */
const BELOW: Readonly<Record<LevelId, LevelId>> = {
  hand: 'knight',
  lord: 'knight',
  knight: 'squire',
  squire: 'squire'
};

/**
 * The number of checks that may pass without a sign of life. They are counted rather than timed, since a device that slept has not let
 * its worker think either.
 */
const LOOKS = 12;
const LOOK = 500;
/** The number of workers that may be lost in a row. */
const TRIES = 3;
/** In milliseconds, before the script for thinking is fetched again if it did not arrive. */
const PAUSE = 1000;

export class WorkerMind implements Mind<Thrones> {
  readonly #means: Means;
  #worker: Worker | null = null;
  #lost = 0;
  #number = 0;
  #looking: ReturnType<typeof setInterval> | undefined;
  #hasEnded = false;

  constructor(means: Means) {
    this.#means = means;
  }

  async think(asked: Asked<Thrones>, refused: boolean): Promise<Answer> {
    const problem = problemOf(asked);
    const answer = refused ? null : await this.#inWorker(problem);
    if (answer !== null) return answer;
    this.#means.onweaker();
    const solve = await this.#inPage();
    try {
      return solve({ ...problem, level: refused ? 'squire' : BELOW[problem.level] });
    } catch {
      return drawAnswer(asked.view, asked.house, new Chance(chanceFrom(problem.question.seed)));
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#dismiss();
  }

  /** The worker's answer; null if it has not come to one. An earlier question is given up, and its promise never resolves. */
  #inWorker(problem: Problem): Promise<Answer | null> {
    clearInterval(this.#looking);
    const number = ++this.#number;
    return new Promise((resolve) => {
      let looks = 0;
      const end = (answer: Answer | null): void => {
        if (number !== this.#number) return;
        clearInterval(this.#looking);
        this.#lost = answer === null ? this.#lost + 1 : 0;
        if (answer === null) this.#dismiss();
        resolve(answer);
      };
      try {
        if (this.#lost >= TRIES) throw new Error('no worker lasts');
        const worker = (this.#worker ??= this.#means.worker());
        worker.onmessage = ({ data }: MessageEvent<Returned>) => {
          looks = 0;
          if (data.number === number && data.answer !== null) end(data.answer);
        };
        worker.onerror = (event) => {
          event.preventDefault();
          end(null);
        };
        worker.onmessageerror = () => end(null);
        worker.postMessage({ number, problem } satisfies Sent);
      } catch {
        end(null);
        return;
      }
      this.#looking = setInterval(() => {
        if (++looks >= LOOKS) end(null);
      }, LOOK);
    });
  }

  async #inPage(): Promise<Solve> {
    for (;;) {
      try {
        return await this.#means.inPage();
      } catch (error) {
        if (this.#hasEnded) throw error;
        await new Promise((done) => void setTimeout(done, PAUSE));
      }
    }
  }

  #dismiss(): void {
    clearInterval(this.#looking);
    this.#worker?.terminate();
    this.#worker = null;
  }
}

// Has a worker think a finished game through, goes on with it when the page is left, and keeps what is known of it. Where there is no
// worker, or it dies, the page thinks, a part at a time.

import type { Game, Thrones } from '#thrones/flow/game';
import { markOf, type Review } from '#thrones/review/review';
import type { Given } from '#thrones/review/evening';
import { thrones } from '#thrones/flow/ruleset';
import { clearReviews, keepReview, keptReview } from '#shell/play/keptReviews';
import type { PlayedRecord } from '#shell/play/replayed';
import { openStart } from '#shell/saves/document';
import { workerBeside } from '#thrones/minds/beside';
import type { Reviewed, ToReview } from '#thrones/minds/problem';
import { believed } from '#thrones/review/believed';

/** Without a sign of life. Counted in looks: a device that slept has not let its worker think either. */
const LOOKS = 20;
const LOOK = 500;

export interface Means {
  readonly worker: () => Worker;
  readonly inPage: () => Promise<(task: ToReview) => Iterable<Review>>;
}

const MEANS: Means = {
  worker: workerBeside,
  inPage: async () => (await import('./inPage')).thought
};

export class Thinking {
  readonly #id: string;
  readonly #record: PlayedRecord<Thrones>;
  readonly #means: Means;
  #review: Review | null = $state.raw(null);
  #hasFailed = $state(false);
  #worker: Worker | null = null;
  #looking: ReturnType<typeof setInterval> | undefined;

  /** Without an id it is kept nowhere. */
  constructor(id: string, record: PlayedRecord<Thrones>, means: Means = MEANS) {
    this.#id = id;
    this.#record = record;
    this.#means = means;
  }

  /** The review, as far as it is known. */
  get review(): Review | null {
    return this.#review;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  async begin(): Promise<void> {
    this.#hasFailed = false;
    const { start, answers } = this.#record;
    const opened = openStart(thrones, start);
    if (!opened.ok) {
      this.#hasFailed = true;
      return;
    }
    if (this.#review === null && this.#id !== '') this.#review = believed(await keptReview(this.#id), markOf(answers));
    if (this.#review?.isWhole) return;
    if (!(await this.#inWorker(opened.game, answers))) await this.#inPage(opened.game, answers);
  }

  /** Resolves to true if the worker came to the end. */
  #inWorker(game: Game, answers: readonly Given[]): Promise<boolean> {
    return new Promise((resolve) => {
      let looks = 0;
      const end = (isDone: boolean): void => {
        clearInterval(this.#looking);
        this.#worker?.terminate();
        this.#worker = null;
        resolve(isDone);
      };
      try {
        const worker = (this.#worker = this.#means.worker());
        worker.onmessage = ({ data }: MessageEvent<Reviewed>) => {
          looks = 0;
          if (data.review !== null) this.#take(data.review);
          if (data.review?.isWhole) end(true);
        };
        worker.onerror = (event) => {
          event.preventDefault();
          end(false);
        };
        worker.onmessageerror = () => end(false);
        worker.postMessage(this.#task(game, answers));
      } catch {
        end(false);
        return;
      }
      this.#looking = setInterval(() => {
        if (++looks >= LOOKS) end(false);
      }, LOOK);
    });
  }

  async #inPage(game: Game, answers: readonly Given[]): Promise<void> {
    try {
      const think = await this.#means.inPage();
      for (const review of think(this.#task(game, answers))) {
        this.#take(review);
        await new Promise((done) => void setTimeout(done));
      }
    } catch {
      this.#hasFailed = true;
    }
  }

  /** Plain, for the worker. */
  #task({ position, at }: Game, answers: readonly Given[]): ToReview {
    return { game: { position, at }, answers, earlier: this.#review };
  }

  #take(review: Review): void {
    this.#review = review;
    if (this.#id === '') return;
    void keepReview(this.#id, review);
    if (review.isWhole) void clearReviews();
  }
}

// Tables at which code plays some of the seats: played by hands that pass the tablet, and by minds that a test can hold up.

import { vi } from 'vitest';
import type { House } from '#thrones/box';
import { newGame, type Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Asked } from '#shell/play/asked';
import { Driver, type Mind } from '#shell/play/driver';
import { type Answered, type Keeper, keepsNothing } from '#shell/play/keeper';
import { Playing } from '#shell/play/playing.svelte';
import type { Speed } from '#shell/play/settings.svelte';
import type { Answer } from '#thrones/rules';
import type { Handed } from '#shell/saves/handed';
import { problemOf } from '#thrones/minds/problem';
import { solve } from '#thrones/minds/solving';
import { startOf } from '#tests/support/saves';
import { wantedFor } from './atTheTable';

/** The seats of these houses are played by squires: they think in no time. */
export const byCode = (houses: readonly House[], level = 'squire'): readonly Handed[] =>
  houses.map((house) => ({
    after: 0,
    house,
    name: 'The Warden',
    code: { level, person: 'warden', seed: `seed of ${house}` },
    time: 0
  }));

interface Wished {
  readonly players?: 3 | 4 | 6;
  readonly seed?: string;
  readonly people: readonly House[];
  readonly keeper?: Keeper;
  readonly entries?: readonly Answered<Thrones>[];
}

export function tableOf({ players = 3, seed = 'code', people, keeper = keepsNothing }: Wished): Playing<Thrones> {
  const wanted = wantedFor(players, seed);
  return new Playing<Thrones>({
    rules: thrones,
    game: newGame(wanted),
    start: startOf(wanted),
    seats: wanted.houses.map((house) => ({ house, name: house })),
    entries: [],
    tablet: null,
    seen: {},
    handed: byCode(wanted.houses.filter((house) => !people.includes(house))),
    keeper
  });
}

export const thought = (asked: Asked<Thrones>): Answer => solve(problemOf(asked));

export interface Thinker extends Mind<Thrones> {
  readonly asked: Asked<Thrones>[];
}

/** Thinks at once, or as long as `until` takes. */
export function thinker(until: (asked: Asked<Thrones>) => Promise<unknown> = () => Promise.resolve()): Thinker {
  const asked: Asked<Thrones>[] = [];
  return {
    asked,
    async think(one) {
      asked.push(one);
      await until(one);
      return thought(one);
    },
    end: () => undefined
  };
}

/** What the screen does: it shows the driver what code is asked, and time goes by. */
export class Table {
  readonly playing: Playing<Thrones>;
  readonly #driver: Driver<Thrones>;

  constructor(playing: Playing<Thrones>, mind: Mind<Thrones> = thinker(), speed: Speed = 'normal') {
    this.playing = playing;
    this.#driver = new Driver(playing, mind, () => speed);
  }

  /** With fake timers. `watch`: people go on from whatever they look at. */
  async pass(time: number): Promise<void> {
    const STEP = 100;
    for (let gone = 0; gone <= time; gone += STEP) {
      this.#driver.look(this.playing.asked);
      await vi.advanceTimersByTimeAsync(gone === 0 ? 0 : STEP);
      this.#driver.look(this.playing.asked);
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  /** Until a person has to do something, or nothing goes on any more. */
  async settle(most = 400): Promise<void> {
    for (let i = 0; i < most; i++) {
      while (this.playing.moment !== null) this.playing.goOn();
      if (this.playing.asked === null) return;
      await this.pass(3000);
    }
    throw new Error('code does not come to an end');
  }

  end(): void {
    this.#driver.end();
  }
}

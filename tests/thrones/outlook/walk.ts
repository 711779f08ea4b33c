// Random games at every table there can be, answer by answer: what the forecasts are held against.

import { expect } from 'vitest';
import { Bulk } from '#thrones/flow/game';
import { gameOf } from '#tools/headless/variety';
import { randomPlayer } from '#thrones/bots/random';
import type { PlayerCount } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { Answer, Ask, Edition, Happening, Position, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';

export interface Step {
  readonly position: Position;
  readonly at: string;
  /** Of the house that answers. */
  readonly view: View;
  readonly ask: Ask;
  readonly given: Answer;
  readonly after: Position;
  readonly atAfter: string;
}

function* game(players: PlayerCount, edition: Edition, tides: boolean, crowded: boolean): Generator<Step> {
  const seed = `foretold ${players} ${edition} ${tides} ${crowded}`;
  const chance = new Chance(chanceFrom(seed));
  const setUp = { houses: SETUP[players].houses, seed, options: { edition, tides } };
  const played = new Bulk(gameOf({ setUp, crowded }));
  while (played.position.winner === null) {
    const { position, at } = played;
    const ask = chance.pick(position.asks);
    const view = viewFor(position, ask.house);
    const given = randomPlayer(view, ask.house, chance);
    expect(played.answer(ask.house, given)).toBeNull();
    const after = played.position;
    yield { position, at, view, ask, given, after, atAfter: played.at };
  }
}

let played: readonly Step[] | null = null;

/** Both printings, tides on and off, all numbers of players, sparse boards and crowded ones. */
export const steps = (): readonly Step[] =>
  (played ??= PLAYER_COUNTS.flatMap((players) =>
    (['first', 'revised'] as const).flatMap((edition) =>
      [false, true].flatMap((tides) => [false, true].flatMap((crowded) => [...game(players, edition, tides, crowded)]))
    )
  ));

type Of<W extends Happening['what']> = Extract<Happening, { what: W }>;

export const happened = <W extends Happening['what']>({ after }: Pick<Step, 'after'>, what: W): Of<W>[] =>
  after.happened.filter((one): one is Of<W> => one.what === what);

/** Nothing but the answer has been carried out: the round has not gone on to something else by itself. */
export const isQuiet = (step: Step): boolean =>
  step.after.winner === null && step.at === step.atAfter && happened(step, 'automatic').length === 0;

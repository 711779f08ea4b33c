// One game of The Iron Throne between players made of code, in a line: who led whom, who won, how long it took and what came of its
// turns.

import { Chance, chanceFrom } from '#engine/chance';
import type { House, Person } from '#iron/box';
import { greedyPlayer } from '#iron/bots/greedy';
import { schemed } from '#iron/bots/schemer';
import { Bulk, newGame } from '#iron/flow/game';
import type { Answer, NewGame } from '#iron/rules';
import { viewFor } from '#iron/rules/view';

export interface Played {
  readonly leaders: Readonly<Partial<Record<House, Person>>>;
  readonly winners: readonly House[];
  readonly turns: number;
  readonly answers: number;
  readonly reactions: number;
  readonly by: string;
  /** The number of times that each of these happened. */
  readonly counts: Readonly<Record<string, number>>;
}

const COUNTED: readonly string[] = ['tortured', 'released', 'played', 'used', 'events-shuffled', 'died', 'supports'];

/** `look`: told of every answer, after it has been given. `schemers` think ahead; all others are greedy. */
export function playMatch(
  setUp: NewGame,
  look: (house: House, given: Answer) => void = () => undefined,
  schemers: readonly House[] = []
): Played {
  const chances = new Map(setUp.houses.map((house) => [house, new Chance(chanceFrom(`${house} of ${setUp.seed}`))]));
  const game = new Bulk(newGame(setUp));
  const counts: Record<string, number> = {};
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let [answers, reactions, by] = [0, 0, ''];
  while (game.position.winners === null) {
    const { house, about } = game.position.asks[0]!;
    const view = viewFor(game.position, house);
    const given = schemers.includes(house)
      ? schemed({ view, at: game.at, seed: `${house} ${answers} of ${setUp.seed}` })
      : greedyPlayer(view, house, chances.get(house)!);
    const refusal = game.answer(house, given);
    if (refusal !== null) throw new Error(`${setUp.seed}: ${house} is refused ${JSON.stringify({ refusal, given })}`);
    look(house, given);
    answers++;
    if (about === 'reaction') reactions++;
    for (const happening of game.position.happened) {
      if (COUNTED.includes(happening.what)) count(happening.what);
      if (happening.what === 'game-over') by = happening.by.join('+');
      if (happening.what !== 'outcome') continue;
      count(happening.outcome);
      count(happening.result.kind === 'won' ? `won by ${happening.result.side}` : happening.result.kind);
    }
  }
  const { position } = game;
  const leaders = Object.fromEntries(position.seats.map((house) => [house, position.houses[house]!.leader!]));
  return { leaders, winners: position.winners!, turns: position.turn, answers, reactions, by, counts };
}

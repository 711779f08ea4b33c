// A simulation steps like the game, stops where chance would come in, and leaves what it was made from as it was.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import { isOver, simulate, type Simulation } from '#thrones/flow/simulation';
import { drawAnswer } from '#thrones/rules/judging';

const start = () =>
  newGame({ houses: SETUP[4].houses, seed: 'simulated', options: { edition: 'revised', tides: true } });

test('a simulation goes where the game goes, up to the end of the round', () => {
  const game = new Bulk(start());
  let thought = simulate(game.position, game.at);
  const chance = new Chance(chanceFrom('simulated'));
  let stops = 0;
  while (game.position.winner === null) {
    const { house } = game.position.asks[0]!;
    const given = drawAnswer(game.position, house, chance);
    game.answer(house, given);
    thought.step(house, given);
    if (isOver(thought) && game.position.winner === null) {
      stops++;
      expect(thought.at).toBe('action.cleaningUp');
      expect(thought.position.round).toBe(game.position.round - 1);
      thought = simulate(game.position, game.at);
    }
    expect(thought.at).toBe(game.at);
    expect(thought.position).toEqual(game.position);
  }
  expect(stops).toBe(game.position.round - 1);
});

test('forks of a simulation do not know of each other', () => {
  const game = start();
  const one = simulate(game.position, game.at);
  const chance = new Chance(chanceFrom('fork'));
  for (let forks = 0; !isOver(one); forks++) {
    const before = JSON.stringify(one.position);
    const other = one.fork();
    while (!isOver(other)) other.step(other.position.asks[0]!.house, drawn(other, chance));
    expect(JSON.stringify(one.position), `fork ${forks}`).toBe(before);
    one.step(one.position.asks[0]!.house, drawn(one, chance));
  }
});

const drawn = ({ position }: Simulation, chance: Chance) => drawAnswer(position, position.asks[0]!.house, chance);

// Everything that a seat cannot see is exchanged, through whole games: its view stays as it was, and so does what is asked of whom.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { answer, newGame } from '#iron/flow/game';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import { ironExchanged as exchanged } from '../support/ironExchanged';

describe.each([3, 4, 5])('a game of %i', (players) => {
  test('tells nobody what is hidden', () => {
    const houses = (['stark', 'lannister', 'tyrell', 'baratheon', 'targaryen'] as const).slice(0, players);
    const chance = new Chance(chanceFrom(`secrets ${players}`));
    let compared = 0;
    let game = newGame({ houses, seed: `${players}` });
    while (game.position.winners === null) {
      for (const me of [null, ...houses]) {
        const other = exchanged(game.position, me);
        expect(JSON.stringify(viewFor(other, me))).toBe(JSON.stringify(viewFor(game.position, me)));
        if (JSON.stringify(other) !== JSON.stringify(game.position)) compared++;
      }
      const asked = chance.pick(game.position.asks);
      const given = drawAnswer(game.position, asked.house, chance);
      const played = answer(game, asked.house, given);
      if (!played.ok) throw new Error(played.refusal.rule);
      game = played.game;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

// Whole random games: after every answer all that must hold, and at the end everything has occurred.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { answer, newGame } from '#iron/flow/game';
import { faultsIn } from '#engine/shape';
import { ABOUTS } from '#iron/rules/decisions';
import { HAPPENING } from '#iron/rules/happenings';
import { faultsOf } from '#iron/rules/faults';
import { spreadOf } from '#iron/rules/influence';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';

const GAMES = 100;
/** The longest of 3,000 random games had 39. */
const MOST_TURNS = 400;

describe.each([3, 4, 5])('random games of %i', (players) => {
  test('end, and all that must hold holds after every answer', () => {
    const abouts = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const chance = new Chance(chanceFrom(`iron ${players} ${n}`));
      const houses: House[] = chance.shuffle(HOUSES).slice(0, players);
      let game = newGame({ houses, seed: `${n}` });
      while (game.position.winners === null) {
        const { position } = game;
        const asked = chance.pick(position.asks);
        abouts.add(asked.about);
        const given = drawAnswer(viewFor(position, asked.house), asked.house, chance);
        const played = answer(game, asked.house, given);
        if (!played.ok) throw new Error(`${asked.about}: ${JSON.stringify([given, played.refusal])}`);
        game = played.game;
        for (const happening of played.happened) expect(faultsIn(HAPPENING, happening)).toEqual([]);
        const faults = faultsOf(game.position);
        if (faults.length > 0) expect.fail(`${faults.join()} after ${JSON.stringify(given)} in game ${n}`);
        if (game.position.turn > MOST_TURNS) expect.fail(`game ${n} does not end`);
        for (const house of houses)
          expect(spreadOf(game.position, house)).toBeGreaterThanOrEqual(spreadOf(position, house));
      }
      expect(game.at).toBe('over');
    }
    expect(ABOUTS.filter((about) => !abouts.has(about))).toEqual([]);
  });
});

// The swift way through the chart is the library's way: whole games are played in both, and every place and position compared.

import { describe, expect, test } from 'vitest';
import type { PlayerCount } from '../../src/lib/box/setup';
import { PLAYER_COUNTS, SETUP } from '../../src/lib/box/setup';
import { answer, Bulk, newGame } from '../../src/lib/flow/game';
import { Chance, chanceFrom } from '../../src/lib/rules/chance';
import { drawAnswer } from '../../src/lib/rules/judging';
import type { NewGame } from '../../src/lib/rules/setUp';

const setUpOf = (players: PlayerCount, seed: string): NewGame => ({
  houses: SETUP[players].houses,
  seed,
  options: { edition: players % 2 === 0 ? 'revised' : 'first', tides: players > 4 }
});

describe.each(PLAYER_COUNTS)('a random game of %i', (players) => {
  test('is the same step by step', () => {
    const seed = `swift ${players}`;
    const chance = new Chance(chanceFrom(seed));
    let stepped = newGame(setUpOf(players, seed));
    const swift = new Bulk(stepped);
    while (swift.position.winner === null) {
      const { house } = swift.position.asks[0]!;
      const given = drawAnswer(swift.position, house, chance);
      expect(swift.answer(house, given)).toBeNull();
      const outcome = answer(stepped, house, given);
      if (!outcome.ok) throw new Error(outcome.refusal.rule);
      stepped = outcome.game;
      expect(swift.at).toBe(stepped.at);
      expect(JSON.stringify(swift.position)).toBe(JSON.stringify(stepped.position));
    }
    expect(stepped.at).toBe('over');
  });
});

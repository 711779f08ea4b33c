// The game steps as XState does: whole games are played in both, and every place and position compared.

import { describe, expect, test } from 'vitest';
import type { PlayerCount } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { keysOf } from '#thrones/box/tabulate';
import { BEGINNINGS } from '#thrones/flow/chart';
import { Bulk, gameFrom, newGame } from '#thrones/flow/game';
import { Oracle } from '#tools/headless/oracle';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { NewGame } from '#thrones/rules';
import { setUp } from '#thrones/rules/setUp';

type Options = NewGame['options'];

const GAMES_EACH = 4;
const OPTIONS: readonly Options[] = (['first', 'revised'] as const).flatMap((edition) =>
  [false, true].map((tides) => ({ edition, tides }))
);
const TABLES = PLAYER_COUNTS.flatMap((players) => OPTIONS.map((options) => ({ players, ...options })));

test('at least sixty games are compared, at every table there can be', () => {
  expect(TABLES).toHaveLength(16);
  expect(TABLES.length * GAMES_EACH).toBeGreaterThanOrEqual(60);
});

const tableOf = (players: PlayerCount, options: Options, seed: string): NewGame => ({
  houses: SETUP[players].houses,
  seed,
  options
});

describe.each(TABLES)('random games of $players, $edition printing, tides $tides', ({ players, edition, tides }) => {
  test.each(Array.from({ length: GAMES_EACH }, (_, nth) => nth))('%i is the same step by step', (nth) => {
    const seed = `swift ${players} ${edition} ${tides} ${nth}`;
    const chance = new Chance(chanceFrom(seed));
    const begun = tableOf(players, { edition, tides }, seed);
    const oracle = Oracle.begin(setUp(begun), 'planning');
    const game = new Bulk(newGame(begun));
    for (let answers = 0; ; answers++) {
      if (game.at !== oracle.at || JSON.stringify(game.position) !== JSON.stringify(oracle.position))
        expect.fail(`after ${answers} answers of ${seed}: ${game.at} or ${oracle.at}`);
      if (game.position.winner !== null) break;
      const { house } = game.position.asks[0]!;
      const given = drawAnswer(game.position, house, chance);
      expect([game.answer(house, given), oracle.answer(house, given)]).toEqual([null, null]);
    }
    expect(game.at).toBe('over');
  });
});

test.each(keysOf(BEGINNINGS))('a game set up by hand begins alike with %s', (at) => {
  const position = setUp(tableOf(6, { edition: 'revised', tides: true }, 'swift'));
  const oracle = Oracle.begin(position, at);
  const game = gameFrom(position, at)!;
  expect([game.at, JSON.stringify(game.position)]).toEqual([oracle.at, JSON.stringify(oracle.position)]);
});

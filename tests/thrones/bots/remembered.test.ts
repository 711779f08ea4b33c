// What players made of code remember of a board is what they would find if they looked again.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House, PlayerCount } from '#thrones/box';
import { AREA_IDS } from '#thrones/box/areas';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import { dangerTo, outlineOf, pullOf, resistance, worthOf } from '#thrones/bots/outline';
import { orderScores, scoredAnew } from '#thrones/bots/policy/orderPolicy';
import { suggestion } from '#thrones/bots/policy/policy';
import { sightAnew, sightOf } from '#thrones/bots/sight';
import { PLAIN } from '#thrones/bots/weights';
import { newGame, simulate } from '#thrones/flow/game';
import type { Position } from '#thrones/rules';
import { castleCounts } from '#thrones/rules/control';
import { areasWhere } from '#thrones/rules/states';

/** Looks on before every answer of a game, and of one that is played on from there by another chance, in turn. */
function walk(houses: PlayerCount, look: (position: Position, nth: number) => void): void {
  const options = { edition: 'revised', tides: false } as const;
  const game = simulate(newGame({ houses: SETUP[houses].houses, seed: `remembered ${houses}`, options }), '');
  const chance = new Chance(chanceFrom(`remembered ${houses}`));
  for (let answers = 0; game.position.winner === null; answers++) {
    const { position } = game;
    look(position, answers);
    const asked = position.asks[0]!;
    if (answers % 5 === 0) {
      const other = game.fork();
      for (let ahead = 0; ahead < 4 && other.position.winner === null; ahead++) {
        const next = other.position.asks[0]!;
        other.step(next.house, suggestion(other.position, next, PLAIN, chance, 8));
        look(other.position, answers + ahead);
      }
    }
    game.step(asked.house, suggestion(position, asked, PLAIN, chance, 1));
  }
}

const unitsOf = (position: Position, house: House) => areasWhere(position, ({ units }) => units[0]?.house === house);

test.each(PLAYER_COUNTS)('%i seats: who gets where', (houses) => {
  walk(houses, (position, nth) => {
    const sight = sightOf(position);
    if (nth % 7 === 0) expect(sight).toEqual(sightAnew(position));
  });
});

test.each(PLAYER_COUNTS)('%i seats: what orders are worth', (houses) => {
  walk(houses, (position, nth) => {
    if (nth % 9 > 0) return;
    const house = position.tracks.throne[nth % houses]!;
    const asked = { house, areas: unitsOf(position, house) };
    orderScores(position, asked, PLAIN);
    expect(orderScores(position, asked, PLAIN)).toEqual(scoredAnew(position, asked, PLAIN));
  });
});

test('another scene on the same board is scored anew', () => {
  const { position } = newGame({
    houses: SETUP[4].houses,
    seed: 'scene',
    options: { edition: 'revised', tides: false }
  });
  const [house] = position.tracks.throne;
  const asked = { house: house!, areas: unitsOf(position, house!) };
  const fewer = { ...asked, areas: asked.areas.slice(1) };
  const changed: Position[] = [
    { ...position, phase: 'action' },
    { ...position, round: 10 },
    { ...position, blade: 'used' },
    { ...position, houseRules: { castles: 2 } },
    { ...position, tracks: { ...position.tracks, fiefdoms: position.tracks.fiefdoms.toReversed() } },
    { ...position, houses: { ...position.houses, [house!]: { ...position.houses[house!]!, power: 20 } } }
  ];
  for (const other of changed) {
    orderScores(position, asked, PLAIN);
    expect(orderScores(other, asked, PLAIN)).toEqual(scoredAnew(other, asked, PLAIN));
  }
  orderScores(position, asked, PLAIN);
  expect([...orderScores(position, fewer, PLAIN).keys()]).toEqual(fewer.areas);
  const bold = { ...PLAIN, castle: 3 * PLAIN.castle };
  expect(orderScores(position, asked, bold)).toEqual(scoredAnew(position, asked, bold));
});

test('what an outline has noted is what a new one finds', () => {
  walk(6, (position, nth) => {
    if (nth % 20 > 0) return;
    const house = position.tracks.throne[nth % 6]!;
    const noted = outlineOf(position, house, PLAIN);
    expect(noted.castles).toEqual(castleCounts(position));
    const found = (outline = noted) =>
      AREA_IDS.map((area) => [
        worthOf(outline, area, true),
        worthOf(outline, area, false),
        resistance(outline, area),
        dangerTo(outline, area, 'now'),
        dangerTo(outline, area, 'ever'),
        pullOf(outline, area)
      ]);
    found();
    const again = found();
    for (const [at, area] of AREA_IDS.entries()) {
      const anew = outlineOf(position, house, PLAIN);
      expect(again[at]).toEqual([
        worthOf(outlineOf(position, house, PLAIN), area, true),
        worthOf(anew, area, false),
        resistance(anew, area),
        dangerTo(anew, area, 'now'),
        dangerTo(anew, area, 'ever'),
        pullOf(anew, area)
      ]);
    }
  });
});

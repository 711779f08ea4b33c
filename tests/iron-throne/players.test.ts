// Players made of code: they play whole games, by the rules, and answer by nothing but what their seat may see.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { greedyPlayer } from '#iron/bots/greedy';
import type { Player } from '#iron/bots/player';
import { randomPlayer } from '#iron/bots/random';
import { Bulk, newGame } from '#iron/flow/game';
import { drawAnswer } from '#iron/rules/judging';
import { faultsOf } from '#iron/rules/faults';
import type { Position } from '#iron/rules';
import { viewFor } from '#iron/rules/view';
import { Failure, sceneOf } from '#tools/headless/failure';
import { soundlyExchanged } from '#tools/headless/iron/exchanged';
import { Invariants } from '#tools/headless/iron/invariants';
import { playRandomGame } from '#tools/headless/iron/randomGame';
import { IronSeen } from '#tools/headless/iron/seen';
import { setUpNumber } from '#tools/headless/iron/soak';
import { replayed } from './support/replay';

const CARE = { fullCheckEvery: 20, tryEvery: 4 };
const play = (players: number, seed: string, player: Player) =>
  playRandomGame(setUpNumber(0, seed, players), player, new IronSeen(), CARE);

describe.each([3, 4, 5])('a greedy player among %i', (players) => {
  test('plays whole games by the rules', () => {
    for (let n = 0; n < 3; n++) {
      const { position } = play(players, `greedy ${n}`, greedyPlayer);
      expect(position.winners).not.toBeNull();
    }
  });

  test('answers the same when everything hidden is exchanged', () => {
    const { recording } = play(players, 'honest', greedyPlayer);
    let compared = 0;
    const game = new Bulk(newGame(recording.start.setUp));
    for (const [at, [house, given]] of recording.answers.entries()) {
      const { position } = game;
      const other = soundlyExchanged(position, house);
      const [one, two] = [position, other].map((table) =>
        greedyPlayer(viewFor(table, house), house, new Chance(chanceFrom(`${at}`)))
      );
      expect(two).toEqual(one);
      if (JSON.stringify(other.hands) !== JSON.stringify(position.hands)) compared++;
      game.answer(house, given);
    }
    expect(compared).toBeGreaterThan(50);
  });
});

test('a greedy player beats random ones', () => {
  let won = 0;
  for (let n = 0; n < 8; n++) {
    const setUp = setUpNumber(n, 'beats', 4);
    const [strong] = setUp.houses;
    const player: Player = (view, house, chance) =>
      (house === strong ? greedyPlayer : randomPlayer)(view, house, chance);
    if (playRandomGame(setUp, player, new IronSeen(), CARE).position.winners!.includes(strong!)) won++;
  }
  expect(won).toBeGreaterThan(4);
});

test('the same seed and the same chance give the same answers', () => {
  expect(play(3, 'same', greedyPlayer)).toEqual(play(3, 'same', greedyPlayer));
});

test('a game can be pasted as a scene', () => {
  const { recording, position } = play(3, 'pasted', randomPlayer);
  expect(replayed(recording.start, recording.answers)).toEqual(position);
  const text = sceneOf(new Failure(['all is well'], recording));
  expect(text.split('\n')).toHaveLength(recording.answers.length + 5);
});

describe('what is broken is found', () => {
  const { recording } = play(4, 'broken', randomPlayer);
  const half = recording.answers.slice(0, Math.floor(recording.answers.length / 2));
  const position = replayed(recording.start, half);
  const [house, other] = position.seats as [House, House];
  const brokenBy = (now: Partial<Position>): string =>
    [...new Invariants().broken(position, { ...position, happened: [], ...now })].join('\n');
  const withHouse = (change: object): Partial<Position> => ({
    houses: { ...position.houses, [house]: { ...position.houses[house]!, ...change } }
  });

  test.each<[string, Partial<Position>]>([
    ['the cards of', { hands: { ...position.hands, [house]: ['hostility-20', 'hostility-20'] } }],
    ['power, not', withHouse({ sheet: position.houses[house]!.sheet + 1 })],
    ['has spread to itself', withHouse({ spread: { [house]: 1 } })],
    ['has spread more than it has', withHouse({ spread: { [other]: 6 } })],
    ['the events are not the deck', { events: [] }],
    ['nobody is asked anything', { asks: [] }],
    ['is asked two things', { asks: [...position.asks, ...position.asks] }],
    ['the wrong challenger', { turn: position.turn + 1 }],
    [`turn ${position.turn + 2}`, { turn: position.turn + 2 }],
    ['after the refill', { happened: [{ what: 'turn-over', turn: 1 }], hands: { ...position.hands, [house]: [] } }],
    [
      'offers twice',
      { happened: ['challenger', 'defender'].map((side) => ({ what: 'offered', house, side }) as never) }
    ],
    ['who does not take part', { happened: [{ what: 'played', house, card: 'mace' }] }]
  ])('%s', (fault, now) => expect(brokenBy(now)).toContain(fault));

  test('the position itself is sound', () => expect(faultsOf(position)).toEqual([]));

  test('by chance, from the view alone', () => {
    const [asked] = position.asks;
    const chance = (): Chance => new Chance(chanceFrom('x'));
    expect(randomPlayer(viewFor(position, asked!.house), asked!.house, chance())).toEqual(
      drawAnswer(position, asked!.house, chance())
    );
  });
});

// A few random games with everything looked at after every answer; `npm run soak` plays hundreds. And the lookers themselves:
// what is broken on purpose has to be found.

import { describe, expect, test } from 'vitest';
import { Failure, sceneOf } from '#tools/headless/failure';
import { brokenBy } from '#tools/headless/invariants';
import { secretsToldBy } from '#tools/headless/invariants/secrets';
import { playRandomGame } from '#tools/headless/randomGame';
import { replayByTheOracle, replayFrom } from '#tools/headless/recording';
import { Seen } from '#tools/headless/seen';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import { unit } from '#thrones/rules/pieces';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { replayed } from '../support/replay';

const often = { fullCheckEvery: 5, checkpointEvery: 60 };
const start = (index: number, crowded = false) => startNumber(index, 'random games', null, crowded);
const play = (index: number, crowded = false, player = randomPlayer) =>
  playRandomGame(start(index, crowded), player, new Seen(), often);

describe('random games', () => {
  test.each([
    ['three players', 0, false, randomPlayer],
    ['four players, first printing', 5, false, randomPlayer],
    ['five players with tides, sensibly', 10, false, greedyPlayer],
    ['six players with tides, first printing, from the middle of a war', 15, true, randomPlayer]
  ] as const)('%s: nothing breaks from the first answer to the last', (_name, index, crowded, player) => {
    const { recording, checkpoints, position } = play(index, crowded, player);
    expect(position.winner).not.toBeNull();
    expect([...replayByTheOracle(recording, checkpoints)]).toEqual([]);
    const [early, late] = [checkpoints[1]!, checkpoints.at(-2)!];
    for (const from of [early, late]) expect([...replayFrom(from, recording, checkpoints)]).toEqual([]);
  });

  test('the same seed and players give the same game', () => {
    expect(play(1)).toEqual(play(1));
  });

  test('a game can be pasted as a scene', () => {
    const { recording, position } = play(2);
    expect(replayed(recording.start, recording.answers).position).toEqual(position);
    const text = sceneOf(new Failure(['all is well'], recording));
    expect(text).toContain(`test('${recording.start.setUp.seed}'`);
    expect(text.split('\n')).toHaveLength(recording.answers.length + 5);
  });

  test('all kinds of game come up in turn', () => {
    const kinds = Array.from({ length: VARIANTS }, (_, index) => {
      const { houses, options } = start(index).setUp;
      return `${houses.length} ${options.edition} ${options.tides}`;
    });
    expect(new Set(kinds).size).toBe(VARIANTS);
  });
});

describe('what is broken is found', () => {
  const { position } = gameOf(start(3));
  const inWinterfell = (change: Partial<Position['areas']['winterfell']>): Position => ({
    ...position,
    areas: { ...position.areas, winterfell: { ...position.areas.winterfell, ...change } }
  });

  test('the set-up is whole', () => expect(brokenBy(position)).toEqual([]));

  test.each<[string, Position]>([
    ['11 pieces', inWinterfell({ units: Array(10).fill(unit('stark', 'footman')) })],
    ['units of greyjoy and stark', inWinterfell({ units: [unit('stark', 'knight'), unit('greyjoy', 'knight')] })],
    ['a ship stands in winterfell', inWinterfell({ units: [unit('stark', 'ship')] })],
    ['armies of 4', inWinterfell({ units: Array(4).fill(unit('stark', 'knight')) })],
    ['lies idle in winterfell', inWinterfell({ units: [], order: { house: 'stark', token: 'raid' } })],
    ['a garrison of greyjoy', inWinterfell({ garrison: { house: 'greyjoy', strength: 2 } })],
    ['a power token of stark lies in its own home', inWinterfell({ power: 'stark' })],
    ['the throne track', { ...position, tracks: { ...position.tracks, throne: ['stark', 'stark'] } }],
    ['the wildlings are on 3', { ...position, wildlings: 3 }],
    ['the wildling deck', { ...position, decks: { ...position.decks, wildlings: [] } }],
    ['0 asks are open', { ...position, asks: [] }],
    ['21 power', { ...position, houses: { ...position.houses, stark: { ...position.houses.stark!, power: 21 } } }],
    [
      'the cards of stark',
      { ...position, houses: { ...position.houses, stark: { ...position.houses.stark!, hand: [] } } }
    ]
  ])('%s', (fault, broken) => {
    expect(brokenBy(broken).join('\n')).toContain(fault);
  });

  test('a view that tells what others have sealed', () => {
    const sealed = { ...position.sealed, orders: { stark: { winterfell: 'raid' } } } as const;
    const leaky: typeof viewFor = (table, seat) => ({ ...viewFor(table, seat), sealed: table.sealed });
    expect([...secretsToldBy(viewFor, { ...position, sealed })]).toEqual([]);
    expect([...secretsToldBy(leaky, { ...position, sealed })]).toContainEqual(
      'the view of greyjoy tells sealed.orders.stark.winterfell: "raid" is not "special-raid"'
    );
  });
});

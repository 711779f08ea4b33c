// Replay: every step equals the state at play, a jump equals single steps, and only public things are shown.

import { beforeAll, describe, expect, test } from 'vitest';
import { randomPlayer } from '#thrones/bots/random';
import { answer, Bulk, type Game } from '#thrones/flow/game';
import { type Given, Playback, positionsOf, type Start, startOf, written } from '#tests/support/saves';
import { STRIDES } from '#shell/play/playback';
import { Chance, chanceFrom } from '#engine/chance';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { gameOf, startNumber } from '#tools/headless/variety';
import { greedyPlayer } from '#thrones/bots/greedy';
import { LONG } from '#tests/support/long';

const GAMES = LONG ? 200 : 40;
/** Every nth game begins in the middle of a war; every nth is stepped by XState itself. */
const CROWDED = 5;
const BY_THE_LIBRARY = 10;
/** The longest of these games takes 424. One that never ends is found by this number, however slow the machine. */
const MOST_ANSWERS = 2000;
const NO_CLOCK = 0;

interface Played {
  readonly start: Start;
  readonly answers: readonly Given[];
  /** The state at play, before the first answer and after each. */
  readonly states: readonly string[];
}

function begin(index: number): { start: Start; game: Game } {
  const wanted = startNumber(index, 'playback', null, index % CROWDED === 0);
  const game = gameOf(wanted);
  const start: Start = wanted.crowded
    ? { kind: 'position', position: written(game.position), at: game.at }
    : startOf(wanted.setUp);
  return { start, game };
}

function play(index: number): Played {
  const { start, game } = begin(index);
  const chance = new Chance(chanceFrom(`playback ${index}`));
  const bulk = new Bulk(game);
  let slow: Game | null = index % BY_THE_LIBRARY === 1 ? game : null;
  // an opened position has no account of how it came about
  const states = [JSON.stringify({ ...game.position, happened: start.kind === 'setup' ? game.position.happened : [] })];
  const answers: Given[] = [];
  let position: Position = game.position;
  while (position.winner === null) {
    const { house } = chance.pick(position.asks);
    const given = randomPlayer(viewFor(position, house), house, chance);
    if (slow === null) {
      bulk.answer(house, given);
      ({ position } = bulk);
    } else {
      const outcome = answer(slow, house, given);
      if (!outcome.ok) throw new Error(outcome.refusal.rule);
      slow = outcome.game;
      ({ position } = slow);
    }
    answers.push({ house, answer: given });
    states.push(JSON.stringify(position));
    if (answers.length > MOST_ANSWERS) throw new Error(`Game ${index} does not end`);
  }
  return { start, answers, states };
}

test(`in ${GAMES} random games every step equals the state at play`, { timeout: NO_CLOCK }, () => {
  let compared = 0;
  for (let index = 0; index < GAMES; index++) {
    const { start, answers, states } = play(index);
    const positions = positionsOf(start, answers);
    const differs = states.findIndex((state, at) => state !== JSON.stringify(positions[at]));
    expect(differs, `game ${index}`).toBe(-1);
    expect(positions).toHaveLength(answers.length + 1);
    compared += states.length;
  }
  expect(compared).toBeGreaterThan(GAMES * 50);
});

describe('in a game of six', () => {
  let played: Played;
  let over: Playback;
  let open: Playback;
  beforeAll(() => {
    const { start, game } = begin(3);
    const bulk = new Bulk(game);
    const chance = new Chance(chanceFrom('sensible'));
    const answers: Given[] = [];
    while (bulk.position.winner === null) {
      const { house } = bulk.position.asks[0]!;
      const given = greedyPlayer(viewFor(bulk.position, house), house, chance);
      bulk.answer(house, given);
      answers.push({ house, answer: given });
    }
    played = { start, answers, states: [] };
    over = new Playback(start, answers, true);
    open = new Playback(start, answers, false);
  });

  test.each(STRIDES)('by %s it is walked forwards and backwards over the same stops, and each is nearer', (stride) => {
    const there = [0];
    while (there.at(-1)! < over.last) there.push(over.next(there.at(-1)!, stride));
    const back = [over.last];
    while (back.at(-1)! > 0) back.push(over.previous(back.at(-1)!, stride));
    expect(back.reverse()).toEqual(there);
    expect(new Set(there).size).toBe(there.length);
    expect(there.at(-1)).toBe(played.answers.length);
  });

  test('a round holds turns, a turn holds decisions', () => {
    const count = (stride: (typeof STRIDES)[number]): number => {
      let steps = 0;
      for (let at = 0; at < over.last; at = over.next(at, stride)) steps++;
      return steps;
    };
    const rounds = over.view(over.last)!.round;
    expect(count('round')).toBeGreaterThanOrEqual(rounds);
    expect(count('round')).toBeLessThanOrEqual(rounds + 1);
    expect(count('turn')).toBeGreaterThan(3 * rounds);
    expect(count('decision')).toBeGreaterThan(count('turn'));
  });

  test('a turn is one order resolved, with the fight that comes of it', () => {
    const battle = over.steps.findIndex(({ happened }) => happened.some(({ what }) => what === 'combat'));
    const end = over.next(battle, 'turn');
    const told = over.steps.slice(battle, end).flatMap(({ happened }) => happened.map(({ what }) => what));
    expect(told.filter((what) => what === 'combat')).toHaveLength(1);
    expect(told).toContain('victor');
    expect(['march', 'raid', 'consolidating', 'messenger-raven']).toContain(over.steps[battle]!.about);
  });

  test('jumping anywhere shows what walking there shows', () => {
    const walked = Array.from({ length: over.last + 1 }, (_, at) => JSON.stringify(over.view(at)));
    const chance = new Chance(chanceFrom('jumps'));
    for (let i = 0; i < 200; i++) {
      const at = chance.below(over.last + 1);
      expect(JSON.stringify(over.view(at)) === walked[at]).toBe(true);
    }
    expect(over.view(-5)).toEqual(over.view(0));
    expect(over.view(1e9)).toEqual(over.view(over.last));
    expect(over.view(Number.NaN)).toEqual(over.view(0));
  });

  test('while the game goes on nobody sees more than the table, whoever looks', () => {
    const positions = positionsOf(played.start, played.answers);
    for (let at = 0; at <= open.last; at += 3) {
      const table = viewFor(positions[at]!, null);
      for (const eyes of ['table', 'all', 'stark', 'tyrell'] as const) expect(open.view(at, eyes)).toEqual(table);
    }
  });

  test('what is told of a step says nothing of what was answered', () => {
    const planning = open.steps.findIndex(({ about }) => about === 'assigning-orders');
    expect(Object.keys(open.steps[planning]!).sort()).toEqual(
      ['about', 'beginsTurn', 'happened', 'house', 'round'].sort()
    );
    expect(open.steps[planning]!.happened).toEqual([
      { what: 'sealed', house: open.steps[planning]!.house, about: 'assigning-orders' }
    ]);
  });

  test('when it is over, one house or all can be looked through', () => {
    const positions = positionsOf(played.start, played.answers);
    const at = positions.findIndex(({ sealed }) => Object.keys(sealed.orders).length >= 2);
    const { sealed } = positions[at]!;
    const [house] = over.view(at)!.tracks.throne.filter((one) => one in sealed.orders);
    expect(over.view(at)!.sealed.orders).toEqual({});
    expect(over.view(at, house!)!.sealed.orders).toEqual({ [house!]: sealed.orders[house!] });
    expect(over.view(at, 'all')!.sealed).toEqual(sealed);
    expect(Object.keys(over.view(at, 'all')!)).not.toContain('decks');
  });

  test('an answer that no longer fits ends it there, and it says so', () => {
    const spoilt = played.answers.map((given, i) =>
      i === 30 ? { ...given, answer: { kind: 'bid', power: 99 } } : given
    );
    const playback = new Playback(played.start, spoilt as Given[], true);
    expect(playback.isWhole).toBe(false);
    expect(playback.last).toBe(30);
    expect(playback.view(99)).toEqual(over.view(30));
    expect(over.isWhole).toBe(true);
  });

  test('a beginning that cannot be read shows nothing', () => {
    const playback = new Playback({ kind: 'position', position: {} as never, at: 'nowhere' }, played.answers, true);
    expect(playback.view(0)).toBeNull();
    expect(playback.last).toBe(0);
    expect(playback.isWhole).toBe(false);
  });
});

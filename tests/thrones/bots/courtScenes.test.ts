// Bids, tracks, wildlings, mustering and supply: every player finds the plainly right answer.

import { describe, expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { bid } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';
import { ANYBODY, answerOfKind } from './thinker';

const PLAYERS = (['knight', 'lord'] as const).flatMap((level) => ANYBODY.map((person) => ({ level, person })));
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const clash = (text: string): Scene =>
  scene(`deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms\n${text}`).westeros();

const THREE =
  'houses stark lannister baratheon\nstark winterfell: footman\nlannister lannisport: footman\nbaratheon dragonstone: footman';

describe.each(PLAYERS)('$level, $person', ({ level, person }) => {
  const bids = (g: Scene, house: House): number[] =>
    SEEDS.map((seed) => answerOfKind('bid', g.game, house, level, person, seed).power);
  const option = (g: Scene, house: House): string => answerOfKind('option', g.game, house, level, person).option;

  test('bids for the Iron Throne when it has power, and keeps some for the tracks to come', () => {
    const g = clash(`power stark 12 lannister 12 baratheon 12\n${THREE}`);
    for (const power of bids(g, 'stark')) {
      expect(power).toBeGreaterThan(0);
      expect(power).toBeLessThan(9);
    }
  });

  test('bids most of what is left for the last of the tracks', () => {
    const g = clash(`power stark 8 lannister 8 baratheon 8\n${THREE}`);
    for (const track of ['throne', 'fiefdoms'])
      for (const house of ['stark', 'lannister', 'baratheon'] as const)
        g.answer(
          house,
          bid(
            track === 'throne'
              ? { stark: 3, lannister: 2, baratheon: 1 }[house]
              : { stark: 2, lannister: 1, baratheon: 0 }[house]
          )
        );
    expect(g.position.bidding?.on).toBe('court');
    const shares = bids(g, 'lannister');
    expect(shares.reduce((sum, one) => sum + one, 0) / SEEDS.length).toBeGreaterThan(2);
  });

  test('keeps a share of its power back while Wildlings Attack lies open behind the bidding', () => {
    const g = scene(
      `deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 wildlings-attack
      wildlings 8\npower stark 4 lannister 4 baratheon 4\n${THREE}`
    ).westeros();
    const lying = g.position.wildlings;
    for (let track = 0; track < 3; track++) {
      const left = g.position.houses.stark!.power!;
      const share = Math.ceil((lying + 1) / 3);
      for (const power of bids(g, 'stark')) expect(left - power).toBeGreaterThanOrEqual(Math.min(left, share));
      for (const house of ['stark', 'lannister', 'baratheon'] as const)
        g.answer(house, bid(answerOfKind('bid', g.game, house, level, person, 'a').power));
      for (let asked = g.asks[0]; asked?.kind === 'rank'; asked = g.asks[0])
        g.answer(asked.house, { kind: 'rank', houses: asked.houses });
    }
    expect(g.position.bidding?.on).toBe('wildlings');
    expect(g.position.houses.stark?.power).toBeGreaterThanOrEqual(Math.min(4, Math.ceil((lying + 1) / 3)));
  });

  test('wins a tie itself as the holder of the Iron Throne', () => {
    const g = clash(`throne lannister stark baratheon\npower stark 5 lannister 5 baratheon 5\n${THREE}`);
    for (const house of ['stark', 'lannister', 'baratheon'] as const)
      g.answer(house, bid(house === 'baratheon' ? 0 : 2));
    const asked = g.asks.find(({ about }) => about === 'track-tie');
    expect(asked?.house).toBe('lannister');
    expect(answerOfKind('rank', g.game, 'lannister', level, person).houses[0]).toBe('lannister');
  });

  const raven = (text: string) =>
    answerOfKind(
      'raven',
      scene(`houses stark lannister baratheon\ncourt stark\n${text}`).raven().game,
      'stark',
      level,
      person
    );

  test('has the raven change an order for a March into a castle that lies open', () => {
    const answer = raven(`
      stark winterfell: footman knight, support, garrison
      lannister lannisport: footman, march+0
      baratheon dragonstone: footman, march+0
    `);
    expect(answer).toMatchObject({ use: 'swap', area: 'winterfell' });
    expect(answer).toHaveProperty('token', expect.stringContaining('march'));
  });

  test('has the raven look where no order would be better', () => {
    const answer = raven(`
      stark winterfell: footman knight, march+1, garrison
      lannister lannisport: footman, march+0
      baratheon dragonstone: footman, march+0
    `);
    expect(answer).toEqual({ kind: 'raven', use: 'look' });
  });

  const horde = (strength: number, text: string): Scene =>
    scene(
      `wildlings ${strength}\ndeck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings silence-at-the-wall\n${text}`
    ).westeros();

  test('pays a share against the wildlings, and not all it has', () => {
    const g = horde(6, `power stark 12 lannister 12 baratheon 12\n${THREE}`);
    for (const power of bids(g, 'stark')) {
      expect(power).toBeGreaterThan(0);
      expect(power).toBeLessThan(6);
    }
  });

  test('names the house with most castles as the lowest bidder, and itself as the highest', () => {
    const text = `throne baratheon stark lannister
      power stark 5 lannister 5 baratheon 5
      houses stark lannister baratheon
      stark winterfell: footman; white-harbor: footman; moat-cailin: footman
      lannister lannisport: footman
      baratheon dragonstone: footman`;
    const lost = horde(4, text);
    for (const house of ['stark', 'lannister', 'baratheon'] as const) lost.answer(house, bid(0));
    lost.waitingFor('baratheon', 'wildling-tie');
    expect(option(lost, 'baratheon')).toBe('stark');
    const won = horde(2, text);
    for (const house of ['stark', 'lannister', 'baratheon'] as const) won.answer(house, bid(3));
    won.waitingFor('baratheon', 'wildling-tie');
    expect(option(won, 'baratheon')).toBe('baratheon');
  });

  const chosen = (first: string, second: string, third: string, text: string): Scene =>
    scene(`deck westeros1 ${first} | westeros2 ${second} | westeros3 ${third}\n${text}`).westeros();

  test('has everybody muster when its icons feed no more than before', () => {
    const g = chosen(
      'a-throne-of-blades',
      'last-days-of-summer',
      'sea-of-storms',
      `throne stark\nsupply stark 3\n${THREE}`
    );
    expect(option(g, 'stark')).toBe('mustering');
  });

  test('wants bids when it is rich, and power when it is poor', () => {
    const dark = (power: number): Scene =>
      chosen(
        'last-days-of-summer',
        'dark-wings-dark-words',
        'sea-of-storms',
        `court stark\npower stark ${power} lannister 2 baratheon 2\n${THREE}`
      );
    expect(option(dark(14), 'stark')).toBe('clash-of-kings');
    expect(option(dark(0), 'stark')).toBe('game-of-thrones');
  });

  test('musters in a stronghold, and within its supply', () => {
    const g = scene(
      `throne stark\ndeck westeros1 mustering\nsupply stark 1\nstark winterfell: footman, garrison`
    ).westeros();
    const { recruits } = answerOfKind('muster', g.game, 'stark', level, person);
    expect(recruits.length).toBeGreaterThan(0);
    g.answer('stark', { kind: 'muster', recruits });
  });

  test('musters with the special Consolidate Power order rather than taking a coin', () => {
    const g = scene(
      'throne lannister\nlannister lannisport: footman, special-consolidate-power, garrison'
    ).consolidating();
    expect(answerOfKind('consolidate', g.game, 'lannister', level, person).recruits).not.toBeNull();
  });

  test('starves footmen rather than knights, and never the last guard of a castle', () => {
    const g = chosen(
      'supply',
      'last-days-of-summer',
      'sea-of-storms',
      `throne stark\nsupply stark 6\nstark castle-black: knight knight footman; winterfell: footman footman; karhold: footman footman; moat-cailin: footman`
    );
    const asked = g.asks.find(({ kind }) => kind === 'reconcile');
    expect(asked?.house).toBe('stark');
    const { units } = answerOfKind('reconcile', g.game, 'stark', level, person);
    expect(units.every(({ kind }) => kind === 'footman')).toBe(true);
    expect(units.some(({ area }) => area === 'moat-cailin')).toBe(false);
  });

  test('lays orders in every area that it can', () => {
    const g = scene(
      'lannister lannisport: footman knight, garrison; stoney-sept: footman\ngreyjoy pyke: footman, garrison'
    ).planning();
    for (const seed of SEEDS)
      expect(Object.keys(answerOfKind('orders', g.game, 'lannister', level, person, seed).orders)).toHaveLength(2);
  });

  test('plans a March when an empty castle lies beside it, whatever its whim', () => {
    const g = scene('throne stark\nstark winterfell: footman knight, garrison').planning();
    for (const seed of SEEDS)
      expect(answerOfKind('orders', g.game, 'stark', level, person, seed).orders.winterfell).toMatch(/^march/);
  });
});

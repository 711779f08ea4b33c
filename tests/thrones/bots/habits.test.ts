// Nothing silly: habits that nobody who knows the game has, a scene each.

import { expect, test } from 'vitest';
import type { AreaId, House } from '#thrones/box';
import { mindedBy } from '#thrones/bots/persons';
import { freshMemory, remember } from '#thrones/bots/memory';
import { outlineOf } from '#thrones/bots/outline';
import { plansFrom } from '#thrones/bots/policy/marchPolicy';
import { recruit } from '#thrones/bots/policy/musters';
import { PLAIN } from '#thrones/bots/weights';
import { Habits } from '#tools/headless/habits';
import { playMatch } from '#tools/headless/match';
import { SETUP } from '#thrones/box/setup';
import { look, march } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';
import { answerOfKind } from './thinker';

const THINKERS = ['squire', 'knight', 'lord'] as const;

test.each(THINKERS)('a %s lends its own support to its own battle, however it looks', (level) => {
  const g = scene(`
    throne greyjoy lannister
    greyjoy riverrun: knight knight knight, march+1
    lannister lannisport: footman, garrison; stoney-sept: footman, support
  `).marches();
  g.answer('greyjoy', march('riverrun', { lannisport: 'knight knight knight' }));
  g.waitingFor('lannister', 'support');
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(answerOfKind('option', g.game, 'lannister', level, undefined, seed).option).toBe('defender');
});

test.each(THINKERS)('a %s lays no Consolidate Power at sea, where nothing is to be had', (level) => {
  const g = scene(`
    stark winterfell: footman, garrison; the-narrow-sea: ship; the-shivering-sea: ship; bay-of-ice: ship
    greyjoy pyke: footman, garrison
  `).planning();
  for (const seed of ['a', 'b', 'c']) {
    const { orders } = answerOfKind('orders', g.game, 'stark', level, undefined, seed);
    for (const area of ['the-narrow-sea', 'the-shivering-sea', 'bay-of-ice'] as const)
      expect(orders[area]).not.toContain('consolidate');
  }
});

const musteredBy = (g: Scene, house: House, castles: readonly AreaId[]) =>
  recruit(g.position, { house, castles, one: false }, PLAIN).map(({ unit }) => unit);

test('no more ships are mustered than there are units to carry', () => {
  const g = scene(`
    stark winterfell: footman, garrison; the-narrow-sea: ship ship ship
    greyjoy pyke: footman, garrison
  `).planning();
  expect(musteredBy(g, 'stark', ['winterfell'])).not.toContain('ship');
});

test('no siege engine is made of the last soldier where an enemy can come', () => {
  // no army may grow, and there are no knights left
  const g = scene(`
    supply lannister 0
    lannister harrenhal: footman; lannisport: knight knight; stoney-sept: knight knight; searoad-marches: knight
    greyjoy riverrun: knight; the-twins: footman
  `).planning();
  expect(musteredBy(g, 'lannister', ['harrenhal'])).toEqual([]);
});

test.each(['knight', 'lord'] as const)('a %s sends no engines alone beside an enemy', (level) => {
  const g = scene(`
    throne baratheon
    baratheon kings-landing: siege-engine siege-engine, march+0; blackwater: footman
    tyrell the-reach: knight; highgarden: footman, garrison
  `).marches();
  const { moves } = answerOfKind('march', g.game, 'baratheon', level);
  expect(moves.some(({ to }) => to === 'kingswood')).toBe(false);
});

test('engines take a castle with their soldiers or not at all', () => {
  const g = scene(`
    throne baratheon
    baratheon kings-landing: siege-engine footman, march+1; dragonstone: footman, garrison
    tyrell the-reach: footman; highgarden: footman, garrison
  `).marches();
  const plans = plansFrom(outlineOf(g.position, 'baratheon', PLAIN), 'kings-landing', 1);
  const stormed = plans.flatMap(({ answer }) => answer.moves.filter(({ to }) => to === 'the-reach'));
  expect(stormed.length).toBeGreaterThan(0);
  for (const { units } of stormed) expect(units).toContain('footman');
});

test('a stronghold is not left empty to an enemy next door for a castle', () => {
  const g = scene(`
    throne lannister greyjoy
    lannister riverrun: footman, march+0; lannisport: footman, garrison
    greyjoy seagard: knight, support; pyke: footman, garrison
  `).marches();
  const { moves } = answerOfKind('march', g.game, 'lannister', 'knight');
  expect(moves).toEqual([]);
});

test('of engines and their last soldier it is not the soldier who is given up where an enemy can come', () => {
  const g = scene(`
    deck westeros1 supply
    greyjoy harrenhal: footman siege-engine; the-twins: knight knight; stoney-sept: knight knight
    lannister riverrun: knight
  `).westeros();
  g.waitingFor('greyjoy', 'reconciling');
  const { units } = answerOfKind('reconcile', g.game, 'greyjoy', 'knight');
  expect(units).toMatchObject([{ area: 'harrenhal', kind: 'siege-engine' }]);
});

test('a March on neutral forces is thought of while the best token or support can still be ordered', () => {
  const oddsWith = (army: string, order: string, bay: string): number => {
    const g = scene(`
      houses stark lannister baratheon
      neutral kings-landing
      baratheon crackclaw-point: ${army}${order}${bay}
    `);
    const { position } = order === '' ? g.planning() : g.marches();
    const plans = plansFrom(outlineOf(position, 'baratheon', PLAIN), 'crackclaw-point', 0);
    return Math.max(...plans.filter(({ to }) => to === 'kings-landing').map(({ odds }) => odds));
  };
  expect(oddsWith('knight knight', '', '')).toBeGreaterThan(0);
  expect(oddsWith('knight footman', '', '; blackwater-bay: ship')).toBeGreaterThan(0);
  expect(oddsWith('knight footman', '', '')).toBe(0);
  expect(oddsWith('knight knight', ', march+0', '')).toBe(0);
});

test('a card that hurts everybody is put under the deck, a mild one is left', () => {
  const put = (card: string): string => {
    const g = scene(`
      houses stark lannister baratheon
      court stark
      deck wildlings ${card}
      stark winterfell: footman, march+0, garrison
    `).raven();
    g.answer('stark', look());
    g.waitingFor('stark', 'raven-card');
    return answerOfKind('option', g.game, 'stark', 'knight').option;
  };
  expect(['mammoth-riders', 'the-horde-descends', 'a-king-beyond-the-wall'].map(put)).toEqual([
    'bottom',
    'bottom',
    'bottom'
  ]);
  expect(['silence-at-the-wall', 'skinchanger-scout'].map(put)).toEqual(['top', 'top']);
});

test('whoever left the card that the raven saw bids less against it, until it is turned up', () => {
  const { position } = scene('stark winterfell: footman').planning();
  const seen = remember(freshMemory(position), [{ what: 'raven-card', house: 'stark', put: 'top' }]);
  expect(mindedBy(PLAIN, seen, 'stark').courage).toBeLessThan(PLAIN.courage);
  expect(mindedBy(PLAIN, seen, 'greyjoy').courage).toBe(PLAIN.courage);
  const buried = remember(seen, [{ what: 'raven-card', house: 'greyjoy', put: 'bottom' }]);
  expect(mindedBy(PLAIN, buried, 'stark').courage).toBe(PLAIN.courage);
});

test('an army does not sit beside a weaker one that holds a castle', () => {
  const g = scene(`
    lannister harrenhal: knight knight knight; crackclaw-point: footman; stoney-sept: footman; lannisport: footman, garrison
    greyjoy riverrun: footman; pyke: footman, garrison
  `).planning();
  for (const seed of ['a', 'b', 'c', 'd'])
    expect(answerOfKind('orders', g.game, 'lannister', 'knight', undefined, seed).orders.harrenhal).toContain('march');
});

test('no bid for a track can be foretold', () => {
  const g = scene(`
    deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms
    houses stark lannister baratheon
    power stark 8 lannister 8 baratheon 8
    stark winterfell: footman
    lannister lannisport: footman
    baratheon dragonstone: footman
  `).westeros();
  const bids = Array.from(
    { length: 12 },
    (_, i) => answerOfKind('bid', g.game, 'stark', 'knight', undefined, `${i}`).power
  );
  expect(new Set(bids).size).toBeGreaterThan(1);
});

test('in games of Knights the habits that never make sense do not occur', () => {
  const habits = new Habits(() => true);
  for (const count of [3, 6] as const) {
    const { houses } = SETUP[count];
    habits.begin();
    playMatch(
      { houses, seed: 'habits 1', options: { edition: 'revised', tides: false } },
      Object.fromEntries(houses.map((house) => [house, { plays: 'knight' }])),
      (decision, before, after) => habits.look(decision, before, after)
    );
  }
  expect(habits.countOf('refused')).toMatchObject({ times: 0 });
  expect(habits.countOf('refused').of).toBeGreaterThan(10);
  expect(habits.countOf('idleShips')).toMatchObject({ times: 0 });
  expect(habits.shareOf('fleets')).toBeLessThan(0.03);
  expect(habits.shareOf('loneEngines')).toBeLessThan(0.1);
  expect(habits.shareOf('idle')).toBeLessThan(0.1);
  expect(habits.countOf('idle').of).toBeGreaterThan(3);
});

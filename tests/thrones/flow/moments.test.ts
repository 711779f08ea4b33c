// Moments that the whole table looks at, and whether a hand-over comes before them.

import { expect, test } from 'vitest';
import { type Moment, momentsOf } from '#thrones/flow/moments';
import type { Answer, Happening, Position } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { AREA_IDS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { tabulate } from '#thrones/box/tabulate';
import { Bulk } from '#thrones/flow/game';
import { isOver, simulate } from '#thrones/flow/simulation';
import { drawAnswer } from '#thrones/rules/judging';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';
import { viewFor } from '#thrones/rules/view';
import { bid, card, consolidate, look, march, option, orders } from '#tests/support/answers';
import { lastOrderOfARound, planningOfThree } from '#tests/support/rounds';
import { type Scene, scene } from '#tests/support/scene';

function momentsAfter(g: Scene, house: House, given: Answer, earlier: readonly Happening[] = []): Moment[] {
  const before = viewFor(g.position, null);
  g.answer(house, given);
  return momentsOf({ before, now: viewFor(g.position, null), lines: g.position.happened }, earlier);
}

test('the last orders that are sealed reveal all of them, in turn order', () => {
  const g = planningOfThree().planning();
  expect(momentsAfter(g, 'lannister', orders({ lannisport: 'march+1' }))).toEqual([]);
  expect(momentsAfter(g, 'stark', orders({ 'white-harbor': 'raid', karhold: 'support' }))).toEqual([]);
  const [moment, ...others] = momentsAfter(g, 'baratheon', orders({ dragonstone: 'defense+1' }));
  expect(others).toEqual([]);
  expect(moment).toMatchObject({ what: 'orders', sealed: true });
  if (moment?.what !== 'orders') return;
  expect(moment.orders.map(({ house }) => house)).toEqual(['lannister', 'stark', 'stark', 'baratheon']);
  expect(moment.orders).toContainEqual({ area: 'white-harbor', house: 'stark', token: 'raid' });
});

test('an order that the program took off right after the reveal is shown as it was revealed', () => {
  const g = planningOfThree().planning();
  g.answer('lannister', orders({ lannisport: 'march+1' }));
  g.answer('stark', orders({ 'white-harbor': 'raid', karhold: 'support' }));
  const before = viewFor(g.position, null);
  g.answer('baratheon', orders({ dragonstone: 'defense+1' }));
  const now = viewFor(g.position, null);
  const raided = {
    what: 'raided',
    house: 'stark',
    from: 'white-harbor',
    area: 'dragonstone',
    victim: 'baratheon'
  } as const;
  const lines = [
    ...g.position.happened,
    { ...raided, token: 'defense+1' },
    { what: 'orders-removed', area: 'white-harbor', house: 'stark', token: 'raid', about: 'raid' }
  ] as const;
  const areas = {
    ...now.areas,
    dragonstone: { ...now.areas.dragonstone, order: null },
    'white-harbor': { ...now.areas['white-harbor'], order: null }
  };
  const [moment] = momentsOf({ before, now: { ...now, areas }, lines }, []);
  expect(moment?.what === 'orders' ? moment.orders : []).toEqual([
    { area: 'lannisport', house: 'lannister', token: 'march+1' },
    { area: 'karhold', house: 'stark', token: 'support' },
    { area: 'white-harbor', house: 'stark', token: 'raid' },
    { area: 'dragonstone', house: 'baratheon', token: 'defense+1' }
  ]);
});

test('what was in no hand needs no tablet in the middle', () => {
  const g = planningOfThree().raven();
  g.answer('stark', look());
  expect(momentsOf({ before: viewFor(g.position, null), now: viewFor(g.position, null), lines: [] }, [])).toEqual([]);

  const bids = scene(`
    deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 web-of-lies
    houses stark lannister baratheon
    throne baratheon stark lannister
    power stark 5 \n power lannister 5 \n power baratheon 5
    stark winterfell: footman \n lannister lannisport: footman \n baratheon dragonstone: footman
  `).westeros();
  bids.answer('stark', bid(3)).answer('lannister', bid(2));
  expect(momentsAfter(bids, 'baratheon', bid(1)).map(({ what, sealed }) => [what, sealed])).toEqual([['bids', true]]);
});

test('the end of a round tells what its orders brought, and what was left on the board', () => {
  const g = lastOrderOfARound();
  const moments = momentsAfter(g, 'stark', consolidate('winterfell'), g.position.happened);
  expect(moments.map(({ what, sealed }) => [what, sealed])).toEqual([
    ['round', false],
    ['westeros', false]
  ]);
  const [moment] = moments;
  if (moment?.what !== 'round') throw new Error('no end of a round');
  const brought = { what: 'power', about: 'consolidating' } as const;
  const [lannisport, winterfell] = [
    { ...brought, house: 'lannister', area: 'lannisport', by: 1 },
    { ...brought, house: 'stark', area: 'winterfell', by: 2 }
  ] as const;
  expect(moment.gathered).toEqual([lannisport, winterfell]);
  expect([...moment.lifted].sort()).toEqual(['karhold', 'stoney-sept']);
});

test('a round that brings nobody anything does not stop the table', () => {
  const g = scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 web-of-lies
    stark      winterfell: 2 footman, march+0
    lannister  lannisport: knight
    baratheon  dragonstone: knight, support
  `).marches();
  const moments = momentsAfter(g, 'stark', march('winterfell', { karhold: 'footman' }), g.position.happened);
  expect(moments.map(({ what }) => what)).toEqual(['westeros']);
});

test('the end of a round shows the board that its last answer has left', () => {
  const g = scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 web-of-lies
    stark      winterfell: 2 footman, march+0; white-harbor: footman, consolidate-power
    lannister  lannisport: knight
    baratheon  dragonstone: knight, support
  `).marches();
  const moments = momentsAfter(g, 'stark', march('winterfell', { karhold: 'footman' }), g.position.happened);
  const [moment] = moments;
  if (moment?.what !== 'round') throw new Error('no end of a round');
  expect(moment.now.areas.karhold.units).toHaveLength(1);
  expect(moment.now.areas.winterfell.units).toHaveLength(1);
});

test('in any game the end of a round shows what it left, whatever the next one has done since', () => {
  let ends = 0;
  for (let index = 0; index < 2 * VARIANTS; index++) {
    const chance = new Chance(chanceFrom(`left ${index}`));
    const game = new Bulk(gameOf(startNumber(index, 'left', null, index % 2 === 1)));
    let thought = simulate(game.position, game.at);
    const story: Happening[] = [];
    while (game.position.winner === null) {
      const before = viewFor(game.position, null);
      const { house } = chance.pick(game.position.asks);
      const given = drawAnswer(game.position, house, chance);
      game.answer(house, given);
      thought.step(house, given);
      const { position } = game;
      const told = { before, now: viewFor(position, null), lines: position.happened };
      const moment = momentsOf(told, story).find((one) => one.what === 'round');
      story.push(...position.happened);
      if (position.winner !== null || !isOver(thought)) continue;
      if (moment !== undefined) {
        ends++;
        expect(sorted(moment.now.areas)).toEqual(sorted(thought.position.areas));
        const gone = thought.position.happened.flatMap((one) =>
          one.what === 'orders-removed' || one.what === 'raided' ? [one.area] : []
        );
        expect(moment.lifted.filter((area) => gone.includes(area))).toEqual([]);
      }
      thought = simulate(game.position, game.at);
    }
  }
  expect(ends).toBeGreaterThan(100);
});

/** In which order units stand in an area means nothing. */
const sorted = (areas: Position['areas']) =>
  tabulate(AREA_IDS, (id) => ({ ...areas[id], order: null, units: areas[id].units.map(({ kind }) => kind).sort() }));

//  Stoney Sept (Lannister marches) ── Blackwater (Stark)
const BATTLE = `
  throne     lannister stark martell
  lannister  stoney-sept: 2 knight, march+0
  stark      blackwater: 2 knight
  martell    sunspear: footman
`;

/** What the table stops for when Stark, who chooses last, has chosen a card. */
function cardsIn(fiefdoms: string): { g: Scene; moments: Moment[] } {
  const g = scene(`${BATTLE}\n fiefdoms ${fiefdoms}`).marches();
  const begun = g.answer('lannister', march('stoney-sept', { blackwater: 'knight knight' })).position.happened;
  g.answer('lannister', card('the-hound'));
  return { g, moments: momentsAfter(g, 'stark', card('greatjon-umber'), begun) };
}

test('house cards are revealed to the table before anything else is decided in the battle', () => {
  const { g, moments } = cardsIn('lannister stark');
  expect(moments.map(({ what, sealed }) => [what, sealed])).toEqual([['cards', true]]);
  expect(moments[0]).toMatchObject({
    combat: { area: 'blackwater', cards: { attacker: 'the-hound', defender: 'greatjon-umber' } },
    now: { asks: [{ house: 'lannister', about: 'valyrian-steel-blade' }] }
  });
  // then the table stops only for how it ended
  const last = momentsAfter(g, 'lannister', option('use'));
  expect(last.map(({ what }) => what)).not.toContain('cards');
});

test('cards that decide the battle at once are revealed with how it ended', () => {
  const { moments } = cardsIn('martell lannister stark');
  expect(moments.map(({ what, sealed }) => [what, sealed])).toEqual([['battle', true]]);
});

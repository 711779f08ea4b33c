import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '#thrones/box/areas';
import { SETUP } from '#thrones/box/setup';
import { compactPosition, completePosition, faultsOf, tidyPosition } from '#thrones/rules/faults';
import type { NewGame } from '#thrones/rules';
import { judgeSetUp, setUp } from '#thrones/rules/setUp';

const six: NewGame = { houses: SETUP[6].houses, seed: 'faults', options: { edition: 'revised', tides: false } };
const start = setUp(six);

/** What is written where, such as `areas.winterfell.units`; undefined takes it away. */
type Edits = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The faults of the start, written down, edited by hand and read again. */
function faultsAfter(edits: Edits): string[] {
  const state = throughJson(compactPosition(start)) as Fields;
  for (const [way, value] of Object.entries(edits)) {
    const steps = way.split('.');
    const last = steps.pop()!;
    const below = steps.reduce<Fields>((fields, step) => (fields[step] ??= {}) as Fields, state);
    if (value === undefined) delete below[last];
    else below[last] = value;
  }
  return faultsOf(completePosition(throughJson(state)));
}

const unit = (house: string, kind: string, routed = false) => ({ house, kind, routed });

describe('a set-up', () => {
  test.each([3, 4, 5, 6] as const)('for %i houses is a position without a fault', (players) => {
    for (const edition of ['revised', 'first'] as const) {
      const houses = [...SETUP[players].houses].reverse();
      const position = setUp({ houses, seed: `${players}`, options: { edition, tides: players > 4 } });
      expect(faultsOf(position)).toEqual([]);
      expect(Object.keys(position.areas)).toEqual(AREA_IDS);
      expect(new Set(Object.values(position.areas).map((area) => Object.keys(area).join())).size).toBe(1);
    }
  });

  test('follows from its seed, in whatever order the houses are named', () => {
    expect(setUp({ ...six, houses: [...six.houses].reverse() })).toEqual(start);
    expect(setUp({ ...six, seed: 'another' }).decks).not.toEqual(start.decks);
  });

  test('lays the cards that are given on top', () => {
    const decks = {
      westeros: [[], ['clash-of-kings']],
      wildlings: ['crow-killers'],
      tides: ['tide-3', 'tide-3']
    } as const;
    const position = setUp({ ...six, decks });
    expect(position.decks.westeros[1][0]).toBe('clash-of-kings');
    expect(position.decks.wildlings[0]).toBe('crow-killers');
    expect(position.decks.tides.slice(0, 2)).toEqual(['tide-3', 'tide-3']);
    expect(position.stackedTides).toBe(2);
    expect(faultsOf(position)).toEqual([]);
  });

  test.each([
    [{ ...six, houses: ['stark', 'lannister'] }, 'houses: there are three to six of them, not 2'],
    [
      { ...six, houses: ['stark', 'lannister', 'tyrell'] },
      'houses: the 3 of them have to be stark, lannister, baratheon'
    ],
    [
      { ...six, houses: ['stark', 'stark', 'lannister'] },
      'houses: the 3 of them have to be stark, lannister, baratheon'
    ],
    [{ ...six, seed: 7 }, 'seed: must be text, not 7'],
    [{ ...six, decks: { tides: ['tide-3', 'tide-3', 'tide-3'] } }, 'decks: tide-3 is not 3 times in that deck'],
    [{ ...six, decks: { westeros: [['clash-of-kings']] } }, 'decks: clash-of-kings is not 1 times in that deck'],
    [null, 'must be an object, not null']
  ])('%j is refused', (request, fault) => {
    expect(judgeSetUp(request)).toEqual([fault]);
  });
});

describe('written down and read again', () => {
  test('a position is the same, field by field and in the same order', () => {
    const read = completePosition(throughJson(compactPosition(start)));
    expect(JSON.stringify(read)).toBe(JSON.stringify(start));
    expect(JSON.stringify(compactPosition(start)).length).toBeLessThan(10_000);
  });

  test('what is empty is left out', () => {
    const { areas } = compactPosition(start);
    expect(areas).not.toHaveProperty('blackwater');
    expect(areas['white-harbor']).toEqual({ units: [{ house: 'stark', kind: 'footman' }] });
    for (const field of ['combat', 'asks', 'queue', 'sealed', 'winner'])
      expect(compactPosition(start)).not.toHaveProperty(field);
  });

  test('tidied up, areas that are not empty have all their fields', () => {
    const { areas, ...others } = tidyPosition(start);
    expect(areas['white-harbor']).toEqual(start.areas['white-harbor']);
    expect(areas).not.toHaveProperty('blackwater');
    expect(JSON.stringify(completePosition(throughJson({ areas, ...others })))).toBe(JSON.stringify(start));
  });

  test('the fields that the protocol names are enough', () => {
    const { round, phase, houses, tracks, wildlings, areas, decks } = compactPosition(start);
    const read = completePosition(throughJson({ decks, areas, wildlings, tracks, houses, phase, round }));
    expect({ ...read, chance: start.chance }).toEqual(start);
  });
});

describe('a position edited by hand', () => {
  const HARMLESS = { 'areas.karhold': { units: [unit('stark', 'footman')], power: 'stark' } };

  test('soundly has no fault', () => {
    expect(faultsAfter({})).toEqual([]);
    expect(faultsAfter(HARMLESS)).toEqual([]);
  });

  const footmen = (...areas: string[]): Edits =>
    Object.fromEntries(areas.map((area) => [`areas.${area}.units`, [unit('stark', 'footman')]]));
  const card = { house: 'stark', kind: 'card', about: 'patchface', secret: false, cards: [], mayDecline: false };
  const knights = [{ area: 'karhold', kind: 'knight', routed: false }];
  const losses = { house: 'stark', kind: 'units', about: 'casualties', secret: false, units: knights, together: false };
  const raid = { house: 'stark', kind: 'raid', about: 'raid', secret: false, orders: ['winterfell'] };
  const bid = { house: 'stark', kind: 'bid', about: 'bidding', secret: true, most: 20 };

  test.each<[string, Edits, string]>([
    [
      'two houses in one area',
      { 'areas.winterfell.units': [unit('stark', 'footman'), unit('tyrell', 'footman')] },
      'winterfell: units of two houses stand there'
    ],
    [
      'eleven footmen',
      footmen(
        'karhold',
        'castle-black',
        'moat-cailin',
        'the-twins',
        'seagard',
        'widows-watch',
        'harrenhal',
        'the-fingers',
        'riverrun'
      ),
      'stark: 11 pieces of footman are on the board, and there are 10'
    ],
    ['an unknown area', { 'areas.atlantis': {} }, 'areas: there is no "atlantis"'],
    ['an unknown field', { dragons: 3 }, 'there is no "dragons"'],
    ['a ship on land', { 'areas.karhold.units': [unit('stark', 'ship')] }, 'karhold: a ship cannot stand there'],
    [
      'a knight at sea',
      { 'areas.bay-of-ice.units': [unit('stark', 'knight')] },
      'bay-of-ice: a knight cannot stand there'
    ],
    [
      'four ships in a port',
      { 'houses.stark.supply': 6, 'areas.port-of-winterfell.units': Array(4).fill(unit('stark', 'ship')) },
      'port-of-winterfell: 4 ships are too many'
    ],
    [
      'ships in the port of another house',
      { 'areas.port-of-winterfell.units': [unit('tyrell', 'ship')] },
      'port-of-winterfell: tyrell does not control its land area'
    ],
    [
      'armies too big',
      { 'areas.karhold.units': Array(4).fill(unit('stark', 'footman')) },
      'stark: its armies are too big for its supply'
    ],
    [
      'three equal orders',
      Object.fromEntries(
        ['winterfell', 'white-harbor', 'the-shivering-sea'].map((area) => [
          `areas.${area}.order`,
          { house: 'stark', token: 'raid' }
        ])
      ),
      'stark: 3 tokens raid are laid, and there are 2'
    ],
    [
      'an order of another house',
      { 'areas.winterfell.order': { house: 'tyrell', token: 'raid' } },
      'winterfell: an order of tyrell among enemies'
    ],
    ['an idle order', { 'areas.karhold.order': { house: 'stark', token: 'raid' } }, 'karhold: an order without a unit'],
    [
      'a garrison away from home',
      { 'areas.karhold.garrison': { house: 'stark', strength: 2 } },
      'karhold: stark has no garrison there'
    ],
    [
      'a garrison too strong',
      { 'areas.winterfell.garrison.strength': 6 },
      'winterfell: the strength of its garrison is 2'
    ],
    ['a neutral force too weak', { 'areas.the-eyrie.neutral': 5 }, 'the-eyrie: the neutral force there is 6'],
    [
      'units beside a neutral force',
      { 'areas.the-eyrie.units': [unit('stark', 'footman')] },
      'the-eyrie: something stands beside the neutral force'
    ],
    ['too much power', { 'houses.stark.power': 21 }, 'houses.stark.power: must be a whole number from 0 to 20, not 21'],
    [
      'too much power with that on the board',
      { 'houses.stark.power': 20, 'areas.karhold.power': 'stark' },
      'stark: 20 power and 1 tokens on the board are more than 20'
    ],
    [
      'a power token at home',
      { 'areas.winterfell.power': 'stark' },
      'winterfell: the home area of stark needs no power token'
    ],
    ['supply 7', { 'houses.stark.supply': 7 }, 'houses.stark.supply: must be a whole number from 0 to 6, not 7'],
    ['an unknown card', { 'houses.stark.hand.0': 'jon-snow' }, 'houses.stark.hand[0]: "jon-snow" is not a house card'],
    [
      'a card twice',
      { 'houses.stark.discard': ['robb-stark'] },
      'stark: of its seven cards robb-stark is one too many'
    ],
    [
      'a card of another house',
      { 'houses.stark.hand.0': 'patchface' },
      'stark: of its seven cards patchface is one too many'
    ],
    ['a deck of one card', { 'decks.wildlings': ['crow-killers'] }, 'decks.wildlings: silence-at-the-wall is missing'],
    [
      'a card in the wrong deck',
      { 'decks.westeros.0.0': 'web-of-lies' },
      'decks.westeros[0]: web-of-lies is one too many'
    ],
    ['a house twice on a track', { 'tracks.court.0': 'stark' }, 'tracks.court: every house in play stands there once'],
    [
      'a house too few',
      { 'houses.tyrell': undefined },
      'houses: stark, greyjoy, lannister, baratheon, martell do not make a game'
    ],
    ['round 11', { round: 11 }, 'round: must be a whole number from 1 to 10, not 11'],
    ['odd wildlings', { wildlings: 3 }, 'wildlings: there is no space 3 on their track'],
    ['an end without a winner', { phase: 'over' }, 'phase: the game is over exactly when there is a winner'],
    ['a Westeros phase in round 1', { phase: 'westeros' }, 'round: the first has no Westeros phase'],
    ['an ask that nobody can answer', { asks: [card] }, 'asks: stark cannot answer patchface'],
    [
      'an ask for units that are not there',
      { asks: [{ ...losses, least: 1, most: 1 }] },
      'asks: casualties speaks of what is not there'
    ],
    ['an ask for an order that is not there', { asks: [raid] }, 'asks: raid speaks of what is not there'],
    [
      'an ask for more power than there is',
      { bidding: { on: 'throne', bidders: ['stark'], bids: null, ranking: [], ranked: 0 }, asks: [bid] },
      'asks: bidding speaks of what is not there'
    ],
    ['an ask without its particulars', { asks: [losses] }, 'asks[0]: least is missing'],
    [
      'a card sealed that is not held',
      { 'sealed.cards': { stark: 'patchface' } },
      'sealed.cards: stark chooses no card'
    ],
    [
      'orders sealed elsewhere',
      { 'sealed.orders': { stark: { pyke: 'raid' } } },
      'sealed.orders: stark has no unit in pyke'
    ]
  ])('%s', (_, edits, fault) => {
    expect(faultsAfter(edits)).toContain(fault);
  });

  test('seven castles have won', () => {
    const areas = ['seagard', 'riverrun', 'moat-cailin', 'harrenhal', 'flints-finger'];
    const faults = faultsAfter(Object.fromEntries(areas.map((area) => [`areas.${area}.power`, 'stark'])));
    expect(faults).toEqual(['stark: with 7 castles and strongholds it would have won']);
  });

  test.each([
    null,
    undefined,
    [],
    'text',
    7,
    {},
    { areas: [] },
    { houses: 'stark' },
    { areas: { pyke: { units: 'x' } } }
  ])('nonsense is told apart: %j', (nonsense) => {
    expect(faultsOf(completePosition(nonsense)).length).toBeGreaterThan(0);
  });

  test('names of the language do no harm', () => {
    for (const hostile of [
      '{"__proto__": {"round": 1}}',
      '{"areas": {"__proto__": {}}}',
      '{"houses": {"constructor": {}}}'
    ]) {
      const faults = faultsOf(completePosition(JSON.parse(hostile)));
      expect(faults.some((fault) => /__proto__|constructor/.test(fault))).toBe(true);
    }
    expect({}).not.toHaveProperty('round');
  });
});

// An attack of the wildlings on the screen: the sum, who suffers what in which order, and where a choice would put a house.

import { describe, expect, test } from 'vitest';
import type { House, WildlingCardId } from '#thrones/box';
import { type MomentOf, momentsOf } from '#thrones/flow/moments';
import { viewFor } from '#thrones/rules/view';
import { type Attack, factsIn, fatesOf } from '#thrones/screens/wildlings/fates';
import { shiftsOf } from '#thrones/outlook/trackOutlook';
import { reckon } from '#thrones/screens/wildlings/wildlingReckoning';
import { bid, option, units } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

const attack = (card: WildlingCardId, court = 'stark baratheon lannister'): Scene =>
  scene(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    fiefdoms baratheon stark lannister
    court ${court}
    power stark 5 lannister 5 baratheon 5
    wildlings 6
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings ${card}
    stark      winterfell: 2 footman; white-harbor: knight
    lannister  lannisport: footman knight
    baratheon  dragonstone: footman knight
  `).westeros();

/** Strength is 10: two icons of the two Last Days of Summer have come to the 6. */
const STRENGTH = 10;

interface Bids {
  readonly stark: number;
  readonly lannister: number;
  readonly baratheon: number;
}

function opened(g: Scene, { stark, lannister, baratheon }: Bids): MomentOf<'wildlings'> {
  g.answers(['stark', bid(stark)], ['lannister', bid(lannister)]);
  const before = viewFor(g.position, null);
  g.answer('baratheon', bid(baratheon));
  const told = { before, now: viewFor(g.position, null), lines: g.position.happened };
  const moment = momentsOf(told, []).find((one) => one.what === 'wildlings');
  if (moment?.what !== 'wildlings') throw new Error('No bids were opened');
  return moment;
}

describe('the sum', () => {
  test('the Watch is beaten: the lowest bidder is singled out, the threat falls by four', () => {
    const moment = opened(attack('crow-killers'), { stark: 3, lannister: 2, baratheon: 1 });
    expect(reckon(moment)).toMatchObject({
      strength: STRENGTH,
      total: 6,
      beaten: false,
      singled: 'baratheon',
      ranking: ['stark', 'lannister', 'baratheon'],
      card: 'crow-killers',
      threat: { from: STRENGTH, to: STRENGTH - 4 },
      again: null,
      tied: []
    });
  });

  test('the Watch holds: the highest bidder is singled out, the threat falls to nothing', () => {
    const moment = opened(attack('silence-at-the-wall'), { stark: 5, lannister: 4, baratheon: 1 });
    expect(reckon(moment)).toMatchObject({ beaten: true, singled: 'stark', threat: { from: STRENGTH, to: 0 } });
  });

  test('a tie leaves open who it is, and the card face down', () => {
    const moment = opened(attack('crow-killers'), { stark: 3, lannister: 1, baratheon: 1 });
    expect(reckon(moment)).toMatchObject({
      singled: null,
      card: null,
      beaten: false,
      tied: ['lannister', 'baratheon'],
      threat: { from: STRENGTH, to: STRENGTH }
    });
  });

  test('told when the tie is decided, it is the same sum', () => {
    const g = attack('crow-killers');
    const first = opened(g, { stark: 3, lannister: 1, baratheon: 1 });
    const before = viewFor(g.position, null);
    g.answer('lannister', option('baratheon'));
    const [card] = g.position.happened.filter((one) => one.what === 'wildling-card');
    const now = viewFor(g.position, null);
    const second = reckon({ ...first, card: card ?? null, before, now, lines: g.position.happened });
    expect(second).toMatchObject({
      strength: STRENGTH,
      singled: 'baratheon',
      card: 'crow-killers',
      tied: [],
      threat: { from: STRENGTH, to: STRENGTH - 4 }
    });
  });

  test('a Preemptive Raid beaten off comes again with a strength of its own', () => {
    const moment = opened(attack('preemptive-raid'), { stark: 5, lannister: 4, baratheon: 2 });
    expect(reckon(moment)).toMatchObject({
      strength: STRENGTH,
      beaten: true,
      singled: 'stark',
      again: { without: 'stark', strength: 6 }
    });
    expect(moment.now.attack?.strength).toBe(6);
  });
});

describe('who suffers what', () => {
  const three = ['lannister', 'stark', 'baratheon'] as const;
  const lost: Attack = {
    beaten: false,
    singled: 'stark',
    bidders: three,
    toSuffer: ['baratheon'],
    deciding: 'lannister'
  };

  test('the lowest bidder first, then the others in turn order', () => {
    const fates = fatesOf('mammoth-riders', lost, three, []);
    expect(fates.map(({ house, role, state }) => [house, role, state])).toEqual([
      ['stark', 'lowest', 'done'],
      ['lannister', 'others', 'now'],
      ['baratheon', 'others', 'waits']
    ]);
  });

  test('the wildlings beaten, nobody but the highest bidder is concerned', () => {
    const fates = fatesOf('crow-killers', { ...lost, beaten: true }, three, []);
    expect(fates.map(({ house, role }) => [house, role])).toEqual([['stark', 'highest']]);
  });

  test('whom a card leaves alone waits for nothing', () => {
    const states = fatesOf('preemptive-raid', lost, three, []).map(({ state }) => state);
    expect(states).toEqual(['done', 'spared', 'spared']);
  });

  test('what happens by itself is told with the card', () => {
    const moment = opened(attack('skinchanger-scout'), { stark: 3, lannister: 2, baratheon: 1 });
    const facts = factsIn('skinchanger-scout', moment.lines);
    expect(Object.fromEntries(facts)).toEqual({
      baratheon: [{ what: 'power', by: -4 }],
      lannister: [{ what: 'power', by: -2 }],
      stark: [{ what: 'power', by: -2 }]
    });
  });

  test('a house that falls on a track is told by its new place', () => {
    const moment = opened(attack('a-king-beyond-the-wall'), { stark: 3, lannister: 1, baratheon: 2 });
    const facts = factsIn('a-king-beyond-the-wall', moment.lines);
    expect(Object.fromEntries(facts)).toEqual({ lannister: [{ what: 'place', track: 'throne', at: 2 }] });
  });

  test('what the round brings afterwards is no fault of the card', () => {
    const lines = [
      {
        what: 'wildling-card',
        card: 'crow-killers',
        beaten: false,
        singled: 'stark',
        strength: 6,
        threat: { from: 6, to: 2 }
      },
      { what: 'supply', house: 'stark', was: 2, level: 3 },
      { what: 'power', house: 'stark', by: 2, about: 'game-of-thrones' },
      {
        what: 'units',
        did: 'downgraded',
        house: 'stark',
        units: ['footman'],
        area: 'winterfell',
        cause: 'crow-killers'
      },
      { what: 'units', did: 'destroyed', house: 'stark', units: ['footman'], area: 'winterfell', about: 'reconciling' }
    ] as const;
    expect(factsIn('crow-killers', lines).get('stark')).toEqual([
      { what: 'units', did: 'downgraded', kinds: ['footman'], area: 'winterfell' }
    ]);
  });
});

describe('where a choice would put a house', () => {
  /** The places foretold are the places taken. */
  function holds(g: Scene, house: House, way: string): void {
    const ask = g.askOf(house);
    if (ask.kind !== 'option') throw new Error(`${house} is not asked to choose`);
    const shifts = shiftsOf(viewFor(g.position, null), ask, way);
    expect(shifts).toHaveLength(1);
    for (const one of shifts) expect(g.position.tracks[one.track].indexOf(one.house)).toBe(one.from);
    g.answer(house, option(way));
    for (const one of shifts) expect(g.position.tracks[one.track].indexOf(one.house)).toBe(one.to);
  }

  const raided = (): Scene => {
    const g = attack('preemptive-raid');
    opened(g, { stark: 1, lannister: 2, baratheon: 3 });
    return g;
  };

  test('to the end of a track', () => {
    const g = attack('a-king-beyond-the-wall');
    opened(g, { stark: 3, lannister: 1, baratheon: 2 });
    holds(g, 'stark', 'court');
    holds(g, 'baratheon', 'fiefdoms');
  });

  test('to the top of a track', () => {
    const g = attack('a-king-beyond-the-wall');
    opened(g, { stark: 5, lannister: 1, baratheon: 4 });
    holds(g, 'stark', 'fiefdoms');
  });

  test('two down where it stands highest', () => {
    holds(raided(), 'stark', 'track');
  });

  test('two down where the holder of the throne names it, if it stands as high on several', () => {
    const g = attack('preemptive-raid', 'baratheon stark lannister');
    opened(g, { stark: 1, lannister: 2, baratheon: 3 });
    const ask = g.askOf('stark');
    if (ask.kind !== 'option') throw new Error('not an option');
    const ways = shiftsOf(viewFor(g.position, null), ask, 'track').map(({ track }) => track);
    expect(ways).toEqual(['throne', 'fiefdoms', 'court']);
    g.answer('stark', option('track'));
    holds(g, 'lannister', 'fiefdoms');
  });

  test('nowhere, where units are the price', () => {
    const g = raided();
    const ask = g.askOf('stark');
    if (ask.kind !== 'option') throw new Error('not an option');
    expect(shiftsOf(viewFor(g.position, null), ask, 'units')).toEqual([]);
    g.answer('stark', option('units')).answer('stark', units('winterfell: 2 footman'));
  });
});

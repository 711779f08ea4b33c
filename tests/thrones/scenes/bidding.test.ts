// Bids for the influence tracks, ties, and moves on the tracks outside a bidding.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { starsOf } from '#thrones/rules/influence';
import { viewFor } from '#thrones/rules/view';
import { bid, march, option, orders, rank } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

const clash = (text: string): Scene =>
  scene(`
    deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 sea-of-storms
    ${text}
  `).westeros();

const bids = (g: Scene, amounts: Partial<Record<House, number>>): Scene => {
  for (const { house } of g.asks) g.answer(house, bid(amounts[house] ?? 0));
  return g;
};

const FIVE = `
  houses lannister baratheon stark tyrell greyjoy
  power greyjoy 7 lannister 9 baratheon 8 stark 8 tyrell 7
  stark  karhold: footman
`;

/** The Iron Throne track is done: Greyjoy has bid 6, Lannister 4, Baratheon 3, Stark 2, Tyrell 1. */
const greyjoyOnTheThrone = (): Scene =>
  bids(clash(FIVE), { greyjoy: 6, lannister: 4, baratheon: 3, stark: 2, tyrell: 1 });

test('[bid.one-track-at-a-time][track.tie-order][bid.spent][EC 17][EC 18][EX-04] Greyjoy breaks the tie for the Fiefdoms', () => {
  const g = greyjoyOnTheThrone();
  expect(g.position.tracks.throne).toEqual(['greyjoy', 'lannister', 'baratheon', 'stark', 'tyrell']);
  expect([g.power('greyjoy'), g.power('lannister'), g.power('tyrell')]).toEqual([1, 5, 6]);
  bids(g, { lannister: 4, baratheon: 3, stark: 3, tyrell: 2, greyjoy: 0 });
  g.waitingFor('greyjoy', 'track-tie');
  expect(g.choices('greyjoy')).toEqual([rank('baratheon', 'stark'), rank('stark', 'baratheon')]);
  const before = ['greyjoy', 'lannister', 'baratheon', 'stark', 'tyrell'].map((one) => g.power(one as House));
  expect(before).toEqual([1, 1, 2, 3, 4]);
  g.answer('greyjoy', rank('baratheon', 'stark'));
  expect(g.position.tracks.fiefdoms).toEqual(['lannister', 'baratheon', 'stark', 'tyrell', 'greyjoy']);
  expect(g.happened('dominance').at(-1)).toEqual({ what: 'dominance', track: 'fiefdoms', house: 'lannister' });
  expect(g.position.bidding?.on).toBe('court');
  expect(g.asks.map(({ house }) => house)).toEqual(['greyjoy', 'lannister', 'baratheon', 'stark', 'tyrell']);
});

test('[track.tie-order][EC 18] nobody is ranked out of the positions that are tied for', () => {
  const g = bids(greyjoyOnTheThrone(), { lannister: 4, baratheon: 3, stark: 3, tyrell: 2 });
  for (const wrong of [
    rank('baratheon'),
    rank('baratheon', 'baratheon'),
    rank('baratheon', 'tyrell'),
    rank('baratheon', 'stark', 'baratheon'),
    rank('lannister', 'baratheon', 'stark'),
    rank('baratheon', 'stark', 'tyrell')
  ])
    expect(g.refused('greyjoy', wrong)).toEqual({ rule: 'track.tie-order' });
  expect(g.refused('stark', rank('stark', 'baratheon'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('greyjoy', rank('stark', 'baratheon'));
  expect(g.position.tracks.fiefdoms).toEqual(['lannister', 'stark', 'baratheon', 'tyrell', 'greyjoy']);
});

test('[bid.hidden-rest][bid.secret][EC 16][EC 21][EX-04] bids are hidden until all are in, and what is left until the last track', () => {
  const g = greyjoyOnTheThrone().answer('lannister', bid(4));
  const seen = (seat: House) => viewFor(g.position, seat);
  expect(seen('stark').sealed.bids).toEqual({});
  expect(seen('lannister').sealed.bids).toEqual({ lannister: 4 });
  expect([seen('stark').houses.lannister?.power, seen('stark').houses.stark?.power]).toEqual([null, 6]);
  expect(g.position.bidding?.bids).toBeNull();
  bids(g, { baratheon: 3, stark: 3, tyrell: 2 }).answer('greyjoy', rank('baratheon', 'stark'));
  expect(seen('stark').houses.lannister?.power).toBeNull();
  bids(g, { greyjoy: 1 });
  expect(seen('stark').houses.lannister?.power).toBeNull();
  g.answer('greyjoy', rank('lannister', 'baratheon', 'stark', 'tyrell'));
  expect(g.position.bidding).toBeNull();
  expect([seen('stark').houses.lannister?.power, seen('stark').houses.tyrell?.power]).toEqual([1, 4]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[bid.hidden-rest][EC 21] against the wildlings power is hidden until the bids are shown, and open for the consequences', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings preemptive-raid silence-at-the-wall
    stark  karhold: footman
  `).westeros();
  const seen = () => viewFor(g.position, 'stark').houses.lannister?.power;
  expect(seen()).toBeNull();
  g.answers(['stark', bid(4)], ['lannister', bid(3)]);
  expect(seen()).toBeNull();
  g.answer('baratheon', bid(0));
  // the second attack covers it again
  expect(g.waiting).toBe('baratheon bidding, lannister bidding');
  expect(seen()).toBeNull();
  g.answers(['baratheon', bid(1)], ['lannister', bid(1)]);
  g.waitingFor('baratheon', 'wildling-tie');
  expect(seen()).toBe(1);
});

test('[bid.power][EC 16] at most the available power; tokens on the board cannot be bid', () => {
  const g = clash(`
    houses stark lannister baratheon
    power stark 3
    stark  karhold: power; castle-black: power; winterfell: footman
  `);
  expect(g.refused('stark', bid(4))).toEqual({ rule: 'bid.power', allowed: 3, found: 4 });
  expect(g.refused('stark', bid(-1))).toEqual({ rule: 'bid.power', allowed: 3, found: -1 });
  expect(g.refused('stark', bid(1.5))).toMatchObject({ rule: 'answer.malformed' });
  expect(g.choices('stark')).toEqual([bid(0), bid(1), bid(2), bid(3)]);
  g.answer('stark', bid(3));
  expect(g.refused('stark', bid(0))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  expect(g.power('stark')).toBe(3); // spent only when it is shown
  g.answers(['lannister', bid(1)], ['baratheon', bid(0)]);
  expect([g.power('stark'), g.powerToken('karhold')]).toEqual([0, 'stark']);
});

test('[bid.secret][EC 20] a house without power bids 0 and takes part in the tie', () => {
  const g = clash('houses stark lannister baratheon\npower stark 0\nstark  karhold: footman');
  expect(g.waiting).toBe('baratheon bidding, lannister bidding');
  g.answers(['baratheon', bid(0)], ['lannister', bid(2)]);
  g.waitingFor('baratheon', 'track-tie');
  expect(g.choices('baratheon')).toEqual([rank('baratheon', 'stark'), rank('stark', 'baratheon')]);
  g.answer('baratheon', rank('stark', 'baratheon'));
  expect(g.position.tracks.throne).toEqual(['lannister', 'stark', 'baratheon']);
});

test('[bid.spent][EC 16] all that is bid is lost, for the last position too', () => {
  const g = bids(clash('houses stark lannister baratheon\nstark  karhold: footman'), {
    stark: 1,
    lannister: 5,
    baratheon: 2
  });
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([4, 0, 3]);
  expect(g.happened('bids')).toEqual([{ what: 'bids', on: 'throne', bids: { stark: 1, lannister: 5, baratheon: 2 } }]);
});

test('[track.tie-old-holder][EC 19][EX-26] the old holder breaks the tie for the throne, the new one those after it', () => {
  const g = bids(clash('houses stark lannister baratheon\nstark  karhold: footman'), {
    stark: 2,
    lannister: 1,
    baratheon: 2
  });
  g.waitingFor('baratheon', 'track-tie');
  // the tie is for the first position, and giving it away is allowed
  g.answer('baratheon', rank('stark', 'baratheon'));
  expect(g.position.tracks.throne).toEqual(['stark', 'baratheon', 'lannister']);
  expect(g.happened('dominance')).toEqual([{ what: 'dominance', track: 'throne', house: 'stark' }]);
  bids(g, { stark: 0, lannister: 1, baratheon: 1 });
  g.waitingFor('stark', 'track-tie');
  g.answer('stark', rank('lannister', 'baratheon'));
  bids(g, { stark: 1, lannister: 0, baratheon: 0 });
  g.waitingFor('stark', 'track-tie');
});

test('[track.tie-old-holder][EX-26] the tie need not be for the first position', () => {
  const g = bids(clash('houses stark lannister baratheon\nstark  karhold: footman'), {
    stark: 3,
    lannister: 1,
    baratheon: 1
  });
  g.waitingFor('baratheon', 'track-tie');
  g.answer('baratheon', rank('baratheon', 'lannister'));
  expect(g.position.tracks.throne).toEqual(['stark', 'baratheon', 'lannister']);
  expect(g.waiting).toBe('stark bidding, baratheon bidding, lannister bidding');
});

test('[track.tie-order][EC 18] several ties are broken one after the other, the highest first', () => {
  const g = bids(clash(FIVE), { greyjoy: 2, lannister: 2, baratheon: 0, stark: 0, tyrell: 0 });
  g.waitingFor('baratheon', 'track-tie');
  expect(g.choices('baratheon')).toHaveLength(2);
  g.answer('baratheon', rank('lannister', 'greyjoy'));
  g.waitingFor('baratheon', 'track-tie');
  expect(g.choices('baratheon')).toHaveLength(6);
  g.answer('baratheon', rank('tyrell', 'baratheon', 'stark'));
  expect(g.position.tracks.throne).toEqual(['lannister', 'greyjoy', 'tyrell', 'baratheon', 'stark']);
});

test('[track.tie-throne][EC 22] a tie in combat is not for the throne holder but for the Fiefdoms', () => {
  //  Moat Cailin (Stark marches) ── The Twins (Lannister)
  const g = scene(`
    houses stark lannister baratheon
    fiefdoms stark lannister
    stark      moat-cailin: knight, march+0; karhold: footman, march-1
    lannister  the-twins: knight
  `).marches();
  g.answer('stark', march('moat-cailin', { 'the-twins': 'knight' }));
  g.playCombat({ attacker: 'roose-bolton', defender: 'ser-jaime-lannister' });
  expect(g.strengths).toEqual({ attacker: 4, defender: 4 });
  expect(g.happened('victor')).toMatchObject([{ house: 'stark', tie: true }]);
  expect(g.happened('chose')).toEqual([]);
  g.waitingFor('stark', 'march');
});

test('[track.tie-throne][EC 22] nor is the tie for winning the game', () => {
  const g = scene(`
    houses stark lannister baratheon
    round 10
    throne baratheon lannister stark
    stark  karhold: footman
  `).cleaningUp();
  expect(g.winner).toEqual({ house: 'stark', by: 'land-areas' });
});

test('[track.move][track.dominance][EC 23][EX-30] the house on position 4 goes first: the others move down by one', () => {
  const g = scene(`
    houses stark lannister baratheon greyjoy
    fiefdoms greyjoy stark baratheon lannister
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings a-king-beyond-the-wall
    stark  karhold: footman
  `).westeros();
  bids(g, { lannister: 5, stark: 2 });
  g.answer('lannister', option('fiefdoms'));
  expect(g.position.tracks.fiefdoms).toEqual(['lannister', 'greyjoy', 'stark', 'baratheon']);
  const cause = 'a-king-beyond-the-wall';
  expect(g.happened('dominance')).toEqual([{ what: 'dominance', track: 'fiefdoms', house: 'lannister', cause }]);
  expect(g.position.tracks.throne).toEqual(['baratheon', 'lannister', 'stark', 'greyjoy']);
  g.waitingFor('stark', 'assigning-orders');
});

// Sunspear (Martell, Doran) ── Yronwood (Tyrell, who has the blade)
const DORAN = (settings: string): string => `
  ${settings}
  martell  sunspear: 2 knight, march+1
  tyrell   yronwood: footman, defense+2; highgarden: knight, march+1
`;

for (const state of ['ready', 'used'] as const)
  test(`[track.dominance][EC 23][EX-30] the blade changes hands in the middle of a combat, ${state} as it is`, () => {
    const g = scene(DORAN(`fiefdoms tyrell martell\nblade ${state}`)).marches();
    g.answer('martell', march('sunspear', { yronwood: 'knight knight' }));
    const script = {
      attacker: 'doran-martell',
      defender: 'randyll-tarly',
      answers: { 'doran-martell': option('fiefdoms') }
    } as const;
    g.playCombat({ ...script, until: 'valyrian-steel-blade' });
    expect(g.position.tracks.fiefdoms).toEqual(['martell', 'greyjoy', 'stark', 'baratheon', 'lannister', 'tyrell']);
    expect(g.position.blade).toBe(state);
    if (state === 'ready') g.waitingFor('martell', 'valyrian-steel-blade');
    else expect(g.position.combat).toBeNull();
  });

test('[track.court-orders-stay][EC 23][EX-30] special orders on the board stay; the new number counts from the next planning', () => {
  const g = scene(
    DORAN('court tyrell martell stark lannister baratheon greyjoy\nhand tyrell ser-garlan-tyrell margaery-tyrell') +
      'deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 put-to-the-sword'
  ).marches();
  expect(starsOf(g.position, 'tyrell')).toBe(3);
  g.answer('martell', march('sunspear', { yronwood: 'knight knight' }));
  g.playCombat({
    attacker: 'doran-martell',
    defender: 'ser-garlan-tyrell',
    answers: { 'doran-martell': option('court') }
  });
  expect([g.position.tracks.court.at(-1), starsOf(g.position, 'tyrell')]).toEqual(['tyrell', 0]);
  expect(g.order('highgarden')).toBe('march+1');
  g.waitingFor('tyrell', 'march');
  g.answer('tyrell', march('highgarden', { 'the-reach': 'knight' }));
  g.answer('greyjoy', option('nothing'));
  expect(g.refused('tyrell', orders({ 'the-reach': 'march+1' }))).toEqual({
    rule: 'order.stars',
    allowed: 0,
    found: 1
  });
});

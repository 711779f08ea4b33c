// The wildling cards that cost no units: Silence at the Wall, Rattleshirt's Raiders, Massing on the Milkwater, A King Beyond the
// Wall, Skinchanger Scout.

import { expect, test } from 'vitest';
import { CARDS_OF } from '#thrones/box/houseCards';
import { starsOf } from '#thrones/rules/influence';
import { card, destroy, option } from '#tests/support/answers';
import { attack, beaten, bids, lost } from './attacking';

const ANYBODY = 'stark  karhold: footman';

// Silence at the Wall

test('[wildling.silence-at-the-wall][EC 25] nobody wins or loses anything, and yet a tie is asked', () => {
  for (const [g, wildlings] of [
    [beaten('silence-at-the-wall', ANYBODY), 0],
    [lost('silence-at-the-wall', ANYBODY), 4]
  ] as const) {
    expect(g.position.wildlings).toBe(wildlings);
    expect([g.units('karhold'), g.supply('stark'), g.hand('stark').length]).toEqual(['footman', 6, 7]);
    expect([g.happened('track'), g.happened('units'), g.happened('card'), g.happened('supply')]).toEqual([
      [],
      [],
      [],
      []
    ]);
    expect(g.happened('power').every(({ about }) => about === 'bidding')).toBe(true);
    g.waitingFor('stark', 'assigning-orders');
  }
  const tie = bids(attack('silence-at-the-wall', ANYBODY), { lannister: 1 });
  tie.waitingFor('baratheon', 'wildling-tie');
  tie.answer('baratheon', option('baratheon')).waitingFor('stark', 'assigning-orders');
});

// Rattleshirt's Raiders

const ARMIES = `
  supply stark 5 lannister 5 baratheon 5
  stark      winterfell: 4 footman; karhold: 3 footman; castle-black: 2 footman
  lannister  lannisport: 4 footman; stoney-sept: 2 footman
  baratheon  dragonstone: 3 footman`;

test('[wildling.rattleshirts-raiders][EC 33][EX-43] lost: the lowest falls 2 and cuts down at once, then the others fall 1 each', () => {
  const g = lost('rattleshirts-raiders', ARMIES);
  expect([g.supply('stark'), g.supply('lannister'), g.supply('baratheon')]).toEqual([3, 5, 5]);
  g.waitingFor('stark', 'reconciling');
  expect(g.refused('stark', destroy('winterfell: footman'))).toEqual({
    rule: 'supply.still-too-many',
    armies: [3, 3, 2]
  });
  g.answer('stark', destroy('winterfell: footman; karhold: footman'));
  expect([g.supply('lannister'), g.supply('baratheon')]).toEqual([4, 4]);
  g.waitingFor('lannister', 'reconciling');
  g.answer('lannister', destroy('lannisport: footman'));
  expect([g.units('lannisport'), g.units('dragonstone')]).toEqual([
    'footman footman footman',
    'footman footman footman'
  ]);
  expect(g.waiting).toBe('baratheon assigning-orders, lannister assigning-orders, stark assigning-orders');
});

test('[wildling.rattleshirts-raiders][EX-43] lost: never below 0; icons on the board do not matter', () => {
  const g = lost(
    'rattleshirts-raiders',
    `supply stark 1 lannister 0 baratheon 6\n${ANYBODY}; the-stony-shore: footman`
  );
  expect([g.supply('stark'), g.supply('lannister'), g.supply('baratheon')]).toEqual([0, 0, 5]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.rattleshirts-raiders][EX-43] beaten: the highest rises 1, not above 6, and nobody else moves', () => {
  const g = beaten('rattleshirts-raiders', `supply stark 2 lannister 2\n${ANYBODY}`);
  expect([g.supply('stark'), g.supply('lannister')]).toEqual([3, 2]);
  const top = beaten('rattleshirts-raiders', `supply stark 6\n${ANYBODY}`);
  expect([top.supply('stark'), top.happened('supply')]).toEqual([6, []]);
  top.waitingFor('stark', 'assigning-orders');
});

// Massing on the Milkwater

test('[wildling.massing-on-the-milkwater] lost: every card of the highest printed strength, and one of each other hand', () => {
  const g = lost(
    'massing-on-the-milkwater',
    `hand stark greatjon-umber roose-bolton the-blackfish
     hand lannister the-hound cersei-lannister
     hand baratheon patchface
     ${ANYBODY}`
  );
  expect(g.hand('stark')).toEqual(['the-blackfish']);
  expect([...g.discard('stark')].sort()).toEqual(CARDS_OF.stark.filter((one) => one !== 'the-blackfish').toSorted());
  // Baratheon holds one card and keeps it
  expect(g.hand('baratheon')).toEqual(['patchface']);
  g.waitingFor('lannister', 'massing-on-the-milkwater');
  expect(g.choices('lannister')).toEqual([card('the-hound'), card('cersei-lannister')]);
  expect(g.refused('lannister', card(null))).toEqual({ rule: 'choice.too-few', allowed: 1, found: 0 });
  expect(g.refused('lannister', card('tywin-lannister'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('lannister', card('cersei-lannister'));
  expect([g.hand('lannister'), g.discard('lannister').at(-1)]).toEqual([['the-hound'], 'cersei-lannister']);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.massing-on-the-milkwater] lost: the printed strength counts, texts do not', () => {
  // With Stannis Baratheon discarded Ser Davos Seaworth would fight with 3, as Renly Baratheon does
  const g = bids(
    attack('massing-on-the-milkwater', `hand baratheon renly-baratheon ser-davos-seaworth patchface\n${ANYBODY}`),
    { stark: 1, lannister: 1 }
  );
  expect(g.hand('baratheon')).toEqual(['ser-davos-seaworth', 'patchface']);
  g.answers(['lannister', card('tyrion-lannister')], ['stark', card('catelyn-stark')]);
  expect([g.discard('lannister'), g.discard('stark')]).toEqual([['tyrion-lannister'], ['catelyn-stark']]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.massing-on-the-milkwater][EC 29] lost: a hand of one card, or of equally strong ones, is not emptied', () => {
  for (const hand of ['eddard-stark', 'greatjon-umber roose-bolton']) {
    const g = lost(
      'massing-on-the-milkwater',
      `hand stark ${hand}\nhand lannister the-hound\nhand baratheon patchface\n${ANYBODY}`
    );
    expect(g.hand('stark')).toEqual(hand.split(' '));
    g.waitingFor('stark', 'assigning-orders');
  }
});

test('[wildling.massing-on-the-milkwater] beaten: the whole discard pile comes back', () => {
  const g = beaten('massing-on-the-milkwater', `hand stark the-blackfish\ndiscard lannister the-hound\n${ANYBODY}`);
  expect([g.hand('stark').length, g.discard('stark'), g.discard('lannister')]).toEqual([7, [], ['the-hound']]);
  g.waitingFor('stark', 'assigning-orders');
});

// A King Beyond the Wall

test('[wildling.a-king-beyond-the-wall][EC 23][EC 26] lost: the lowest to the end of all tracks, the others of one, in the new turn order', () => {
  const g = lost(
    'a-king-beyond-the-wall',
    `throne stark baratheon lannister
     fiefdoms stark lannister baratheon
     court baratheon lannister stark
     ${ANYBODY}`
  );
  expect(g.position.tracks).toEqual({
    throne: ['baratheon', 'lannister', 'stark'],
    fiefdoms: ['lannister', 'baratheon', 'stark'],
    court: ['baratheon', 'lannister', 'stark']
  });
  // the tokens have changed hands, and Baratheon is first in turn order by now
  expect(g.happened('dominance').map(({ track, house }) => `${track} ${house}`)).toEqual([
    'throne baratheon',
    'fiefdoms lannister'
  ]);
  g.waitingFor('baratheon', 'a-king-beyond-the-wall');
  expect(g.choices('baratheon')).toEqual([option('fiefdoms'), option('court')]);
  expect(g.refused('baratheon', option('throne'))).toEqual({ rule: 'choice.not-offered' });
  g.answer('baratheon', option('court'));
  g.waitingFor('lannister', 'a-king-beyond-the-wall');
  expect(g.position.tracks.court).toEqual(['lannister', 'stark', 'baratheon']);
  // the last to move ends lowest
  g.answer('lannister', option('court'));
  expect(g.position.tracks.court).toEqual(['stark', 'baratheon', 'lannister']);
  expect(g.position.tracks.throne).toEqual(['baratheon', 'lannister', 'stark']);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.a-king-beyond-the-wall] lost: whoever is last already stays, and the last to move ends lowest', () => {
  const g = lost(
    'a-king-beyond-the-wall',
    `fiefdoms lannister baratheon stark\ncourt lannister baratheon stark\n${ANYBODY}`
  );
  expect([g.happened('track'), g.happened('dominance')]).toEqual([[], []]);
  g.answers(['baratheon', option('fiefdoms')], ['lannister', option('fiefdoms')]);
  expect(g.position.tracks.fiefdoms).toEqual(['stark', 'baratheon', 'lannister']);
  expect(g.position.tracks.court).toEqual(['lannister', 'baratheon', 'stark']);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.a-king-beyond-the-wall][track.move][track.dominance][EC 23] beaten: position 1 of a track of choice, and its token', () => {
  const g = beaten('a-king-beyond-the-wall', `court lannister baratheon stark\n${ANYBODY}`);
  g.waitingFor('stark', 'a-king-beyond-the-wall-reward');
  expect(g.choices('stark')).toEqual([option('throne'), option('fiefdoms'), option('court')]);
  g.answer('stark', option('court'));
  expect(g.position.tracks.court).toEqual(['stark', 'lannister', 'baratheon']);
  expect(g.position.tracks.throne).toEqual(['baratheon', 'lannister', 'stark']);
  expect(g.happened('dominance')).toEqual([
    { what: 'dominance', track: 'court', house: 'stark', cause: 'a-king-beyond-the-wall' }
  ]);
  // the new number of stars counts in the planning that follows
  expect(starsOf(g.position, 'stark')).toBe(3);
  g.waitingFor('stark', 'assigning-orders');
});

// Skinchanger Scout

test('[wildling.skinchanger-scout][EC 29] lost: all available power of the lowest, 2 of each other; tokens on the board are safe', () => {
  const g = lost('skinchanger-scout', `power stark 7 lannister 3 baratheon 6\n${ANYBODY}; castle-black: power`);
  // Lannister has bid 2 of 3 and loses what is left
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([0, 0, 3]);
  expect(g.powerToken('castle-black')).toBe('stark');
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.skinchanger-scout] beaten: the highest takes back all he bid, the others do not', () => {
  const g = beaten('skinchanger-scout', ANYBODY);
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([5, 3, 3]);
  g.waitingFor('stark', 'assigning-orders');
});

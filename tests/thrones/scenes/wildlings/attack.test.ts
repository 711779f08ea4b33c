// An attack of the wildlings, whatever card it brings.

import { expect, test } from 'vitest';
import { bid, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { attack, beaten, bids, lost } from './attacking';

const ANYBODY = 'stark  karhold: footman';

test('[wildling.bid][EC 24] every house bids once, and keeps nothing of it', () => {
  const g = attack('silence-at-the-wall', ANYBODY);
  expect(g.waiting).toBe('baratheon bidding, lannister bidding, stark bidding');
  g.answer('lannister', bid(2));
  expect(g.refused('lannister', bid(2))).toEqual({ rule: 'answer.not-asked', house: 'lannister' });
  bids(g, { baratheon: 1 });
  expect([g.power('baratheon'), g.power('lannister'), g.power('stark')]).toEqual([4, 3, 5]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.outcome][wildling.token-after][EC 24][EC 27][EX-29] the Watch wins with bids of just the strength: back to 0', () => {
  const g = bids(attack('silence-at-the-wall', ANYBODY), { stark: 3, lannister: 3, baratheon: 2 });
  g.waitingFor('baratheon', 'wildling-tie');
  g.answer('baratheon', option('stark'));
  expect(g.happened('wildling-card')).toEqual([
    {
      what: 'wildling-card',
      card: 'silence-at-the-wall',
      beaten: true,
      singled: 'stark',
      strength: 8,
      threat: { from: 8, to: 0 }
    }
  ]);
  expect([g.position.wildlings, g.power('stark'), g.power('baratheon')]).toEqual([0, 2, 3]);
});

test('[wildling.outcome][wildling.token-after][EC 24][EC 27][EX-29] one less, and they win: two spaces back', () => {
  const g = bids(attack('silence-at-the-wall', ANYBODY), { stark: 3, lannister: 2, baratheon: 2 });
  // both Lannister and Baratheon are lowest
  g.answer('baratheon', option('lannister'));
  expect(g.happened('wildling-card')).toMatchObject([{ beaten: false, singled: 'lannister' }]);
  expect([g.position.wildlings, g.power('stark'), g.power('lannister')]).toEqual([4, 2, 3]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.token-after][EC 27] never below 0', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 0
    deck westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings silence-at-the-wall
    ${ANYBODY}
  `).westeros();
  expect(g.position.attack?.strength).toBe(2);
  bids(g, { baratheon: 1 }).answer('baratheon', option('stark'));
  expect(g.happened('wildling-card')).toMatchObject([{ beaten: false }]);
  expect(g.position.wildlings).toBe(0);
});

test('[wildling.tie][EC 25][EX-27] the throne holder names the lowest bidder before the card is turned up', () => {
  const g = bids(attack('mammoth-riders', `${ANYBODY}; castle-black: footman; winterfell: 2 footman`), {
    baratheon: 5
  });
  g.waitingFor('baratheon', 'wildling-tie');
  expect(g.choices('baratheon')).toEqual([option('lannister'), option('stark')]);
  expect(g.refused('baratheon', option('baratheon'))).toEqual({ rule: 'choice.not-offered' });
  expect([g.happened('wildling-card'), g.position.attack?.card, g.position.wildlings]).toEqual([[], null, 8]);
  g.answer('baratheon', option('stark'));
  expect(g.happened('wildling-card')).toMatchObject([{ card: 'mammoth-riders', singled: 'stark' }]);
  g.waitingFor('stark', 'mammoth-riders-losses');
  expect(g.askOf('stark')).toMatchObject({ least: 3 });
});

test('[wildling.tie][EC 22][EC 25] he may name himself, and he names the highest bidder too', () => {
  const g = bids(attack('skinchanger-scout', ANYBODY), { baratheon: 4, stark: 4 });
  expect(g.choices('baratheon')).toEqual([option('baratheon'), option('stark')]);
  g.answer('baratheon', option('baratheon'));
  expect([g.power('baratheon'), g.power('stark')]).toEqual([5, 1]);
});

test('[wildling.tie][EC 25] a tie that does not matter is not asked', () => {
  const won = bids(attack('silence-at-the-wall', ANYBODY), { stark: 5, lannister: 2, baratheon: 2 });
  won.waitingFor('stark', 'assigning-orders');
  const defeat = bids(attack('silence-at-the-wall', ANYBODY), { lannister: 2, baratheon: 2 });
  expect(defeat.happened('wildling-card')).toMatchObject([{ singled: 'stark' }]);
  defeat.waitingFor('stark', 'assigning-orders');
});

test('[wildling.order][EC 26] the lowest bidder first, then the others in turn order', () => {
  const g = bids(
    attack(
      'mammoth-riders',
      `throne baratheon stark lannister
       stark      winterfell: 2 footman; karhold: footman
       lannister  lannisport: 4 footman
       baratheon  dragonstone: 3 footman`
    ),
    { stark: 1, baratheon: 2 }
  );
  g.waitingFor('lannister', 'mammoth-riders-losses');
  g.answer('lannister', units('lannisport: 3 footman'));
  g.waitingFor('baratheon', 'mammoth-riders-losses');
  g.answer('baratheon', units('dragonstone: 2 footman'));
  g.waitingFor('stark', 'mammoth-riders-losses');
  g.answer('stark', units('winterfell: 2 footman'));
  expect(g.waiting).toBe('baratheon assigning-orders, stark assigning-orders, lannister assigning-orders');
});

test('[wildling.order][EC 26] if the Watch wins only the highest bidder is affected', () => {
  const g = beaten('mammoth-riders', 'discard stark robb-stark\ndiscard lannister the-hound\nstark  karhold: footman');
  g.waitingFor('stark', 'mammoth-riders-reward');
  g.answer('stark', { kind: 'card', card: 'robb-stark' });
  expect([g.hand('stark').length, g.discard('lannister')]).toEqual([7, ['the-hound']]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.card-used][EC 28] the card goes under its deck, which keeps its order', () => {
  const g = attack('silence-at-the-wall crow-killers mammoth-riders', ANYBODY);
  const [, ...others] = g.position.decks.wildlings;
  bids(g, {}).answer('baratheon', option('stark'));
  expect(g.position.decks.wildlings).toEqual([...others, 'silence-at-the-wall']);
  expect(g.position.decks.wildlings.slice(0, 2)).toEqual(['crow-killers', 'mammoth-riders']);
  expect(g.position.attack).toBeNull();
});

test('[wildling.nothing-to-lose][EC 29] who cannot pay in full loses what there is, and nobody pays for him', () => {
  const g = lost(
    'mammoth-riders',
    `stark      karhold: footman; the-narrow-sea: ship
     lannister  lannisport: 3 footman`
  );
  expect([g.units('karhold'), g.units('the-narrow-sea')]).toEqual(['', '']);
  // Baratheon has no unit at all
  g.waitingFor('lannister', 'mammoth-riders-losses');
  expect(g.askOf('lannister')).toMatchObject({ least: 2, most: 2 });
  g.answer('lannister', units('lannisport: 2 footman'));
  g.waitingFor('lannister', 'assigning-orders');
});

test('[wildling.loss-count][choice.too-few][choice.too-many][EC 29] just as many as the card says, ships and those in ports too', () => {
  const g = lost(
    'mammoth-riders',
    'stark  winterfell: knight; port-of-winterfell: 2 ship; bay-of-ice: ship; karhold: footman'
  );
  const refused = (chosen: string): unknown => g.refused('stark', units(chosen));
  expect(refused('bay-of-ice: ship; karhold: footman')).toEqual({ rule: 'choice.too-few', allowed: 3, found: 2 });
  expect(refused('port-of-winterfell: 2 ship; bay-of-ice: ship; karhold: footman')).toEqual({
    rule: 'choice.too-many',
    allowed: 3,
    found: 4
  });
  expect(refused('port-of-winterfell: 3 ship')).toEqual({
    rule: 'choice.not-offered',
    area: 'port-of-winterfell',
    unit: 'ship'
  });
  expect(refused('karhold: 3 footman')).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('stark', units('port-of-winterfell: ship; bay-of-ice: ship; karhold: footman'));
  expect([g.units('port-of-winterfell'), g.units('bay-of-ice'), g.units('winterfell')]).toEqual(['ship', '', 'knight']);
});

test('[wildling.lost-areas][EC 30] an emptied area gets no power token, and its castle, supply and port are lost', () => {
  // the ships in the port go with White Harbor; Moat Cailin has a token and stays
  const g = lost(
    'mammoth-riders',
    'stark  white-harbor: footman; port-of-white-harbor: 2 ship; moat-cailin: footman, power; karhold: footman; winterfell: knight'
  );
  expect(g.castles('stark')).toBe(3);
  g.answer('stark', units('white-harbor: footman; moat-cailin: footman; karhold: footman'));
  expect(['white-harbor', 'karhold', 'moat-cailin', 'winterfell'].map((one) => g.controller(one as 'karhold'))).toEqual(
    [null, null, 'stark', 'stark']
  );
  expect([g.units('port-of-white-harbor'), g.power('stark'), g.castles('stark')]).toEqual(['', 5, 2]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.lost-areas][port.take-over][EC 31][EX-31] a home area falls back, and its house may take the ships in the port', () => {
  const g = lost(
    'mammoth-riders',
    `stark      lannisport: footman; port-of-lannisport: 2 ship; karhold: 2 footman
     lannister  stoney-sept: 3 footman`
  );
  g.answer('stark', units('lannisport: footman; karhold: 2 footman'));
  expect(g.controller('lannisport')).toBe('lannister');
  g.waitingFor('lannister', 'port');
  expect(g.offered('lannister')).toEqual(['0', '1', '2']);
  g.answer('lannister', option('1'));
  expect(g.units('port-of-lannisport')).toBe('ship');
  expect(g.position.areas['port-of-lannisport'].units[0]?.house).toBe('lannister');
  // and now the house suffers itself; the ship it has taken over can be lost
  g.waitingFor('lannister', 'mammoth-riders-losses');
  g.answer('lannister', units('port-of-lannisport: ship; stoney-sept: footman'));
  g.waitingFor('lannister', 'assigning-orders');
});

test('[wildling.lost-areas][victory.seven][EC 31] the home area may be the seventh castle: its house wins at once', () => {
  const g = lost(
    'mammoth-riders',
    `stark      lannisport: footman; karhold: 2 footman; winterfell: knight
     lannister  riverrun: 2 footman; harrenhal: power; seagard: power; moat-cailin: power; crackclaw-point: power
                flints-finger: power`
  );
  expect(g.castles('lannister')).toBe(6);
  g.answer('stark', units('lannisport: footman; karhold: 2 footman'));
  expect([g.winner, g.asks]).toEqual([{ house: 'lannister', by: 'seventh' }, []]);
  expect(g.units('riverrun')).toBe('footman footman');
});

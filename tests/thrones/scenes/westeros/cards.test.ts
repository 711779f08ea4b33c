// What each Westeros card does.

import { expect, test } from 'vitest';
import type { OrderToken } from '#thrones/box';
import { ORDER_TOKENS } from '#thrones/box/orders';
import { bid, muster, noRaven, option, orders, rank } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

/** One card that matters; the two others have an icon and do nothing. */
const withCard = (deck: 1 | 2 | 3, card: string, pieces = 'stark  karhold: footman'): Scene => {
  const cards = ['last-days-of-summer', 'last-days-of-summer', 'sea-of-storms'].with(deck - 1, card);
  return scene(`
    houses stark lannister baratheon
    deck ${cards.map((one, i) => `westeros${i + 1} ${one}`).join(' | ')} | wildlings silence-at-the-wall
    ${pieces}
  `).westeros();
};

test('[westeros.supply] every house sets its supply to the icons it controls, up or down; power stays', () => {
  const g = withCard(1, 'supply', 'supply stark 0\nstark  karhold: footman');
  expect([g.supply('stark'), g.supply('lannister'), g.supply('baratheon')]).toEqual([1, 2, 1]);
  expect(g.power('stark')).toBe(5);
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.mustering][EC 43] in turn order each musters in all its castles before the next begins', () => {
  const g = withCard(1, 'mustering', 'stark  karhold: footman; white-harbor: power; moat-cailin: knight');
  g.waitingFor('baratheon', 'mustering');
  expect(g.offered('baratheon')).toEqual(['dragonstone']);
  expect(g.refused('stark', muster('winterfell: footman'))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  g.answer('baratheon', muster('dragonstone: footman'));
  g.answer('lannister', muster());
  expect(g.offered('stark')).toEqual(['moat-cailin', 'white-harbor', 'winterfell']);
  g.answer('stark', muster('winterfell: knight; white-harbor: footman'));
  expect([g.units('winterfell'), g.units('white-harbor'), g.units('dragonstone')]).toEqual([
    'knight',
    'footman',
    'footman'
  ]);
  expect(g.waiting).toBe('baratheon assigning-orders, stark assigning-orders');
});

test('[westeros.a-throne-of-blades][EC 11] the throne holder picks supply or mustering for all', () => {
  const supply = withCard(1, 'a-throne-of-blades').answer('baratheon', option('supply'));
  expect([supply.supply('stark'), supply.supply('lannister')]).toEqual([1, 2]);
  supply.waitingFor('stark', 'assigning-orders');
  const mustering = withCard(1, 'a-throne-of-blades').answer('baratheon', option('mustering'));
  mustering.waitingFor('baratheon', 'mustering');
  mustering.answers(['baratheon', muster()], ['lannister', muster()], ['stark', muster()]);
  expect([mustering.supply('stark'), mustering.units('winterfell')]).toEqual([6, '']);
  mustering.waitingFor('stark', 'assigning-orders');
});

test('[westeros.last-days-of-summer] nothing happens but for its icon', () => {
  const g = withCard(2, 'last-days-of-summer');
  expect(g.position.wildlings).toBe(2 + 3 * 2);
  for (const house of ['stark', 'lannister', 'baratheon'] as const)
    expect([g.power(house), g.supply(house), g.hand(house).length]).toEqual([5, 6, 7]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.clash-of-kings][EC 17] all three tracks are bid for, the Iron Throne first, the court last', () => {
  const g = withCard(2, 'clash-of-kings');
  const tracks: string[] = [];
  for (const power of [2, 2, 1]) {
    tracks.push(g.position.bidding!.on);
    expect(g.waiting.split(', ').sort()).toEqual(['baratheon bidding', 'lannister bidding', 'stark bidding']);
    g.answers(['baratheon', bid(0)], ['lannister', bid(power - 1)], ['stark', bid(power)]);
  }
  g.answer('stark', rank('lannister', 'baratheon'));
  expect(tracks).toEqual(['throne', 'fiefdoms', 'court']);
  expect(g.happened('track').map(({ track }) => track)).toEqual(tracks);
  for (const track of ['throne', 'fiefdoms', 'court'] as const)
    expect(g.position.tracks[track]).toEqual(['stark', 'lannister', 'baratheon']);
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([0, 3, 5]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.game-of-thrones][control.token-worth][EC 13][EX-41] icons count without units; tokens on the board are none', () => {
  const g = withCard(
    2,
    'game-of-thrones',
    `stark      karhold: power; moat-cailin: power; the-stony-shore: footman   // 1, 0 and 0, besides 1 for Winterfell
     lannister  kings-landing: knight; stoney-sept: power                      // 2 and 1, Lannisport has none
     baratheon  the-narrow-sea: ship`
  );
  expect([g.power('stark'), g.power('lannister'), g.power('baratheon')]).toEqual([7, 8, 6]);
  expect(g.waiting).toBe('baratheon assigning-orders, lannister assigning-orders, stark assigning-orders');
});

test('[westeros.game-of-thrones][EC 13][EX-41] 1 for a port with own ships, not for each, and not past an enemy ship', () => {
  const g = withCard(
    2,
    'game-of-thrones',
    `stark      port-of-winterfell: 2 ship; white-harbor: footman; port-of-white-harbor: ship; the-narrow-sea: ship
     lannister  port-of-lannisport: ship
     baratheon  the-golden-sound: ship; dragonstone: footman`
  );
  // Stark: Winterfell 1, its port with an empty sea 1, White Harbor's port with the own ship outside 1
  expect(g.power('stark')).toBe(8);
  // the port of Lannisport is blocked; Dragonstone's port is empty
  expect([g.power('lannister'), g.power('baratheon')]).toEqual([5, 6]);
});

test('[westeros.dark-wings-dark-words][EC 11] the holder of the raven picks the bidding, the power or nothing', () => {
  const offered = ['clash-of-kings', 'game-of-thrones', 'nothing'];
  const power = withCard(2, 'dark-wings-dark-words');
  power.waitingFor('lannister', 'dark-wings-dark-words');
  expect(power.offered('lannister')).toEqual(offered);
  power.answer('lannister', option('game-of-thrones'));
  expect([power.power('stark'), power.power('baratheon'), power.power('lannister')]).toEqual([7, 6, 5]);
  power.waitingFor('stark', 'assigning-orders');

  const bidding = withCard(2, 'dark-wings-dark-words').answer('lannister', option('clash-of-kings'));
  expect([bidding.position.bidding?.on, bidding.power('stark')]).toEqual(['throne', 5]);
  const nothing = withCard(2, 'dark-wings-dark-words').answer('lannister', option('nothing'));
  expect(nothing.power('stark')).toBe(5);
  nothing.waitingFor('stark', 'assigning-orders');
});

test('[westeros.wildlings-attack][wildling.bid][EC 24] they attack with the strength on the track, even with 0', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 0
    deck westeros1 mustering | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings silence-at-the-wall
    stark  karhold: footman
  `).westeros();
  g.answers(['baratheon', muster()], ['lannister', muster()], ['stark', muster()]);
  expect(g.position.attack).toMatchObject({ strength: 0, beaten: null });
  expect(g.waiting).toBe('baratheon bidding, lannister bidding, stark bidding');
  g.answers(['baratheon', bid(0)], ['lannister', bid(0)], ['stark', bid(1)]);
  expect(g.happened('wildling-card')).toEqual([
    {
      what: 'wildling-card',
      card: 'silence-at-the-wall',
      beaten: true,
      singled: 'stark',
      strength: 0,
      threat: { from: 0, to: 0 }
    }
  ]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.put-to-the-sword][EC 11] the holder of the blade forbids Defense, March +1, or nothing', () => {
  const offered = ['storm-of-swords', 'rains-of-autumn', 'nothing'];
  const forbidden = (chosen: string): readonly OrderToken[] => {
    const g = withCard(3, 'put-to-the-sword');
    g.waitingFor('stark', 'put-to-the-sword');
    expect(g.offered('stark')).toEqual(offered);
    g.answer('stark', option(chosen));
    g.waitingFor('stark', 'assigning-orders');
    return g.position.forbidden;
  };
  expect(forbidden('storm-of-swords')).toEqual(['defense+1', 'defense+2']);
  expect(forbidden('rains-of-autumn')).toEqual(['march+1']);
  expect(forbidden('nothing')).toEqual([]);
});

const FORBIDDING = [
  ['[westeros.storm-of-swords]', 'storm-of-swords', ['defense+1', 'defense+2']],
  ['[westeros.rains-of-autumn]', 'rains-of-autumn', ['march+1']],
  ['[westeros.web-of-lies]', 'web-of-lies', ['support', 'support+1']],
  ['[westeros.sea-of-storms]', 'sea-of-storms', ['raid', 'special-raid']],
  ['[westeros.feast-for-crows]', 'feast-for-crows', ['consolidate-power', 'special-consolidate-power']]
] as const;

for (const [rule, card, tokens] of FORBIDDING)
  test(`${rule}[order.forbidden][EC 56] ${tokens.join(' and ')} cannot be laid, everything else can`, () => {
    const g = withCard(3, card, 'court stark lannister baratheon\nstark  winterfell: footman');
    for (const token of ORDER_TOKENS) {
      const laid = orders({ winterfell: token });
      if ((tokens as readonly string[]).includes(token))
        expect(g.refused('stark', laid)).toEqual({ rule: 'order.forbidden', area: 'winterfell', token });
      else expect(g.choices('stark')).toContainEqual(laid);
    }
    expect(g.choices('stark')).toHaveLength(ORDER_TOKENS.length - tokens.length);
  });

test('[westeros.storm-of-swords][EC 56] the restriction ends with the round', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 last-days-of-summer mustering | westeros2 last-days-of-summer game-of-thrones | westeros3 storm-of-swords put-to-the-sword
    wildlings 0
    stark  winterfell: footman
  `).westeros();
  g.answer('stark', orders({ winterfell: 'support' })).answer('lannister', noRaven());
  g.answers(['baratheon', muster()], ['lannister', muster()], ['stark', muster()]);
  g.answer('stark', option('nothing'));
  expect(g.position.forbidden).toEqual([]);
  g.answer('stark', orders({ winterfell: 'defense+2' }));
  g.waitingFor('lannister', 'messenger-raven');
});

// The wildling cards that cost units: Preemptive Raid, Crow Killers, Mammoth Riders, The Horde Descends.

import { expect, test } from 'vitest';
import { card, muster, option, units } from '#tests/support/answers';
import { attack, beaten, bids, lost } from './attacking';

// Preemptive Raid

test('[wildling.preemptive-raid] lost: the lowest bidder chooses two units anywhere, and nobody else suffers', () => {
  const g = lost('preemptive-raid', 'stark  karhold: 2 footman; bay-of-ice: ship\nlannister  lannisport: 2 footman');
  g.waitingFor('stark', 'preemptive-raid');
  expect(g.choices('stark')).toEqual([option('units'), option('track')]);
  expect(g.refused('stark', option('nothing'))).toEqual({ rule: 'choice.not-offered' });
  g.answer('stark', option('units'));
  expect(g.askOf('stark')).toMatchObject({ about: 'preemptive-raid-losses', least: 2, most: 2, together: false });
  g.answer('stark', units('karhold: footman; bay-of-ice: ship'));
  expect([g.units('karhold'), g.units('bay-of-ice'), g.units('lannisport')]).toEqual([
    'footman',
    '',
    'footman footman'
  ]);
  expect(g.position.tracks.throne).toEqual(['baratheon', 'lannister', 'stark']);
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders');
});

test('[wildling.preemptive-raid] lost: or two positions on the track where the house stands highest', () => {
  const g = bids(
    attack(
      'preemptive-raid',
      'court lannister stark\nfiefdoms baratheon stark lannister\nbaratheon  kingswood: footman'
    ),
    { stark: 1, lannister: 1 }
  ).answer('baratheon', option('track'));
  // Baratheon is first on the Iron Throne and the Fiefdoms, and it is Baratheon who names one
  g.waitingFor('baratheon', 'preemptive-raid-track');
  expect(g.offered('baratheon')).toEqual(['throne', 'fiefdoms']);
  g.answer('baratheon', option('throne'));
  expect(g.position.tracks.throne).toEqual(['lannister', 'stark', 'baratheon']);
  expect(g.position.tracks.fiefdoms[0]).toBe('baratheon');
  expect(g.units('kingswood')).toBe('footman');
  g.waitingFor('baratheon', 'assigning-orders');
});

test('[wildling.preemptive-raid] lost: on one track alone highest, nobody is asked for the track', () => {
  const g = lost('preemptive-raid', 'fiefdoms stark\nstark  karhold: footman').answer('stark', option('track'));
  expect(g.position.tracks.fiefdoms).toEqual(['baratheon', 'lannister', 'stark']);
  expect(g.position.tracks.throne).toEqual(['baratheon', 'lannister', 'stark']);
  expect(g.happened('dominance')).toEqual([
    { what: 'dominance', track: 'fiefdoms', house: 'baratheon', cause: 'preemptive-raid' }
  ]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.preemptive-raid] lost: fewer than two positions below, to the last; another house names the track', () => {
  const g = lost(
    'preemptive-raid',
    'throne lannister stark baratheon\nfiefdoms lannister stark baratheon\ncourt lannister baratheon stark\nstark  karhold: footman'
  ).answer('stark', option('track'));
  g.waitingFor('lannister', 'preemptive-raid-track');
  expect(g.offered('lannister')).toEqual(['throne', 'fiefdoms']);
  g.answer('lannister', option('fiefdoms'));
  expect(g.position.tracks).toEqual({
    throne: ['lannister', 'stark', 'baratheon'],
    fiefdoms: ['lannister', 'baratheon', 'stark'],
    court: ['lannister', 'baratheon', 'stark']
  });
});

test('[wildling.preemptive-raid][EC 29] lost: both are offered to a house with one unit, or none, or at the bottom', () => {
  const one = lost('preemptive-raid', 'stark  karhold: footman\nlannister  lannisport: knight');
  one.answer('stark', option('units'));
  expect([one.units('karhold'), one.units('lannisport')]).toEqual(['', 'knight']);
  one.waitingFor('lannister', 'assigning-orders');

  const bottom = lost(
    'preemptive-raid',
    'fiefdoms lannister baratheon stark\ncourt lannister baratheon stark\nlannister  lannisport: knight'
  );
  expect(bottom.offered('stark')).toEqual(['units', 'track']);
  bottom.answer('stark', option('track')).answer('baratheon', option('court'));
  expect(bottom.happened('track')).toEqual([]);
  bottom.waitingFor('lannister', 'assigning-orders');
});

test('[wildling.preemptive-raid][EC 32] beaten: they come again with 6, without the highest bidder, for new bids and a new card', () => {
  const g = bids(
    attack('preemptive-raid skinchanger-scout', 'stark  karhold: footman\nlannister  lannisport: footman'),
    {
      stark: 4,
      lannister: 2,
      baratheon: 2
    }
  );
  expect([g.position.wildlings, g.position.attack?.strength]).toEqual([0, 6]);
  expect(g.waiting).toBe('baratheon bidding, lannister bidding');
  expect(g.askOf('lannister')).toMatchObject({ most: 3 }); // what is left
  bids(g, { baratheon: 1, lannister: 3 });
  expect(g.happened('wildling-card').slice(1)).toEqual([
    {
      what: 'wildling-card',
      card: 'skinchanger-scout',
      beaten: false,
      singled: 'baratheon',
      strength: 6,
      threat: { from: 0, to: 0 }
    }
  ]);
  // the lowest loses all, the other two (or what is left), and the highest of the first attack nothing
  expect([g.power('baratheon'), g.power('lannister'), g.power('stark')]).toEqual([0, 0, 1]);
  expect(g.position.wildlings).toBe(0);
  expect(g.position.decks.wildlings.slice(-2)).toEqual(['preemptive-raid', 'skinchanger-scout']);
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders');
});

test('[wildling.preemptive-raid][EC 32] beaten twice: the highest of the second bids is rewarded', () => {
  const g = bids(
    attack('preemptive-raid skinchanger-scout', 'power lannister 9 baratheon 8\nstark  karhold: footman'),
    { stark: 5, lannister: 2, baratheon: 1 }
  );
  bids(g, { lannister: 3, baratheon: 4 });
  expect(g.happened('wildling-card').at(-1)).toMatchObject({ beaten: true, singled: 'baratheon' });
  expect([g.power('baratheon'), g.power('lannister'), g.power('stark')]).toEqual([7, 4, 0]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.preemptive-raid][EC 32] in the second attack too the throne holder breaks the tie, though he keeps out of it', () => {
  const g = bids(attack('preemptive-raid silence-at-the-wall', 'stark  karhold: footman'), {
    baratheon: 5,
    stark: 2,
    lannister: 1
  });
  expect(g.waiting).toBe('lannister bidding, stark bidding');
  bids(g, {});
  g.waitingFor('baratheon', 'wildling-tie');
  expect(g.offered('baratheon')).toEqual(['lannister', 'stark']);
});

// Crow Killers

test('[wildling.crow-killers] lost: all knights of the lowest bidder, two of each other, become footmen', () => {
  const g = lost(
    'crow-killers',
    `stark      winterfell: 3 knight; karhold: knight footman
     lannister  lannisport: 2 knight siege-engine; stoney-sept: knight
     baratheon  dragonstone: knight`
  );
  expect([g.units('winterfell'), g.units('karhold')]).toEqual(['footman footman footman', 'footman footman']);
  // Baratheon has fewer than two: nothing to choose; Lannister chooses
  expect(g.units('dragonstone')).toBe('footman');
  g.waitingFor('lannister', 'crow-killers-losses');
  expect(g.askOf('lannister')).toMatchObject({ least: 2, most: 2 });
  expect(g.refused('lannister', units('lannisport: knight siege-engine'))).toMatchObject({
    rule: 'choice.not-offered'
  });
  g.answer('lannister', units('lannisport: knight; stoney-sept: knight'));
  expect([g.units('lannisport'), g.units('stoney-sept')]).toEqual(['footman knight siege-engine', 'footman']);
});

test('[wildling.crow-killers][EC 29] lost: a knight for whom no footman is left is destroyed, the owner choosing which', () => {
  // nine of ten footmen are on the board
  const g = lost(
    'crow-killers',
    `stark  winterfell: 3 footman knight; karhold: 2 footman; castle-black: 2 footman; white-harbor: 2 footman
            moat-cailin: knight; port-of-white-harbor: ship`
  );
  g.waitingFor('stark', 'crow-killers-destroyed');
  expect(g.askOf('stark')).toMatchObject({ least: 1, most: 1 });
  g.answer('stark', units('moat-cailin: knight'));
  expect([g.units('winterfell'), g.units('moat-cailin'), g.controller('moat-cailin')]).toEqual([
    'footman footman footman footman',
    '',
    null
  ]);
  expect(g.units('port-of-white-harbor')).toBe('ship');
  g.waitingFor('stark', 'assigning-orders');
});

test('[wildling.crow-killers][EC 29] lost: with no footman at all in the pool all the knights that have to change are destroyed', () => {
  const full = '3 footman; karhold: 2 footman; castle-black: 2 footman; white-harbor: 2 footman; the-twins: footman';
  const lowest = lost('crow-killers', `stark  winterfell: ${full}; moat-cailin: knight; riverrun: knight`);
  expect([lowest.units('moat-cailin'), lowest.units('riverrun')]).toEqual(['', '']);
  lowest.waitingFor('stark', 'assigning-orders');

  const other = bids(attack('crow-killers', `stark  winterfell: ${full}; moat-cailin: 2 knight; riverrun: knight`), {
    stark: 2,
    baratheon: 1
  });
  other.answer('stark', units('moat-cailin: knight; riverrun: knight'));
  expect([other.units('moat-cailin'), other.units('riverrun'), other.units('the-twins')]).toEqual([
    'knight',
    '',
    'footman'
  ]);
  other.waitingFor('stark', 'assigning-orders');
});

test('[wildling.crow-killers] beaten: up to two footmen anywhere become knights, castle or not', () => {
  const g = beaten('crow-killers', 'stark  karhold: 2 footman; castle-black: footman\nlannister  lannisport: footman');
  g.waitingFor('stark', 'crow-killers-reward');
  expect(g.askOf('stark')).toMatchObject({ least: 0, most: 2 });
  expect(g.refused('stark', units('karhold: 2 footman; castle-black: footman'))).toMatchObject({
    rule: 'choice.too-many',
    allowed: 2
  });
  g.answer('stark', units('karhold: footman; castle-black: footman'));
  expect([g.units('karhold'), g.units('castle-black'), g.units('lannisport')]).toEqual([
    'footman knight',
    'knight',
    'footman'
  ]);
  expect(g.waiting).toBe('lannister assigning-orders, stark assigning-orders');
});

test('[wildling.crow-killers] beaten: as far as there are knights, and not at all is allowed', () => {
  const one = beaten('crow-killers', 'stark  karhold: 2 footman; winterfell: 3 knight; castle-black: knight');
  expect(one.askOf('stark')).toMatchObject({ least: 0, most: 1 });
  one.answer('stark', units());
  expect(one.units('karhold')).toBe('footman footman');
  const none = beaten('crow-killers', 'stark  karhold: 2 footman; winterfell: 3 knight; castle-black: 2 knight');
  none.waitingFor('stark', 'assigning-orders');
});

// Mammoth Riders

test('[wildling.mammoth-riders] lost: three units of the lowest bidder, two of every other house, anywhere', () => {
  const g = lost(
    'mammoth-riders',
    `stark      winterfell: 2 knight; karhold: footman; bay-of-ice: 2 ship
     lannister  lannisport: footman knight; the-golden-sound: ship
     baratheon  dragonstone: footman; kingswood: footman; shipbreaker-bay: ship`
  );
  g.answer('stark', units('winterfell: knight; bay-of-ice: ship; karhold: footman'));
  g.waitingFor('baratheon', 'mammoth-riders-losses');
  expect(g.refused('baratheon', units('kingswood: footman'))).toMatchObject({ rule: 'choice.too-few', allowed: 2 });
  g.answer('baratheon', units('kingswood: footman; shipbreaker-bay: ship'));
  g.answer('lannister', units('the-golden-sound: ship; lannisport: footman'));
  expect([g.units('winterfell'), g.units('bay-of-ice'), g.units('lannisport'), g.units('dragonstone')]).toEqual([
    'knight',
    'ship',
    'knight',
    'footman'
  ]);
  expect(g.waiting).toBe('baratheon assigning-orders, lannister assigning-orders, stark assigning-orders');
});

test('[wildling.mammoth-riders] beaten: one card back from the own discard pile, or none', () => {
  const text = 'discard stark eddard-stark robb-stark\ndiscard lannister the-hound\nstark  karhold: footman';
  const g = beaten('mammoth-riders', text);
  g.waitingFor('stark', 'mammoth-riders-reward');
  expect(g.choices('stark')).toEqual([card('eddard-stark'), card('robb-stark'), card(null)]);
  expect(g.refused('stark', card('the-hound'))).toEqual({ rule: 'choice.not-offered', card: 'the-hound' });
  g.answer('stark', card('robb-stark'));
  expect([g.discard('stark'), g.hand('stark').includes('robb-stark'), g.discard('lannister')]).toEqual([
    ['eddard-stark'],
    true,
    ['the-hound']
  ]);
  expect(beaten('mammoth-riders', text).answer('stark', card(null)).discard('stark')).toHaveLength(2);
  // with an empty pile nobody is asked
  beaten('mammoth-riders', 'stark  karhold: footman').waitingFor('stark', 'assigning-orders');
});

// The Horde Descends

test('[wildling.the-horde-descends][choice.one-area] lost: two units of one castle; the others lose one unit anywhere', () => {
  const g = lost(
    'the-horde-descends',
    `stark      winterfell: knight footman; port-of-winterfell: 2 ship; moat-cailin: 2 footman; karhold: 3 footman
     white-harbor: footman
     lannister  stoney-sept: 2 footman; the-golden-sound: ship`
  );
  g.waitingFor('stark', 'the-horde-descends-losses');
  const refused = (chosen: string): unknown => g.refused('stark', units(chosen));
  expect(refused('winterfell: footman; moat-cailin: footman')).toEqual({
    rule: 'choice.one-area',
    area: 'winterfell',
    to: 'moat-cailin'
  });
  // neither the port beside the stronghold, nor an area without castle, nor a castle with one unit
  for (const elsewhere of [
    'port-of-winterfell: 2 ship',
    'karhold: 2 footman',
    'white-harbor: footman; winterfell: footman'
  ])
    expect(refused(elsewhere)).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('stark', units('winterfell: knight footman'));
  expect([g.units('winterfell'), g.controller('winterfell'), g.units('port-of-winterfell')]).toEqual([
    '',
    'stark',
    'ship ship'
  ]);
  g.waitingFor('lannister', 'the-horde-descends-losses');
  expect(g.askOf('lannister')).toMatchObject({ least: 1, most: 1 });
  g.answer('lannister', units('the-golden-sound: ship'));
  expect(g.units('stoney-sept')).toBe('footman footman');
});

test('[wildling.the-horde-descends][EC 29] lost: no castle holds two, so any two units, or what there is', () => {
  const g = lost('the-horde-descends', 'stark  winterfell: knight; port-of-winterfell: ship; karhold: 2 footman');
  expect(g.askOf('stark')).toMatchObject({ least: 2, most: 2, together: false });
  expect(g.refused('stark', units('karhold: footman'))).toMatchObject({ rule: 'choice.too-few' });
  g.answer('stark', units('winterfell: knight; karhold: footman'));
  expect([g.units('winterfell'), g.units('port-of-winterfell')]).toEqual(['', 'ship']);
  g.waitingFor('stark', 'assigning-orders');

  const one = lost('the-horde-descends', 'stark  karhold: footman\nlannister  stoney-sept: 2 footman');
  expect(one.units('karhold')).toBe('');
  one.waitingFor('lannister', 'the-horde-descends-losses');
});

test('[wildling.the-horde-descends][EC 43] beaten: mustering by the usual rules in one controlled castle, or not at all', () => {
  const text = 'supply stark 0\nstark  white-harbor: 2 footman; moat-cailin: 2 footman; karhold: footman';
  const g = beaten('the-horde-descends', text);
  g.waitingFor('stark', 'the-horde-descends-reward');
  expect(g.offered('stark')).toEqual(['moat-cailin', 'white-harbor', 'winterfell']);
  expect(g.refused('stark', muster('karhold: footman'))).toMatchObject({ rule: 'muster.castle' });
  expect(g.refused('stark', muster('moat-cailin: footman'))).toEqual({ rule: 'muster.supply', armies: [3, 2] });
  expect(g.refused('stark', muster('winterfell: footman; white-harbor: footman -> knight'))).toMatchObject({
    rule: 'muster.one-castle'
  });
  expect(g.refused('stark', muster('white-harbor: footman -> knight, footman -> knight'))).toMatchObject({
    rule: 'muster.points'
  });
  g.answer('stark', muster('winterfell: knight'));
  expect(g.units('winterfell')).toBe('knight');
  g.waitingFor('stark', 'assigning-orders');
  beaten('the-horde-descends', text).answer('stark', muster()).waitingFor('stark', 'assigning-orders');
});

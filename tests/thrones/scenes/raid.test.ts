// Raids: who resolves one when, what it reaches, and what it takes away.

import { expect, test } from 'vitest';
import { march, raid } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

// Five houses, Greyjoy first. Stark has a March order only, so that the marches begin with Stark.
const EXAMPLE = `
  houses     stark lannister baratheon greyjoy tyrell
  throne     greyjoy stark lannister baratheon tyrell
  greyjoy    west-summer-sea: ship, raid
  lannister  the-reach: footman, raid; sunset-sea: ship, raid; lannisport: footman, defense+1; riverrun: footman, defense+1
  tyrell     dornish-marches: footman, raid; highgarden: footman, consolidate-power
  baratheon  stoney-sept: footman, special-raid
  stark      winterfell: footman, march+0
`;

test('[raid.turns][raid.pillage][EC 61][EX-05] raids go round in turn order until none is left', () => {
  const g = scene(EXAMPLE).raids();
  g.waitingFor('greyjoy', 'raid').answer('greyjoy', raid('west-summer-sea', 'highgarden'));
  expect([g.power('greyjoy'), g.power('tyrell')]).toEqual([6, 4]);
  g.waitingFor('lannister', 'raid'); // Stark has no raid and is passed over
  expect(g.offered('lannister')).toEqual(['the-reach', 'sunset-sea']);
  g.answer('lannister', raid('the-reach', 'dornish-marches'));
  g.waitingFor('baratheon', 'raid').answer('baratheon', raid('stoney-sept', 'lannisport'));
  // Tyrell's raid has been raided away; Lannister's second one reaches nothing and is just removed
  expect(g.happened('raided').map(({ area, victim }) => `${victim} ${area}`)).toEqual([
    'tyrell highgarden',
    'tyrell dornish-marches',
    'lannister lannisport'
  ]);
  expect(g.order('sunset-sea')).toBe(null);
  expect(g.order('riverrun')).toBe('defense+1');
  expect(g.power('lannister')).toBe(5);
  g.waitingFor('stark', 'march');
});

test('[raid.pillage][EC 65][EX-05] the raider gains although the pillaged house has nothing to give', () => {
  const g = scene(`power tyrell 0 ${EXAMPLE}`).raids();
  g.answer('greyjoy', raid('west-summer-sea', 'highgarden'));
  expect([g.power('greyjoy'), g.power('tyrell')]).toEqual([6, 0]);
});

test('[raid.pillage][EC 57] a Consolidate Power order at sea does nothing, and can be pillaged all the same', () => {
  const g = scene(`
    power      greyjoy 20 lannister 2
    lannister  the-golden-sound: ship, raid
    greyjoy    ironmans-bay: ship, special-consolidate-power; sunset-sea: ship, support
    martell    sunspear: footman, march+0
  `).raids();
  g.answer('lannister', raid('the-golden-sound', 'ironmans-bay'));
  expect([g.power('lannister'), g.power('greyjoy')]).toEqual([3, 19]);
  expect(g.order('sunset-sea')).toBe('support');
  g.waitingFor('martell', 'march');
});

test('[raid.pillage] a raid on any other order moves no power', () => {
  const g = scene(`
    lannister  the-golden-sound: ship, raid
    greyjoy    ironmans-bay: ship, support+1
    martell    sunspear: footman, march+0
  `).raids();
  g.answer('lannister', raid('the-golden-sound', 'ironmans-bay'));
  expect(g.order('ironmans-bay')).toBe(null);
  expect([g.power('lannister'), g.power('greyjoy')]).toEqual([5, 5]);
});

test('[raid.turns][EC 61] a house with two raids waits for its second turn; a house raided empty has none', () => {
  const g = scene(`
    throne     stark greyjoy lannister
    stark      the-twins: footman, raid; winterfell: footman, raid; karhold: footman, special-raid
    greyjoy    seagard: footman, raid
    lannister  stoney-sept: footman, special-raid; lannisport: footman, support
    baratheon  harrenhal: footman, support; crackclaw-point: footman, march+0
  `).raids();
  g.answer('stark', raid('the-twins', 'seagard'));
  g.waitingFor('lannister', 'raid').answer('lannister', raid('stoney-sept', 'harrenhal'));
  g.waitingFor('stark', 'raid');
  expect(g.offered('stark')).toEqual(['karhold', 'winterfell']);
  g.answer('stark', raid('karhold'));
  g.waitingFor('baratheon', 'march');
});

test('[raid.waste][EC 62] a raid may be wasted although it has a target', () => {
  const g = scene(`
    lannister  stoney-sept: footman, raid
    baratheon  harrenhal: footman, support; crackclaw-point: footman, march+0
  `).raids();
  expect(g.choices('lannister')).toEqual([raid('stoney-sept'), raid('stoney-sept', 'harrenhal')]);
  g.answer('lannister', raid('stoney-sept'));
  expect(g.order('stoney-sept')).toBe(null);
  expect(g.order('harrenhal')).toBe('support');
  expect(g.happened('raided')).toEqual([]);
  g.waitingFor('baratheon', 'march');
});

test('[raid.waste][EC 62] two raids without a target: the house says which goes first, and can do no more', () => {
  const g = scene(`
    lannister  stoney-sept: footman, raid; lannisport: footman, raid
    baratheon  crackclaw-point: footman, march+0
  `).raids();
  expect(g.choices('lannister')).toEqual([raid('lannisport'), raid('stoney-sept')]);
  g.answer('lannister', raid('lannisport'));
  g.waitingFor('baratheon', 'march'); // the last one is discarded by the program
  expect(g.happened('automatic')).toEqual([
    { what: 'automatic', house: 'lannister', about: 'raid', area: 'stoney-sept' }
  ]);
});

test('[raid.no-order] only an own Raid order is resolved, and there has to be an order to take', () => {
  const g = scene(`
    lannister  stoney-sept: footman, raid; lannisport: footman, support
    baratheon  harrenhal: footman, support; blackwater: footman
  `).raids();
  expect(g.refused('lannister', raid('lannisport'))).toEqual({ rule: 'raid.no-order', area: 'lannisport' });
  expect(g.refused('lannister', raid('harrenhal'))).toEqual({ rule: 'raid.no-order', area: 'harrenhal' });
  expect(g.refused('lannister', raid('stoney-sept', 'blackwater'))).toEqual({
    rule: 'raid.no-order',
    area: 'blackwater'
  });
});

test('[raid.not-adjacent][EC 77] neither a river is crossed nor a bridge of ships used', () => {
  //  Winterfell ~river~ Greywater Watch;  Winterfell ── Bay of Ice (Stark ship) ── Flint's Finger
  const g = scene(`
    stark    winterfell: footman, special-raid; bay-of-ice: ship, support
    greyjoy  greywater-watch: footman, support; flints-finger: footman, support; moat-cailin: footman, defense+1
  `).raids();
  for (const to of ['greywater-watch', 'flints-finger'] as const)
    expect(g.refused('stark', raid('winterfell', to))).toEqual({ rule: 'raid.not-adjacent', area: 'winterfell', to });
  expect(g.choices('stark')).toEqual([raid('winterfell'), raid('winterfell', 'moat-cailin')]);
});

test('[raid.reach][EC 64] from land only land is raided: no sea, and no port, not even the one next to it', () => {
  const g = scene(`
    lannister  the-golden-sound: ship, support
    stark      riverrun: footman, raid; winterfell: footman, raid
    greyjoy    seagard: footman, support; bay-of-ice: ship, support
  `).raids();
  expect(g.refused('stark', raid('riverrun', 'the-golden-sound'))).toEqual({
    rule: 'raid.reach',
    area: 'riverrun',
    to: 'the-golden-sound'
  });
  expect(g.refused('stark', raid('winterfell', 'port-of-winterfell'))).toMatchObject({ rule: 'raid.reach' });
  expect(g.choices('stark')).toEqual([raid('riverrun'), raid('riverrun', 'seagard'), raid('winterfell')]);
});

test('[raid.reach][EC 64] from a sea land, seas and the ports that open there are raided', () => {
  //  port of Dragonstone ─┐
  //  port of Storm's End ─┴─ Shipbreaker Bay (Tyrell) ── Blackwater Bay, Kingswood
  const g = scene(`
    tyrell     shipbreaker-bay: ship, raid
    baratheon  port-of-dragonstone: ship, support; storms-end: power; port-of-storms-end: ship, consolidate-power
               blackwater-bay: ship, support; kingswood: footman, march-1; dragonstone: footman, defense+1
  `).raids();
  expect(g.choices('tyrell')).toEqual([
    raid('shipbreaker-bay'),
    raid('shipbreaker-bay', 'blackwater-bay'),
    raid('shipbreaker-bay', 'port-of-dragonstone'),
    raid('shipbreaker-bay', 'port-of-storms-end')
  ]);
  g.answer('tyrell', raid('shipbreaker-bay', 'port-of-storms-end'));
  expect([g.power('tyrell'), g.power('baratheon')]).toEqual([6, 4]);
  g.waitingFor('baratheon', 'march');
});

test('[raid.reach][port.owner][EC 64][EX-12] from a port only its sea is raided', () => {
  //  Sunspear ── port ── East Summer Sea (Tyrell);  Sunspear ── Sea of Dorne (Tyrell)
  const g = scene(`
    martell  sunspear: footman, march+0; port-of-sunspear: ship, raid
    tyrell   east-summer-sea: ship, support; sea-of-dorne: ship, support; salt-shore: footman, support+1
  `).raids();
  expect(g.choices('martell')).toEqual([raid('port-of-sunspear'), raid('port-of-sunspear', 'east-summer-sea')]);
  for (const to of ['sea-of-dorne', 'salt-shore'] as const)
    expect(g.refused('martell', raid('port-of-sunspear', to))).toMatchObject({ rule: 'raid.not-adjacent', to });
  expect(g.refused('martell', raid('port-of-sunspear', 'sunspear'))).toEqual({
    rule: 'raid.reach',
    area: 'port-of-sunspear',
    to: 'sunspear'
  });
  g.answer('martell', raid('port-of-sunspear', 'east-summer-sea'));
  expect([g.order('east-summer-sea'), g.order('port-of-sunspear')]).toEqual([null, null]);
  expect(g.order('sea-of-dorne')).toBe('support');
  expect([g.power('martell'), g.power('tyrell')]).toEqual([5, 5]); // a Support order is no pillage
  g.waitingFor('martell', 'march');
});

test('[raid.enemy-only] own orders are not raided', () => {
  const g = scene(`
    lannister  stoney-sept: footman, raid; lannisport: footman, support
    baratheon  harrenhal: footman, support
  `).raids();
  expect(g.refused('lannister', raid('stoney-sept', 'lannisport'))).toEqual({
    rule: 'raid.enemy-only',
    area: 'lannisport'
  });
});

const KINDS = `
  throne     lannister stark
  stark      harrenhal: footman, support+1; riverrun: footman, special-consolidate-power
             blackwater: footman, special-raid; searoad-marches: footman, defense+1; lannisport: footman, march-1
  lannister  stoney-sept: footman, RAID; the-reach: footman, march+0
`;

test('[raid.kind][EC 63] a Raid takes Support, Raid and Consolidate Power, special ones too, and nothing else', () => {
  const g = scene(KINDS.replace('RAID', 'raid')).raids();
  const targets = ['blackwater', 'harrenhal', 'riverrun'] as const;
  expect(g.choices('lannister')).toEqual([raid('stoney-sept'), ...targets.map((to) => raid('stoney-sept', to))]);
  expect(g.refused('lannister', raid('stoney-sept', 'searoad-marches'))).toEqual({
    rule: 'raid.kind',
    area: 'searoad-marches',
    token: 'defense+1'
  });
  expect(g.refused('lannister', raid('stoney-sept', 'lannisport'))).toMatchObject({
    rule: 'raid.kind',
    token: 'march-1'
  });
  g.answer('lannister', raid('stoney-sept', 'blackwater'));
  g.waitingFor('lannister', 'march'); // Stark's only Raid is gone
});

test('[raid.kind][EC 63] the special Raid takes a Defense order as well, but never a March', () => {
  const g = scene(KINDS.replace('RAID', 'special-raid')).raids();
  expect(g.choices('lannister')).toHaveLength(5);
  expect(g.refused('lannister', raid('stoney-sept', 'lannisport'))).toMatchObject({
    rule: 'raid.kind',
    token: 'march-1'
  });
  g.answer('lannister', raid('stoney-sept', 'searoad-marches'));
  expect(g.order('searoad-marches')).toBe(null);
  expect(g.order('lannisport')).toBe('march-1');
  g.waitingFor('lannister', 'march'); // the Raid in Blackwater has no target left
});

test('[raid.area-stays-empty][EC 66] an area that was raided has no order for the rest of the round', () => {
  //  Harrenhal (Baratheon, raided) ── Blackwater ── The Reach (Tyrell marches)
  const g = scene(`
    lannister  stoney-sept: footman, raid
    baratheon  harrenhal: knight, support; blackwater: footman
    tyrell     the-reach: knight, march+0
  `).raids();
  g.answer('lannister', raid('stoney-sept', 'harrenhal'));
  g.waitingFor('tyrell', 'march').answer('tyrell', march('the-reach', { blackwater: 'knight' }));
  expect(g.waiting).toBe('tyrell house-card, baratheon house-card'); // nobody is asked for support
  expect(g.order('harrenhal')).toBe(null);
});

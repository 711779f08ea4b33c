// Where beaten units may go, and where they may not.

import { expect, test } from 'vitest';
import { area, march, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  The Reach (Lannister marches) ── Blackwater (Stark) ── Stoney Sept, Harrenhal, King's Landing,
//                                                         Crackclaw Point, Searoad Marches
const beaten = (more = '', defenders = 'footman knight', until: 'retreat' | 'retreat-losses' = 'retreat') =>
  scene(`
    blade      used
    throne     lannister martell stark
    lannister  the-reach: 4 knight, march+1
    stark      blackwater: ${defenders}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('lannister', march('the-reach', { blackwater: '4 knight' }))
    .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until });

test('[retreat.one-area][retreat.not-adjacent][EC 105] all go together to one area next to the fight, as the loser likes', () => {
  const g = beaten().waitingFor('stark', 'retreat');
  expect(g.offered('stark')).toEqual([
    'crackclaw-point',
    'harrenhal',
    'kings-landing',
    'searoad-marches',
    'stoney-sept'
  ]);
  expect(g.refused('stark', area('winterfell'))).toMatchObject({ rule: 'retreat.not-adjacent', to: 'winterfell' });
  expect(g.refused('stark', area(null))).toMatchObject({ rule: 'choice.too-few' });
  expect(g.refused('lannister', area('harrenhal'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('stark', area('harrenhal'));
  expect([g.units('harrenhal'), g.units('blackwater')]).toEqual(['footman* knight*', 'knight knight knight knight']);
  g.waitingFor('martell', 'march');
});

test('[retreat.origin][EC 105] never to the area the attackers came from, though it is empty now', () => {
  const g = beaten();
  expect([g.units('the-reach'), g.controller('the-reach')]).toEqual(['', null]);
  expect(g.refused('stark', area('the-reach'))).toMatchObject({ rule: 'retreat.origin', area: 'the-reach' });
});

test('[retreat.enemy-area][EC 105] not where enemy units or an enemy token are; an own token is fine', () => {
  const g = beaten(`
    tyrell  harrenhal: footman; searoad-marches: power
    stark   kings-landing: power; stoney-sept: footman
  `);
  expect(g.offered('stark')).toEqual(['crackclaw-point', 'kings-landing', 'stoney-sept']);
  g.answer('stark', area('stoney-sept'));
  expect(g.units('stoney-sept')).toBe('footman footman* knight*');
});

//  Lannisport (Lannister marches) ── Searoad Marches (Stark) ── Highgarden (Tyrell's shield)
const atHighgarden = (houses: string) =>
  scene(`
    houses     ${houses}
    blade      used
    throne     lannister greyjoy stark
    lannister  lannisport: 3 knight, march+0
    stark      searoad-marches: footman; stoney-sept: power
    greyjoy    pyke: footman, march+0
  `)
    .marches()
    .answer('lannister', march('lannisport', { 'searoad-marches': '3 knight' }))
    .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until: 'retreat' });

test('[retreat.enemy-area][home.only-own][EX-34] an enemy shield bars the way, that of a house not in play does not', () => {
  expect(atHighgarden('stark lannister baratheon greyjoy tyrell').offered('stark')).not.toContain('highgarden');
  const four = atHighgarden('stark lannister baratheon greyjoy');
  expect(four.refused('stark', area('lannisport'))).toMatchObject({ rule: 'retreat.origin' });
  expect(four.offered('stark')).toEqual(['blackwater', 'highgarden', 'stoney-sept', 'the-reach']);
});

test('[retreat.neutral][EC 132] not into an area with a neutral force', () => {
  expect(beaten('neutral kings-landing').offered('stark')).not.toContain('kings-landing');
  expect(beaten().offered('stark')).toContain('kings-landing');
});

test('[retreat.neutral][EC 146] not into an area that is closed with three players', () => {
  //  The Reach ── Kingswood (Stark) ── Storm's End and the Boneway (closed)
  const g = scene(`
    houses     stark lannister baratheon
    blade      used
    throne     lannister baratheon stark
    lannister  the-reach: 4 knight, march+1
    stark      kingswood: footman
    baratheon  dragonstone: footman, march+0
  `).marches();
  g.answer('lannister', march('the-reach', { kingswood: '4 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', until: 'retreat' });
  // King's Landing is the only way, so nobody is asked
  expect(g.units('kings-landing')).toBe('footman*');
  g.waitingFor('baratheon', 'march');
});

//  Riverrun (Stark marches) ── Seagard (Greyjoy) ~~ Ironman's Bay ~~ Pyke, Flint's Finger, Greywater Watch
const bySea = (ships: string, more = '') =>
  scene(`
    blade      used
    throne     stark martell greyjoy
    stark      riverrun: 4 knight, march+0; the-twins: footman; moat-cailin: footman; greywater-watch: footman
    greyjoy    seagard: footman knight; ironmans-bay: ${ships}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('stark', march('riverrun', { seagard: '4 knight' }))
    .playCombat({
      attacker: 'robb-stark',
      defender: 'aeron-damphair',
      answers: { 'robb-stark': area(null) },
      until: 'retreat'
    });

test('[retreat.not-adjacent][EC 105] ships carry beaten units over the sea, routed ships too', () => {
  for (const ship of ['ship', 'ship*']) {
    const g = bySea(ship).waitingFor('greyjoy', 'retreat');
    expect(g.offered('greyjoy')).toEqual(['flints-finger', 'pyke']);
    expect(g.refused('greyjoy', area('riverrun'))).toMatchObject({ rule: 'retreat.origin' }); // the origin
    g.answer('greyjoy', area('pyke'));
    expect([g.units('pyke'), g.units('ironmans-bay')]).toEqual(['footman* knight*', ship]);
  }
});

test('[retreat.nowhere][EC 107][EX-35] without a ship there, there is no way, and all are destroyed', () => {
  const g = bySea('', 'lannister ironmans-bay: ship').waitingFor('martell', 'march');
  expect(g.units('seagard')).toBe('knight knight knight knight');
  expect(g.happened('units')).toContainEqual(
    expect.objectContaining({ did: 'destroyed', house: 'greyjoy', units: ['footman', 'knight'] })
  );
});

test('[retreat.land-and-sea][EC 108] land units never go to a sea or a port, whosever ships lie there', () => {
  //  Stoney Sept (Stark marches) ── Lannisport (Lannister), its port, The Golden Sound
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      stoney-sept: 4 knight, march+1
    lannister  lannisport: footman knight; port-of-lannisport: ship; the-golden-sound: ship
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('stoney-sept', { lannisport: '4 knight' }));
  g.playCombat({ attacker: 'eddard-stark', defender: 'the-hound', until: 'retreat' });
  expect(g.offered('lannister')).toEqual(['riverrun', 'searoad-marches']);
});

//  The Golden Sound (Lannister marches) ── Ironman's Bay (Greyjoy) ── Sunset Sea; Port of Pyke
const atSea = (more = '', ships = 'ship ship') =>
  scene(`
    blade      used
    throne     lannister martell greyjoy
    lannister  the-golden-sound: 4 ship, march+1
    greyjoy    ironmans-bay: ${ships}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('lannister', march('the-golden-sound', { 'ironmans-bay': '4 ship' }))
    .playCombat({ attacker: 'the-hound', defender: 'theon-greyjoy', until: 'retreat' });

test('[retreat.port][retreat.land-and-sea][EC 108] ships go to a sea or an own port of the sea lost, never to land', () => {
  const g = atSea().waitingFor('greyjoy', 'retreat');
  expect(g.offered('greyjoy')).toEqual(['sunset-sea', 'port-of-pyke']);
  for (const to of ['pyke', 'flints-finger'] as const)
    expect(g.refused('greyjoy', area(to))).toEqual({ rule: 'retreat.land-and-sea', to, unit: 'ship' });
  expect(g.refused('greyjoy', area('the-golden-sound'))).toMatchObject({ rule: 'retreat.origin' });
  g.answer('greyjoy', area('port-of-pyke'));
  expect(g.units('port-of-pyke')).toBe('ship* ship*');
  g.waitingFor('martell', 'march');
});

test('[retreat.port][port.owner] a port whose land somebody else holds is closed to them', () => {
  expect(atSea('stark pyke: footman').units('sunset-sea')).toBe('ship* ship*');
});

test('[retreat.port][EC 108] a port holds three: what is too many is destroyed, if no sea is free', () => {
  const g = atSea('greyjoy port-of-pyke: 2 ship\nstark sunset-sea: ship');
  // two are alike, so nobody is asked which of them goes
  g.playCombat({});
  expect(g.units('port-of-pyke')).toBe('ship ship ship*');
  g.waitingFor('martell', 'march');
});

test('[retreat.port][retreat.fewest-losses] a sea without losses has to be chosen before a full port', () => {
  const g = atSea('greyjoy port-of-pyke: 2 ship').waitingFor('martell', 'march');
  expect([g.units('sunset-sea'), g.units('port-of-pyke')]).toEqual(['ship* ship*', 'ship ship']);
});

test('[retreat.supply][EC 106][EX-35] what the supply cannot feed in the only refuge is destroyed, then the rest goes', () => {
  const g = beaten(
    `
    supply  stark 1  // armies of three and two
    stark   harrenhal: footman
    tyrell  stoney-sept: power; kings-landing: power; crackclaw-point: power; searoad-marches: power
  `,
    'footman 2 knight',
    'retreat-losses'
  );
  // Harrenhal takes two of the three
  g.waitingFor('stark', 'retreat-losses');
  expect(g.askOf('stark')).toMatchObject({ least: 1, most: 1 });
  expect(g.refused('stark', units('harrenhal: footman'))).toMatchObject({
    rule: 'choice.not-offered',
    area: 'harrenhal'
  });
  expect(g.refused('stark', units(''))).toMatchObject({ rule: 'choice.too-few', allowed: 1 });
  g.answer('stark', units('blackwater: footman'));
  expect(g.units('harrenhal')).toBe('footman knight* knight*');
  g.waitingFor('martell', 'march');
});

test('[retreat.supply] other armies count too', () => {
  const g = beaten(
    `
    supply  stark 0  // two armies of two
    stark   winterfell: 2 footman; moat-cailin: 2 footman; harrenhal: footman
    tyrell  stoney-sept: power; kings-landing: power; crackclaw-point: power; searoad-marches: power
  `,
    'footman'
  );
  // a third army is too much; as it would cost the only unit, Harrenhal is no refuge at all
  expect([g.units('harrenhal'), g.waiting]).toEqual(['footman', 'martell march']);
});

test('[retreat.fewest-losses][EC 106][EX-35] an area that costs units only if no other costs fewer', () => {
  const g = beaten(
    `
    supply  stark 1
    stark   harrenhal: footman; crackclaw-point: 2 footman
    tyrell  stoney-sept: power; kings-landing: power
  `,
    'footman 2 knight'
  );
  // Searoad Marches costs none, Harrenhal one, Crackclaw Point two
  expect([g.units('searoad-marches'), g.waiting]).toEqual(['footman* knight* knight*', 'martell march']);

  const two = beaten(
    `
    supply  stark 1
    stark   harrenhal: footman; stoney-sept: footman; crackclaw-point: 2 footman
    tyrell  searoad-marches: power; kings-landing: power
  `,
    'footman 2 knight'
  );
  expect(two.waitingFor('stark', 'retreat').offered('stark')).toEqual(['harrenhal', 'stoney-sept']);
  expect(two.refused('stark', area('crackclaw-point'))).toMatchObject({ rule: 'retreat.fewest-losses' });
});

test('[retreat.fewest-losses] one that would cost all of them counts as none: nobody is asked which', () => {
  const g = beaten(
    `
    supply  stark 1  // armies of three and two
    stark   harrenhal: 3 footman; crackclaw-point: 2 footman
    tyrell  stoney-sept: power; kings-landing: power; searoad-marches: power
  `,
    'knight'
  );
  expect([g.units('harrenhal'), g.units('crackclaw-point')]).toEqual(['footman footman footman', 'footman footman']);
  expect(g.units('blackwater')).toBe('knight knight knight knight');
  g.waitingFor('martell', 'march');
});

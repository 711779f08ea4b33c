// Support: who is asked, what an area lends, and to whom.

import { expect, test } from 'vitest';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  King's Landing (Tyrell) ─┐
//  Stoney Sept (Lannister) ─┼─ Blackwater (Lannister) ── The Reach (Tyrell marches)
//  Harrenhal (Baratheon) ───┘
const EXAMPLE = `
  throne     lannister baratheon tyrell martell
  tyrell     the-reach: 2 knight, march+1; kings-landing: knight, support
  lannister  blackwater: footman, march-1; stoney-sept: footman knight, support
  baratheon  harrenhal: knight, support
  martell    sunspear: footman, march+0
`;

const attacked = () =>
  scene(EXAMPLE)
    .marches()
    .answer('lannister', march('blackwater')) // not resolved before in the example, but worth nothing either way
    .answer('tyrell', march('the-reach', { blackwater: '2 knight' }));

test('[support.ask][combat.strength][EC 82][EC 83][EX-08] seven against six, area by area in turn order', () => {
  const g = scene(EXAMPLE.replace('throne     lannister baratheon tyrell', 'throne     tyrell lannister baratheon'));
  g.marches().answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.waitingFor('tyrell', 'support');
  expect(g.askOf('tyrell')).toMatchObject({ area: 'kings-landing', options: ['attacker', 'none'] });
  g.answer('tyrell', option('attacker'));
  expect(g.waitingFor('lannister', 'support').offered('lannister')).toEqual(['defender', 'none']);
  g.answer('lannister', option('defender'));
  expect(g.waitingFor('baratheon', 'support').offered('baratheon')).toEqual(['attacker', 'defender', 'none']);
  g.answer('baratheon', option('defender'));
  g.waitingFor('lannister', 'accepting-support').answer('lannister', option('accept'));
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 6 }); // 7, and Margaery's 1
  expect(g.happened('victor')[0]!.battle.ledger.defender).toMatchObject([
    { what: 'units', value: 1 },
    { what: 'support', value: 3, area: 'stoney-sept', house: 'lannister' },
    { what: 'support', value: 2, area: 'harrenhal', house: 'baratheon' },
    { what: 'card', value: 0, card: 'cersei-lannister' }
  ]);
  for (const area of ['kings-landing', 'stoney-sept', 'harrenhal'] as const) expect(g.order(area)).toBe('support');
  expect([g.units('stoney-sept'), g.units('harrenhal')]).toEqual(['footman knight', 'knight']);
  g.waitingFor('martell', 'march');
});

test('[support.ask][EC 82] the turn order decides who is asked first, and a combatant may decline for his own area', () => {
  const g = attacked();
  g.waitingFor('lannister', 'support').answer('lannister', option('none'));
  g.waitingFor('baratheon', 'support').answer('baratheon', option('none'));
  g.waitingFor('tyrell', 'support').answer('tyrell', option('none'));
  expect(g.waiting).toBe('tyrell house-card, lannister house-card');
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 6, defender: 1 });
});

test('[support.ask][EC 83] a house with two supporting areas decides for each', () => {
  const g = scene(`
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: footman
    baratheon  harrenhal: knight, support; kings-landing: footman, support+1
    stark      crackclaw-point: footman, support
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  const areas = [];
  for (const side of ['attacker', 'defender']) {
    areas.push(g.waitingFor('baratheon', 'support').askOf('baratheon'));
    g.answer('baratheon', option(side));
    g.answer(side === 'attacker' ? 'tyrell' : 'lannister', option('accept'));
  }
  expect(areas).toMatchObject([{ area: 'harrenhal' }, { area: 'kings-landing' }]);
  g.waitingFor('stark', 'support').playCombat({ attacker: 'margaery-tyrell', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 4 + 2 + 1, defender: 1 + 2 });
});

test('[support.all-or-nothing][EC 83][EX-08] all strength and the +1 of the order, or none: nothing in between', () => {
  const g = scene(EXAMPLE.replace('footman knight, support', 'footman knight, support+1')).marches();
  g.answer('lannister', march('blackwater')).answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  expect(g.choices('lannister')).toEqual([option('defender'), option('none')]);
  expect(g.refused('lannister', option('knight'))).toEqual({ rule: 'choice.not-offered' });
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'cersei-lannister' });
  expect(g.strengths!.defender).toBe(1 + 3 + 1);
});

test('[support.refuse][EC 82][EX-08] help may be refused, area by area; then it gives nothing', () => {
  const g = attacked().answer('lannister', option('defender')).answer('baratheon', option('defender'));
  g.waitingFor('lannister', 'accepting-support');
  expect(g.choices('lannister')).toEqual([option('accept'), option('refuse')]);
  g.answer('lannister', option('refuse'));
  expect(g.happened('support').at(-1)).toEqual({
    what: 'support',
    house: 'baratheon',
    area: 'harrenhal',
    side: 'defender',
    refused: true
  });
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 4 });
  expect(g.order('harrenhal')).toBe('support');
});

test('[support.own-enemy][EC 82][EX-08] a combatant supports only his own side', () => {
  const g = attacked();
  expect(g.refused('lannister', option('attacker'))).toEqual({ rule: 'choice.not-offered' });
  g.answer('lannister', option('none')).answer('baratheon', option('none'));
  expect(g.refused('tyrell', option('defender'))).toEqual({ rule: 'choice.not-offered' });
});

test('[support.order-stays][EC 84] one Support order serves two combats, and gives nothing to its own area', () => {
  //  Stoney Sept (Lannister, support+1) ── Riverrun (Lannister) and Harrenhal (Lannister);  Stark attacks all three
  const g = scene(`
    throne     stark baratheon tyrell lannister
    stark      seagard: 3 knight, march+0
    baratheon  crackclaw-point: 3 knight, march+0
    tyrell     searoad-marches: 3 footman, march-1
    lannister  stoney-sept: footman, support+1; riverrun: footman; harrenhal: footman; lannisport: footman, march+1
  `).marches();
  g.answer('stark', march('seagard', { riverrun: '3 knight' }));
  g.playCombat({
    attacker: 'catelyn-stark',
    defender: 'cersei-lannister',
    answers: { retreat: { kind: 'area', area: 'lannisport' } }
  });
  expect(g.strengths!.defender).toBe(3);
  g.answer('baratheon', march('crackclaw-point', { harrenhal: '3 knight' }));
  g.playCombat({
    attacker: 'patchface',
    defender: 'tyrion-lannister',
    answers: { retreat: { kind: 'area', area: 'stoney-sept' } }
  });
  expect(g.strengths!.defender).toBe(1 + 2 + 1);
  expect(g.order('stoney-sept')).toBe('support+1');
  g.answer('tyrell', march('searoad-marches', { 'stoney-sept': '3 footman' }));
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'ser-kevan-lannister' });
  expect(g.strengths).toEqual({ attacker: 3, defender: 2 }); // a footman, a routed one, and the card
});

test('[support.reach][EC 85] land supports land; it never supports at sea', () => {
  //  Riverrun, Lannisport (Lannister, Support) ── The Golden Sound (Lannister) ── Ironman's Bay (Greyjoy ships march)
  const g = scene(`
    greyjoy    ironmans-bay: 2 ship, march+0
    lannister  the-golden-sound: ship; lannisport: knight, support; riverrun: knight, support
  `).marches();
  g.answer('greyjoy', march('ironmans-bay', { 'the-golden-sound': '2 ship' }));
  expect(g.waiting).toBe('greyjoy house-card, lannister house-card');
});

test('[support.reach][EC 85] ships at sea support sea and land', () => {
  //  Golden Sound (Lannister ships, Support) ── Ironman's Bay, Riverrun
  const text = `
    throne     stark greyjoy
    lannister  the-golden-sound: 2 ship, support; ironmans-bay: ship; riverrun: footman
    greyjoy    sunset-sea: 2 ship, march+0
    stark      harrenhal: knight, march-1
  `;
  const g = scene(text)
    .marches()
    .answer('stark', march('harrenhal', { riverrun: 'knight' }));
  expect(g.waitingFor('lannister', 'support').askOf('lannister')).toMatchObject({ area: 'the-golden-sound' });
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 1, defender: 3 });
  g.answer('greyjoy', march('sunset-sea', { 'ironmans-bay': '2 ship' }));
  g.waitingFor('lannister', 'support').playCombat({ attacker: 'balon-greyjoy', defender: 'tyrion-lannister' });
  expect(g.strengths!.defender).toBe(3);
});

test('[support.reach][port.no-defense][EC 85][EC 135] ships in a port support their sea, and never their land', () => {
  //  Riverrun (Stark marches) ── Lannisport ── its port (2 ships, Support) ── The Golden Sound ── Ironman's Bay (Greyjoy)
  const g = scene(`
    throne     greyjoy stark lannister
    lannister  port-of-lannisport: 2 ship, support; lannisport: footman; the-golden-sound: ship
    stark      riverrun: knight, march-1
    greyjoy    ironmans-bay: 2 ship, march+0
  `).marches();
  g.answer('greyjoy', march('ironmans-bay', { 'the-golden-sound': '2 ship' }));
  expect(g.waitingFor('lannister', 'support').askOf('lannister')).toMatchObject({ area: 'port-of-lannisport' });
  g.playCombat({ attacker: 'aeron-damphair', defender: 'tyrion-lannister' });
  expect(g.strengths).toEqual({ attacker: 2, defender: 1 + 2 + 1 });
  g.answer('stark', march('riverrun', { lannisport: 'knight' }));
  expect(g.waiting).toBe('stark house-card, lannister house-card');
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'port' });
  expect(g.strengths).toEqual({ attacker: 1, defender: 1 }); // nor do they count as defenders
  g.waitingFor('stark', 'port');
});

test('[support.reach][EC 77] a river keeps support away, and so does distance', () => {
  //  Greywater Watch (Greyjoy, Support) ~river~ Winterfell (Greyjoy) ── Castle Black (Stark marches)
  const g = scene(`
    stark    castle-black: 2 knight, march+0; white-harbor: power
    greyjoy  winterfell: footman; greywater-watch: knight, support; seagard: knight, support+1
  `).marches();
  g.answer('stark', march('castle-black', { winterfell: '2 knight' }));
  expect(g.waiting).toBe('stark house-card, greyjoy house-card');
});

test('[support.siege-engine][combat.siege-engine][EC 86][EX-36] a supporting engine lends 4 against walls', () => {
  //  Stoney Sept (Lannister, engine) ── Harrenhal (castle) and Blackwater (none) ── Crackclaw Point (Lannister marches)
  const text = `
    lannister  crackclaw-point: footman, march+0; stoney-sept: siege-engine, support
    baratheon  harrenhal: footman; blackwater: footman
  `;
  for (const [area, strength] of [
    ['harrenhal', 5],
    ['blackwater', 1]
  ] as const) {
    const g = scene(text)
      .marches()
      .answer('lannister', march('crackclaw-point', { [area]: 'footman' }));
    g.waitingFor('lannister', 'support').playCombat({ attacker: 'cersei-lannister', defender: 'patchface' });
    expect(g.strengths).toEqual({ attacker: strength, defender: 1 });
  }
});

test('[support.siege-engine][EC 86][EX-36] a supporting engine lends a defender nothing but the +1 of its order', () => {
  const g = scene(`
    throne     lannister
    lannister  crackclaw-point: knight, march+0
    baratheon  harrenhal: footman; riverrun: siege-engine knight, support+1
  `).marches();
  g.answer('lannister', march('crackclaw-point', { harrenhal: 'knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'patchface' });
  expect(g.strengths).toEqual({ attacker: 2, defender: 1 + 2 + 1 });
});

test('[support.routed][EC 87] routed units lend 0, the order its +1, and the side counts as supported', () => {
  //  Seagard (Greyjoy, routed) ── The Twins (Greyjoy) ── Moat Cailin (Stark marches)
  const text = `
    stark    moat-cailin: 3 knight, march+0
    greyjoy  the-twins: footman; seagard: 2 knight*, ORDER
  `;
  for (const [order, strength] of [
    ['support', 2],
    ['support+1', 3]
  ] as const) {
    const g = scene(text.replace('ORDER', order)).marches();
    g.answer('stark', march('moat-cailin', { 'the-twins': '3 knight' }));
    g.waitingFor('greyjoy', 'support').answer('greyjoy', option('defender'));
    g.playCombat({ attacker: 'catelyn-stark', defender: 'asha-greyjoy' });
    expect(g.strengths).toEqual({ attacker: 6, defender: strength }); // the footman, Asha's 1 and the order
  }
});

test('[support.routed][EC 87] Asha finds no support where only routed units support her', () => {
  const g = scene(`
    stark    moat-cailin: footman, march+0
    greyjoy  the-twins: 2 knight; seagard: 2 knight*, support
  `).marches();
  g.answer('stark', march('moat-cailin', { 'the-twins': 'footman' })).answer('greyjoy', option('defender'));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'asha-greyjoy', until: 'casualties' });
  expect(g.happened('units').some(({ did }) => did === 'destroyed')).toBe(false); // supported, she has no swords
});

test('[support.no-harm][EC 88] those who support neither die nor retreat, whoever wins', () => {
  const g = scene(EXAMPLE.replace('knight, support\n  martell', 'footman, support\n  martell')).marches();
  g.answer('lannister', march('blackwater')).answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'ser-garlan-tyrell', defender: 'tyrion-lannister', support: { harrenhal: 'defender' } });
  expect(g.units('blackwater')).toBe('knight knight');
  expect([g.units('stoney-sept'), g.units('harrenhal')]).toEqual(['footman knight', 'footman']);
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toMatchObject([{ area: 'blackwater' }]);
  g.waitingFor('martell', 'march');
});

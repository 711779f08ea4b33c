// Combat: its course, who fights, and what the strength of a side is made of. The texts of house cards have scenes of their own.

import { expect, test } from 'vitest';
import type { SideName } from '#thrones/rules';
import { card, march, option, units } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

/** The last reckoning, all units together, as `units 4` and so on. */
function partsOf(g: Scene, side: SideName): string[] {
  const lines = g.happened('victor').at(-1)!.battle.ledger[side];
  const units = lines.reduce((sum, { what, value }) => (what === 'units' ? sum + value : sum), 0);
  const others = lines.filter(({ what }) => what !== 'units');
  return [`units ${units}`, ...others.map(({ what, value }) => `${what} ${value}`)];
}

test('[combat.steps] support, cards, texts, blade, victor, texts of the victor, retreat, and the next march', () => {
  const g = scene(`
    throne     baratheon tyrell martell
    fiefdoms   tyrell baratheon
    baratheon  blackwater: 2 knight footman, march+0; harrenhal: footman, support
    tyrell     the-reach: knight, support; highgarden: footman, support; oldtown: footman, defense+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('baratheon', march('blackwater', { 'the-reach': '2 knight footman' }));
  g.waitingFor('tyrell', 'support').answer('tyrell', option('defender'));
  expect(g.waiting).toBe('baratheon house-card, tyrell house-card');
  g.answers(['tyrell', card('queen-of-thorns')], ['baratheon', card('renly-baratheon')]);
  g.waitingFor('tyrell', 'valyrian-steel-blade'); // the Queen of Thorns finds no order she may remove
  expect(g.strengths).toBe(null);
  g.answer('tyrell', option('use'));
  g.waitingFor('baratheon', 'renly-baratheon');
  expect(g.strengths).toEqual({ attacker: 5 + 3, defender: 2 + 1 + 1 });
  expect(g.units('the-reach')).toBe('knight');
  g.answer('baratheon', units());
  g.waitingFor('tyrell', 'retreat').answer('tyrell', { kind: 'area', area: 'highgarden' });
  expect([g.units('highgarden'), g.units('the-reach')]).toEqual(['footman knight*', 'footman knight knight']);
  expect([g.order('blackwater'), g.order('the-reach'), g.order('highgarden')]).toEqual([null, null, 'support']);
  expect(g.order('oldtown')).toBe('defense+1');
  g.waitingFor('martell', 'march');
});

test('[combat.steps] casualties come after the texts of victory and before the retreat, Patchface after everything', () => {
  const g = scene(`
    throne     stark baratheon martell
    stark      harrenhal: 3 knight, march+0
    baratheon  crackclaw-point: 2 footman, defense+1; kings-landing: footman, defense+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('harrenhal', { 'crackclaw-point': '3 knight' }));
  g.answers(['stark', card('greatjon-umber')], ['baratheon', card('patchface')]);
  g.playCombat({ until: 'retreat' });
  expect(g.happened('units').at(-1)).toMatchObject({ did: 'destroyed', about: 'casualties', units: ['footman'] });
  g.answer('baratheon', { kind: 'area', area: 'kings-landing' });
  g.waitingFor('baratheon', 'patchface');
  expect(g.units('crackclaw-point')).toBe('knight knight knight');
  expect(g.discard('stark')).toContain('greatjon-umber'); // the clean-up is over
  g.answer('baratheon', card(null));
  g.waitingFor('martell', 'march');
});

test('[combat.defender] the units that stand there defend, whoever owns the shield or the token', () => {
  const g = scene(`
    stark    riverrun: 2 knight, march+0
    greyjoy  lannisport: footman
    tyrell   stoney-sept: power
  `).marches();
  expect(g.choices('stark').length).toBeGreaterThan(0);
  g.answer('stark', march('riverrun', { lannisport: '2 knight' }));
  expect(g.happened('combat')).toMatchObject([{ attacker: 'stark', defender: 'greyjoy', area: 'lannisport' }]);
  expect(g.waiting).toBe('stark house-card, greyjoy house-card');
});

test('[combat.defender][garrison.alone][EC 124] without units the owner of the garrison defends', () => {
  const g = scene(`
    stark      riverrun: knight, march+0
    lannister  lannisport: garrison
  `).marches();
  g.answer('stark', march('riverrun', { lannisport: 'knight' }));
  expect(g.happened('combat')).toMatchObject([{ attacker: 'stark', defender: 'lannister' }]);
});

test('[combat.strength][garrison.strength][EC 123] units, order, garrison, support, card and blade', () => {
  const g = scene(`
    throne     stark lannister
    fiefdoms   lannister
    stark      riverrun: 2 knight footman siege-engine, march+1; seagard: 2 footman, defense+1
    lannister  lannisport: footman knight, defense+2, garrison; stoney-sept: footman, support+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('riverrun', { lannisport: '2 knight footman siege-engine' }));
  g.playCombat({
    attacker: 'eddard-stark',
    defender: 'the-hound',
    answers: { 'valyrian-steel-blade': option('use') },
    until: 'casualties'
  });
  expect(partsOf(g, 'attacker')).toEqual(['units 9', 'order 1', 'card 4']);
  expect(partsOf(g, 'defender')).toEqual(['units 3', 'order 2', 'garrison 2', 'support 2', 'card 2', 'blade 1']);
  expect(g.strengths).toEqual({ attacker: 14, defender: 12 });
  expect(g.position.blade).toBe('used');
});

test('[combat.strength] ships count 1 at sea', () => {
  const g = scene(`
    throne     greyjoy
    greyjoy    ironmans-bay: 3 ship, march-1
    lannister  the-golden-sound: 2 ship, defense+1
  `).marches();
  g.answer('greyjoy', march('ironmans-bay', { 'the-golden-sound': '3 ship' }));
  g.playCombat({ attacker: 'balon-greyjoy', defender: 'cersei-lannister' });
  expect(g.strengths).toEqual({ attacker: 3 - 1 + 2, defender: 3 });
});

test('[combat.siege-engine][EX-36] an engine counts 4 in the attack on a castle or stronghold', () => {
  //  Riverrun (Stark) ── Harrenhal (castle), Lannisport (stronghold), Stoney Sept (neither)
  const text = `
    stark      riverrun: siege-engine, march+0
    lannister  harrenhal: footman; lannisport: footman; stoney-sept: footman
  `;
  for (const [area, strength] of [
    ['harrenhal', 4],
    ['lannisport', 4],
    ['stoney-sept', 0]
  ] as const) {
    const g = scene(text)
      .marches()
      .answer('stark', march('riverrun', { [area]: 'siege-engine' }));
    g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
    expect(g.strengths).toEqual({ attacker: strength, defender: 1 });
  }
});

test('[combat.siege-engine][rout.destroyed][EX-36] an engine defends with 0 and is destroyed when forced to retreat', () => {
  const g = scene(`
    throne     lannister stark martell
    lannister  stoney-sept: 2 knight, march+0
    stark      riverrun: siege-engine knight; seagard: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { riverrun: '2 knight' }));
  g.playCombat({
    attacker: 'ser-kevan-lannister',
    defender: 'catelyn-stark',
    answers: { retreat: { kind: 'area', area: 'seagard' } }
  });
  expect(g.strengths).toEqual({ attacker: 5, defender: 2 });
  expect(g.units('seagard')).toBe('footman knight*');
  g.waitingFor('martell', 'march');
});

test('[combat.siege-engine][EX-36] for supply an engine counts one', () => {
  const g = scene(`
    supply  stark 0                              // two armies of two
    stark   riverrun: siege-engine, march+0; seagard: 2 footman; harrenhal: 2 footman; stoney-sept: footman
  `).marches();
  expect(g.refused('stark', march('riverrun', { 'stoney-sept': 'siege-engine' }))).toMatchObject({
    rule: 'march.supply',
    armies: [2, 2, 2]
  });
  g.answer('stark', march('riverrun', { lannisport: 'siege-engine' }));
});

test('[combat.defense-order][EC 97] a Defense order counts in every combat, also for routed units alone', () => {
  //  Harrenhal (Stark, routed, Defense) between Riverrun and Stoney Sept (Lannister) and Crackclaw Point (Baratheon)
  const g = scene(`
    throne     lannister baratheon martell
    lannister  stoney-sept: footman, march-1
    baratheon  crackclaw-point: footman, march+0
    stark      harrenhal: 2 knight*, defense+2
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { harrenhal: 'footman' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'ser-rodrick-cassel' });
  expect(g.strengths).toEqual({ attacker: 0, defender: 2 + 1 });
  g.answer('baratheon', march('crackclaw-point', { harrenhal: 'footman' }));
  g.playCombat({ attacker: 'patchface', defender: 'the-blackfish' });
  expect(partsOf(g, 'defender')).toEqual(['units 0', 'order 2', 'card 1']);
  expect([g.units('harrenhal'), g.order('harrenhal')]).toEqual(['knight* knight*', 'defense+2']);
  g.waitingFor('martell', 'march');
});

test('[combat.recount][EC 98] a unit destroyed by a card no longer counts', () => {
  const g = scene(`
    tyrell  the-reach: 2 knight, march+0
    stark   blackwater: 2 footman knight; crackclaw-point: footman, defense+1
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'catelyn-stark', until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 8, defender: 3 });
  expect(g.units('crackclaw-point')).toBe('footman');
});

test('[combat.recount][EC 98] a Support order removed by a card no longer counts, with all that it lent', () => {
  //  Harrenhal and Stoney Sept (Stark, Support) ── Blackwater (Stark) ── The Reach (Tyrell marches)
  const g = scene(`
    tyrell  the-reach: 2 knight, march+0
    stark   blackwater: knight; harrenhal: 2 knight, support+1; stoney-sept: footman, support
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'queen-of-thorns', defender: 'catelyn-stark', until: 'queen-of-thorns' });
  g.answer('tyrell', { kind: 'area', area: 'harrenhal' });
  g.playCombat({ until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 4, defender: 2 + 1 });
  expect([g.order('harrenhal'), g.units('harrenhal')]).toEqual([null, 'knight knight']);
});

test('[combat.floor][march.modifier][EC 73] a total below 0 counts as 0, and may win a tie', () => {
  //  Harrenhal ── Stoney Sept (a routed footman): an engine without walls and March -1 make -1
  const play = (fiefdoms: string) =>
    scene(`
      fiefdoms   ${fiefdoms}
      stark      harrenhal: siege-engine, march-1
      lannister  stoney-sept: footman*
    `)
      .marches()
      .answer('stark', march('harrenhal', { 'stoney-sept': 'siege-engine' }))
      .playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
  const g = play('stark lannister');
  expect(g.strengths).toEqual({ attacker: 0, defender: 0 });
  expect(partsOf(g, 'attacker')).toEqual(['units 0', 'order -1', 'card 0']);
  expect(g.happened('victor')).toMatchObject([{ house: 'stark', tie: true }]);
  expect(play('lannister stark').happened('victor')).toMatchObject([{ house: 'lannister', tie: true }]);
});

test('[combat.tie][EX-09] the greater strength wins; a tie goes to the side higher on the Fiefdoms', () => {
  const play = (fiefdoms: string, units: string) =>
    scene(`
      throne     tyrell lannister martell
      fiefdoms   stark ${fiefdoms}
      tyrell     kings-landing: knight footman, march+0
      lannister  kingswood: ${units}, raid; storms-end: footman, defense+1
      martell    sunspear: footman, march+0
    `)
      .marches()
      .answer('tyrell', march('kings-landing', { kingswood: 'knight footman' }))
      .playCombat({ attacker: 'ser-garlan-tyrell', defender: 'the-hound' });
  const g = play('lannister tyrell', '2 footman');
  expect(g.strengths).toEqual({ attacker: 5, defender: 4 });
  expect(g.happened('victor')).toMatchObject([{ house: 'tyrell', tie: false }]);
  expect(play('lannister tyrell', '3 footman').happened('victor')).toMatchObject([{ house: 'lannister', tie: true }]);
  expect(play('tyrell lannister', '3 footman').happened('victor')).toMatchObject([{ house: 'tyrell', tie: true }]);
  expect(play('tyrell lannister', '4 footman').happened('victor')).toMatchObject([{ house: 'lannister', tie: false }]);
});

test('[combat.tie] the Fiefdoms track counts as it stands at that moment', () => {
  //  Doran Martell moves Tyrell, who stood higher, to the last place.
  const g = scene(`
    fiefdoms  stark tyrell martell
    tyrell    dornish-marches: footman, march-1
    martell   the-boneway: footman
  `).marches();
  g.answer('tyrell', march('dornish-marches', { 'the-boneway': 'footman' }));
  g.playCombat({ attacker: 'margaery-tyrell', defender: 'doran-martell', until: 'doran-martell' });
  g.answer('martell', option('fiefdoms')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 1, defender: 1 });
  expect(g.happened('victor')).toMatchObject([{ house: 'martell', tie: true }]);
});

test('[combat.without-defender-units][EC 96] when Mace kills the last defender, the rest of the defence still counts', () => {
  const text = `
    throne     tyrell lannister martell
    tyrell     searoad-marches: 2 knight, march+0
    lannister  lannisport: footman, defense+2, garrison; stoney-sept: 2 knight, support
    martell    sunspear: footman, march+0
  `;
  const g = scene(text)
    .marches()
    .answer('tyrell', march('searoad-marches', { lannisport: '2 knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'ser-gregor-clegane' });
  expect(partsOf(g, 'defender')).toEqual(['units 0', 'order 2', 'garrison 2', 'support 4', 'card 3']);
  expect(g.happened('victor')).toMatchObject([{ house: 'lannister', loser: 'tyrell' }]);
  expect([g.units('lannisport'), g.controller('lannisport'), g.garrison('lannisport')]).toEqual(['', 'lannister', 2]);
  expect(g.order('stoney-sept')).toBe('support');
  g.waitingFor('martell', 'march');
});

test('[combat.without-defender-units][EC 96] without help the side without units loses as usual', () => {
  const g = scene(`
    throne     tyrell martell
    tyrell     searoad-marches: 2 knight, march+0
    lannister  lannisport: footman, consolidate-power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('searoad-marches', { lannisport: '2 knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'tyrion-lannister' });
  expect(g.happened('cards')).toHaveLength(1); // the cards were played and told
  expect([g.units('lannisport'), g.controller('lannisport'), g.order('lannisport')]).toEqual([
    'knight knight',
    'tyrell',
    null
  ]);
  g.waitingFor('martell', 'march');
});

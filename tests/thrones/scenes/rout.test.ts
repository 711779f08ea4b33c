// Routed units: what they cannot do until the end of the round, and what they still are.

import { expect, test } from 'vitest';
import { area, consolidate, march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  King's Landing (Baratheon marches) ── Kingswood (Tyrell) ── Storm's End (Tyrell) ── The Boneway (Baratheon marches)
const EXAMPLE = `
  blade      used
  deck       westeros1 a-throne-of-blades | westeros2 dark-wings-dark-words | westeros3 put-to-the-sword
  throne     baratheon martell tyrell
  baratheon  kings-landing: 3 knight, march+0; the-boneway: 2 knight, march-1
  tyrell     kingswood: knight; storms-end: footman, march+0; shipbreaker-bay: ship
  martell    sunspear: footman, march+0; salt-shore: footman, march-1
`;
const example = (text = EXAMPLE) => {
  const g = scene(text).marches();
  g.answer('baratheon', march('kings-landing', { kingswood: '3 knight' }));
  return g.playCombat({
    attacker: 'renly-baratheon',
    defender: 'margaery-tyrell',
    answers: { retreat: area('storms-end') }
  });
};

test('[rout.effect][retreat.origin][EC 111][EX-10] who has retreated is routed, who was there is not, and counts for supply', () => {
  const g = scene(EXAMPLE).marches();
  g.answer('baratheon', march('kings-landing', { kingswood: '3 knight' }));
  g.playCombat({ attacker: 'renly-baratheon', defender: 'margaery-tyrell', until: 'retreat' });
  expect(g.refused('tyrell', area('kings-landing'))).toMatchObject({ rule: 'retreat.origin' });
  g.answer('tyrell', area('storms-end'));
  expect(g.units('storms-end')).toBe('footman knight*');
  g.waitingFor('martell', 'march');
});

test('[rout.effect][EC 112][EX-10] a March order where the retreat ends cannot move the routed', () => {
  const g = example().answer('martell', march('sunspear')).waitingFor('tyrell', 'march');
  expect(g.refused('tyrell', march('storms-end', { dragonstone: 'knight' }))).toMatchObject({
    rule: 'march.routed',
    unit: 'knight',
    allowed: 0,
    found: 1
  });
  g.answer('tyrell', march('storms-end', { dragonstone: 'footman' })); // by the ship in Shipbreaker Bay
  expect([g.units('storms-end'), g.controller('storms-end')]).toEqual(['knight*', 'tyrell']);
});

test('[rout.effect][rout.destroyed][casualty.routed][EC 100][EC 111][EX-10] attacked again, the routed knight counts 0 and dies', () => {
  const g = example().answer('martell', march('sunspear')).answer('tyrell', march('storms-end'));
  g.answer('baratheon', march('the-boneway', { 'storms-end': '2 knight' }));
  g.playCombat({ attacker: 'brienne-of-tarth', defender: 'queen-of-thorns', until: 'casualties' });
  // one sword: the footman goes, and the routed knight, who cannot be given for it, dies besides
  expect(g.strengths).toEqual({ attacker: 3 + 2, defender: 1 + 0 });
  g.playCombat({});
  expect(g.units('storms-end')).toBe('knight knight');
  expect(g.happened('units').filter(({ did }) => did === 'retreated')).toHaveLength(1);
});

test('[rout.destroyed][EX-10] without swords the footman may retreat, the routed knight may not', () => {
  const g = example().answer('martell', march('sunspear')).answer('tyrell', march('storms-end'));
  g.answer('baratheon', march('the-boneway', { 'storms-end': '2 knight' }));
  g.playCombat({ attacker: 'patchface', defender: 'queen-of-thorns' });
  // by the ship, to the only area that is neither Baratheon's nor the attackers'
  expect([g.units('crackclaw-point'), g.units('storms-end')]).toEqual(['footman*', 'knight knight']);
  g.waitingFor('martell', 'march');
});

test('[rout.effect][EX-10] at the end of the round they stand up', () => {
  const g = example(EXAMPLE.replace('; the-boneway: 2 knight, march-1', ''));
  g.answer('martell', march('sunspear')).answer('tyrell', march('storms-end')).answer('martell', march('salt-shore'));
  expect(g.position.round).toBe(2);
  expect(g.units('storms-end')).toBe('footman knight');
});

test('[rout.effect][EC 111] no bonus raises a routed unit; as a defender it still holds the area and may win', () => {
  //  The Reach (Stark marches) ── Blackwater (Lannister)
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      the-reach: footman, march+0
    lannister  blackwater: 2 knight*, defense+2
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('the-reach', { blackwater: 'footman' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'ser-jaime-lannister' });
  expect(g.strengths).toEqual({ attacker: 1, defender: 0 + 2 + 2 });
  expect(g.units('blackwater')).toBe('knight* knight*');
  g.waitingFor('martell', 'march');
});

test('[rout.effect][EC 111] a routed footman may be upgraded and stays routed', () => {
  const g = scene(`
    throne  stark martell
    stark   winterfell: footman*, special-consolidate-power; karhold: footman*
    martell sunspear: footman, special-consolidate-power
  `).consolidating();
  g.answer('stark', consolidate('winterfell', 'footman -> knight'));
  expect([g.units('winterfell'), g.units('karhold')]).toEqual(['knight*', 'footman*']);
  g.waitingFor('martell', 'consolidating');
});

test('[rout.destroyed] a siege engine that would have to retreat is destroyed; one that attacked and won moves in', () => {
  //  Stoney Sept (Lannister marches) ── Riverrun (Stark)
  const fight = (stark: string) =>
    scene(`
      blade      used
      throne     lannister martell stark
      lannister  stoney-sept: siege-engine footman, march+0
      stark      riverrun: ${stark}
      martell    sunspear: footman, march+0
    `)
      .marches()
      .answer('lannister', march('stoney-sept', { riverrun: 'siege-engine footman' }))
      .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(fight('footman').units('riverrun')).toBe('footman siege-engine');
  const lost = fight('4 knight');
  expect(lost.strengths).toEqual({ attacker: 4 + 1 + 2, defender: 8 });
  expect(lost.units('stoney-sept')).toBe('footman*');
});

test('[rout.winners][EC 113] winners are not routed, attackers or defenders', () => {
  const g = example();
  expect(g.units('kingswood')).toBe('knight knight knight');
  const defended = scene(`
    blade      used
    throne     baratheon martell tyrell
    baratheon  kings-landing: footman, march+0
    tyrell     kingswood: footman knight
    martell    sunspear: footman, march+0
  `).marches();
  defended.answer('baratheon', march('kings-landing', { kingswood: 'footman' }));
  defended.playCombat({ attacker: 'patchface', defender: 'margaery-tyrell' });
  expect([defended.units('kingswood'), defended.units('kings-landing')]).toEqual(['footman knight', 'footman*']);
});

test('[rout.winners][card.arianne-martell][EC 113] nor those whom Arianne turns back', () => {
  //  The Boneway (Stark marches) ── Yronwood (Martell)
  const g = scene(`
    blade      used
    throne     greyjoy stark martell
    stark      the-boneway: 2 knight, march+1
    martell    yronwood: footman
    greyjoy    pyke: footman, march+0; the-arbor: footman, march-1
  `).marches();
  g.answer('greyjoy', march('pyke')).answer('stark', march('the-boneway', { yronwood: '2 knight' }));
  g.playCombat({ attacker: 'eddard-stark', defender: 'arianne-martell' });
  expect([g.units('the-boneway'), g.units('yronwood')]).toEqual(['knight knight', '']);
  g.waitingFor('greyjoy', 'march');
});

test('[rout.effect][EC 111] a routed ship carries troops; a routed army counts for supply', () => {
  //  Pyke (Greyjoy marches) ~~ Ironman's Bay, a routed ship ~~ Seagard, Flint's Finger
  const g = scene(`
    supply     greyjoy 0  // two armies of two
    throne     greyjoy martell
    greyjoy    pyke: 2 footman, march+0; ironmans-bay: ship*; seagard: 2 footman*; flints-finger: footman*
    martell    sunspear: footman, march+0
  `).marches();
  expect(g.refused('greyjoy', march('pyke', { seagard: 'footman' }))).toMatchObject({
    rule: 'march.supply',
    armies: [3]
  });
  g.answer('greyjoy', march('pyke', { 'flints-finger': 'footman' }));
  expect([g.units('flints-finger'), g.units('ironmans-bay')]).toEqual(['footman footman*', 'ship*']);
  g.waitingFor('martell', 'march');
});

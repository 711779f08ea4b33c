// Casualties by swords: how many, which units, and which never.

import { expect, test } from 'vitest';
import { area, march, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  King's Landing (Tyrell marches) ── Kingswood (Lannister) ── Storm's End (empty)
const EXAMPLE = `
  fiefdoms   greyjoy lannister tyrell
  throne     tyrell martell lannister
  tyrell     kings-landing: footman knight, march+0
  lannister  kingswood: footman footman, consolidate-power
  martell    sunspear: footman, march+0
`;
const example = (text: string) =>
  scene(text)
    .marches()
    .answer('tyrell', march('kings-landing', { kingswood: 'footman knight' }))
    .playCombat({ attacker: 'alester-florent', defender: 'ser-jaime-lannister', until: 'retreat' });

test('[casualty.count][combat.tie][cleanup.defender-won][cleanup.march-order][retreat.attacker][EX-09] four to four', () => {
  const g = example(EXAMPLE);
  expect(g.strengths).toEqual({ attacker: 4, defender: 4 });
  expect(g.happened('victor')).toMatchObject([{ house: 'lannister', loser: 'tyrell', tie: true }]);
  // one sword, one tower: no casualty
  expect([g.units('kings-landing'), g.units('kingswood')]).toEqual(['footman* knight*', 'footman footman']);
  expect([g.order('kings-landing'), g.order('kingswood')]).toEqual([null, 'consolidate-power']);
  expect([g.discard('tyrell'), g.discard('lannister')]).toEqual([['alester-florent'], ['ser-jaime-lannister']]);
  g.waitingFor('martell', 'march');
});

test('[casualty.count][combat.tie][EC 93][EX-09] the variant: with Tyrell ahead on the Fiefdoms Lannister has to retreat', () => {
  const g = example(EXAMPLE.replace('greyjoy lannister tyrell', 'greyjoy tyrell lannister'));
  expect(g.strengths).toEqual({ attacker: 4, defender: 4 });
  g.waitingFor('lannister', 'retreat').answer('lannister', area('storms-end'));
  expect([g.units('kingswood'), g.units('storms-end')]).toEqual(['footman knight', 'footman* footman*']);
  expect(g.order('kingswood')).toBe(null);
  g.waitingFor('martell', 'march');
});

//  Stoney Sept (Lannister marches) ── Blackwater (Stark)
const beaten = (stark: string, text = '') =>
  scene(`
    blade      used
    ${text}
    throne     lannister martell stark
    lannister  stoney-sept: 3 knight footman, march+1
    stark      blackwater: ${stark}; the-reach: footman, defense+1
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: '3 knight footman' }));

test('[casualty.count][EC 99] swords of the victor less towers of the loser, one unit each', () => {
  const three = beaten('4 footman').playCombat({
    attacker: 'ser-gregor-clegane',
    defender: 'catelyn-stark',
    until: 'casualties'
  });
  expect(three.waitingFor('stark', 'casualties').askOf('stark')).toMatchObject({ least: 3, most: 3 });
  expect(three.refused('stark', units('blackwater: 2 footman'))).toMatchObject({ rule: 'choice.too-few', allowed: 3 });
  expect(three.refused('stark', units('blackwater: 4 footman'))).toMatchObject({ rule: 'choice.too-many', allowed: 3 });

  const one = beaten('4 footman').playCombat({
    attacker: 'ser-gregor-clegane',
    defender: 'ser-rodrick-cassel',
    until: 'casualties'
  });
  expect(one.waitingFor('stark', 'casualties').askOf('stark')).toMatchObject({ least: 1, most: 1 });
});

test('[casualty.count][EC 99] more towers than swords is none, and the swords of the loser hurt nobody', () => {
  const g = beaten('4 footman').playCombat({
    attacker: 'ser-jaime-lannister',
    defender: 'ser-rodrick-cassel',
    until: 'retreat'
  });
  g.waitingFor('stark', 'retreat');
  const swords = beaten('4 footman').playCombat({ attacker: 'the-hound', defender: 'eddard-stark', until: 'retreat' });
  swords.waitingFor('stark', 'retreat').playCombat({});
  expect(swords.units('blackwater')).toBe('footman knight knight knight');
});

test('[casualty.any-unit][EC 99][EX-25] a knight or a footman: each counts one, as the loser likes', () => {
  for (const [given, left] of [
    ['knight', 'footman'],
    ['footman', 'knight']
  ] as const) {
    const g = beaten('footman knight').playCombat({
      attacker: 'ser-jaime-lannister',
      defender: 'catelyn-stark',
      until: 'casualties'
    });
    // only units in the area attacked, and only the loser's
    expect(g.refused('stark', units('the-reach: footman'))).toMatchObject({
      rule: 'choice.not-offered',
      area: 'the-reach'
    });
    expect(g.refused('lannister', units('blackwater: footman'))).toMatchObject({ rule: 'answer.not-asked' });
    g.answer('stark', units(`blackwater: ${given}`)).waitingFor('stark', 'retreat');
    expect(g.units('blackwater')).toBe(left);
  }
});

test('[casualty.any-unit] a beaten attacker gives of those that marched', () => {
  //  The Reach (Stark marches) ── Blackwater (Lannister)
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      the-reach: footman 2 knight, march+0
    lannister  blackwater: 3 knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('the-reach', { blackwater: 'footman knight' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'ser-jaime-lannister', until: 'casualties' });
  expect(g.offered('stark')).toHaveLength(2);
  g.answer('stark', units('blackwater: knight'));
  expect(g.units('the-reach')).toBe('footman* knight');
  g.waitingFor('martell', 'march');
});

test('[casualty.routed][rout.destroyed][EC 100][EX-10] routed units cannot be given; they die besides', () => {
  const g = beaten('knight* footman knight').playCombat({
    attacker: 'ser-jaime-lannister',
    defender: 'catelyn-stark',
    until: 'casualties'
  });
  expect(g.refused('stark', units('blackwater: knight*'))).toMatchObject({
    rule: 'choice.not-offered',
    unit: 'knight'
  });
  g.answer('stark', units('blackwater: footman')).waitingFor('stark', 'retreat');
  expect(g.units('blackwater')).toBe('knight');
});

test('[casualty.siege-engine][EC 101] a siege engine is lost besides and cannot be given', () => {
  const g = beaten('siege-engine footman knight').playCombat({
    attacker: 'ser-jaime-lannister',
    defender: 'catelyn-stark',
    until: 'casualties'
  });
  g.waitingFor('stark', 'casualties');
  expect(g.units('blackwater')).toBe('footman knight');
  expect(g.refused('stark', units('blackwater: siege-engine'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('stark', units('blackwater: footman')).waitingFor('stark', 'retreat');
  expect(g.units('blackwater')).toBe('knight');
});

test('[casualty.siege-engine][EC 101] in the first printing it may be given, and is lost in any case', () => {
  const first = () =>
    beaten('siege-engine footman knight', 'edition first').playCombat({
      attacker: 'ser-jaime-lannister',
      defender: 'catelyn-stark',
      until: 'casualties'
    });
  const given = first().answer('stark', units('blackwater: siege-engine')).waitingFor('stark', 'retreat');
  expect(given.units('blackwater')).toBe('footman knight');
  const kept = first().answer('stark', units('blackwater: footman')).waitingFor('stark', 'retreat');
  expect(kept.units('blackwater')).toBe('knight');
});

test('[casualty.siege-engine][support.no-harm] a supporting siege engine is not lost', () => {
  const g = beaten('footman', 'stark harrenhal: siege-engine, support');
  g.playCombat({ attacker: 'ser-jaime-lannister', defender: 'catelyn-stark' });
  expect(g.units('harrenhal')).toBe('siege-engine');
});

test('[casualty.surplus][EC 102] with more swords than units all die, and the rest is dropped', () => {
  const g = beaten('footman knight', 'stark harrenhal: footman, support');
  g.playCombat({ attacker: 'ser-gregor-clegane', defender: 'catelyn-stark' });
  // the supporter and the army next to it are not touched
  expect([g.units('harrenhal'), g.units('the-reach')]).toEqual(['footman', 'footman']);
  expect(g.units('blackwater')).toBe('footman knight knight knight');
  expect(g.happened('units').filter(({ did }) => did === 'retreated')).toEqual([]);
  g.waitingFor('martell', 'march');
});

import { expect, test } from 'vitest';
import { bid, card, march, option, raid, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

const twoRaids = `
  stark      the-twins: footman, raid
  lannister  lannisport: footman, raid; stoney-sept: footman, march+0
  greyjoy    seagard: footman, support
  tyrell     searoad-marches: footman, support
`;

test('[answer.not-asked] only the house that is asked can answer, and only what is still open', () => {
  const g = scene(`throne lannister stark ${twoRaids}`).raids();
  expect(g.refused('stark', raid('the-twins'))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  expect(g.refused('martell', raid('the-twins'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('lannister', raid('lannisport', 'searoad-marches'));
  expect(g.refused('lannister', raid('lannisport'))).toMatchObject({ rule: 'answer.not-asked' });
});

test('[answer.malformed] an answer has to have the form of the question, whatever it is made of', () => {
  const g = scene(`throne lannister stark ${twoRaids}`).raids();
  const circular: { self?: unknown } = {};
  circular.self = circular;
  const wrong = [
    null,
    undefined,
    7,
    'raid',
    [],
    {},
    circular,
    bid(1),
    { kind: 'raid' },
    { kind: 'raid', from: 'atlantis', target: null }
  ];
  for (const given of [
    ...wrong,
    { ...raid('lannisport'), more: true },
    JSON.parse('{"__proto__":{"kind":"raid"}}') as unknown
  ])
    expect(g.refused('lannister', given)).toMatchObject({ rule: 'answer.malformed' });
  g.waitingFor('lannister', 'raid');
});

test('[answer.single] a house with one possible answer that everybody can see is answered for, visibly', () => {
  //  a lone Raid without a target; then a combat in which the defender has one card left
  const g = scene(`
    throne     stark lannister
    hand       lannister ser-kevan-lannister
    stark      winterfell: footman, raid; moat-cailin: knight, march+0
    lannister  seagard: footman
  `).raids();
  expect(g.happened('automatic')).toEqual([{ what: 'automatic', house: 'stark', about: 'raid', area: 'winterfell' }]);
  expect(g.order('winterfell')).toBeNull();
  g.waitingFor('stark', 'march');
  g.answer('stark', march('moat-cailin', { seagard: 'knight' }));
  g.waitingFor('stark', 'house-card');
  expect(g.happened('sealed')).toContainEqual({ what: 'sealed', house: 'lannister', about: 'house-card' });
});

test('[answer.single] a Raid that might still be kept for later is not spent for its house', () => {
  const g = scene(`
    throne  stark
    stark   winterfell: footman, raid; karhold: footman, raid
  `).raids();
  g.waitingFor('stark', 'raid');
});

test('[choice.not-offered] only what the question offers can be chosen', () => {
  const g = scene(`
    throne  stark lannister
    stark   moat-cailin: knight, march+0
    lannister  seagard: footman
  `).marches();
  g.answer('stark', march('moat-cailin', { seagard: 'knight' }));
  expect(g.refused('stark', card('tywin-lannister'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('stark', card(null))).toMatchObject({ rule: 'choice.too-few' });
  g.playCombat({ attacker: 'eddard-stark', defender: 'the-hound', until: 'valyrian-steel-blade' });
});

test('[choice.too-few][choice.too-many][EC 99] as many casualties have to be chosen as are owed, no more and no fewer', () => {
  //  Eddard Stark shows two swords; Lannister has three units to choose from
  const g = scene(`
    throne     stark lannister
    fiefdoms   greyjoy
    hand       lannister cersei-lannister tywin-lannister
    stark      moat-cailin: 3 knight, march+1
    lannister  seagard: 2 footman knight
  `).marches();
  g.answer('stark', march('moat-cailin', { seagard: '3 knight' }));
  g.playCombat({ attacker: 'eddard-stark', defender: 'cersei-lannister', until: 'casualties' });
  g.waitingFor('lannister', 'casualties');
  expect(g.refused('lannister', units('seagard: footman'))).toMatchObject({
    rule: 'choice.too-few',
    allowed: 2,
    found: 1
  });
  expect(g.refused('lannister', units('seagard: 2 footman knight'))).toMatchObject({ rule: 'choice.too-many' });
  expect(g.refused('lannister', units('seagard: 2 knight'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('lannister', option('none'))).toMatchObject({ rule: 'answer.malformed' });
  g.answer('lannister', units('seagard: 2 footman'));
  expect(g.happened('units').filter(({ about }) => about === 'casualties')).toMatchObject([
    { units: ['footman', 'footman'] }
  ]);
});

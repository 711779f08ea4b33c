import { expect, test } from 'vitest';
import { area, march, option } from '../../support/answers';
import { scene } from '../../support/scene';

test('[cleanup.march-order][cleanup.attacker-won][EC 114] the March order goes, and so do order and token of the beaten defender', () => {
  const g = scene(`
    throne     stark lannister
    fiefdoms   greyjoy
    stark      moat-cailin: 2 knight, march+1; karhold: footman, march+0
    lannister  the-twins: footman, support, power
  `).marches();
  g.answer('stark', march('moat-cailin', { 'the-twins': '2 knight' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'cersei-lannister', answers: { retreat: area('seagard') } });
  expect([g.order('moat-cailin'), g.order('the-twins'), g.powerToken('the-twins')]).toEqual([null, null, null]);
  expect([g.units('the-twins'), g.order('karhold')]).toEqual(['knight knight', 'march+0']);
  expect(g.power('lannister')).toBe(5);
});

test('[cleanup.defender-won][EC 114][EC 115] a defender who won keeps order and token, and his Defense serves the next combat', () => {
  const g = scene(`
    throne     stark greyjoy lannister
    fiefdoms   martell
    stark      moat-cailin: footman, march-1
    greyjoy    seagard: footman, march-1
    lannister  the-twins: knight, defense+2, power
  `).marches();
  g.answer('stark', march('moat-cailin', { 'the-twins': 'footman' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'the-hound' });
  expect(g.strengths).toEqual({ attacker: 3, defender: 6 });
  expect([g.order('moat-cailin'), g.order('the-twins'), g.powerToken('the-twins')]).toEqual([
    null,
    'defense+2',
    'lannister'
  ]);
  expect(g.units('moat-cailin')).toBe('footman*');
  g.answer('greyjoy', march('seagard', { 'the-twins': 'footman' }));
  g.playCombat({ attacker: 'balon-greyjoy', defender: 'ser-gregor-clegane' });
  expect(g.strengths).toEqual({ attacker: 2, defender: 4 });
});

test('[cleanup.no-survivors][EC 103] a victor without a unit left moves nobody in; the loser leaves and his token goes all the same', () => {
  //  Mace Tyrell kills the only attacker; the card of Tyrell is weaker than Stark's with the blade and support
  const g = scene(`
    throne     tyrell stark
    fiefdoms   greyjoy
    stark      moat-cailin: footman, march+1; greywater-watch: 3 knight, support; karhold: footman, march+0
    tyrell     seagard: footman, power; the-twins: footman
  `).marches();
  g.answer('stark', march('moat-cailin', { seagard: 'footman' }));
  g.playCombat({ attacker: 'eddard-stark', defender: 'mace-tyrell', answers: { retreat: area('the-twins') } });
  expect(g.strengths).toEqual({ attacker: 11, defender: 5 });
  expect(g.happened('victor')).toMatchObject([{ house: 'stark' }]);
  expect([g.units('seagard'), g.powerToken('seagard'), g.controller('seagard')]).toEqual(['', null, null]);
  g.waitingFor('stark', 'march');
});

const idle = (edition: 'revised' | 'first'): ReturnType<typeof scene> =>
  scene(`
    edition    ${edition}
    throne     tyrell stark
    fiefdoms   greyjoy
    tyrell     seagard: footman, march-1; oldtown: footman, march+0
    stark      the-twins: footman, defense+2, power; moat-cailin: 2 knight, support
  `)
    .marches()
    .answer('tyrell', march('seagard', { 'the-twins': 'footman' }))
    .playCombat({ attacker: 'mace-tyrell', defender: 'catelyn-stark' });

test('[cleanup.idle-orders][EC 74] orders without units go at the end of the clean-up; in the first printing they stay', () => {
  // the only defender was killed, the defence won: his order lies alone beside his token
  const revised = idle('revised');
  expect(revised.strengths).toEqual({ attacker: 4, defender: 8 });
  expect([revised.units('the-twins'), revised.order('the-twins'), revised.powerToken('the-twins')]).toEqual([
    '',
    null,
    'stark'
  ]);
  const first = idle('first');
  expect([first.units('the-twins'), first.order('the-twins')]).toEqual(['', 'defense+2']);
});

test('[rout.winners][EC 113] victors are not routed, not even those whom Arianne Martell turns back', () => {
  const g = scene(`
    throne     stark martell
    fiefdoms   greyjoy
    stark      yronwood: 3 knight, march+1; karhold: footman, march+0
    martell    sunspear: footman, defense+1; salt-shore: footman
  `).marches();
  g.answer('stark', march('yronwood', { sunspear: '3 knight' }));
  g.playCombat({ attacker: 'eddard-stark', defender: 'arianne-martell', answers: { retreat: area('salt-shore') } });
  expect([g.units('yronwood'), g.units('sunspear')]).toEqual(['knight knight knight', '']);
  expect(g.order('sunspear')).toBeNull();
  expect(g.controller('sunspear')).toBe('martell');
  g.waitingFor('stark', 'march');
});

test('[rout.winners] those who move in are ready for another march', () => {
  const g = scene(`
    throne     stark lannister
    fiefdoms   greyjoy
    stark      moat-cailin: 2 knight, march+1; seagard: footman, march+0
    lannister  the-twins: footman
  `).marches();
  g.answer('stark', march('moat-cailin', { 'the-twins': '2 knight' }));
  g.playCombat({
    attacker: 'robb-stark',
    defender: 'cersei-lannister',
    answers: { 'robb-stark': area(null), retreat: area('the-mountains-of-the-moon') }
  });
  expect(g.units('the-twins')).toBe('knight knight');
  g.waitingFor('stark', 'march');
});

test('[retreat.attacker][EC 104] the survivors of a beaten attack die where their own area has fallen to its house', () => {
  //  Lannister marches out of Winterfell without a token: it is Stark's again before the combat begins
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  winterfell: footman, march-1; stoney-sept: footman, march+0
    stark      moat-cailin: 2 knight, defense+1
  `).marches();
  g.answer('lannister', march('winterfell', { 'moat-cailin': 'footman' }));
  expect(g.controller('winterfell')).toBe('stark');
  g.playCombat({
    attacker: 'the-hound',
    defender: 'catelyn-stark',
    answers: { 'tyrion-lannister': option('decline') }
  });
  expect([g.units('winterfell'), g.units('moat-cailin')]).toEqual(['', 'knight knight']);
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toMatchObject([
    { house: 'lannister', about: 'retreat' }
  ]);
});

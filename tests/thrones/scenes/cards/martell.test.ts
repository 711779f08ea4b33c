// The seven cards of Martell.

import { expect, test } from 'vitest';
import { area, card, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['the-red-viper', 4, 2, 1],
  ['areo-hotah', 3, 0, 1],
  ['obara-sand', 2, 1, 0],
  ['darkstar', 2, 1, 0]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//  The Boneway (Stark marches) ── Yronwood (Martell) ── Salt Shore (empty)
const ATTACK = `
  blade      used
  throne     stark greyjoy baratheon martell
  stark      the-boneway: 2 knight footman, march+1
  martell    yronwood: footman, defense+1, power
  greyjoy    pyke: footman, march+0
`;
const attacked = (text = ATTACK) =>
  scene(text)
    .marches()
    .answer('stark', march('the-boneway', { yronwood: '2 knight footman' }));

test('[card.arianne-martell][rout.winners][EC 113][EC 114] Martell loses, and the victors go back unrouted', () => {
  const g = attacked().playCombat({ attacker: 'eddard-stark', defender: 'arianne-martell' });
  expect([g.units('yronwood'), g.units('the-boneway')]).toEqual(['', 'footman knight knight']);
  // order and token go, although nobody moved in
  expect([g.order('yronwood'), g.powerToken('yronwood'), g.controller('yronwood')]).toEqual([null, null, null]);
  expect(g.order('the-boneway')).toBe(null);
  g.waitingFor('greyjoy', 'march');
});

test('[card.arianne-martell][cleanup.attacker-won] Martell has to retreat all the same, and a garrison is lost', () => {
  //  Yronwood (Stark marches) ── Sunspear (Martell) ── Salt Shore
  const g = scene(`
    blade      used
    throne     stark greyjoy martell
    stark      yronwood: 3 knight, march+1
    martell    sunspear: footman, garrison, defense+1
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('stark', march('yronwood', { sunspear: '3 knight' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'arianne-martell', answers: { 'robb-stark': area('salt-shore') } });
  expect([g.units('salt-shore'), g.units('yronwood'), g.units('sunspear')]).toEqual([
    'footman*',
    'knight knight knight',
    ''
  ]);
  expect([g.garrison('sunspear'), g.order('sunspear')]).toEqual([0, null]);
  expect(g.controller('sunspear')).toBe('martell'); // the printed shield
});

test('[card.arianne-martell] not when Martell wins, and not when Martell attacks', () => {
  const won = attacked(ATTACK.replace('yronwood: footman', 'yronwood: 4 knight'));
  won.playCombat({ attacker: 'greatjon-umber', defender: 'arianne-martell' });
  expect([won.units('the-boneway'), won.order('yronwood')]).toEqual(['footman* knight* knight*', 'defense+1']);

  const attack = scene(`
    blade      used
    throne     martell greyjoy stark
    martell    yronwood: footman, march+0
    stark      the-boneway: 2 knight
    greyjoy    pyke: footman, march+0
  `).marches();
  attack.answer('martell', march('yronwood', { 'the-boneway': 'footman' }));
  attack.playCombat({ attacker: 'arianne-martell', defender: 'robb-stark' });
  expect([attack.units('yronwood'), attack.units('the-boneway')]).toEqual(['footman*', 'knight knight']);
});

//  Sunspear (Martell's shield, Tyrell marches and leaves nothing) ── Yronwood (Martell)
const LEFT_BARE = `
  blade      used
  throne     tyrell greyjoy martell
  power      tyrell 0
  tyrell     sunspear: knight, march+1
  martell    yronwood: footman
  greyjoy    pyke: footman, march+0
`;
const leftBare = (text = LEFT_BARE) =>
  scene(text)
    .marches()
    .answer('tyrell', march('sunspear', { yronwood: 'knight' }));

test('[card.arianne-martell][home.falls-back] victors go back to an enemy home that they left without a token', () => {
  const g = leftBare();
  expect(g.controller('sunspear')).toBe('martell');
  g.playCombat({ attacker: 'mace-tyrell', defender: 'arianne-martell' });
  expect([g.units('sunspear'), g.units('yronwood')]).toEqual(['knight', '']);
  expect(g.controller('sunspear')).toBe('tyrell');
  expect(g.happened('units').map(({ did }) => did)).not.toContain('routed');
  g.waitingFor('greyjoy', 'march');
});

test('[card.arianne-martell][retreat.attacker] beaten, they are destroyed in front of the same shield', () => {
  const g = leftBare(LEFT_BARE.replace('yronwood: footman', 'yronwood: 3 knight, defense+1'));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'arianne-martell' });
  expect([g.units('sunspear'), g.units('yronwood')]).toEqual(['', 'knight knight knight']);
  expect(g.controller('sunspear')).toBe('martell');
});

test('[card.arianne-martell][port.take-over] they take the port of that home again, and what lies in it', () => {
  const g = scene(`${LEFT_BARE}tyrell port-of-sunspear: 2 ship`).marches();
  g.answer('tyrell', march('sunspear', { yronwood: 'knight' }));
  g.answer('martell', option('2'));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'arianne-martell', until: 'port' });
  g.answer('tyrell', option('1'));
  expect([g.units('sunspear'), g.units('port-of-sunspear')]).toEqual(['knight', 'ship']);
});

test('[card.arianne-martell][card.tyrion-lannister] sent back by Tyrion she turns nobody back', () => {
  const g = scene(ATTACK.replaceAll('stark', 'lannister')).marches();
  g.answer('lannister', march('the-boneway', { yronwood: '2 knight footman' }));
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'arianne-martell', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'nymeria-sand' });
  expect([g.units('yronwood'), g.units('the-boneway')]).toEqual(['footman knight knight', '']);
});

test('[card.arianne-martell][card.renly-baratheon][card.cersei-lannister] texts of victors work all the same', () => {
  const g = scene(`${ATTACK.replaceAll('stark', 'lannister')}martell sunspear: footman, raid`).marches();
  g.answer('lannister', march('the-boneway', { yronwood: '2 knight footman' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'arianne-martell', until: 'cersei-lannister' });
  g.answer('lannister', area('sunspear')).playCombat({});
  expect([g.order('sunspear'), g.units('the-boneway')]).toEqual([null, 'footman knight knight']);

  const renly = scene(ATTACK.replace('baratheon', '').replaceAll('stark', 'baratheon')).marches();
  renly.answer('baratheon', march('the-boneway', { yronwood: '2 knight footman' }));
  renly.playCombat({ attacker: 'renly-baratheon', defender: 'arianne-martell', until: 'renly-baratheon' });
  renly.answer('baratheon', { kind: 'units', units: [{ area: 'yronwood', kind: 'footman', routed: false }] });
  renly.playCombat({});
  expect(renly.units('the-boneway')).toBe('knight knight knight');
});

test('[card.nymeria-sand][EC 89] defending she has a tower, which stops a sword', () => {
  const g = attacked().playCombat({ attacker: 'greatjon-umber', defender: 'nymeria-sand' });
  expect(g.strengths).toEqual({ attacker: 5 + 1 + 2, defender: 1 + 1 + 1 });
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toEqual([]);
  g.waitingFor('greyjoy', 'march');
});

test('[card.nymeria-sand] defending and winning she has no sword', () => {
  const g = attacked(ATTACK.replace('yronwood: footman', 'yronwood: 4 knight'));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'nymeria-sand' });
  expect(g.units('the-boneway')).toBe('footman* knight* knight*');
});

//  Yronwood (Martell marches) ── the Boneway (Stark)
const attacking = (martell: string) =>
  scene(`
    blade      used
    throne     martell greyjoy stark
    martell    yronwood: ${martell}, march+0
    stark      the-boneway: footman knight
    greyjoy    pyke: footman, march+0
  `)
    .marches()
    .answer('martell', march('yronwood', { 'the-boneway': martell }));

test('[card.nymeria-sand] attacking she has a sword, and no tower', () => {
  const won = attacking('3 knight').playCombat({
    attacker: 'nymeria-sand',
    defender: 'catelyn-stark',
    until: 'casualties'
  });
  expect(won.waitingFor('stark', 'casualties').askOf('stark')).toMatchObject({ least: 1, most: 1 });

  const lost = attacking('2 footman').playCombat({
    attacker: 'nymeria-sand',
    defender: 'greatjon-umber',
    until: 'casualties'
  });
  expect(lost.waitingFor('martell', 'casualties').askOf('martell')).toMatchObject({ least: 1, most: 1 });
});

test('[card.nymeria-sand][card.tyrion-lannister] sent back by Tyrion she stops no sword', () => {
  // Tyrion has no sword himself; the tide brings one
  const g = scene(`tides on\ndeck tides tide-1-sword tide-0\n${ATTACK.replaceAll('stark', 'lannister')}`).marches();
  g.answer('lannister', march('the-boneway', { yronwood: '2 knight footman' }));
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'nymeria-sand', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'arianne-martell' });
  expect(g.happened('units').filter(({ about }) => about === 'casualties')).toMatchObject([{ house: 'martell' }]);
});

test('[card.nymeria-sand][card.balon-greyjoy] Balon takes her printed strength and leaves her sword', () => {
  const g = scene(`
    blade      used
    throne     martell stark greyjoy
    martell    yronwood: 3 knight, march+0
    greyjoy    the-boneway: footman knight
    stark      winterfell: footman, march+0
  `).marches();
  g.answer('martell', march('yronwood', { 'the-boneway': '3 knight' }));
  g.playCombat({ attacker: 'nymeria-sand', defender: 'balon-greyjoy', until: 'casualties' });
  expect(g.strengths).toEqual({ attacker: 6 + 0, defender: 3 + 2 });
  g.waitingFor('greyjoy', 'casualties');
});

test('[card.doran-martell] at once the enemy goes to the last place of one track, which Martell chooses', () => {
  const g = attacked().playCombat({ attacker: 'robb-stark', defender: 'doran-martell', until: 'doran-martell' });
  g.waitingFor('martell', 'doran-martell');
  expect(g.offered('martell')).toEqual(['throne', 'fiefdoms', 'court']);
  expect(g.refused('martell', option('supply'))).toMatchObject({ rule: 'choice.not-offered' });
  const before = g.position.tracks;
  g.answer('martell', option('court'));
  expect(g.position.tracks.court).toEqual(['lannister', 'martell', 'baratheon', 'tyrell', 'greyjoy', 'stark']);
  expect(g.position.tracks.throne).toEqual(before.throne);
  expect(g.position.tracks.fiefdoms).toEqual(before.fiefdoms);
});

test('[card.doran-martell] special orders that lie on the board stay, though Stark may lay none any more', () => {
  const g = attacked(`${ATTACK}\nstark winterfell: footman, support+1`);
  g.playCombat({ attacker: 'robb-stark', defender: 'doran-martell', answers: { 'doran-martell': option('court') } });
  expect([g.order('winterfell'), g.strengths!.attacker]).toEqual(['support+1', 5 + 1 + 3]);
});

test('[card.doran-martell] where the enemy is last already nothing changes, and he has to choose all the same', () => {
  const g = attacked(`court lannister tyrell greyjoy baratheon martell stark\n${ATTACK}`);
  g.playCombat({ attacker: 'robb-stark', defender: 'doran-martell', answers: { 'doran-martell': option('court') } });
  expect(g.position.tracks.court.at(-1)).toBe('stark');
  expect(g.happened('dominance')).toEqual([]);
});

//  A fight that ends 5 : 5, Stark ahead on the Fiefdoms until Doran speaks
const even = (track: string) =>
  scene(`
    blade      used
    throne     stark greyjoy martell
    fiefdoms   stark martell greyjoy
    stark      the-boneway: knight, march+0
    martell    yronwood: knight knight, defense+1
    greyjoy    pyke: footman, march+0
  `)
    .marches()
    .answer('stark', march('the-boneway', { yronwood: 'knight' }))
    .playCombat({
      attacker: 'robb-stark',
      defender: 'doran-martell',
      answers: { 'doran-martell': option(track), 'robb-stark': area(null) }
    });

test('[card.doran-martell][combat.tie][EC 93] a tie goes by the Fiefdoms as Doran leaves them', () => {
  const moved = even('fiefdoms');
  expect(moved.strengths).toEqual({ attacker: 5, defender: 5 });
  expect(moved.units('the-boneway')).toBe('knight*');
  expect(moved.happened('dominance')).toMatchObject([{ track: 'fiefdoms', house: 'martell' }]);

  const kept = even('court');
  expect(kept.units('yronwood')).toBe('knight');
});

test('[card.doran-martell][blade.once][EC 92] the blade changes hands at once and serves Martell in this very fight', () => {
  const blade = (state: string) =>
    scene(`
      blade      ${state}
      throne     stark greyjoy martell
      fiefdoms   stark martell greyjoy
      stark      the-boneway: knight, march+0
      martell    yronwood: knight
      greyjoy    pyke: footman, march+0
    `)
      .marches()
      .answer('stark', march('the-boneway', { yronwood: 'knight' }));
  const cards = { attacker: 'catelyn-stark', defender: 'doran-martell', until: 'valyrian-steel-blade' } as const;
  const ready = blade('ready').playCombat({ ...cards, answers: { 'doran-martell': option('fiefdoms') } });
  ready.waitingFor('martell', 'valyrian-steel-blade').answer('martell', option('use'));
  expect(ready.strengths).toEqual({ attacker: 2, defender: 3 });

  // used it comes to Martell used
  const used = blade('used').playCombat({ ...cards, answers: { 'doran-martell': option('fiefdoms') } });
  used.waitingFor('greyjoy', 'march');
  expect([used.strengths, used.position.blade]).toEqual([{ attacker: 2, defender: 2 }, 'used']);
});

test('[card.doran-martell][card.tyrion-lannister] sent back by Tyrion he moves nobody', () => {
  const g = scene(ATTACK.replaceAll('stark', 'lannister')).marches();
  g.answer('lannister', march('the-boneway', { yronwood: '2 knight footman' }));
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'doran-martell', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).answer('martell', card('areo-hotah'));
  expect(g.happened('track')).toEqual([]);
});

test('[card.doran-martell][card.aeron-damphair][EC 91] first in turn order, he speaks before Aeron, who speaks all the same', () => {
  //  The Boneway (Greyjoy marches) ── Yronwood (Martell)
  const g = scene(`
    blade    used
    throne   martell greyjoy tyrell
    greyjoy  the-boneway: 2 knight, march+0
    martell  yronwood: footman
    tyrell   oldtown: footman, march+0
  `).marches();
  g.answer('greyjoy', march('the-boneway', { yronwood: '2 knight' }));
  g.playCombat({ attacker: 'aeron-damphair', defender: 'doran-martell', until: 'doran-martell' });
  g.waitingFor('martell', 'doran-martell').answer('martell', option('throne'));
  expect(g.position.tracks.throne.at(-1)).toBe('greyjoy');
  g.waitingFor('greyjoy', 'aeron-damphair').answer('greyjoy', card('euron-crows-eye'));
  expect(g.strengths).toEqual({ attacker: 4 + 4, defender: 1 });
});

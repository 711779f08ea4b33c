// The seventh castle in a combat: victory is checked once, after retreat and moving in.

import { expect, test } from 'vitest';
import { area, march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[retreat.before-entry][retreat.takes-control][EC 109][EC 110] the loser leaves first, and where he goes is his: even the seventh castle', () => {
  //  Stark, beaten in The Twins, retreats to empty Moat Cailin, the seventh castle
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  seagard: 3 knight, march+1
    stark      the-twins: footman; white-harbor: power; flints-finger: power; harrenhal: power; the-reach: power; the-eyrie: power
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('lannister', march('seagard', { 'the-twins': '3 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('moat-cailin') } });
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
  expect(g.happened('units').map(({ did, house }) => `${house} ${did}`)).toEqual([
    'lannister attacked',
    'stark retreated',
    'lannister marched'
  ]);
});

test('[retreat.takes-control][victory.seven] a castle just lost is no castle more, whatever token lies there', () => {
  //  Stark is beaten in Seagard, the sixth castle, and retreats to empty Moat Cailin
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  riverrun: 3 knight, march+1
    stark      seagard: footman, power; white-harbor: power; flints-finger: power; harrenhal: power; the-reach: power
    stark      karhold: footman, march+0
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('lannister', march('riverrun', { seagard: '3 knight' }, { leavePower: true }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('moat-cailin') } });
  expect([g.winner, g.castles('stark'), g.controller('seagard')]).toEqual([null, 6, 'lannister']);
  g.waitingFor('stark', 'march');
});

test('[retreat.takes-control][victory.seven] nor by the shield printed there', () => {
  //  Stark is beaten in Winterfell, the sixth castle, and retreats to empty White Harbor
  const g = scene(`
    throne     baratheon stark
    fiefdoms   greyjoy
    baratheon  castle-black: 3 knight, march+1
    stark      winterfell: footman; moat-cailin: power; flints-finger: power; seagard: power; harrenhal: power; the-reach: power
    stark      widows-watch: footman, march+0
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('baratheon', march('castle-black', { winterfell: '3 knight' }));
  g.playCombat({ attacker: 'salladhor-saan', defender: 'catelyn-stark', answers: { retreat: area('white-harbor') } });
  expect([g.winner, g.castles('stark'), g.controller('winterfell')]).toEqual([null, 6, 'baratheon']);
  g.waitingFor('stark', 'march');
});

/** Six castles of Stark, who is not in the combat; Winterfell, where his shield is, would be the seventh. */
const SIX = `
  stark      white-harbor: power; moat-cailin: power; flints-finger: power; seagard: power; harrenhal: power; crackclaw-point: power
`;

test('[retreat.takes-control][victory.seven] a third house gains nothing between the retreat and the moving in', () => {
  //  Castle Black (Baratheon marches) ── Winterfell (Lannister, over the shield of Stark) ── Karhold (empty)
  const g = scene(`
    throne     baratheon stark
    fiefdoms   greyjoy
    baratheon  castle-black: 2 knight, march+1
    lannister  winterfell: footman; lannisport: footman, march+0
    ${SIX}
  `).marches();
  g.answer('baratheon', march('castle-black', { winterfell: '2 knight' }));
  g.playCombat({ attacker: 'salladhor-saan', defender: 'cersei-lannister', answers: { retreat: area('karhold') } });
  expect([g.winner, g.castles('stark'), g.controller('winterfell')]).toEqual([null, 6, 'baratheon']);
  g.waitingFor('lannister', 'march');
});

test('[retreat.takes-control][cleanup.no-survivors] where Arianne Martell turns the victor back, the castle falls to its shield', () => {
  //  Castle Black (Baratheon marches, with six castles) ── Winterfell (Martell) ── Karhold (empty)
  const turnedBack = (castles: string) =>
    scene(`
      throne     baratheon stark
      fiefdoms   greyjoy
      baratheon  castle-black: 2 knight, march+1
      martell    winterfell: footman; yronwood: footman, march+0
      ${castles}
    `)
      .marches()
      .answer('baratheon', march('castle-black', { winterfell: '2 knight' }))
      .playCombat({ attacker: 'salladhor-saan', defender: 'arianne-martell', answers: { retreat: area('karhold') } });
  expect(turnedBack(SIX).winner).toEqual({ house: 'stark', by: 'seventh' });
  const g = turnedBack(
    'baratheon white-harbor: power; moat-cailin: power; seagard: power; harrenhal: power; riverrun: power'
  );
  expect(g.castles('baratheon')).toBe(6);
  expect([g.winner, g.controller('winterfell'), g.units('castle-black')]).toEqual([null, 'stark', 'knight knight']);
});

test('[retreat.takes-control][victory.seven] a beaten attacker who is sent to his seventh castle wins at once', () => {
  //  The Mountains of the Moon (Baratheon marches) ── The Twins (Stark) ── Seagard (empty)
  const g = scene(`
    throne     baratheon stark
    fiefdoms   greyjoy
    baratheon  the-mountains-of-the-moon: footman, march+0; storms-end: power; kings-landing: power; the-eyrie: power; harrenhal: power; crackclaw-point: power
    stark      the-twins: 2 knight
  `).marches();
  expect(g.castles('baratheon')).toBe(6);
  g.answer('baratheon', march('the-mountains-of-the-moon', { 'the-twins': 'footman' }));
  g.playCombat({ attacker: 'patchface', defender: 'robb-stark', answers: { 'robb-stark': area('seagard') } });
  expect([g.winner, g.asks]).toEqual([{ house: 'baratheon', by: 'seventh' }, []]);
});

test('[control.embattled][victory.seven] a defender whose last unit is killed holds the area until the combat is over', () => {
  //  Castle Black (Tyrell marches) ── Winterfell (Lannister, over the shield of Stark, with six castles)
  const g = scene(`
    throne     tyrell stark
    fiefdoms   tyrell
    tyrell     castle-black: footman, march-1
    lannister  winterfell: footman, defense+2
    ${SIX}
  `).marches();
  g.answer('tyrell', march('castle-black', { winterfell: 'footman' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'tywin-lannister', until: 'valyrian-steel-blade' });
  g.waitingFor('tyrell', 'valyrian-steel-blade');
  expect([g.units('winterfell'), g.controller('winterfell'), g.castles('stark')]).toEqual(['', 'lannister', 6]);
  g.playCombat({});
  expect([g.strengths, g.controller('winterfell')]).toEqual([{ attacker: 4, defender: 6 }, 'stark']);
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
});

test('[control.embattled][victory.seven] it is nobody’s while the victor still loses units to a skull', () => {
  //  Castle Black (Baratheon marches) ── Winterfell (Lannister, over the shield of Stark, with six castles)
  const g = scene(`
    tides      on
    deck       tides tide-0 tide-0-skull
    blade      used
    throne     baratheon lannister stark
    fiefdoms   greyjoy
    baratheon  castle-black: 2 knight footman, march+1
    lannister  winterfell: footman; lannisport: footman, march+0
    ${SIX}
  `).marches();
  g.answer('baratheon', march('castle-black', { winterfell: '2 knight footman' }));
  g.playCombat({ attacker: 'brienne-of-tarth', defender: 'cersei-lannister', until: 'skulls' });
  g.waitingFor('baratheon', 'skulls');
  expect([g.units('winterfell'), g.controller('winterfell'), g.castles('stark')]).toEqual(['', null, 6]);
  g.playCombat({});
  expect([g.winner, g.controller('winterfell')]).toEqual([null, 'baratheon']);
});

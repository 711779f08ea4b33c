// A retreat takes control, also of the castle that wins the game.

import { expect, test } from 'vitest';
import { area, march } from '../../support/answers';
import { scene } from '../../support/scene';

test('[retreat.before-entry][retreat.takes-control][EC 109][EC 110] the loser leaves first, and where he goes is his: even the seventh castle', () => {
  //  Stark, beaten in The Twins, retreats to empty Moat Cailin, the seventh castle; Lannister has not moved in yet
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
  expect([g.units('moat-cailin'), g.units('the-twins')]).toEqual(['footman*', '']);
});

test('[retreat.takes-control][victory.seven] the castle just lost still counts by its token until the winner moves in', () => {
  //  Stark is beaten in Seagard, the sixth castle, and retreats to empty Moat Cailin
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  riverrun: 3 knight, march+1
    stark      seagard: footman, power; white-harbor: power; flints-finger: power; harrenhal: power; the-reach: power
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('lannister', march('riverrun', { seagard: '3 knight' }, { leavePower: true }));
  g.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark', answers: { retreat: area('moat-cailin') } });
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
});

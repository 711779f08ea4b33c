import { expect, test } from 'vitest';
import { march, units } from '../../support/answers';
import type { Scene } from '../../support/scene';
import { scene } from '../../support/scene';

//  Moat Cailin (Stark attacks) ── Seagard (Lannister) ── The Twins, Greywater Watch, Riverrun

const lost = (g: Scene, about: string): unknown =>
  g
    .happened('units')
    .filter((one) => one.did === 'destroyed' && one.about === about)
    .map(({ house, units: kinds }) => [house, ...kinds]);

test('[casualty.count][EC 99] only the loser has casualties: swords of the winner less towers of the loser', () => {
  const fight = (defender: 'the-hound' | 'cersei-lannister'): Scene =>
    scene(`
      fiefdoms   greyjoy
      stark      moat-cailin: 3 knight, march+1
      lannister  seagard: 2 footman knight
    `)
      .marches()
      .answer('stark', march('moat-cailin', { seagard: '3 knight' }))
      .playCombat({ attacker: 'greatjon-umber', defender, until: 'retreat' });
  // one sword against two towers, then against none
  expect(lost(fight('the-hound'), 'casualties')).toEqual([]);
  const g = fight('cersei-lannister');
  expect(lost(g, 'casualties')).toEqual([['lannister', 'footman']]);
  expect(g.position.combat?.attackers).toHaveLength(3);
});

test('[casualty.any-unit][EX-25] a knight is one casualty like a footman, as the loser likes', () => {
  for (const given of ['footman', 'knight']) {
    const g = scene(`
      fiefdoms   greyjoy
      stark      moat-cailin: 3 knight, march+1
      lannister  seagard: footman knight
    `).marches();
    g.answer('stark', march('moat-cailin', { seagard: '3 knight' }));
    g.playCombat({ attacker: 'greatjon-umber', defender: 'cersei-lannister', until: 'casualties' });
    g.waitingFor('lannister', 'casualties');
    g.answer('lannister', units(`seagard: ${given}`));
    expect(lost(g, 'casualties')).toEqual([['lannister', given]]);
    expect(g.units('seagard')).toBe(given === 'footman' ? 'knight' : 'footman');
  }
});

test('[casualty.surplus][EC 102] with more casualties than units all die, and the rest is dropped', () => {
  const g = scene(`
    throne     lannister stark
    fiefdoms   greyjoy
    lannister  seagard: 2 knight footman, march+1
    stark      moat-cailin: footman; karhold: footman, march+0
  `).marches();
  g.answer('lannister', march('seagard', { 'moat-cailin': '2 knight footman' }));
  g.playCombat({ attacker: 'ser-gregor-clegane', defender: 'catelyn-stark' });
  expect(lost(g, 'casualties')).toEqual([['stark', 'footman']]);
  expect([g.units('moat-cailin'), g.units('karhold')]).toEqual(['footman knight knight', 'footman']);
  g.waitingFor('stark', 'march');
});

const routedAndFresh = `
  throne     lannister stark
  fiefdoms   greyjoy
  lannister  seagard: 2 knight footman, march+1
  stark      moat-cailin: 2 footman knight*; karhold: footman, march+0
`;

test('[casualty.routed][rout.destroyed][EC 100] a routed unit is no casualty, and dies besides when it would have to retreat', () => {
  const g = scene(routedAndFresh).marches();
  g.answer('lannister', march('seagard', { 'moat-cailin': '2 knight footman' }));
  g.playCombat({ attacker: 'ser-jaime-lannister', defender: 'catelyn-stark', until: 'retreat' });
  expect(lost(g, 'casualties')).toEqual([['stark', 'footman']]);
  expect(lost(g, 'retreat')).toEqual([['stark', 'knight']]);
  expect(g.units('moat-cailin')).toBe('footman');
});

test('[casualty.siege-engine][EC 101][EX-36] the loser loses siege engines besides all casualties; the first printing lets one be given', () => {
  const position = (edition: 'revised' | 'first'): Scene =>
    scene(`
      edition    ${edition}
      throne     lannister stark
      fiefdoms   greyjoy
      lannister  seagard: 3 knight, march+1
      stark      moat-cailin: footman siege-engine; karhold: footman, march+0
    `)
      .marches()
      .answer('lannister', march('seagard', { 'moat-cailin': '3 knight' }))
      .playCombat({ attacker: 'ser-jaime-lannister', defender: 'catelyn-stark', until: 'casualties' });
  const revised = position('revised');
  // the engine is gone already, the only other unit was the casualty
  expect(lost(revised, 'retreat')).toEqual([['stark', 'siege-engine']]);
  expect(lost(revised, 'casualties')).toEqual([['stark', 'footman']]);
  const first = position('first').waitingFor('stark', 'casualties');
  first.answer('stark', units('moat-cailin: siege-engine'));
  expect(lost(first, 'casualties')).toEqual([['stark', 'siege-engine']]);
  expect(first.units('moat-cailin')).not.toContain('siege-engine');
});

test('[casualty.count][EC 98][EX-24] a unit killed by a card is out of the reckoning, and out of the casualties', () => {
  //  Mace Tyrell kills one of two footmen before strength is reckoned
  const g = scene(`
    throne     tyrell stark
    fiefdoms   greyjoy
    tyrell     seagard: knight, march+1
    stark      moat-cailin: 2 footman; karhold: footman, march+0
  `).marches();
  g.answer('tyrell', march('seagard', { 'moat-cailin': 'knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'catelyn-stark', until: 'retreat' });
  expect(g.strengths).toEqual({ attacker: 7, defender: 1 });
  expect(lost(g, 'mace-tyrell')).toEqual([['stark', 'footman']]);
  expect(g.units('moat-cailin')).toBe('footman');
});

// The seven cards of Stark.

import { expect, test } from 'vitest';
import { area, march, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['eddard-stark', 4, 2, 0],
  ['greatjon-umber', 2, 1, 0],
  ['ser-rodrick-cassel', 1, 0, 2]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//          Greywater Watch   Moat Cailin
//                       \    /
//  Riverrun ───────── Seagard ── The Twins (Stark marches)
const ATTACK = `
  throne     stark martell lannister
  stark      the-twins: 3 knight, march+0
  lannister  seagard: knight footman
  martell    sunspear: footman, march+0
`;
const attacking = (more = '') =>
  scene(`${ATTACK}\n${more}`)
    .marches()
    .answer('stark', march('the-twins', { seagard: '3 knight' }));

test('[card.robb-stark] Stark wins and says where the losers go: to any area that their retreat allows', () => {
  const g = attacking().playCombat({ attacker: 'robb-stark', defender: 'the-hound', until: 'robb-stark' });
  g.waitingFor('stark', 'robb-stark');
  expect(g.offered('stark')).toEqual(['greywater-watch', 'moat-cailin', 'riverrun']);
  expect(g.refused('stark', area('the-twins'))).toMatchObject({ rule: 'retreat.origin', area: 'the-twins' });
  expect(g.refused('lannister', area('riverrun'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('stark', area('greywater-watch'));
  expect(g.units('greywater-watch')).toBe('footman* knight*');
  expect([g.units('seagard'), g.units('riverrun')]).toEqual(['knight knight knight', '']);
  g.waitingFor('martell', 'march');
});

test('[card.robb-stark] Stark may leave the choice to the loser', () => {
  const g = attacking().playCombat({ attacker: 'robb-stark', defender: 'the-hound', until: 'robb-stark' });
  g.answer('stark', area(null)).waitingFor('lannister', 'retreat');
  expect(g.offered('lannister')).toEqual(['greywater-watch', 'moat-cailin', 'riverrun']);
  g.answer('lannister', area('riverrun'));
  expect(g.units('riverrun')).toBe('footman* knight*');
});

test('[card.robb-stark][EC 106] not to an area that costs the loser more units than another', () => {
  const g = attacking(`
    supply     lannister 0
    lannister  riverrun: footman  // three units there would be one too many
  `).playCombat({ attacker: 'robb-stark', defender: 'the-hound', until: 'robb-stark' });
  expect(g.offered('stark')).toEqual(['greywater-watch', 'moat-cailin']);
});

test('[card.robb-stark][EC 106] where every way costs a unit Stark names the area, and the loser picks the unit', () => {
  const g = attacking(`
    supply     lannister 0
    lannister  riverrun: footman; lannisport: footman
    stark      moat-cailin: power; greywater-watch: power
  `).playCombat({ attacker: 'robb-stark', defender: 'the-hound', until: 'robb-stark' });
  expect(g.offered('stark')).toEqual(['riverrun']);
  g.answer('stark', area('riverrun')).waitingFor('lannister', 'retreat-losses');
  expect(g.askOf('lannister')).toMatchObject({ least: 1, most: 1 });
  expect(g.refused('stark', units('seagard: knight'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('lannister', units('seagard: footman'));
  expect([g.units('riverrun'), g.units('lannisport')]).toEqual(['footman knight*', 'footman']);
});

test('[card.robb-stark] nothing to name when no area is legal, or when nobody is left to go there', () => {
  const walls = 'stark moat-cailin: power; greywater-watch: power; riverrun: power';
  const g = attacking(walls).playCombat({ attacker: 'robb-stark', defender: 'the-hound' });
  expect([g.units('seagard'), g.units('riverrun')]).toEqual(['knight knight knight', '']);
  g.waitingFor('martell', 'march');

  const engine = scene(ATTACK.replace('knight footman', 'siege-engine')).marches();
  engine.answer('stark', march('the-twins', { seagard: '3 knight' }));
  engine.playCombat({ attacker: 'robb-stark', defender: 'the-hound' });
  engine.waitingFor('martell', 'march');
  expect(engine.happened('chose').filter(({ about }) => about === 'robb-stark')).toEqual([]);
});

//  The Twins (empty)   White Harbor (empty)
//                \      /
//               Moat Cailin (Stark) ── Winterfell (Stark's shield)
//                /      \
//  Seagard (Lannister)   Greywater Watch (empty)
const DEFENSE = `
  throne     lannister martell stark
  lannister  seagard: footman knight, march+0
  stark      moat-cailin: 3 knight
  martell    sunspear: footman, march+0
`;
const defending = () =>
  scene(DEFENSE)
    .marches()
    .answer('lannister', march('seagard', { 'moat-cailin': 'footman knight' }));

test('[card.robb-stark][EC 104] beaten attackers too go where Stark wants, the area they came from included', () => {
  const g = defending().playCombat({ attacker: 'the-hound', defender: 'robb-stark', until: 'robb-stark' });
  expect(g.offered('stark')).toEqual(['seagard', 'greywater-watch', 'the-twins', 'white-harbor']);
  expect(g.refused('stark', area('winterfell'))).toMatchObject({ rule: 'retreat.enemy-area', area: 'winterfell' });
  g.answer('stark', area('white-harbor'));
  expect([g.units('white-harbor'), g.units('seagard')]).toEqual(['footman* knight*', '']);
  expect(g.controller('white-harbor')).toBe('lannister');
  g.waitingFor('martell', 'march');
});

test('[card.robb-stark][retreat.attacker] without a word from Stark they go back where they came from', () => {
  const g = defending().playCombat({ attacker: 'the-hound', defender: 'robb-stark', until: 'robb-stark' });
  g.answer('stark', area(null));
  expect([g.units('seagard'), g.units('moat-cailin')]).toEqual(['footman* knight*', 'knight knight knight']);
  g.waitingFor('martell', 'march');
});

test('[card.robb-stark] not when Stark loses: Stark himself retreats as he likes', () => {
  const g = scene(DEFENSE.replace('3 knight', 'footman').replace('footman knight', '3 knight')).marches();
  g.answer('lannister', march('seagard', { 'moat-cailin': '3 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'robb-stark', until: 'retreat' }).waitingFor('stark', 'retreat');
});

test('[card.robb-stark][card.tyrion-lannister] not when Tyrion has sent him back', () => {
  const g = attacking().playCombat({ attacker: 'robb-stark', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use'));
  g.playCombat({ attacker: 'roose-bolton', until: 'retreat' }).waitingFor('lannister', 'retreat');
  expect(g.hand('stark')).toContain('robb-stark');
});

test('[card.robb-stark][card.arianne-martell] he names the refuge although Arianne turns the victors back', () => {
  //  Yronwood (Stark) ── Sunspear (Martell) ── Salt Shore (empty)
  const g = scene(`
    throne   stark greyjoy martell
    stark    yronwood: 3 knight, march+0
    martell  sunspear: footman
    greyjoy  pyke: footman, march+0
  `).marches();
  g.answer('stark', march('yronwood', { sunspear: '3 knight' }));
  g.playCombat({ attacker: 'robb-stark', defender: 'arianne-martell', until: 'robb-stark' });
  g.answer('stark', area('salt-shore'));
  expect([g.units('salt-shore'), g.units('yronwood')]).toEqual(['footman*', 'knight knight knight']);
  g.waitingFor('greyjoy', 'march');
});

//  Seagard (Lannister marches) ── Moat Cailin (Stark) ── White Harbor (empty)
const ROOSE = `
  throne     lannister martell stark
  discard    stark eddard-stark robb-stark
  lannister  seagard: 3 knight, march+0
  stark      moat-cailin: 4 footman
  martell    sunspear: footman, march+0
`;
const attackedRoose = (text = ROOSE) =>
  scene(text)
    .marches()
    .answer('lannister', march('seagard', { 'moat-cailin': '3 knight' }));

test('[card.roose-bolton][combat.steps][EC 89] beaten, Stark has all seven cards again, before casualties are taken', () => {
  const g = attackedRoose().playCombat({
    attacker: 'ser-gregor-clegane',
    defender: 'roose-bolton',
    until: 'casualties'
  });
  g.waitingFor('stark', 'casualties');
  expect(g.hand('stark')).toHaveLength(7);
  expect(g.discard('stark')).toEqual([]);
  g.playCombat({});
  expect([g.hand('stark').length, g.discard('stark').length]).toEqual([7, 0]);
  expect(g.discard('lannister')).toEqual(['ser-gregor-clegane']);
  g.waitingFor('martell', 'march');
});

test('[card.roose-bolton] nothing happens when Stark wins: he is discarded like any other', () => {
  const g = attackedRoose(`${ROOSE}\nstark winterfell: 3 knight, support`);
  g.playCombat({ attacker: 'the-hound', defender: 'roose-bolton' });
  expect(g.discard('stark')).toEqual(['eddard-stark', 'robb-stark', 'roose-bolton']);
  expect(g.hand('stark')).toHaveLength(4);
  g.waitingFor('martell', 'march');
});

const SEVENTH = ROOSE.replace('discard    stark eddard-stark robb-stark', 'hand stark roose-bolton');

test('[card.roose-bolton][card.seventh][EC 94] as the seventh card he leaves nothing out when Stark loses', () => {
  const g = attackedRoose(SEVENTH).playCombat({ attacker: 'ser-gregor-clegane' });
  expect([g.hand('stark').length, g.discard('stark')]).toEqual([7, []]);
});

test('[card.roose-bolton][card.seventh] as the seventh card he stays out when Stark wins', () => {
  const g = attackedRoose(`${SEVENTH}\nstark winterfell: 3 knight, support`).playCombat({ attacker: 'the-hound' });
  expect([g.hand('stark').length, g.discard('stark')]).toEqual([6, ['roose-bolton']]);
});

test('[card.roose-bolton][card.tyrion-lannister] sent back by Tyrion he brings nothing back', () => {
  const g = attackedRoose().playCombat({
    attacker: 'tyrion-lannister',
    defender: 'roose-bolton',
    until: 'tyrion-lannister'
  });
  g.answer('lannister', option('use')).playCombat({ defender: 'catelyn-stark' });
  expect(g.discard('stark')).toEqual(['eddard-stark', 'robb-stark', 'catelyn-stark']);
  expect(g.hand('stark')).toContain('roose-bolton');
});

test('[card.roose-bolton][card.patchface] Patchface, after the combat, sees the hand that Roose has refilled', () => {
  const g = scene(ROOSE.replaceAll('lannister', 'baratheon').replace('march+0', 'march+1')).marches();
  g.answer('baratheon', march('seagard', { 'moat-cailin': '3 knight' }));
  g.playCombat({ attacker: 'patchface', defender: 'roose-bolton', until: 'patchface' });
  expect(g.offered('baratheon')).toHaveLength(7);
  expect(g.offered('baratheon')).toContain('roose-bolton');
});

//  Seagard (Stark marches) ── Riverrun (Lannister)
const BLACKFISH = `
  tides on
  blade      used
  throne     stark martell lannister
  stark      seagard: 2 knight footman, march+0
  lannister  riverrun: 2 knight footman
  martell    sunspear: footman, march+0
`;
const blackfish = (tides: string, text = BLACKFISH) =>
  scene(`${text}\ndeck tides ${tides}`)
    .marches()
    .answer('stark', march('seagard', { riverrun: '2 knight footman' }));

test('[card.the-blackfish] Stark loses without a casualty, against three swords', () => {
  const g = blackfish('tide-0 tide-0').playCombat({ attacker: 'the-blackfish', defender: 'ser-gregor-clegane' });
  expect(g.strengths).toEqual({ attacker: 6, defender: 8 });
  expect(g.units('seagard')).toBe('footman* knight* knight*');
  g.waitingFor('martell', 'march');
});

test('[card.the-blackfish][tides.skulls][EC 150] no skull hurts Stark, lost or won, and he helps nobody else', () => {
  const lost = blackfish('tide-0-skull tide-0-skull').playCombat({
    attacker: 'the-blackfish',
    defender: 'ser-gregor-clegane',
    until: 'skulls'
  });
  lost.waitingFor('lannister', 'skulls').answer('lannister', units('riverrun: footman'));
  expect([lost.units('seagard'), lost.units('riverrun')]).toEqual(['footman* knight* knight*', 'knight knight']);

  const won = blackfish('tide-3 tide-0-skull');
  won.playCombat({ attacker: 'the-blackfish', defender: 'cersei-lannister', until: 'retreat' });
  won.waitingFor('lannister', 'retreat').playCombat({});
  expect(won.units('riverrun')).toBe('footman knight knight');
});

test('[card.the-blackfish][tides.skulls] the same fight with another card costs the victor a unit', () => {
  const g = blackfish('tide-3 tide-0-skull');
  g.playCombat({ attacker: 'ser-rodrick-cassel', defender: 'cersei-lannister', until: 'skulls' });
  g.waitingFor('stark', 'skulls');
});

test('[card.the-blackfish][card.mace-tyrell] Mace Tyrell destroys no footman of his', () => {
  const g = scene(BLACKFISH.replaceAll('lannister', 'tyrell').replace('tides on', '')).marches();
  g.answer('stark', march('seagard', { riverrun: '2 knight footman' }));
  g.playCombat({ attacker: 'the-blackfish', defender: 'mace-tyrell' });
  expect(g.units('seagard')).toBe('footman* knight* knight*');
});

test('[card.the-blackfish][casualty.siege-engine][EC 100] what dies without being a casualty is not saved', () => {
  //  Riverrun (Lannister marches) ── Seagard (Stark): a siege engine and a routed footman cannot retreat
  const g = scene(`
    throne     lannister martell stark
    lannister  riverrun: 4 knight, march+0
    stark      seagard: siege-engine footman* footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('riverrun', { seagard: '4 knight' }));
  g.playCombat({ attacker: 'ser-gregor-clegane', defender: 'the-blackfish', until: 'retreat' });
  expect(g.units('seagard')).toBe('footman');
  g.answer('stark', area('moat-cailin'));
  expect(g.units('moat-cailin')).toBe('footman*');
});

test('[card.the-blackfish][retreat.nowhere][garrison.lost] nor who has nowhere to go, nor a garrison', () => {
  const g = scene(`
    throne     lannister martell stark
    lannister  moat-cailin: 4 knight, march+0; white-harbor: power; castle-black: power; karhold: power
               the-stony-shore: power
    stark      winterfell: footman, garrison
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('moat-cailin', { winterfell: '4 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'the-blackfish' });
  expect([g.units('winterfell'), g.garrison('winterfell')]).toEqual(['knight knight knight knight', 0]);
  expect(g.happened('units').filter(({ did }) => did === 'retreated')).toEqual([]);
  g.waitingFor('martell', 'march');
});

test('[card.the-blackfish][card.tyrion-lannister] sent back by Tyrion he protects nobody', () => {
  const g = blackfish('tide-0 tide-3', BLACKFISH);
  g.playCombat({ attacker: 'the-blackfish', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'catelyn-stark', until: 'casualties' });
  expect(g.strengths).toEqual({ attacker: 5, defender: 9 });
  expect(g.units('seagard')).toBe('footman* knight* knight*'); // Tyrion has no sword himself

  const skull = blackfish('tide-0 tide-0-skull', BLACKFISH);
  skull.playCombat({ attacker: 'the-blackfish', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  skull.answer('lannister', option('use')).playCombat({ attacker: 'catelyn-stark', until: 'skulls' });
  skull.waitingFor('stark', 'skulls');
});

//  Seagard (Lannister marches) ── Moat Cailin (Stark) ── Winterfell (Stark supports)
const catelyn = (stark: string) =>
  scene(`
    throne     lannister martell stark
    lannister  seagard: 3 knight, march+0
    stark      ${stark}
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('lannister', march('seagard', { 'moat-cailin': '3 knight' }))
    .playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });

test('[card.catelyn-stark][EC 97] her Defense order counts double', () => {
  expect(catelyn('moat-cailin: footman, defense+1').strengths).toEqual({ attacker: 8, defender: 3 });
  expect(catelyn('moat-cailin: footman, defense+2').strengths).toEqual({ attacker: 8, defender: 5 });
});

test('[card.catelyn-stark][EC 97] nothing else is doubled: no support, no other order', () => {
  const g = catelyn('moat-cailin: footman, defense+1; winterfell: footman, support+1');
  expect(g.strengths!.defender).toBe(1 + 2 + 2);
  expect(catelyn('moat-cailin: footman, march+1').strengths!.defender).toBe(1);
});

test('[card.catelyn-stark] a garrison is not doubled, and her March order is not when she attacks', () => {
  const home = scene(`
    throne     lannister martell stark
    lannister  moat-cailin: 3 knight, march+0
    stark      winterfell: footman, defense+1, garrison
    martell    sunspear: footman, march+0
  `).marches();
  home.answer('lannister', march('moat-cailin', { winterfell: '3 knight' }));
  home.playCombat({ attacker: 'the-hound', defender: 'catelyn-stark' });
  expect(home.strengths).toEqual({ attacker: 8, defender: 1 + 2 + 2 });

  const attack = scene(ATTACK.replace('march+0\n  lannister', 'march+1\n  lannister')).marches();
  attack.answer('stark', march('the-twins', { seagard: '3 knight' }));
  attack.playCombat({ attacker: 'catelyn-stark', defender: 'the-hound' });
  expect(attack.strengths).toEqual({ attacker: 7, defender: 5 });
});

test('[card.catelyn-stark][card.tyrion-lannister] sent back by Tyrion she doubles nothing', () => {
  const g = scene(`
    throne     lannister martell stark
    lannister  seagard: 3 knight, march+0
    stark      moat-cailin: footman, defense+2
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('seagard', { 'moat-cailin': '3 knight' }));
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'catelyn-stark', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'the-blackfish' });
  expect(g.strengths).toEqual({ attacker: 7, defender: 1 + 2 + 1 });
});

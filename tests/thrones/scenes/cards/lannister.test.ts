// The seven cards of Lannister.

import { expect, test } from 'vitest';
import { area, card, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['ser-gregor-clegane', 3, 3, 0],
  ['the-hound', 2, 0, 2],
  ['ser-jaime-lannister', 2, 1, 0]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//  Stoney Sept (Lannister marches) ── Blackwater (Stark) ── The Reach (Stark's order)
const ATTACK = `
  blade      used
  throne     lannister martell stark
  lannister  stoney-sept: 2 knight footman, march+0
  stark      blackwater: footman, defense+1; the-reach: footman, march+1; winterfell: footman, special-consolidate-power
  tyrell     kings-landing: footman, support
  martell    sunspear: footman, march+0
`;
const attacking = (text = ATTACK) =>
  scene(text)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: '2 knight footman' }));

test('[card.tywin-lannister] a victory brings 2 power, as soon as it is known', () => {
  const g = attacking().playCombat({ attacker: 'tywin-lannister', defender: 'ser-rodrick-cassel', until: 'retreat' });
  g.waitingFor('stark', 'retreat');
  expect([g.power('lannister'), g.power('stark'), g.power('tyrell')]).toEqual([7, 5, 5]);
});

test('[card.tywin-lannister] defending and winning brings as much; losing brings nothing', () => {
  const defended = (units: string) =>
    scene(`
      blade      used
      throne     stark martell lannister
      stark      the-reach: 2 footman, march+0
      lannister  blackwater: ${units}
      martell    sunspear: footman, march+0
    `)
      .marches()
      .answer('stark', march('the-reach', { blackwater: '2 footman' }))
      .playCombat({ attacker: 'eddard-stark', defender: 'tywin-lannister' });
  expect(defended('2 knight').power('lannister')).toBe(7);
  expect(defended('footman').power('lannister')).toBe(5);
});

test('[card.tywin-lannister][EC 14] no more than the pool of tokens holds', () => {
  const g = attacking(`power lannister 18\n${ATTACK}\nlannister riverrun: power`);
  g.playCombat({ attacker: 'tywin-lannister', defender: 'ser-rodrick-cassel' });
  expect(g.power('lannister')).toBe(19);
});

test('[card.tyrion-lannister][EC 89] before all else the enemy card goes back to hand, and another is played', () => {
  const g = attacking();
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'eddard-stark', until: 'tyrion-lannister' });
  g.waitingFor('lannister', 'tyrion-lannister');
  expect(g.offered('lannister')).toEqual(['use', 'decline']);
  g.answer('lannister', option('use')).waitingFor('stark', 'house-card');
  expect(g.offered('stark')).toHaveLength(6);
  expect(g.refused('stark', card('eddard-stark'))).toMatchObject({ rule: 'choice.not-offered', card: 'eddard-stark' });
  g.answer('stark', card('greatjon-umber')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 5 + 1, defender: 1 + 1 + 2 });
  expect(g.discard('stark')).toEqual(['greatjon-umber']);
  expect(g.hand('stark')).toContain('eddard-stark');
  expect(g.discard('lannister')).toEqual(['tyrion-lannister']);
  g.waitingFor('martell', 'march');
});

test('[card.tyrion-lannister] Lannister may let the card be', () => {
  const g = attacking();
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'eddard-stark' }); // a text that may be declined is declined
  expect(g.strengths).toEqual({ attacker: 6, defender: 2 + 4 });
  expect(g.discard('stark')).toEqual(['eddard-stark']);
});

test('[card.tyrion-lannister][card.once] the second card cannot be cancelled again', () => {
  const g = attacking();
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'eddard-stark', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).answer('stark', card('robb-stark'));
  expect(g.happened('strength')).toHaveLength(1);
  expect(g.waiting).not.toContain('tyrion');
});

test('[card.tyrion-lannister][card.no-card][card.seventh][EC 95] with no other card the enemy fights without one', () => {
  const g = attacking(`hand stark eddard-stark\n${ATTACK}`);
  g.playCombat({ attacker: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).waitingFor('stark', 'retreat'); // no card, no icons: nobody is hurt
  expect(g.strengths).toEqual({ attacker: 6, defender: 2 });
  expect(g.happened('victor')[0]!.battle.ledger.defender.map(({ what }) => what)).toEqual(['units', 'order']);
  g.playCombat({});
  // the card sent back is in hand, so the other six stay where they are
  expect(g.hand('stark')).toEqual(['eddard-stark']);
  expect(g.discard('stark')).toHaveLength(6);
});

test('[card.tyrion-lannister] with one other card there is nothing to choose', () => {
  const g = attacking(`hand stark eddard-stark catelyn-stark\n${ATTACK}`);
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'eddard-stark', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).waitingFor('stark', 'retreat');
  expect(g.strengths).toEqual({ attacker: 6, defender: 1 + 2 });
  g.playCombat({});
  expect(g.hand('stark')).toEqual(['eddard-stark']);
});

test('[card.tyrion-lannister][card.windows][EC 89] he comes before Mace Tyrell, although Tyrell is first in turn order', () => {
  const g = scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: footman knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'mace-tyrell', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.waitingFor('lannister', 'tyrion-lannister').answer('lannister', option('use'));
  g.answer('tyrell', card('alester-florent'));
  expect(g.units('blackwater')).toBe('footman knight');
  expect(g.strengths).toEqual({ attacker: 5, defender: 4 });
});

test('[card.tyrion-lannister][card.mace-tyrell] a text on the second card works like on any other', () => {
  const g = scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: footman knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('the-reach', { blackwater: '2 knight' }));
  g.playCombat({ attacker: 'alester-florent', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).answer('tyrell', card('mace-tyrell'));
  expect(g.strengths).toEqual({ attacker: 8, defender: 3 });
});

test('[card.ser-kevan-lannister] when Lannister attacks, each own footman counts 2, attacking or supporting', () => {
  const g = attacking(`${ATTACK}\nlannister harrenhal: 2 footman, support`);
  g.playCombat({ attacker: 'ser-kevan-lannister', defender: 'ser-rodrick-cassel' });
  expect(g.strengths!.attacker).toBe(4 + 2 + 4 + 1);
});

test('[card.ser-kevan-lannister][EC 111] routed footmen stay at 0, those of other houses at 1', () => {
  const g = attacking(`${ATTACK}\nlannister harrenhal: footman footman*, support`);
  g.playCombat({
    attacker: 'ser-kevan-lannister',
    defender: 'ser-rodrick-cassel',
    support: { 'kings-landing': 'attacker' }
  });
  expect(g.strengths!.attacker).toBe(4 + 2 + 2 + 1 + 1);
});

test('[card.ser-kevan-lannister] not when Lannister defends, and not the footmen of the enemy', () => {
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      the-reach: 3 footman, march+0
    lannister  blackwater: 2 footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('the-reach', { blackwater: '3 footman' }));
  g.playCombat({ attacker: 'the-blackfish', defender: 'ser-kevan-lannister' });
  expect(g.strengths).toEqual({ attacker: 3 + 1, defender: 2 + 1 });
});

test('[card.cersei-lannister][EC 114] victorious, Lannister may remove any order of the loser that would stay', () => {
  const g = attacking();
  g.playCombat({ attacker: 'cersei-lannister', defender: 'catelyn-stark', until: 'cersei-lannister' });
  g.waitingFor('lannister', 'cersei-lannister');
  expect(g.offered('lannister')).toEqual(['the-reach', 'winterfell']);
  // the order in the embattled area goes by itself; a bystander's is not the loser's
  expect(g.refused('lannister', area('blackwater'))).toMatchObject({ rule: 'choice.not-offered', area: 'blackwater' });
  expect(g.refused('lannister', area('kings-landing'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('lannister', area('winterfell')).playCombat({});
  expect([g.order('winterfell'), g.order('the-reach'), g.order('kings-landing')]).toEqual([null, 'march+1', 'support']);
  expect(g.power('stark')).toBe(5); // a Consolidate Power order removed so moves no power
  g.waitingFor('martell', 'march');
});

test('[card.cersei-lannister] Lannister may leave all of them', () => {
  const g = attacking();
  g.playCombat({
    attacker: 'cersei-lannister',
    defender: 'catelyn-stark',
    answers: { 'cersei-lannister': area(null) }
  });
  expect([g.order('winterfell'), g.order('the-reach')]).toEqual(['special-consolidate-power', 'march+1']);
});

test('[card.cersei-lannister][support.no-harm][EC 88] the order of a supporter of the loser is not offered', () => {
  const g = attacking();
  g.playCombat({
    attacker: 'cersei-lannister',
    defender: 'catelyn-stark',
    support: { 'kings-landing': 'defender' },
    until: 'cersei-lannister'
  });
  expect(g.strengths).toEqual({ attacker: 5, defender: 1 + 2 + 1 });
  expect(g.offered('lannister')).toEqual(['the-reach', 'winterfell']);
});

test('[card.cersei-lannister] as the defender she does not offer the March that began the combat', () => {
  const g = scene(`
    blade      used
    throne     stark martell lannister
    stark      the-reach: footman, march+0; winterfell: footman, raid
    lannister  blackwater: 2 knight, defense+1
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('stark', march('the-reach', { blackwater: 'footman' }));
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'cersei-lannister' });
  expect(g.offered('lannister')).toEqual(['winterfell']);
  g.answer('lannister', area('winterfell'));
  expect([g.order('winterfell'), g.order('the-reach'), g.order('blackwater')]).toEqual([null, null, 'defense+1']);
});

test('[card.cersei-lannister] not when Lannister loses, and not when the loser has no other order', () => {
  const lost = attacking(ATTACK.replace('blackwater: footman', 'blackwater: 3 knight'));
  lost.playCombat({ attacker: 'cersei-lannister', defender: 'catelyn-stark', until: 'cersei-lannister' });
  lost.waitingFor('martell', 'march');

  const bare = attacking(
    ATTACK.replace('; the-reach: footman, march+1; winterfell: footman, special-consolidate-power', '')
  );
  bare.playCombat({ attacker: 'cersei-lannister', defender: 'catelyn-stark', until: 'cersei-lannister' });
  bare.waitingFor('martell', 'march');
});

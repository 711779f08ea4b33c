// The Valyrian steel blade in combat.

import { expect, test } from 'vitest';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Stoney Sept (Lannister marches twice) ── Blackwater (Stark) ── King's Landing (Tyrell supports)
const fight = (fiefdoms: string) =>
  scene(`
    throne     lannister martell stark tyrell
    fiefdoms   ${fiefdoms}
    lannister  stoney-sept: 2 knight, march+0; searoad-marches: 2 knight, march-1
    stark      blackwater: 2 knight; the-reach: footman
    tyrell     kings-landing: footman, support
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: 'knight knight' }));
const CARDS = { attacker: 'the-hound', defender: 'greatjon-umber', until: 'valyrian-steel-blade' } as const;

test('[blade.combatant][EC 92] the holder who fights may add 1, once the cards are known', () => {
  const g = fight('lannister stark').playCombat(CARDS);
  g.waitingFor('lannister', 'valyrian-steel-blade');
  expect(g.position.combat).toMatchObject({
    revealed: true,
    cards: { attacker: 'the-hound', defender: 'greatjon-umber' }
  });
  expect(g.strengths).toBe(null); // not reckoned yet
  expect(g.refused('stark', option('use'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('lannister', option('use')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 4 + 2 + 1, defender: 4 + 2 });
  expect(g.position.blade).toBe('used');
});

test('[blade.combatant][EC 92] declined it adds nothing and stays ready', () => {
  const g = fight('lannister stark').playCombat(CARDS);
  g.answer('lannister', option('decline')).playCombat({});
  expect([g.strengths, g.position.blade]).toEqual([{ attacker: 6, defender: 6 }, 'ready']);
});

test('[blade.combatant] it serves a defender as well', () => {
  const g = fight('stark lannister').playCombat(CARDS).waitingFor('stark', 'valyrian-steel-blade');
  g.answer('stark', option('use')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 6, defender: 7 });
});

test('[blade.combatant][EC 92] a holder who only supports, or looks on, is not asked', () => {
  for (const holder of ['tyrell', 'martell']) {
    const g = fight(`${holder} lannister stark`).playCombat({ ...CARDS, support: { 'kings-landing': 'defender' } });
    expect(g.strengths).toEqual({ attacker: 6, defender: 7 });
    expect([g.position.blade, g.waiting]).toEqual(['ready', 'martell march']);
  }
});

test('[blade.once][EC 92] used, it rests until the end of the round; declined, it may be used in the next combat', () => {
  const second = (chosen: string) => {
    const g = fight('lannister stark').playCombat(CARDS);
    g.answer('lannister', option(chosen)).playCombat({});
    g.answer('martell', march('sunspear'));
    g.answer('lannister', march('searoad-marches', { 'the-reach': 'knight knight' }));
    return g.playCombat({ ...CARDS, attacker: 'ser-jaime-lannister', defender: 'catelyn-stark' });
  };
  expect(second('decline').waiting).toBe('lannister valyrian-steel-blade');
  const used = second('use');
  expect(used.waiting).not.toContain('valyrian-steel-blade');
  expect(used.strengths!.attacker).toBe(4 - 1 + 2);
});

test('[blade.once] it is ready again in the next round', () => {
  const g = scene(`
    blade used
    deck westeros1 a-throne-of-blades | westeros2 dark-wings-dark-words
    throne lannister
  `).cleaningUp();
  expect([g.position.round, g.position.blade]).toEqual([2, 'ready']);
});

test('[blade.wasted][EC 92] the holder is asked though it can change nothing, and may waste it', () => {
  const g = fight('lannister stark');
  g.playCombat({ attacker: 'tywin-lannister', defender: 'catelyn-stark', until: 'valyrian-steel-blade' });
  g.waitingFor('lannister', 'valyrian-steel-blade'); // 8 against 4
  expect(g.offered('lannister')).toEqual(['use', 'decline']);
  g.answer('lannister', option('use')).playCombat({});
  expect([g.strengths, g.position.blade]).toEqual([{ attacker: 9, defender: 4 }, 'used']);
});

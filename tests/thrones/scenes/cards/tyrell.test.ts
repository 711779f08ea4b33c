// The seven cards of Tyrell.

import { expect, test } from 'vitest';
import { area, march, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['ser-garlan-tyrell', 2, 2, 0],
  ['randyll-tarly', 2, 1, 0],
  ['margaery-tyrell', 1, 0, 1],
  ['alester-florent', 1, 0, 1]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//  The Reach (Tyrell marches) ── Blackwater (Lannister) ── Stoney Sept (Lannister supports)
const mace = (defenders: string, more = '') =>
  scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     the-reach: 2 knight, march+0
    lannister  blackwater: ${defenders}; stoney-sept: footman, support
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('tyrell', march('the-reach', { blackwater: '2 knight' }));

test('[card.mace-tyrell][combat.recount][EC 98][EX-24] a footman of the enemy dies at once and no longer counts', () => {
  const g = mace('footman knight').playCombat({ attacker: 'mace-tyrell', defender: 'the-hound', until: 'retreat' });
  // nobody was asked which; the footman in Stoney Sept supports, and is safe
  expect(g.strengths).toEqual({ attacker: 4 + 4, defender: 2 + 1 + 2 });
  expect([g.units('blackwater'), g.units('stoney-sept')]).toEqual(['knight', 'footman']);
  g.waitingFor('lannister', 'retreat');
});

test('[card.mace-tyrell] among routed and unrouted footmen Tyrell chooses', () => {
  const g = mace('footman footman* knight').playCombat({
    attacker: 'mace-tyrell',
    defender: 'the-hound',
    until: 'mace-tyrell'
  });
  g.waitingFor('tyrell', 'mace-tyrell');
  expect(g.askOf('tyrell')).toMatchObject({ least: 1, most: 1 });
  expect(g.refused('tyrell', units('blackwater: knight'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('tyrell', units('stoney-sept: footman'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('tyrell', units(''))).toMatchObject({ rule: 'choice.too-few' });
  g.answer('tyrell', units('blackwater: footman*'));
  expect([g.units('blackwater'), g.strengths!.defender]).toEqual(['footman knight', 1 + 2 + 1 + 2]);
});

test('[card.mace-tyrell] nothing without a footman in the fight, though one supports', () => {
  const g = mace('knight').playCombat({ attacker: 'mace-tyrell', defender: 'the-hound' });
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toEqual([]);
  expect([g.strengths!.defender, g.units('stoney-sept')]).toEqual([2 + 1 + 2, 'footman']);
});

test('[card.mace-tyrell][combat.without-defender-units] the last defender dead, the fight goes on and may be won', () => {
  const g = mace('footman, defense+2', 'stark harrenhal: 3 knight, support');
  g.playCombat({ attacker: 'mace-tyrell', defender: 'tywin-lannister', support: { harrenhal: 'defender' } });
  expect(g.strengths).toEqual({ attacker: 8, defender: 0 + 2 + 1 + 6 + 4 });
  expect([g.units('blackwater'), g.units('the-reach')]).toEqual(['', 'knight* knight*']);
  expect(g.power('lannister')).toBe(7);
  g.waitingFor('martell', 'march');
});

test('[card.mace-tyrell][card.tyrion-lannister] sent back by Tyrion he destroys nobody', () => {
  const g = mace('footman knight');
  g.playCombat({ attacker: 'mace-tyrell', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'alester-florent' });
  expect(g.strengths).toEqual({ attacker: 4 + 1, defender: 3 + 1 + 1 });
});

test('[card.mace-tyrell] an attacking footman dies as well', () => {
  //  Blackwater (Lannister marches) ── The Reach (Tyrell)
  const g = scene(`
    blade      used
    throne     lannister martell tyrell
    tyrell     the-reach: 2 knight
    lannister  blackwater: footman knight, march+0
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('blackwater', { 'the-reach': 'footman knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'mace-tyrell' });
  expect(g.strengths).toEqual({ attacker: 2 + 2, defender: 8 });
  expect(g.units('blackwater')).toBe('knight*');
});

//  Highgarden (Tyrell marches) ── The Reach (Lannister) ── Blackwater
const loras = (defenders = 'footman', more = '') =>
  scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     highgarden: 2 knight footman, march+1
    lannister  the-reach: ${defenders}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('tyrell', march('highgarden', { 'the-reach': '2 knight' }));

test('[card.ser-loras-tyrell][EC 114] the March order goes with the victors, and serves again on a later turn', () => {
  const g = loras('footman, defense+1').playCombat({ attacker: 'ser-loras-tyrell', defender: 'the-hound' });
  expect([g.order('the-reach'), g.order('highgarden')]).toEqual(['march+1', null]);
  expect([g.units('the-reach'), g.units('highgarden')]).toEqual(['knight knight', 'footman']);
  g.waitingFor('martell', 'march').answer('martell', march('sunspear'));
  g.waitingFor('tyrell', 'march');
  expect(g.refused('tyrell', march('highgarden', { oldtown: 'footman' }))).toMatchObject({ rule: 'march.own-order' });
  g.answer('tyrell', march('the-reach', { kingswood: 'knight knight' }));
  expect(g.units('kingswood')).toBe('knight knight');
});

test('[card.ser-loras-tyrell] not when Tyrell loses, and not when Tyrell defends', () => {
  const lost = loras('3 knight').playCombat({ attacker: 'ser-loras-tyrell', defender: 'tywin-lannister' });
  expect([lost.order('the-reach'), lost.order('highgarden')]).toEqual([null, null]);

  const defended = scene(`
    blade      used
    throne     lannister martell tyrell
    tyrell     the-reach: 3 knight
    lannister  blackwater: footman, march+0
    martell    sunspear: footman, march+0
  `).marches();
  defended.answer('lannister', march('blackwater', { 'the-reach': 'footman' }));
  defended.playCombat({ attacker: 'the-hound', defender: 'ser-loras-tyrell' });
  expect([defended.order('the-reach'), defended.order('blackwater')]).toEqual([null, null]);
  defended.waitingFor('martell', 'march');
});

test('[card.ser-loras-tyrell][card.arianne-martell] not when Arianne turns the army back', () => {
  //  The Boneway (Tyrell marches) ── Yronwood (Martell)
  const g = scene(`
    blade    used
    throne   tyrell baratheon martell
    tyrell   the-boneway: 2 knight, march+1
    martell  yronwood: footman
    baratheon dragonstone: footman, march+0
  `).marches();
  g.answer('tyrell', march('the-boneway', { yronwood: '2 knight' }));
  g.playCombat({ attacker: 'ser-loras-tyrell', defender: 'arianne-martell' });
  expect([g.order('yronwood'), g.order('the-boneway'), g.units('the-boneway')]).toEqual([null, null, 'knight knight']);
  expect(g.happened('order-moved')).toEqual([]);
  g.waitingFor('baratheon', 'march');
});

test('[card.ser-loras-tyrell][cleanup.no-survivors][EC 103] not when no unit is left to move in', () => {
  // the footman that attacks dies by a skull, and Tyrell wins all the same
  const g = scene(`
    edition    first  // where an order without units would stay
    blade      used
    tides      on
    deck       tides tide-3 tide-0-skull
    throne     tyrell martell lannister
    tyrell     highgarden: footman, march+1
    lannister  the-reach: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('tyrell', march('highgarden', { 'the-reach': 'footman' }));
  g.playCombat({ attacker: 'ser-loras-tyrell', defender: 'the-hound' });
  expect(g.strengths).toEqual({ attacker: 1 + 1 + 3 + 3, defender: 3 });
  expect([g.units('the-reach'), g.order('the-reach'), g.order('highgarden')]).toEqual(['', null, null]);
  expect([g.controller('the-reach'), g.happened('order-moved')]).toEqual([null, []]);
  g.waitingFor('martell', 'march');
});

test('[card.ser-loras-tyrell][card.tyrion-lannister] sent back by Tyrion he moves no order', () => {
  const g = loras('footman');
  g.playCombat({ attacker: 'ser-loras-tyrell', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'randyll-tarly' });
  expect([g.units('the-reach'), g.order('the-reach')]).toEqual(['knight knight', null]);
});

//  The Reach (Tyrell marches) ── Blackwater (Lannister) ── Stoney Sept, Searoad Marches, Harrenhal
const THORNS = `
  blade      used
  throne     tyrell martell lannister
  tyrell     the-reach: 2 knight, march+0
  lannister  blackwater: footman, defense+1; stoney-sept: footman, support+1; searoad-marches: footman, special-raid;
             lannisport: footman, march+0
  stark      harrenhal: footman, support
  martell    sunspear: footman, march+0
`;
const thorns = (text = THORNS) =>
  scene(text)
    .marches()
    .answer('tyrell', march('the-reach', { blackwater: '2 knight' }));

test('[card.queen-of-thorns][combat.recount][EC 98] an order of the enemy next to the fight goes, support with it', () => {
  const g = thorns().playCombat({ attacker: 'queen-of-thorns', defender: 'the-hound', until: 'queen-of-thorns' });
  g.waitingFor('tyrell', 'queen-of-thorns');
  expect(g.offered('tyrell')).toEqual(['searoad-marches', 'stoney-sept']);
  // not in the area attacked, not a bystander's, not two steps away; and it is a must
  for (const other of ['blackwater', 'harrenhal', 'lannisport'] as const)
    expect(g.refused('tyrell', area(other))).toMatchObject({ rule: 'choice.not-offered', area: other });
  expect(g.refused('tyrell', area(null))).toMatchObject({ rule: 'choice.too-few' });
  g.answer('tyrell', area('stoney-sept')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 4, defender: 1 + 1 + 2 });
  expect([g.order('stoney-sept'), g.order('searoad-marches'), g.order('harrenhal')]).toEqual([
    null,
    'special-raid',
    'support'
  ]);
  expect(g.units('stoney-sept')).toContain('footman');
  g.waitingFor('martell', 'march');
});

test('[card.queen-of-thorns] another order removed leaves the support', () => {
  const g = thorns().playCombat({ attacker: 'queen-of-thorns', defender: 'the-hound', until: 'queen-of-thorns' });
  g.answer('tyrell', area('searoad-marches'));
  expect(g.strengths!.defender).toBe(1 + 1 + 2 + 2);
});

test('[card.queen-of-thorns] the order of a supporter of the enemy is safe; without another nothing happens', () => {
  const g = thorns(THORNS.replace('stoney-sept: footman, support+1; searoad-marches: footman, special-raid;', ''));
  g.playCombat({
    attacker: 'queen-of-thorns',
    defender: 'the-hound',
    support: { harrenhal: 'defender' },
    until: 'queen-of-thorns'
  });
  expect([g.order('harrenhal'), g.strengths!.defender]).toEqual(['support', 1 + 1 + 1 + 2]);
});

test('[card.queen-of-thorns] defending she cannot take the March that began the combat', () => {
  //  Blackwater (Lannister marches) ── The Reach (Tyrell) ── King's Landing (Lannister)
  const g = scene(`
    blade      used
    throne     lannister martell tyrell
    tyrell     the-reach: footman
    lannister  blackwater: 2 knight, march+1; kings-landing: footman, consolidate-power
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('blackwater', { 'the-reach': '2 knight' }));
  g.playCombat({ attacker: 'the-hound', defender: 'queen-of-thorns', until: 'retreat' });
  // the only order left to choose is taken without a question
  expect([g.order('kings-landing'), g.strengths!.attacker]).toEqual([null, 4 + 1 + 2]);
});

test('[card.queen-of-thorns][EC 77] not over a bridge of ships; but a port of the sea attacked is next to it', () => {
  //  Highgarden ── West Summer Sea (Tyrell) ── Starfall (Lannister) ∙ ∙ by ship ∙ ∙ Oldtown (Lannister)
  const land = scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     highgarden: 2 knight, march+0; west-summer-sea: ship
    lannister  starfall: footman; oldtown: footman, support; the-arbor: footman, raid
    martell    sunspear: footman, march+0
  `).marches();
  land.answer('tyrell', march('highgarden', { starfall: '2 knight' }));
  land.playCombat({ attacker: 'queen-of-thorns', defender: 'the-hound', until: 'queen-of-thorns' });
  expect([land.order('oldtown'), land.order('the-arbor')]).toEqual(['support', 'raid']);

  const sea = scene(`
    blade      used
    throne     tyrell martell lannister
    tyrell     sunset-sea: 3 ship, march+0
    lannister  the-golden-sound: ship; port-of-lannisport: ship, support
    martell    sunspear: footman, march+0
  `).marches();
  sea.answer('tyrell', march('sunset-sea', { 'the-golden-sound': '3 ship' }));
  sea.playCombat({ attacker: 'queen-of-thorns', defender: 'the-hound', until: 'retreat' });
  expect([sea.order('port-of-lannisport'), sea.strengths!.defender]).toEqual([null, 1 + 2]);
});

test('[card.queen-of-thorns][card.tyrion-lannister] sent back by Tyrion she removes nothing', () => {
  const g = thorns();
  g.playCombat({ attacker: 'queen-of-thorns', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'randyll-tarly' });
  expect([g.order('stoney-sept'), g.order('searoad-marches')]).toEqual(['support+1', 'special-raid']);
  expect(g.strengths!.defender).toBe(1 + 1 + 2 + 1);
});

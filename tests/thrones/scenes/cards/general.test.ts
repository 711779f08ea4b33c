// What holds for all house cards: choosing, revealing, the order of texts, the discard piles.

import { expect, test } from 'vitest';
import { viewFor } from '#thrones/rules/view';
import { area, card, march, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Stoney Sept (Lannister marches) ── Blackwater (Stark)
const FIGHT = `
  blade      used
  throne     lannister martell stark
  discard    stark eddard-stark
  lannister  stoney-sept: 2 knight, march+0
  stark      blackwater: footman knight
  martell    sunspear: footman, march+0
`;
const fight = (more = '', text = FIGHT) =>
  scene(`${text}\n${more}`)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: 'knight knight' }));

// with the hands told otherwise
const DEALT = FIGHT.replace('discard    stark eddard-stark', '');

test('[card.must-play][card.not-in-hand][EC 90] both have to play a card, and it has to be one in hand', () => {
  const g = fight();
  expect(g.waiting).toBe('lannister house-card, stark house-card');
  expect(g.offered('stark')).toHaveLength(6);
  expect(g.refused('stark', card(null))).toMatchObject({ rule: 'choice.too-few', allowed: 1, found: 0 });
  for (const other of ['eddard-stark', 'the-hound'] as const)
    // discarded; not one of his
    expect(g.refused('stark', card(other))).toMatchObject({ rule: 'choice.not-offered', card: other });
  expect(g.refused('martell', card('darkstar'))).toMatchObject({ rule: 'answer.not-asked' });
});

test('[card.must-play][card.open-hands][EC 90] a choice is secret until both are made: the hand is seen as it was', () => {
  const g = fight();
  g.answer('stark', card('robb-stark'));
  g.waitingFor('lannister', 'house-card');
  for (const seat of ['lannister', 'martell', null] as const) {
    const view = viewFor(g.position, seat);
    expect(view.houses.stark!.hand).toHaveLength(6);
    expect(view.houses.stark!.hand).toContain('robb-stark');
    expect(view.houses.stark!.discard).toEqual(['eddard-stark']);
    expect(view.combat!.cards).toEqual({ attacker: null, defender: null });
    expect([view.sealed.cards, JSON.stringify(view.happened)]).toEqual([{}, expect.not.stringContaining('robb')]);
  }
  expect(viewFor(g.position, 'stark').sealed.cards).toEqual({ stark: 'robb-stark' });
  g.answer('lannister', card('the-hound'));
  expect(g.happened('cards')).toEqual([{ what: 'cards', cards: { attacker: 'the-hound', defender: 'robb-stark' } }]);
});

test('[card.open-hands] otherwise hands and discard piles are open to all', () => {
  const g = fight().playCombat({ attacker: 'the-hound', defender: 'greatjon-umber' });
  const { houses } = viewFor(g.position, 'martell');
  expect(houses.stark).toMatchObject({ discard: ['eddard-stark', 'greatjon-umber'], hand: g.hand('stark') });
  expect(houses.lannister).toMatchObject({ discard: ['the-hound'], hand: g.hand('lannister') });
});

test('[card.seventh][EC 94][EX-37] after the last card in hand the six others come back, and it stays out', () => {
  const g = fight('hand stark robb-stark\nhand lannister the-hound tywin-lannister', DEALT);
  g.playCombat({ attacker: 'the-hound' });
  expect(g.discard('stark')).toEqual(['robb-stark']);
  expect(g.hand('stark')).toHaveLength(6);
  // Lannister has a card left, and nothing comes back
  expect(g.hand('lannister')).toEqual(['tywin-lannister']);
  expect(g.discard('lannister')).toHaveLength(6);
  g.waitingFor('martell', 'march');
});

test('[card.seventh] the others come back only after the combat, not when the card is played', () => {
  const g = fight('hand stark robb-stark', DEALT).playCombat({ attacker: 'tywin-lannister', until: 'retreat' });
  g.waitingFor('stark', 'retreat');
  expect(g.hand('stark')).toEqual([]);
  expect(g.discard('stark')).toHaveLength(6);
});

//  The Reach (Tyrell marches) ── Blackwater (Greyjoy) ── Harrenhal (Greyjoy supports)
const AT_ONCE = `
  blade      used
  tyrell     the-reach: 2 knight, march+0
  greyjoy    blackwater: footman, defense+1; harrenhal: footman, support
  martell    sunspear: footman, march+0
`;
const atOnce = (throne: string) =>
  scene(`throne ${throne}\n${AT_ONCE}`)
    .marches()
    .answer('tyrell', march('the-reach', { blackwater: 'knight knight' }));

test('[card.turn-order][card.windows][EC 91] within a window turn order decides, attacker or defender', () => {
  const cards = { attacker: 'mace-tyrell', defender: 'aeron-damphair', until: 'aeron-damphair' } as const;
  const tyrellFirst = atOnce('tyrell martell greyjoy').playCombat(cards).waitingFor('greyjoy', 'aeron-damphair');
  expect(tyrellFirst.units('blackwater')).toBe('');
  const greyjoyFirst = atOnce('greyjoy tyrell martell').playCombat(cards).waitingFor('greyjoy', 'aeron-damphair');
  expect(greyjoyFirst.units('blackwater')).toBe('footman');
  // Aeron's text is carried out wholly, the new card included, before Mace's
  greyjoyFirst.answer('greyjoy', card('theon-greyjoy'));
  const what = greyjoyFirst
    .happened('card')
    .filter(({ house }) => house === 'greyjoy')
    .map(({ did }) => did);
  expect(what.slice(0, 2)).toEqual(['discarded', 'played']);
  expect(greyjoyFirst.happened('units').map(({ about }) => about)).toContain('mace-tyrell');
});

//  King's Landing (Baratheon marches) ── Blackwater (Stark)
const wonAndLost = (throne: string) =>
  scene(`
    blade      used
    throne     ${throne}
    baratheon  kings-landing: 2 footman knight, march+1
    stark      blackwater: footman
    martell    sunspear: footman, march+0
  `)
    .marches()
    .answer('baratheon', march('kings-landing', { blackwater: '2 footman knight' }))
    .playCombat({ attacker: 'renly-baratheon', defender: 'roose-bolton', until: 'renly-baratheon' });

test('[card.turn-order][EC 91] texts of victor and loser share a window', () => {
  const late = wonAndLost('stark baratheon martell').waitingFor('baratheon', 'renly-baratheon');
  expect(late.hand('stark')).toHaveLength(7);
  const early = wonAndLost('baratheon martell stark').waitingFor('baratheon', 'renly-baratheon');
  expect(early.hand('stark')).toHaveLength(6);
  early.answer('baratheon', units('')).playCombat({});
  expect(early.hand('stark')).toHaveLength(7);
});

test('[card.windows][EC 89] cancelling, at once, strength, won and lost, after the combat: each in its place', () => {
  //  King's Landing (Baratheon marches) ── Blackwater (Martell)
  const g = scene(`
    throne     baratheon martell greyjoy
    fiefdoms   martell baratheon
    baratheon  kings-landing: 2 knight footman, march+1
    martell    blackwater: knight footman
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('kings-landing', { blackwater: '2 knight footman' }));
  expect(g.waiting).toBe('baratheon house-card, martell house-card');
  g.answer('baratheon', card('patchface')).answer('martell', card('doran-martell'));
  g.waitingFor('martell', 'doran-martell').answer('martell', option('throne'));
  g.waitingFor('martell', 'valyrian-steel-blade').answer('martell', option('decline'));
  g.waitingFor('martell', 'retreat').answer('martell', area('harrenhal'));
  expect([g.units('harrenhal'), g.units('blackwater')]).toEqual(['footman* knight*', 'footman knight knight']);
  expect([g.discard('baratheon'), g.discard('martell')]).toEqual([['patchface'], ['doran-martell']]);
  g.waitingFor('baratheon', 'patchface').answer('baratheon', card('darkstar'));
  g.waitingFor('greyjoy', 'march');
});

test('[card.once][EC 91] no text is carried out twice, though its window is looked at again after each answer', () => {
  const g = atOnce('tyrell martell greyjoy');
  g.playCombat({
    attacker: 'mace-tyrell',
    defender: 'aeron-damphair',
    answers: { 'aeron-damphair': card('euron-crows-eye') }
  });
  expect(g.happened('units').filter(({ about }) => about === 'mace-tyrell')).toHaveLength(1);
  expect(g.power('greyjoy')).toBe(3);
  g.waitingFor('martell', 'march');
});

test('[card.no-card][EC 95] no card: nothing from cards, no tower against swords, no text', () => {
  const g = fight('hand stark ser-rodrick-cassel\ntides on\ndeck tides tide-1-sword tide-0', DEALT);
  g.playCombat({ attacker: 'tyrion-lannister', until: 'tyrion-lannister' }).answer('lannister', option('use'));
  expect(g.strengths).toEqual({ attacker: 4 + 1 + 1, defender: 3 + 0 });
  // Ser Rodrick's towers would have stopped the sword
  expect(g.waitingFor('stark', 'casualties').askOf('stark')).toMatchObject({ least: 1, most: 1 });
});

test('[card.icons-only][card.tyrion-lannister][card.balon-greyjoy] numbers too can be sent back, or lose their strength', () => {
  const sentBack = fight().playCombat({
    attacker: 'tyrion-lannister',
    defender: 'greatjon-umber',
    until: 'tyrion-lannister'
  });
  sentBack.answer('lannister', option('use')).playCombat({ defender: 'catelyn-stark' });
  expect([sentBack.strengths, sentBack.hand('stark').includes('greatjon-umber')]).toEqual([
    { attacker: 4 + 1, defender: 3 },
    true
  ]);

  const balon = scene(FIGHT.replaceAll('lannister', 'greyjoy')).marches();
  balon.answer('greyjoy', march('stoney-sept', { blackwater: 'knight knight' }));
  balon.playCombat({ attacker: 'balon-greyjoy', defender: 'greatjon-umber' });
  expect(balon.strengths).toEqual({ attacker: 4 + 2, defender: 3 + 0 });
});

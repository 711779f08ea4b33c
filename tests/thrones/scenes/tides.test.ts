// The Tides of Battle, an option of the game: two cards drawn in secret, the blade that may change one, and the skulls.

import { expect, test } from 'vitest';
import { TIDES_DECK } from '#thrones/box/tides';
import { viewFor } from '#thrones/rules/view';
import { card, march, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

//  Stoney Sept (Lannister marches) ── Blackwater (Stark)
const fight = (
  deck: string,
  { blade = 'used', attackers = '2 knight', defenders = 'footman knight', more = '' } = {}
) =>
  scene(`
    tides      on
    deck       tides ${deck}
    blade      ${blade}
    throne     lannister martell stark
    fiefdoms   lannister stark
    lannister  stoney-sept: ${attackers}, march+0
    stark      blackwater: ${defenders}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('lannister', march('stoney-sept', { blackwater: attackers }));
const CARDS = { attacker: 'cersei-lannister', defender: 'catelyn-stark' } as const;

test('[tides.sequence][EC 148] each side draws one after the texts; its strength, swords and towers count', () => {
  const g = fight('tide-1-sword tide-2').playCombat({ ...CARDS, until: 'casualties' });
  expect(g.happened('tides')).toEqual([{ what: 'tides', tides: { attacker: 'tide-1-sword', defender: 'tide-2' } }]);
  expect(g.strengths).toEqual({ attacker: 4 + 1, defender: 3 + 2 });
  expect(g.waitingFor('stark', 'casualties').askOf('stark')).toMatchObject({ least: 1, most: 1 });

  const tower = fight('tide-1-sword tide-1-tower').playCombat({ ...CARDS, until: 'casualties' });
  tower.waitingFor('martell', 'march');
  expect(tower.strengths).toEqual({ attacker: 5, defender: 4 });
});

test('[tides.sequence] what is drawn has left those that were put on top', () => {
  const g = fight('tide-0 tide-1-tower tide-3');
  expect(g.position.stackedTides).toBe(3);
  const { tides } = g.position.decks;
  g.playCombat({ ...CARDS, until: 'retreat' });
  expect(g.position.stackedTides).toBe(1);
  // drawn ones lie beneath the deck, which stays whole
  expect(g.position.decks.tides).toEqual([...tides.slice(2), ...tides.slice(0, 2)]);
});

test('[tides.sequence] they come after the texts of house cards', () => {
  const g = fight('tide-3 tide-0', { blade: 'ready' });
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'catelyn-stark', until: 'tyrion-lannister' });
  expect(viewFor(g.position, 'lannister').sealed.tides).toEqual({});
  g.answer('lannister', option('decline')).waitingFor('lannister', 'tides-redraw');
});

test('[tides.sequence] a game without the option draws none', () => {
  const g = scene(`
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: 2 knight, march+0
    stark      blackwater: footman knight
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: '2 knight' })).playCombat(CARDS);
  expect([g.happened('tides'), g.strengths]).toEqual([[], { attacker: 4, defender: 3 }]);
});

test('[tides.sequence] no card is drawn against a neutral force', () => {
  const g = scene(`
    tides      on
    throne     lannister martell
    neutral    kings-landing
    lannister  blackwater: 3 knight, march+0
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('blackwater', { 'kings-landing': '3 knight' }));
  expect([g.happened('tides'), g.units('kings-landing')]).toEqual([[], 'knight knight knight']);
  g.waitingFor('martell', 'march');
});

test('[tides.sequence][tides.redraw][EC 148] the own card is seen in secret; the blade may change it, and only once', () => {
  const g = fight('tide-0 tide-1-tower tide-3', { blade: 'ready' }).playCombat({ ...CARDS, until: 'tides-redraw' });
  g.waitingFor('lannister', 'tides-redraw');
  expect(viewFor(g.position, 'lannister').sealed.tides).toEqual({ lannister: 'tide-0' });
  expect(viewFor(g.position, 'stark').sealed.tides).toEqual({ stark: 'tide-1-tower' });
  expect(viewFor(g.position, 'martell').sealed.tides).toEqual({});
  expect(viewFor(g.position, 'stark').asks).toEqual([
    { house: 'lannister', kind: 'option', about: 'tides-redraw', secret: true }
  ]);
  g.answer('lannister', option('redraw'));
  // the new card is kept, and the blade cannot add its 1 any more
  expect(g.happened('tides')).toMatchObject([{ tides: { attacker: 'tide-3', defender: 'tide-1-tower' } }]);
  expect(g.strengths).toEqual({ attacker: 4 + 3, defender: 3 + 1 });
  expect(g.position.blade).toBe('used');
  expect(g.waiting).not.toContain('valyrian-steel-blade');
});

test('[tides.redraw][EC 149] the card kept, the blade may add 1 after the reveal', () => {
  const g = fight('tide-0 tide-1-tower tide-3', { blade: 'ready' }).playCombat({ ...CARDS, until: 'tides-redraw' });
  g.answer('lannister', option('keep')).waitingFor('lannister', 'valyrian-steel-blade');
  expect(g.position.combat!.tides).toEqual({ attacker: 'tide-0', defender: 'tide-1-tower' });
  g.answer('lannister', option('use')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 4 + 1, defender: 3 + 1 });
});

test('[tides.redraw][EC 149] nobody is asked with the blade used, or in the hand of a bystander', () => {
  fight('tide-3 tide-0')
    .playCombat({ ...CARDS, until: 'tides-redraw' })
    .waitingFor('martell', 'march');
  const bystander = scene(`
    tides      on
    throne     lannister martell stark
    fiefdoms   martell lannister stark
    lannister  stoney-sept: knight, march+0
    stark      blackwater: footman
    martell    sunspear: footman, march+0
  `).marches();
  bystander.answer('lannister', march('stoney-sept', { blackwater: 'knight' }));
  bystander.playCombat({ ...CARDS, until: 'tides-redraw' });
  expect(bystander.waiting).not.toContain('tides-redraw');
});

test('[tides.deck][EC 152] all 24 are shuffled for each combat, just before house cards are chosen', () => {
  //  Stoney Sept (Lannister) ── Blackwater (Stark); Searoad Marches (Lannister) ── The Reach (Stark), Highgarden supports
  const g = scene(`
    tides      on
    blade      used
    throne     lannister martell stark
    lannister  stoney-sept: 2 knight, march+0; searoad-marches: 2 knight, march-1
    stark      blackwater: footman; the-reach: footman; highgarden: footman, support
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('stoney-sept', { blackwater: '2 knight' })).playCombat(CARDS);
  g.answer('martell', march('sunspear'));
  const left = g.position.decks.tides;
  g.answer('lannister', march('searoad-marches', { 'the-reach': '2 knight' })).waitingFor('stark', 'support');
  expect(g.position.decks.tides).toEqual(left);
  g.answer('stark', option('none'));
  expect(g.waiting).toBe('lannister house-card, stark house-card');
  expect(g.position.decks.tides).not.toEqual(left);
  expect([...g.position.decks.tides].sort()).toEqual([...TIDES_DECK].sort());
  // and nobody sees more of it than how many cards there are
  expect(viewFor(g.position, 'stark').deckSizes.tides).toBe(24);
});

test('[tides.skulls][EC 150][EX-42] after the swords each skull costs the other side a unit, towers or not', () => {
  const g = fight('tide-0-skull tide-0-skull', { defenders: '2 footman knight', attackers: '3 knight' });
  g.playCombat({ attacker: 'ser-jaime-lannister', defender: 'catelyn-stark', until: 'casualties' });
  g.waitingFor('stark', 'casualties').answer('stark', units('blackwater: footman'));
  // then the skulls, of victor and loser alike; each owner chooses
  expect(g.waiting).toBe('lannister skulls, stark skulls');
  expect(g.refused('stark', units('blackwater: 2 footman'))).toMatchObject({ rule: 'choice.too-many' });
  g.answer('stark', units('blackwater: footman')).answer('lannister', units('blackwater: knight')).playCombat({});
  expect(g.units('blackwater')).toBe('knight knight');
  expect(g.happened('units').find(({ did }) => did === 'retreated')!.units).toEqual(['knight']);
});

test('[tides.skulls][EC 150] fortifications do not help against a skull', () => {
  const g = fight('tide-0-skull tide-0', { attackers: '4 knight' });
  g.playCombat({ attacker: 'cersei-lannister', defender: 'ser-rodrick-cassel', until: 'skulls' });
  g.waitingFor('stark', 'skulls');
  expect(g.offered('stark')).toHaveLength(2);
});

test('[tides.skulls][EC 151] a routed unit of the victor is safe, and one who has none else loses nothing', () => {
  const both = fight('tide-0-skull tide-3', { defenders: 'footman* knight' });
  both.playCombat({ attacker: 'cersei-lannister', defender: 'ser-rodrick-cassel' });
  expect(both.units('blackwater')).toBe('footman*');

  const routed = fight('tide-0-skull tide-3', { defenders: 'footman* knight*', attackers: 'footman' });
  routed.playCombat({ attacker: 'cersei-lannister', defender: 'ser-rodrick-cassel' });
  expect([routed.strengths, routed.units('blackwater')]).toEqual([{ attacker: 1, defender: 4 }, 'footman* knight*']);
});

test('[tides.skulls] a siege engine of the victor may be taken', () => {
  const g = fight('tide-3 tide-0-skull', { attackers: '2 knight siege-engine' });
  g.playCombat({ ...CARDS, until: 'skulls' });
  g.waitingFor('lannister', 'skulls').answer('lannister', units('blackwater: siege-engine')).playCombat({});
  expect(g.units('blackwater')).toBe('knight knight');
});

test('[tides.skulls] a garrison is immune', () => {
  //  Moat Cailin (Lannister marches) ── Winterfell (a garrison alone)
  const g = scene(`
    tides      on
    deck       tides tide-0-skull tide-3
    blade      used
    throne     lannister martell stark
    lannister  moat-cailin: 2 footman, march+0
    stark      winterfell: garrison
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('moat-cailin', { winterfell: '2 footman' }));
  g.playCombat(CARDS);
  expect([g.strengths, g.garrison('winterfell')]).toEqual([{ attacker: 2, defender: 5 }, 2]);
  g.waitingFor('martell', 'march');
});

test('[tides.sequence][card.no-card] a side without a house card draws all the same', () => {
  const g = fight('tide-0 tide-2', { more: 'hand stark robb-stark' });
  g.answer('lannister', card('tyrion-lannister')).answer('lannister', option('use')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 4 + 1, defender: 3 + 2 });
});

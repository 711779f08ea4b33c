import { expect, test } from 'vitest';
import { viewFor } from '../../../src/lib/rules/view';
import { march, option, units } from '../../support/answers';
import type { Scene } from '../../support/scene';
import { scene } from '../../support/scene';

//  Moat Cailin (Stark attacks) ── The Twins (Lannister); the attacker draws first

const battle = (settings: string, { defenders = 'footman', attackers = '2 knight' } = {}): Scene =>
  scene(`
    throne     stark lannister
    tides      on
    ${settings}
    stark      moat-cailin: ${attackers}, march+0; karhold: footman, march-1
    lannister  the-twins: ${defenders}; stoney-sept: footman, march+1
  `)
    .marches()
    .answer('stark', march('moat-cailin', { 'the-twins': attackers }));

test('[tides.sequence][EC 148] after the house cards each draws one in secret; both are revealed together and count', () => {
  const g = battle('fiefdoms greyjoy \n deck tides tide-2 tide-3');
  g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'retreat' });
  expect(g.happened('tides')).toEqual([{ what: 'tides', tides: { attacker: 'tide-2', defender: 'tide-3' } }]);
  expect(g.strengths).toEqual({ attacker: 6, defender: 4 });
});

test('[tides.sequence] swords and towers of the tides add to those of the house cards', () => {
  const g = battle('fiefdoms greyjoy \n deck tides tide-1-sword tide-0', { defenders: '2 footman' });
  g.playCombat({
    attacker: 'robb-stark',
    defender: 'cersei-lannister',
    answers: { 'robb-stark': { kind: 'area', area: null } },
    until: 'retreat'
  });
  expect(g.happened('units').filter(({ about }) => about === 'casualties')).toMatchObject([{ units: ['footman'] }]);
});

test('[tides.redraw][EC 148][EC 149] the blade draws anew, in secret, or adds 1 after the reveal: never both', () => {
  const drawn = battle('fiefdoms lannister \n deck tides tide-2 tide-0 tide-3');
  drawn.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'tides-redraw' });
  drawn.waitingFor('lannister', 'tides-redraw');
  // the holder sees its own card, nobody else sees any
  expect(viewFor(drawn.position, 'lannister').sealed.tides).toEqual({ lannister: 'tide-0' });
  expect(viewFor(drawn.position, 'stark').sealed.tides).toEqual({ stark: 'tide-2' });
  expect(viewFor(drawn.position, null).sealed.tides).toEqual({});
  drawn.answer('lannister', option('redraw'));
  expect(drawn.happened('tides')).toEqual([{ what: 'tides', tides: { attacker: 'tide-2', defender: 'tide-3' } }]);
  expect(drawn.position.blade).toBe('used');
  expect(drawn.strengths).toEqual({ attacker: 6, defender: 4 });

  const kept = battle('fiefdoms lannister \n deck tides tide-2 tide-0 tide-3');
  kept.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister', until: 'tides-redraw' });
  kept.answer('lannister', option('keep')).waitingFor('lannister', 'valyrian-steel-blade');
  kept.answer('lannister', option('use'));
  expect(kept.strengths).toEqual({ attacker: 6, defender: 2 });
});

test('[tides.deck][EC 152] all 24 are shuffled anew for each combat, in both printings', () => {
  for (const edition of ['revised', 'first']) {
    const g = battle(`edition ${edition} \n fiefdoms greyjoy \n seed shuffled`);
    const before = g.position.decks.tides;
    g.playCombat({ attacker: 'catelyn-stark', defender: 'cersei-lannister' });
    const after = g.position.decks.tides;
    expect(after).not.toEqual(before);
    expect([...after].sort()).toEqual([...before].sort());
    expect(after).toHaveLength(24);
  }
});

test('[tides.skulls][EX-42][EC 150] a skull costs the other side a unit of its choice, won or lost, towers or not', () => {
  const g = battle('fiefdoms greyjoy \n deck tides tide-0 tide-0-skull', { attackers: '2 knight footman' });
  g.playCombat({ attacker: 'ser-rodrick-cassel', defender: 'cersei-lannister', until: 'skulls' });
  expect(g.happened('victor')).toMatchObject([{ house: 'stark' }]);
  g.waitingFor('stark', 'skulls');
  expect(g.refused('stark', units('the-twins: 2 knight'))).toMatchObject({ rule: 'choice.too-many' });
  g.answer('stark', units('the-twins: footman'));
  expect(g.happened('units').filter(({ about }) => about === 'skulls')).toMatchObject([
    { house: 'stark', units: ['footman'] }
  ]);
});

test('[tides.skulls][EC 151] a routed unit is safe from a skull, and the Blackfish saves all', () => {
  const safe = battle('fiefdoms lannister \n blade used \n deck tides tide-0-skull tide-3', {
    defenders: 'footman knight*',
    attackers: 'footman'
  });
  safe.playCombat({ attacker: 'catelyn-stark', defender: 'the-hound' });
  expect(safe.happened('victor')).toMatchObject([{ house: 'lannister' }]);
  expect(safe.units('the-twins')).toBe('knight*');

  const spared = battle('fiefdoms greyjoy \n deck tides tide-3 tide-0-skull');
  spared.playCombat({ attacker: 'the-blackfish', defender: 'cersei-lannister' });
  expect(spared.units('the-twins')).toBe('knight knight');
});

test('[tides.sequence][neutral.beaten] against a neutral force no card is drawn', () => {
  const g = scene(`
    houses     stark lannister baratheon greyjoy tyrell
    tides      on
    neutral    the-boneway
    tyrell     dornish-marches: 2 knight, march+0
  `).marches();
  g.answer('tyrell', march('dornish-marches', { 'the-boneway': '2 knight' }));
  expect(g.units('the-boneway')).toBe('knight knight');
  expect(g.happened('tides')).toEqual([]);
});

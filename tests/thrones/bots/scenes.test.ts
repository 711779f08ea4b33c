// Players made of code have sense: in positions with one plainly right answer all levels that think give it.

import { describe, expect, test } from 'vitest';
import type { AreaId } from '#thrones/box';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { answerOfKind } from './thinker';

const LEVELS = ['knight', 'lord'] as const;

describe.each(LEVELS)('a %s', (level) => {
  const marchesTo = (text: string, house: 'stark' | 'lannister' | 'greyjoy' | 'baratheon'): AreaId[] => {
    const g = scene(text).marches();
    return answerOfKind('march', g.game, house, level).moves.map(({ to }) => to);
  };

  test('walks into a castle that nobody guards', () => {
    expect(marchesTo('stark winterfell: footman knight, march+0, garrison', 'stark')).toContain('white-harbor');
  });

  test('takes the seventh castle rather than anything else', () => {
    const moves = marchesTo(
      `stark winterfell: footman, garrison; white-harbor: footman, march+0; karhold: power; castle-black: power;
       flints-finger: footman; seagard: footman; riverrun: footman; the-eyrie: footman
       greyjoy pyke: footman, garrison`,
      'stark'
    );
    expect(moves).toContain('moat-cailin');
  });

  test('does not leave a castle to whoever stands beside it with a March', () => {
    const staying = (text: string, house: 'lannister' | 'stark', from: AreaId, units: number): number => {
      const g = scene(text).marches();
      const { moves } = answerOfKind('march', g.game, house, level);
      expect(g.units(from)).not.toBe('');
      return units - moves.reduce((sum, move) => sum + move.units.length, 0);
    };
    const riverrun = `
      throne lannister greyjoy
      lannister riverrun: knight knight knight, march+0
      greyjoy seagard: knight, march+0
    `;
    expect(staying(riverrun, 'lannister', 'riverrun', 3)).toBeGreaterThan(0);
    const capital = `
      throne stark greyjoy
      stark winterfell: knight footman, march+0
      greyjoy moat-cailin: footman, march+0
    `;
    expect(staying(capital, 'stark', 'winterfell', 2)).toBeGreaterThan(0);
  });

  test('takes a castle from whoever has six rather than from whoever has two', () => {
    const moves = marchesTo(
      `throne stark greyjoy
       stark moat-cailin: footman footman, march+0
       greyjoy pyke: footman, garrison; seagard: power; riverrun: footman; flints-finger: footman; harrenhal: footman; the-eyrie: footman
       lannister lannisport: footman, garrison; white-harbor: power`,
      'stark'
    );
    expect(moves).toContain('seagard');
  });

  test('plays the card that wins where only one does', () => {
    const g = scene(`
      hand stark eddard-stark catelyn-stark
      hand lannister tyrion-lannister cersei-lannister
      stark moat-cailin: knight knight, march+0
      lannister seagard: knight knight footman; lannisport: footman, garrison
    `).marches();
    g.answer('stark', march('moat-cailin', { seagard: 'knight knight' }));
    expect(answerOfKind('card', g.game, 'stark', level).card).toBe('eddard-stark');
  });

  test('does not attack what it cannot beat', () => {
    const moves = marchesTo(
      `lannister stoney-sept: footman, march-1; lannisport: footman, garrison
       greyjoy riverrun: knight knight knight, defense+2`,
      'lannister'
    );
    expect(moves).not.toContain('riverrun');
  });

  test('beats a neutral force when it can', () => {
    const moves = marchesTo(
      `throne baratheon stark
       neutral the-eyrie
       baratheon the-mountains-of-the-moon: knight knight knight, march+0; crackclaw-point: footman
       stark winterfell: footman, garrison`,
      'baratheon'
    );
    expect(moves).toContain('the-eyrie');
  });

  test('marches no units to nowhere as long as something lies open', () => {
    const moves = marchesTo('lannister lannisport: footman knight, march+0, garrison', 'lannister');
    expect(moves.length).toBeGreaterThan(0);
  });

  test('uses the blade for a narrow victory, and only then', () => {
    const fight = (defender: 'ser-jaime-lannister' | 'the-hound' | 'tywin-lannister') => {
      const g = scene(`
        fiefdoms stark
        stark moat-cailin: footman footman, march+0
        lannister seagard: footman footman
        hand lannister ${defender}
      `).marches();
      g.answer('stark', march('moat-cailin', { seagard: 'footman footman' }));
      g.playCombat({ attacker: 'greatjon-umber', defender, until: 'valyrian-steel-blade' });
      return g;
    };
    expect(answerOfKind('option', fight('the-hound').game, 'stark', level).option).toBe('decline');
  });

  test('takes the power of a Consolidate Power order with a Raid', () => {
    const g = scene(`
      stark moat-cailin: footman, raid
      greyjoy greywater-watch: footman, consolidate-power
    `).raids();
    expect(answerOfKind('raid', g.game, 'stark', level).target).toBe('greywater-watch');
  });

  test('musters where it can, and no more than its supply feeds', () => {
    const g = scene('throne stark\ndeck westeros1 mustering\nstark winterfell: footman, garrison').westeros();
    const asked = g.asks.find(({ kind }) => kind === 'muster');
    expect(asked?.house).toBe('stark');
    expect(answerOfKind('muster', g.game, 'stark', level).recruits.length).toBeGreaterThan(0);
  });

  test('supports its own side, and the weaker one against whoever is about to win', () => {
    const g = scene(`
      throne lannister baratheon stark
      lannister riverrun: knight knight, march+1; lannisport: footman, garrison; harrenhal: footman; seagard: footman; flints-finger: footman
      greyjoy pyke: footman, garrison; ironmans-bay: ship ship
      stark the-twins: footman
      baratheon dragonstone: footman, garrison; blackwater: knight knight knight, support
      tyrell stoney-sept: knight
    `).marches();
    g.answer('lannister', march('riverrun', { 'stoney-sept': 'knight knight' }));
    const asked = g.asks[0];
    expect(asked?.about).toBe('support');
    expect(['defender', 'none']).toContain(answerOfKind('option', g.game, 'baratheon', level).option);
  });

  test('lays an order that is of use in every area', () => {
    const g = scene(`
      lannister lannisport: footman knight, garrison; stoney-sept: footman; the-golden-sound: ship
      greyjoy pyke: footman, garrison
    `).planning();
    const { orders } = answerOfKind('orders', g.game, 'lannister', level);
    expect(Object.keys(orders).sort()).toEqual(['lannisport', 'stoney-sept', 'the-golden-sound']);
    expect(Object.values(orders).some((token) => token.startsWith('march'))).toBe(true);
  });
});

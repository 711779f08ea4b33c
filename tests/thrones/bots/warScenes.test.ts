// March and battle: every player finds the plainly right answer.

import { describe, expect, test } from 'vitest';
import type { AreaId, House } from '#thrones/box';
import { march } from '#tests/support/answers';
import type { CombatScript } from '#tests/support/playCombat';
import { type Scene, scene } from '#tests/support/scene';
import { ANYBODY, answerOfKind } from './thinker';

const PLAYERS = (['knight', 'lord'] as const).flatMap((level) => ANYBODY.map((person) => ({ level, person })));

describe.each(PLAYERS)('$level, $person', ({ level, person }) => {
  const moves = (g: Scene, house: House) => answerOfKind('march', g.game, house, level, person).moves;
  const goals = (g: Scene, house: House): AreaId[] => moves(g, house).map(({ to }) => to);

  test('stops whoever has six castles, and leaves the fat land for later', () => {
    const g = scene(`
      throne stark greyjoy
      stark moat-cailin: footman footman, march+0
      greyjoy pyke: footman, garrison; seagard: power; riverrun: footman; flints-finger: footman; harrenhal: footman; the-eyrie: footman
    `).marches();
    expect(goals(g, 'stark')).toContain('seagard');
  });

  test('does not leave its capital open to whoever stands beside it with a March', () => {
    const g = scene(`
      throne lannister greyjoy
      lannister lannisport: footman knight, march+0; the-golden-sound: ship; searoad-marches: footman
      greyjoy riverrun: knight footman, march+0; pyke: footman, garrison; ironmans-bay: ship
    `).marches();
    const gone = moves(g, 'lannister').flatMap(({ units }) => units).length;
    expect(gone).toBeLessThan(2);
  });

  test('takes the castle in the last round, since nobody comes after it', () => {
    const g = scene(`
      round 10
      throne lannister greyjoy
      lannister stoney-sept: footman, march+0; lannisport: footman, garrison
      greyjoy pyke: footman, garrison; riverrun: power; seagard: knight knight
    `).marches();
    expect(goals(g, 'lannister')).toEqual(['riverrun']);
  });

  test('brings siege engines before walls', () => {
    const g = scene(`
      throne tyrell
      tyrell the-reach: siege-engine footman, march+0; highgarden: footman, garrison
      baratheon kings-landing: footman
      martell dornish-marches: footman
    `).marches();
    const sent = moves(g, 'tyrell').find(({ to }) => to === 'kings-landing');
    expect(sent?.units).toContain('siege-engine');
  });

  test('sails to a sea that nobody holds', () => {
    const g = scene(`
      throne baratheon
      baratheon shipbreaker-bay: ship ship, march+0; dragonstone: footman, garrison
    `).marches();
    expect(goals(g, 'baratheon').length).toBeGreaterThan(0);
  });

  test('does not march against four times its strength', () => {
    const g = scene(`
      throne stark greyjoy
      stark white-harbor: footman, march-1; winterfell: footman, garrison
      greyjoy moat-cailin: knight knight, defense+2
    `).marches();
    expect(goals(g, 'stark')).not.toContain('moat-cailin');
  });

  test('raids the support that decides a battle, and not the order that harms nobody', () => {
    const g = scene(`
      throne stark greyjoy
      stark moat-cailin: footman, raid; white-harbor: knight knight, march+0
      greyjoy seagard: knight knight, support; greywater-watch: footman, raid; the-twins: footman
    `).raids();
    expect(answerOfKind('raid', g.game, 'stark', level, person).target).toBe('seagard');
  });

  test('raids the power of the leader rather than that of the last', () => {
    const g = scene(`
      throne stark greyjoy lannister
      stark moat-cailin: footman, raid
      greyjoy greywater-watch: footman, consolidate-power; pyke: footman, garrison; harrenhal: footman; flints-finger: footman; the-eyrie: footman; lannisport: footman
      lannister the-twins: footman, consolidate-power
    `).raids();
    expect(answerOfKind('raid', g.game, 'stark', level, person).target).toBe('greywater-watch');
  });

  const battle = (text: string, script: CombatScript, from: AreaId, to: AreaId, units: string): Scene => {
    const g = scene(text).marches();
    const { house } = g.asks[0]!;
    g.answer(house, march(from, { [to]: units }));
    return g.playCombat(script);
  };

  test('keeps its best card out of a battle that is lost', () => {
    const g = battle(
      `throne stark lannister
       hand stark eddard-stark catelyn-stark
       hand lannister tywin-lannister the-hound
       stark moat-cailin: footman, march-1
       lannister seagard: knight knight knight, defense+2; lannisport: footman, garrison`,
      { until: 'house-card' },
      'moat-cailin',
      'seagard',
      'footman'
    );
    expect(answerOfKind('card', g.game, 'stark', level, person).card).toBe('catelyn-stark');
  });

  test('uses the blade where it turns a defeat', () => {
    const g = battle(
      `fiefdoms lannister stark
       lannister seagard: footman footman, march+0; lannisport: footman, garrison
       stark moat-cailin: footman footman
       hand stark greatjon-umber catelyn-stark`,
      {
        attacker: 'tyrion-lannister',
        defender: 'greatjon-umber',
        answers: { 'tyrion-lannister': { kind: 'option', option: 'decline' } },
        until: 'valyrian-steel-blade'
      },
      'seagard',
      'moat-cailin',
      'footman footman'
    );
    g.waitingFor('lannister', 'valyrian-steel-blade');
    expect(answerOfKind('option', g.game, 'lannister', level, person).option).toBe('use');
  });

  test('keeps the blade where it changes nothing', () => {
    const g = battle(
      `fiefdoms lannister stark
       lannister seagard: footman, march+0; lannisport: footman, garrison
       stark moat-cailin: knight knight knight`,
      {
        attacker: 'tyrion-lannister',
        defender: 'eddard-stark',
        answers: { 'tyrion-lannister': { kind: 'option', option: 'decline' } },
        until: 'valyrian-steel-blade'
      },
      'seagard',
      'moat-cailin',
      'footman'
    );
    g.waitingFor('lannister', 'valyrian-steel-blade');
    expect(answerOfKind('option', g.game, 'lannister', level, person).option).toBe('decline');
  });

  test('gives up footmen before knights', () => {
    const g = battle(
      `throne lannister stark
       lannister seagard: knight knight knight, march+1; lannisport: footman, garrison
       stark moat-cailin: knight footman; winterfell: footman, garrison`,
      { attacker: 'ser-jaime-lannister', defender: 'catelyn-stark', until: 'casualties' },
      'seagard',
      'moat-cailin',
      'knight knight knight'
    );
    g.waitingFor('stark', 'casualties');
    expect(answerOfKind('units', g.game, 'stark', level, person).units.map(({ kind }) => kind)).toEqual(['footman']);
  });

  test('retreats where its supply holds', () => {
    const g = battle(
      `throne lannister stark
       supply stark 0
       lannister seagard: knight knight knight, march+1; lannisport: footman, garrison
       stark moat-cailin: footman footman; white-harbor: footman footman; winterfell: garrison`,
      { attacker: 'tywin-lannister', defender: 'catelyn-stark', until: 'retreat' },
      'seagard',
      'moat-cailin',
      'knight knight knight'
    );
    g.waitingFor('stark', 'retreat');
    const { area } = answerOfKind('area', g.game, 'stark', level, person);
    expect(area).not.toBe('white-harbor');
  });

  test('supports its own attack', () => {
    const g = battle(
      `throne stark lannister
       stark moat-cailin: knight, march+0; the-twins: footman, support; winterfell: footman, garrison
       lannister seagard: footman footman; lannisport: footman, garrison`,
      { until: 'support' },
      'moat-cailin',
      'seagard',
      'knight'
    );
    g.waitingFor('stark', 'support');
    expect(answerOfKind('option', g.game, 'stark', level, person).option).toBe('attacker');
  });

  test('takes over the ships in a port it has conquered', () => {
    const g = battle(
      `throne stark lannister
       stark stoney-sept: knight knight knight, march+1; winterfell: footman, garrison
       lannister lannisport: footman; port-of-lannisport: ship ship; riverrun: footman`,
      { attacker: 'eddard-stark', defender: 'cersei-lannister', until: 'port' },
      'stoney-sept',
      'lannisport',
      'knight knight knight'
    );
    g.waitingFor('stark', 'port');
    expect(answerOfKind('option', g.game, 'stark', level, person).option).toBe('2');
  });
});

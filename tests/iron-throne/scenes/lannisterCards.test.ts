import { describe, expect, test } from 'vitest';
import { card, option, place, player, torture } from '../support/answers';
import { canPlay, challenge, played } from '../support/characterCards';
import { type Scene, scene } from '../support/scene';

describe('[card-tyrion]', () => {
  const tyrion = (ours: string): Scene =>
    scene(`
      stark      catelyn; robb 5; hand ${ours}
      lannister  joffrey; tyrion 4; hand 8 tyrion tyrion 1 2
      tyrell
      challenger stark robb
      defender lannister tyrion
    `)
      .cards()
      .show(ours.split(' ')[0]!, '8');

  test('[IT-S18] whoever holds a higher hostility has to lay it', () => {
    const g = played(tyrion('4 6 10 3 1'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('6'), card('10')]);
    expect(g.refused('stark', card('3'))).toMatchObject({ rule: 'IT-17.6' });
    expect(g.refused('stark', card(null))).toMatchObject({ rule: 'IT-17.6' });
    g.answer('stark', card('10'));
    expect(g.totals).toBe('15 : 12');
    expect(g.state('stark').discard).toEqual(['hostility-4']);
  });

  test('[IT-S19] with no higher one the table knows it', () => {
    const g = played(tyrion('4 1 2 3'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card(null)]);
    g.answer('stark', card(null));
    expect(g.totals).toBe('9 : 12');
    expect(g.happened('not-replaced')).toMatchObject([{ house: 'stark' }]);
  });

  test('[IT-EC-52] a character put down gives way to any hostility', () => {
    const g = played(tyrion('arya 1 2'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('1'), card('2')]);
  });

  test('[IT-EC-53] nothing is higher than 20', () => {
    const g = played(tyrion('20 12 10'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card(null)]);
  });

  test('[IT-EC-54] the second copy may hit the same player again', () => {
    const g = played(tyrion('4 6 10 3 1'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    g.answer('stark', card('6'));
    played(g, 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('10')]);
  });

  test('[IT-EC-51] [IT-19.2] after Eddard made it a truce it may be played, and stays a truce', () => {
    const g = scene(`
      stark      eddard; robb 5; hand 4 6 10 3 1
      lannister  joffrey; hand truce tyrion 1 2 3
      tyrell
      challenger stark robb
      defender lannister tyrion
    `).cards();
    g.show('4', 'truce').answer('stark', option('use'));
    played(g, 'lannister', 'tyrion').answer('stark', card('6')).toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ outcome: 'truce' }]);
  });
});

describe('[card-cersei]', () => {
  const cersei = (hand: string): Scene =>
    scene(`
      lannister  joffrey; hand 5 cersei 1 2 3
      stark      catelyn; hand 5 1 2 3 4
      tyrell     margaery; mace 4; hand ${hand}
      challenger lannister cersei
      defender stark robb
      support tyrell mace defender
    `)
      .cards()
      .show('5', '5');

  test('the supporter gives a random card as a hostage', () => {
    const g = played(cersei('12'), 'lannister', 'cersei').answer('tyrell', option('give-card'));
    expect(g.hostages('lannister')).toBe('tyrell:hostility-12');
    expect(g.position.encounter?.participants).toHaveLength(3);
  });

  test('or withdraws, as everybody without a hand does', () => {
    const g = played(cersei('12'), 'lannister', 'cersei').answer('tyrell', option('withdraw'));
    expect(g.happened('withdrew')).toMatchObject([{ house: 'tyrell' }]);
    expect(played(cersei(''), 'lannister', 'cersei').happened('withdrew')).toMatchObject([{ house: 'tyrell' }]);
  });

  test('no opposing supporter, no play', () => {
    expect(canPlay(challenge('5 1 2 3 4', '5 cersei 2 3 4'), 'lannister', 'cersei')).toBe(false);
  });
});

describe('[card-tywin]', () => {
  const tywin = (theirs: string): Scene =>
    scene(`
      stark      catelyn; hand 5 1 2 3 4
      lannister  joffrey; hand ${theirs} tywin 2 3 4
      tyrell
      challenger stark robb
      defender lannister tywin
    `)
      .cards()
      .show('5', theirs);

  test('the loser takes a hostage', () => {
    const g = played(tywin('1'), 'lannister', 'tywin').answer('lannister', place('hand'));
    expect(g.hostages('lannister')).toMatch(/^stark:/);
  });

  test('not the winner', () => {
    expect(canPlay(tywin('20'), 'lannister', 'tywin')).toBe(false);
  });
});

describe('[card-joffrey]', () => {
  const joffrey = (held: string, us = ''): Scene =>
    scene(`
      stark      catelyn; hand 1 2 3 4 5; ${us}
      lannister  tywin; hand 20 joffrey 2 3 4; holds ${held}
      tyrell
      challenger stark robb
      defender lannister joffrey
    `)
      .cards()
      .show('1', '20');

  test('tortures a hostage now', () => {
    const g = played(joffrey('stark:arya'), 'lannister', 'joffrey');
    g.answer('lannister', torture(0));
    expect(g.power('stark', 'arya')).toBe(0);
  });

  test('[IT-EC-16] the card of somebody dead is reason enough', () => {
    const g = played(joffrey('stark:arya', 'arya dead'), 'lannister', 'joffrey');
    g.answer('lannister', torture(0));
    expect(g.state('stark').discard).toContain('arya');
  });
});

describe('[card-jaime]', () => {
  test('4 strength', () => {
    expect(played(challenge('5 1 2 3 4', '5 jaime 2 3 4'), 'lannister', 'jaime').happened('added')).toMatchObject([
      { amount: 4 }
    ]);
  });
  test('not in a betrayal', () => {
    expect(canPlay(challenge('truce 1 2 3 4', '5 jaime 2 3 4'), 'lannister', 'jaime')).toBe(false);
  });
});

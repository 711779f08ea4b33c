import { describe, expect, test } from 'vitest';
import type { Person } from '#iron/box';
import { place } from '../support/answers';
import { canPlay, played } from '../support/characterCards';
import { type Scene, scene } from '../support/scene';

describe('Targaryen', () => {
  const targaryen = (
    character: Person,
    hand: string,
    { us = '', them = '5 2 3 4 1', third = '', more = '' } = {}
  ): Scene =>
    scene(`
      targaryen  ${character === 'viserys' ? 'barristan' : 'viserys'}; hand ${hand}; ${us}
      lannister  joffrey; hand ${them}
      tyrell     margaery; hand 1 2 3 4 5; ${third}
      challenger targaryen ${character}
      defender lannister jaime
      ${more}
    `)
      .cards()
      .show(hand.split(' ')[0]!, them.split(' ')[0]!);

  test('[card-daenerys] [IT-S39] each opposing supporter loses 1; the dead still spread', () => {
    const g = scene(`
      stark      catelyn; hand 20 1 2 3 4
      targaryen  viserys; hand 5 daenerys 2 3 4
      tyrell     margaery; renly 1
      challenger stark robb
      defender targaryen daenerys
      support tyrell renly challenger
    `).cards();
    g.show('20', '5');
    played(g, 'targaryen', 'daenerys').untilAt('takingHostages');
    expect([g.power('tyrell', 'renly'), g.state('tyrell').sheet, g.spread('tyrell')]).toEqual([0, 5, 1]);
  });
  test('[card-daenerys] not without opposing supporters', () => {
    expect(canPlay(targaryen('daenerys', '5 daenerys 2 3 4'), 'targaryen', 'daenerys')).toBe(false);
  });
  test('[IT-EC-101] [IT-EC-89] the last character of a House dies by a card: the game ends at once', () => {
    const g = targaryen('daenerys', '5 daenerys 2 3 4', {
      third: 'renly 1 olenna dead loras dead mace dead; spread lannister 2',
      more: 'support tyrell renly defender'
    });
    played(g, 'targaryen', 'daenerys');
    expect(g.position.winners).toEqual(['tyrell']);
    expect(g.happened('outcome')).toEqual([]);
  });

  test('[card-viserys] a hostage from somebody who has spread more, participant or not', () => {
    const g = played(targaryen('viserys', '5 viserys 2 3 4', { third: 'spread lannister 2' }), 'targaryen', 'viserys');
    g.answer('targaryen', place('hand'));
    expect(g.hostages('targaryen')).toMatch(/tyrell:/);
  });
  test('[card-viserys] not when nobody is ahead', () => {
    expect(canPlay(targaryen('viserys', '5 viserys 2 3 4'), 'targaryen', 'viserys')).toBe(false);
  });

  test('[card-drogo] a victory brings 3 cards', () => {
    const g = targaryen('drogo', '20 drogo 2 3 4').until('targaryen', 'reaction');
    const before = g.hand('targaryen').length;
    expect(played(g, 'targaryen', 'drogo').hand('targaryen')).toHaveLength(before + 2);
  });
  test('[card-drogo] not a defeat', () => {
    expect(canPlay(targaryen('drogo', '1 drogo 2 3 4', { them: '20 2 3 4 1' }), 'targaryen', 'drogo')).toBe(false);
  });

  test('[card-jorah] [IT-18.3] [IT-EC-57] the own supporter withdraws, the card is discarded at once, a card is drawn', () => {
    const g = scene(`
      stark      catelyn; hand 5 1 2 3 4
      lannister  joffrey; hand 5 2 3 4 1
      targaryen  viserys; hand jorah 1 2 3 4
      challenger stark robb
      defender lannister jaime
      support targaryen jorah challenger
    `).cards();
    g.show('5', '5');
    played(g, 'targaryen', 'jorah');
    expect([g.state('targaryen').discard, g.hand('targaryen').length]).toEqual([['jorah'], 5]);
    expect(g.happened('withdrew')).toMatchObject([{ house: 'targaryen' }]);
  });
  test('[card-jorah] not by an active player', () => {
    expect(canPlay(targaryen('jorah', '5 jorah 2 3 4'), 'targaryen', 'jorah')).toBe(false);
  });

  test('[card-barristan] the power of the character again, at most 5', () => {
    const added = (power: number) =>
      played(
        targaryen('barristan', '5 barristan 2 3 4', { us: `barristan ${power}` }),
        'targaryen',
        'barristan'
      ).happened('added')[0]!.amount;
    expect([added(3), added(7)]).toEqual([3, 5]);
  });
  test('[card-barristan] not in a betrayal', () => {
    const g = targaryen('barristan', '5 barristan 2 3 4', { them: 'truce 2 3 4 1' });
    expect(canPlay(g, 'targaryen', 'barristan')).toBe(false);
  });
});

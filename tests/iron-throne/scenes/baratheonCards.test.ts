import { describe, expect, test } from 'vitest';
import type { Person } from '#iron/box';
import { held, place } from '../support/answers';
import { canPlay, played } from '../support/characterCards';
import { type Scene, scene } from '../support/scene';

describe('Baratheon', () => {
  const baratheon = (
    character: Person,
    hand: string,
    { third = '', us = '', them = '5 2 3 4 1', more = '' } = {}
  ): Scene =>
    scene(`
      baratheon  ${character === 'shireen' ? 'davos' : 'shireen'}; hand ${hand}; ${us}
      lannister  joffrey; hand ${them}; ${third}
      tyrell     margaery; hand 1 2 3 4 5
      challenger baratheon ${character}
      defender lannister jaime
      ${more}
    `)
      .cards()
      .show(hand.split(' ')[0]!, them.split(' ')[0]!);

  test('[card-stannis] 5 strength without supporters', () => {
    expect(played(baratheon('stannis', '5 stannis 2 3 4'), 'baratheon', 'stannis').happened('added')).toMatchObject([
      { amount: 5 }
    ]);
  });
  test('[card-stannis] not with a supporter', () => {
    const g = baratheon('stannis', '5 stannis 2 3 4', { more: 'support tyrell mace challenger' });
    expect(canPlay(g, 'baratheon', 'stannis')).toBe(false);
  });

  test('[card-melisandre] [IT-7.6] [IT-EC-59] 1 power of her own, 5 less for them, below 0 if need be', () => {
    const g = played(
      baratheon('melisandre', '5 melisandre 2 3 4', { them: 'jaime 2 3 4 1', third: 'jaime 1' }),
      'baratheon',
      'melisandre'
    );
    expect(g.happened('added')).toMatchObject([{ side: 'defender', amount: -5 }]);
    g.toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 8, defender: -4 } }]);
  });
  test('[card-melisandre] not with 1 power', () => {
    const g = baratheon('melisandre', '5 melisandre 2 3 4', { us: 'melisandre 1' });
    expect(canPlay(g, 'baratheon', 'melisandre')).toBe(false);
  });

  test('[card-davos] [IT-14.7] [IT-S49] one of the backs comes home, without draws', () => {
    const g = played(
      scene(`
        baratheon  shireen; hand 5 davos 2 3 4
        lannister  joffrey; hand 1 2 3 4 5; holds baratheon:12 baratheon:10
        tyrell     margaery; holds baratheon:truce
        challenger baratheon davos
        defender lannister jaime
      `)
        .cards()
        .show('5', '1')
        .until('baratheon', 'hostage-place')
        .answer('baratheon', place('deck')),
      'baratheon',
      'davos'
    );
    expect(g.choices('baratheon')).toEqual([held('lannister', 0), held('lannister', 1), held('tyrell', 0)]);
    g.answer('baratheon', held('lannister', 1));
    expect(g.hand('baratheon')).toContain('hostility-10');
  });
  test('[card-davos] [IT-S50] played cards are not fetched: with all at home it cannot be played', () => {
    const g = scene(`
      baratheon  shireen; hand 5 davos davos 3 4
      lannister  joffrey; hand 1 2 3 4 5; holds baratheon:12
      tyrell
      challenger baratheon davos
      defender lannister jaime
    `)
      .cards()
      .show('5', '1')
      .until('baratheon', 'hostage-place')
      .answer('baratheon', place('deck'));
    played(g, 'baratheon', 'davos');
    expect(canPlay(g, 'baratheon', 'davos')).toBe(false);
  });

  test('[card-selyse] a defeat costs each of them a random card, for all to see', () => {
    const g = played(baratheon('selyse', '1 selyse 2 3 4', { them: '20 2 3 4 1' }), 'baratheon', 'selyse');
    expect(g.happened('discarded')).toMatchObject([{ house: 'lannister', cards: [expect.any(String) as string] }]);
  });
  test('[card-selyse] not a victory', () => {
    expect(canPlay(baratheon('selyse', '20 selyse 2 3 4'), 'baratheon', 'selyse')).toBe(false);
  });

  test('[card-shireen] betrayed: at most 1 power each', () => {
    const g = played(baratheon('shireen', 'truce shireen 2 3 4', { us: 'shireen 6' }), 'baratheon', 'shireen').untilAt(
      'takingHostages'
    );
    expect(g.power('baratheon', 'shireen')).toBe(5);
  });
  test('[card-shireen] not when the own side betrays', () => {
    const g = baratheon('shireen', '5 shireen 2 3 4', { them: 'truce 2 3 4 1' });
    expect(canPlay(g, 'baratheon', 'shireen')).toBe(false);
  });
});

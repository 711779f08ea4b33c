import { describe, expect, test } from 'vitest';
import type { Person } from '#iron/box';
import { card } from '../support/answers';
import { canPlay, played } from '../support/characterCards';
import { type Scene, scene } from '../support/scene';

describe('Tyrell', () => {
  const tyrell = (
    character: Person,
    hand: string,
    { side = 'challenger', ours = '5 1 2 3 4', theirs = '5 2 3 4 1', third = '' } = {}
  ): Scene =>
    scene(`
      stark      catelyn; hand ${ours}
      lannister  joffrey; hand ${theirs}
      tyrell     ${character === 'margaery' ? 'mace' : 'margaery'}; hand ${hand}; ${third}
      challenger stark robb
      defender lannister jaime
      support tyrell ${character} ${side}
    `)
      .cards()
      .show(ours.split(' ')[0]!, theirs.split(' ')[0]!);

  test('[card-margaery] [IT-S48] the active player may lay another hostility, or none', () => {
    const g = played(tyrell('margaery', 'margaery 1 2 3 4', { ours: '8 10 12 truce arya' }), 'tyrell', 'margaery');
    expect(g.choices('stark')).toEqual([card('10'), card('12'), card(null)]);
    g.answer('stark', card('12'));
    expect(g.state('stark').discard).toEqual(['hostility-8']);
  });
  test('[card-margaery] not in a betrayal', () => {
    const g = tyrell('margaery', 'margaery 1 2 3 4', { ours: 'truce 10 12 2 arya' });
    expect(canPlay(g, 'tyrell', 'margaery')).toBe(false);
  });

  test('[card-olenna] [IT-S47] [IT-EC-60] halves the value, rounded up, and again', () => {
    const g = played(tyrell('olenna', 'olenna olenna 2 3 4', { theirs: '20 1 2 3 4' }), 'tyrell', 'olenna');
    expect(g.totals).toBe('13 : 14');
    expect(played(g, 'tyrell', 'olenna').happened('halved')).toHaveLength(2);
    g.toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ totals: { defender: 9 } }]);
  });
  test('[card-olenna] [IT-EC-60] half of an odd value is rounded up each time', () => {
    const g = played(tyrell('olenna', 'olenna olenna 2 3 4', { theirs: '5 1 2 3 4' }), 'tyrell', 'olenna');
    expect(g.totals).toBe('13 : 7');
    played(g, 'tyrell', 'olenna').toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 13, defender: 6 } }]);
  });
  test('[card-olenna] not in a betrayal', () => {
    const g = tyrell('olenna', 'olenna 1 2 3 4', { ours: 'truce 10 12 2 arya' });
    expect(canPlay(g, 'tyrell', 'olenna')).toBe(false);
  });

  test('[card-renly] 2 strength for each supporter, oneself included', () => {
    expect(played(tyrell('renly', 'renly 1 2 3 4'), 'tyrell', 'renly').happened('added')).toMatchObject([
      { amount: 2 }
    ]);
  });
  test('[card-renly] [IT-EC-97] not in a betrayal', () => {
    const g = tyrell('renly', 'renly 1 2 3 4', { theirs: 'truce 2 3 4 1' });
    expect(canPlay(g, 'tyrell', 'renly')).toBe(false);
  });

  test('[card-loras] 5 in support, 3 for an active player', () => {
    expect(played(tyrell('loras', 'loras 1 2 3 4'), 'tyrell', 'loras').happened('added')).toMatchObject([
      { amount: 5 }
    ]);
    const g = scene(`
      tyrell     margaery; hand 5 loras 2 3 4
      lannister  joffrey; hand 5 2 3 4 1
      stark
      challenger tyrell loras
      defender lannister jaime
    `).cards();
    expect(played(g.show('5', '5'), 'tyrell', 'loras').happened('added')).toMatchObject([{ amount: 3 }]);
  });
  test('[card-loras] not in a betrayal', () => {
    const g = tyrell('loras', 'loras 1 2 3 4', { theirs: 'truce 2 3 4 1' });
    expect(canPlay(g, 'tyrell', 'loras')).toBe(false);
  });

  test('[card-mace] [IT-EC-98] 3 cards drawn, 1 discarded', () => {
    const g = played(tyrell('mace', 'mace 1 2 3 4'), 'tyrell', 'mace');
    expect(g.hand('tyrell')).toHaveLength(7);
    g.answer('tyrell', card('1'));
    expect(g.state('tyrell').discard).toEqual(['hostility-1']);
  });
  test('[card-mace] [IT-EC-88] [IT-15.2] with deck and pile empty nothing is drawn, and 1 discarded', () => {
    const all =
      'mace truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 margaery margaery olenna olenna renly renly loras loras mace';
    const g = played(tyrell('mace', all), 'tyrell', 'mace');
    expect(g.hand('tyrell')).toHaveLength(24);
    expect(g.waiting).toBe('tyrell effect-discard');
  });
});

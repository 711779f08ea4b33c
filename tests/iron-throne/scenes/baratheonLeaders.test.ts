import { describe, expect, test } from 'vitest';
import { option } from '../support/answers';
import { scene } from '../support/scene';

describe('[leader-stannis]', () => {
  test('[IT-S43] 11 to 10: he makes it a tie, and wins it', () => {
    const g = scene(`
      stark      catelyn; robb 4; hand 7 robb 2 3 4
      baratheon  stannis; davos 4; hand 6 davos 2 3 4
      tyrell
      challenger stark robb
      defender baratheon davos
    `).cards();
    g.show('7', '6').answer('baratheon', option('use'));
    expect(g.totals).toBe('11 : 11');
    g.toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'won', side: 'defender' } }]);
  });

  test('left alone, 11 to 10 is lost', () => {
    const g = scene(`
      stark      catelyn; robb 4; hand 7 robb 2 3 4
      baratheon  stannis; davos 4; hand 6 davos 2 3 4
      tyrell
      challenger stark robb
      defender baratheon davos
    `).cards();
    g.show('7', '6').answer('baratheon', option('leave')).toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'won', side: 'challenger' } }]);
  });
});

describe('[leader-davos]', () => {
  test('a penalty costs him at most 1, and he draws', () => {
    const g = scene(
      `
      stark      catelyn; hand 20 1 2 3 4
      baratheon  davos; stannis 8; hand 1 2 3 4 5
      tyrell
      challenger stark robb
      defender baratheon stannis
    `,
      undefined,
      { always: ['baratheon'] }
    ).cards();
    g.show('20', '1').until('stark', 'hostage-place');
    expect([g.power('baratheon', 'stannis'), g.hand('baratheon').length]).toEqual([7, 5]);
  });

  test('without a penalty he draws nothing', () => {
    const g = scene(
      `
      stark      catelyn; hand 1 2 3 4 5
      baratheon  davos; hand 20 2 3 4 5
      tyrell
      challenger stark robb
      defender baratheon stannis
    `,
      undefined,
      { always: ['baratheon'] }
    ).cards();
    g.show('1', '20').until('baratheon', 'distributing');
    expect(g.hand('baratheon')).toHaveLength(6);
  });
});

describe('[leader-selyse]', () => {
  const SELYSE = `
    stark      catelyn; hand 20 1 2 3 4
    baratheon  selyse; hand 1 12 3 4 5
    tyrell
    challenger stark robb
    defender baratheon davos
  `;

  test('she draws 2 when she loses', () => {
    const g = scene(SELYSE, undefined, { always: ['baratheon'] })
      .cards()
      .show('20', '1')
      .toTheNextTurn();
    expect(g.happened('used')).toMatchObject([{ leader: 'selyse' }]);
    expect(g.hand('baratheon').length).toBeGreaterThanOrEqual(6);
  });

  test('not when she wins', () => {
    expect(
      scene(SELYSE, undefined, { always: ['baratheon'] })
        .cards()
        .show('1', '12')
        .toTheNextTurn()
        .happened('used')
    ).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { noDeal, option } from '../support/answers';
import { scene } from '../support/scene';

/** A Stark challenge to Lannister; the lines written replace the ones here. */
const CHALLENGE = `
  challenger stark robb
  defender lannister jaime
`;

describe('[leader-eddard]', () => {
  test('[IT-S13] left alone, a betrayal stays one', () => {
    const g = scene(`
      stark      eddard; hand 20 1 2 3 4
      lannister  joffrey; hand truce 2 3 4 5
      tyrell
      ${CHALLENGE}
    `).cards();
    g.show('20', 'truce').answer('stark', option('leave')).toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ outcome: 'betrayal', result: { side: 'challenger' } }]);
  });

  test('[IT-EC-50] a truce of his that fails costs both sides, and brings no hostages', () => {
    const g = scene(`
      stark      eddard; hand 20 1 2 3 4
      lannister  joffrey; hand truce 2 3 4 5
      tyrell
      ${CHALLENGE}
    `).cards();
    g.show('20', 'truce').answer('stark', option('use')).answer('stark', noDeal).toTheNextTurn();
    expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 2]);
    expect(g.happened('hostage')).toEqual([]);
  });

  test('he does not act on hostility', () => {
    const g = scene(`
      stark      eddard; hand 20 1 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      ${CHALLENGE}
    `).cards();
    expect(g.show('20', '1').happened('used')).toEqual([]);
    expect(g.waiting).not.toContain('use-leader');
  });
});

describe('[leader-arya]', () => {
  const lost = (defender: string) =>
    scene(`
      stark      arya; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell     margaery; renly 5
      baratheon  shireen; davos 2
      ${CHALLENGE}
      ${defender}
    `)
      .cards()
      .show('1', '20');

  test('[IT-S16] each opposing supporter loses 2 power, the active player none', () => {
    const g = lost('support tyrell renly defender\n support baratheon davos defender').until('stark', 'use-leader');
    const jaime = g.power('lannister', 'jaime');
    g.answer('stark', option('use'));
    expect([g.power('tyrell', 'renly'), g.power('baratheon', 'davos'), g.power('lannister', 'jaime')]).toEqual([
      3,
      0,
      jaime
    ]);
  });

  test('without opposing supporters she is not asked', () => {
    expect(lost('support tyrell renly challenger').toTheNextTurn().happened('used')).toEqual([]);
  });
});

describe('[leader-tyrion]', () => {
  const TYRION = `
    stark      catelyn; hand truce 1 2 3 4
    lannister  tyrion; hand truce 2 3 4 5
    tyrell
    ${CHALLENGE}
  `;

  test('he draws 2 when he shows truce, and a failed truce costs him nothing', () => {
    const g = scene(TYRION, undefined, { always: ['lannister'] })
      .cards()
      .show('truce', 'truce');
    expect(g.hand('lannister')).toHaveLength(6);
    g.answer('stark', noDeal).toTheNextTurn();
    expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 4]);
  });

  test('betrayed, he is punished like everybody', () => {
    const g = scene(TYRION, undefined, { always: ['lannister'] })
      .cards()
      .show('1', 'truce')
      .toTheNextTurn();
    expect(g.power('lannister', 'jaime')).toBe(2);
  });

  test('with a hostility shown he does nothing', () => {
    expect(
      scene(TYRION, undefined, { always: ['lannister'] })
        .cards()
        .show('1', '2')
        .happened('used')
    ).toEqual([]);
  });
});

describe('[leader-tywin]', () => {
  test('[IT-S51] 1 power to the box, 4 strength', () => {
    const g = scene(`
      stark      catelyn; robb 7; hand 8 robb 2 3 4
      lannister  tywin; jaime 5; sheet 3; hand 6 jaime 2 3 4
      tyrell
      ${CHALLENGE}
    `).cards();
    g.show('8', '6').answer('lannister', option('use'));
    expect(g.totals).toBe('15 : 15');
    expect(g.state('lannister')).toMatchObject({ sheet: 2 });
  });

  test('not with an empty sheet', () => {
    const g = scene(`
      stark      catelyn; hand 8 1 2 3 4
      lannister  tywin; sheet 0; hand 6 2 3 4 5
      tyrell
      ${CHALLENGE}
    `).cards();
    expect(g.show('8', '6').happened('used')).toEqual([]);
  });
});

describe('[leader-jaime]', () => {
  const JAIME = `
    stark      catelyn; robb 5; hand 1 truce 2 3 4
    lannister  jaime; hand 20 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister tywin
  `;

  test('a victory costs the opposing active character 1 power more', () => {
    const g = scene(JAIME).cards().show('1', '20').until('lannister', 'use-leader').answer('lannister', option('use'));
    expect(g.power('stark', 'robb')).toBe(1);
  });

  test('not after a betrayal', () => {
    expect(scene(JAIME).cards().show('truce', '20').toTheNextTurn().happened('used')).toEqual([]);
  });
});

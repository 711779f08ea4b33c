import { describe, expect, test } from 'vitest';
import { card, split } from '../support/answers';
import { foretold } from '#iron/outlook/foretold';
import { totalOf } from '#iron/rules/encounter';
import { viewFor } from '#iron/rules/view';
import { scene } from '../support/scene';

/** A Stark challenge to Lannister; the lines written replace the ones here. */
const CHALLENGE = `
  challenger stark robb
  defender lannister jaime
`;

describe('[leader-daenerys]', () => {
  const DAENERYS = `
    stark      catelyn; robb 4; hand 10 1 2 3 4
    targaryen  daenerys; drogo 4; hand 5 7 12 truce 3
    tyrell
    challenger stark robb
    defender targaryen drogo
  `;

  test('a hostility of at most 8 is discarded, half of it is added', () => {
    const g = scene(DAENERYS).cards().show('10', '5');
    expect(g.choices('targaryen')).toEqual([card('7'), card('3'), card(null)]);
    expect(g.refused('targaryen', card('12'))).toMatchObject({ rule: 'IT-17.6' });
    g.answer('targaryen', card('7'));
    expect(g.happened('added')).toMatchObject([{ side: 'defender', amount: 4 }]);
    expect(g.state('targaryen').discard).toContain('hostility-7');
  });

  test('what a card would add is told before, by the rules', () => {
    const view = viewFor(scene(DAENERYS).cards().show('10', '5').position, 'targaryen');
    const now = totalOf(view, 'defender');
    const added = (one: string) => foretold(view, 'targaryen', card(one))!.totals!.defender - now;
    expect(['7', '3'].map(added)).toEqual([4, 2]);
  });

  test('declined, nothing is added', () => {
    const g = scene(DAENERYS).cards().show('10', '5').answer('targaryen', card(null));
    expect(g.happened('added')).toEqual([]);
  });

  test('with an empty hand she is not asked', () => {
    const g = scene(`
      stark      catelyn; hand 10 1 2 3 4
      targaryen  daenerys; hand 5
      tyrell
      challenger stark robb
      defender targaryen drogo
    `).cards();
    expect(g.show('10', '5').happened('used')).toEqual([]);
  });
});

describe('[leader-viserys]', () => {
  test('a challenge that spread nothing brings 2 cards and 1 power', () => {
    const g = scene(
      `
      targaryen  viserys; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `,
      undefined,
      { always: ['targaryen'] }
    ).cards();
    g.show('1', '20').until('targaryen', 'effect-power');
    expect(g.hand('targaryen').length).toBe(6 - (g.happened('hostage')[0]?.from === 'hand' ? 1 : 0));
    expect(g.choices('targaryen').filter(({ kind }) => kind === 'split')).toHaveLength(5);
  });

  test('not when he has spread', () => {
    const g = scene(
      `
      targaryen  viserys; hand 20 2 3 4 5
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `,
      undefined,
      { always: ['targaryen'] }
    ).cards();
    expect(g.show('20', '1').toTheNextTurn().happened('used')).toEqual([]);
  });
});

describe('[leader-drogo]', () => {
  const DROGO = `
    targaryen  drogo; hand 20 1 2 3 4
    lannister  joffrey; hand 1 12 3 4 5
    tyrell
    challenger targaryen jorah
    defender lannister jaime
    support tyrell mace defender
  `;

  test('a victory brings a card for each of the losing side, and 1 power', () => {
    const g = scene(DROGO, undefined, { always: ['targaryen'] })
      .cards()
      .show('20', '1')
      .until('targaryen', 'effect-power');
    expect(g.hand('targaryen')).toHaveLength(6);
  });

  test('not a defeat', () => {
    expect(
      scene(DROGO, undefined, { always: ['targaryen'] })
        .cards()
        .show('1', '12')
        .toTheNextTurn()
        .happened('used')
    ).toEqual([]);
  });
});

describe('[leader-jorah]', () => {
  test('support brings 2 cards and 1 power, won or lost', () => {
    const g = scene(
      `
      stark      catelyn; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      targaryen  jorah; hand 1 2 3 4 5
      ${CHALLENGE}
      support targaryen drogo challenger
    `,
      undefined,
      { always: ['targaryen'] }
    ).cards();
    g.show('1', '20')
      .until('targaryen', 'effect-power')
      .answer('targaryen', split({ drogo: 1 }));
    expect([g.hand('targaryen').length, g.power('targaryen', 'drogo')]).toEqual([7, 3]);
  });

  test('an active player gets nothing by him', () => {
    const g = scene(
      `
      targaryen  jorah; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `,
      undefined,
      { always: ['targaryen'] }
    ).cards();
    expect(g.show('1', '20').toTheNextTurn().happened('used')).toEqual([]);
  });
});

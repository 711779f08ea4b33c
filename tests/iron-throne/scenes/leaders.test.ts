import { describe, expect, test } from 'vitest';
import { card, deal, noDeal, option, place, split } from '../support/answers';
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
    const g = scene(TYRION).cards().show('truce', 'truce');
    expect(g.hand('lannister')).toHaveLength(6);
    g.answer('stark', noDeal).toTheNextTurn();
    expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 4]);
  });

  test('betrayed, he is punished like everybody', () => {
    const g = scene(TYRION).cards().show('1', 'truce').toTheNextTurn();
    expect(g.power('lannister', 'jaime')).toBe(2);
  });

  test('with a hostility shown he does nothing', () => {
    expect(scene(TYRION).cards().show('1', '2').happened('used')).toEqual([]);
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
    const g = scene(`
      stark      catelyn; hand 20 1 2 3 4
      baratheon  davos; stannis 8; hand 1 2 3 4 5
      tyrell
      challenger stark robb
      defender baratheon stannis
    `).cards();
    g.show('20', '1').until('stark', 'hostage-place');
    expect([g.power('baratheon', 'stannis'), g.hand('baratheon').length]).toEqual([7, 5]);
  });

  test('without a penalty he draws nothing', () => {
    const g = scene(`
      stark      catelyn; hand 1 2 3 4 5
      baratheon  davos; hand 20 2 3 4 5
      tyrell
      challenger stark robb
      defender baratheon stannis
    `).cards();
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
    const g = scene(SELYSE).cards().show('20', '1').toTheNextTurn();
    expect(g.happened('used')).toMatchObject([{ leader: 'selyse' }]);
    expect(g.hand('baratheon').length).toBeGreaterThanOrEqual(6);
  });

  test('not when she wins', () => {
    expect(scene(SELYSE).cards().show('1', '12').toTheNextTurn().happened('used')).toEqual([]);
  });
});

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
    const g = scene(`
      targaryen  viserys; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `).cards();
    g.show('1', '20').until('targaryen', 'effect-power');
    expect(g.hand('targaryen').length).toBe(6 - (g.happened('hostage')[0]?.from === 'hand' ? 1 : 0));
    expect(g.choices('targaryen')).toHaveLength(5);
  });

  test('not when he has spread', () => {
    const g = scene(`
      targaryen  viserys; hand 20 2 3 4 5
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `).cards();
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
    const g = scene(DROGO).cards().show('20', '1').until('targaryen', 'effect-power');
    expect(g.hand('targaryen')).toHaveLength(6);
  });

  test('not a defeat', () => {
    expect(scene(DROGO).cards().show('1', '12').toTheNextTurn().happened('used')).toEqual([]);
  });
});

describe('[leader-jorah]', () => {
  test('support brings 2 cards and 1 power, won or lost', () => {
    const g = scene(`
      stark      catelyn; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      targaryen  jorah; hand 1 2 3 4 5
      ${CHALLENGE}
      support targaryen drogo challenger
    `).cards();
    g.show('1', '20')
      .until('targaryen', 'effect-power')
      .answer('targaryen', split({ drogo: 1 }));
    expect([g.hand('targaryen').length, g.power('targaryen', 'drogo')]).toEqual([7, 3]);
  });

  test('an active player gets nothing by him', () => {
    const g = scene(`
      targaryen  jorah; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell
      challenger targaryen drogo
      defender lannister jaime
    `).cards();
    expect(g.show('1', '20').toTheNextTurn().happened('used')).toEqual([]);
  });
});

describe('[leader-olenna]', () => {
  const olenna = (sheet: number) =>
    scene(`
      stark      catelyn; hand 20 1 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell     olenna; sheet ${sheet}
      ${CHALLENGE}
      support tyrell mace challenger
    `)
      .cards()
      .show('20', '1');

  test('a supporter who won takes a hostage of her own, for 1 power', () => {
    const g = olenna(4).until('tyrell', 'use-leader').answer('tyrell', option('use'));
    expect(g.state('tyrell').sheet).toBe(3);
    g.answer('tyrell', place('deck'));
    expect(g.hostages('tyrell')).toMatch(/^lannister:/);
  });

  test('not with an empty sheet', () => {
    expect(olenna(0).toTheNextTurn().happened('used')).toEqual([]);
  });
});

describe('[leader-renly]', () => {
  const renly = (side: string) =>
    scene(`
      tyrell     renly; hand 5 loras 2 3 4
      lannister  joffrey; hand 5 jaime 3 4 1
      stark
      challenger tyrell loras
      defender lannister jaime
      support stark robb ${side}
    `)
      .cards()
      .show('5', '5');

  test('2 strength for each supporter', () => {
    expect(renly('challenger').answer('tyrell', option('use')).happened('added')).toMatchObject([{ amount: 2 }]);
  });

  test('not without supporters', () => {
    expect(renly('defender').waiting).not.toContain('use-leader');
  });
});

describe('[leader-loras]', () => {
  const loras = (side: string) =>
    scene(`
      stark      catelyn; hand 20 1 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell     loras; mace 4
      ${CHALLENGE}
      support tyrell mace ${side}
    `)
      .cards()
      .show('20', '1')
      .toTheNextTurn();

  test('a supporter who won puts 1 power on the character', () => {
    expect(loras('challenger').power('tyrell', 'mace')).toBe(5);
  });

  test('not one who lost', () => {
    expect(loras('defender').power('tyrell', 'mace')).toBe(2);
  });
});

test('[IT-16.1] [IT-16.3] leaders come first, clockwise from the challenger, and may be left alone', () => {
  const g = scene(`
    baratheon  stannis; davos 4; hand 6 davos 2 3 4
    lannister  tywin; jaime 4; hand 6 jaime 3 4 1
    tyrell
    challenger baratheon davos
    defender lannister jaime
  `).cards();
  g.show('6', '6');
  expect(g.waiting).toBe('baratheon use-leader');
  g.answer('baratheon', option('leave'));
  expect(g.waiting).toBe('lannister use-leader');
  expect(g.refused('lannister', option('accept'))).toMatchObject({ rule: 'IT-16.1' });
  g.answer('lannister', option('use'));
  expect(g.totals).toBe('10 : 14');
});

test('a bargain after Eddard is made between the same two', () => {
  const g = scene(`
    stark      eddard; hand truce 1 2 3 4
    lannister  joffrey; hand 20 2 3 4 5
    tyrell
    ${CHALLENGE}
    support tyrell mace defender
  `).cards();
  g.show('truce', '20').answer('stark', option('use')).until('stark', 'deal-terms');
  g.answer('stark', deal({ stark: {}, lannister: { power: 1 } }))
    .answer('lannister', option('sign'))
    .toTheNextTurn();
  expect(g.power('tyrell', 'mace')).toBe(4);
});

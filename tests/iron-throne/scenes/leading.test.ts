// No leader's ability is compulsory: its owner is asked, or has said that it is always used.

import { describe, expect, test } from 'vitest';
import type { OwnedLeader } from '#iron/rules/effects/vocabulary';
import { faultsOf } from '#iron/rules/faults';
import { option, stayOut, torture } from '../support/answers';
import { scene } from '../support/scene';

const BARRISTAN = `
  targaryen  barristan; sheet 4; daenerys 1 viserys dead drogo dead jorah dead; hand 1 2 3 4 5; spread stark 4
  stark      eddard; robb 4; hand 20 2 3 4 5; spread tyrell 3
  tyrell
  challenger targaryen daenerys
  defender stark robb
`;
const OPTIONS = ['use', 'always', 'leave'];

describe('[leader-barristan] [IT-16.1]', () => {
  const losing = () => scene(BARRISTAN).cards().show('1', '20').until('targaryen', 'use-leader');

  test('a character about to die waits for the word of its owner', () => {
    const g = losing();
    expect(g.ask('targaryen')).toMatchObject({ options: OPTIONS, by: { of: 'leader', person: 'barristan' } });
    expect(g.position.due).toEqual([{ what: 'save', house: 'targaryen', character: 'daenerys', to: 'targaryen' }]);
    expect(g.position.winners).toBeNull();
  });

  test('saved: 1 power to the box, the game goes on', () => {
    const g = losing().answer('targaryen', option('use'));
    expect([g.power('targaryen', 'daenerys'), g.state('targaryen').sheet]).toEqual([1, 3]);
    expect(g.happened('saved')).toHaveLength(1);
    expect(g.position).not.toHaveProperty('due');
    expect(g.position.winners).toBeNull();
  });

  test('let die: the last character ends a game that its owner leads', () => {
    const g = losing().answer('targaryen', option('leave'));
    expect(g.position.winners).toEqual(['targaryen']);
    expect(g.state('targaryen').sheet).toBe(5);
  });

  test('a torture waits as well, and the torturer gets the power of who is let die', () => {
    const g = scene(`
      stark      eddard; holds targaryen:truce
      targaryen  barristan; drogo 1
      tyrell
    `)
      .turn()
      .answer('stark', torture(0, 'drogo'));
    expect(g.waiting).toBe('targaryen use-leader');
    g.answer('targaryen', option('leave'));
    expect([g.power('targaryen', 'drogo'), g.state('stark').sheet]).toEqual([0, 5]);
  });

  test('in a game begun before nothing is asked', () => {
    const g = scene(BARRISTAN, undefined, { version: 1 }).cards().show('1', '20').toTheNextTurn();
    expect(g.happened('saved')).toHaveLength(1);
    expect([g.happened('left'), g.position.winners]).toEqual([[], null]);
  });
});

describe('[leader-joffrey] [IT-16.1]', () => {
  const JOFFREY = `
    lannister  joffrey; holds stark:truce stark:bran
    stark      eddard; robb 2; bran dead
    tyrell
  `;

  test('a torture with or without him', () => {
    const tortured = (plain: boolean) => {
      const g = scene(JOFFREY).turn();
      const hand = g.hand('lannister').length;
      g.answer('lannister', { ...torture(0, 'robb'), ...(plain ? { plain: true } : {}) } as never);
      return [g.power('stark', 'robb'), g.state('lannister').sheet, g.hand('lannister').length - hand];
    };
    expect([tortured(false), tortured(true)]).toEqual([
      [0, 6, 1],
      [1, 5, 0]
    ]);
  });

  test('[IT-16.5] he draws for the card of somebody dead as well', () => {
    const g = scene(JOFFREY).turn();
    const hand = g.hand('lannister').length;
    expect(g.answer('lannister', torture(1)).hand('lannister')).toHaveLength(hand + 1);
  });

  test('for others there is nothing to leave out', () => {
    const g = scene(JOFFREY.replace('joffrey;', 'tywin;')).turn();
    expect(g.refused('lannister', { ...torture(1), plain: true } as never)).toMatchObject({ rule: 'IT-16.1' });
    expect(g.choices('lannister').filter((one) => 'plain' in one)).toEqual([]);
  });
});

describe('[leader-mace] [IT-16.1] [IT-EC-90]', () => {
  const mace = (besides?: { always: ['tyrell'] }) =>
    scene(
      `
        stark      catelyn; hand 1 2 3 4 5
        lannister  tywin; hand 1 2 3 4 5
        tyrell     mace; hand 1 2 3 4
        challenger stark robb
        defender lannister jaime
      `,
      undefined,
      besides
    ).endOfTurn();

  test('the sixth card is asked about, all others are drawn', () => {
    const g = mace();
    expect([g.waiting, g.hand('tyrell').length]).toEqual(['tyrell use-leader', 5]);
    expect(
      [mace().answer('tyrell', option('use')), mace().answer('tyrell', option('leave'))].map(
        (one) => one.hand('tyrell').length
      )
    ).toEqual([6, 5]);
    expect(g.answer('tyrell', option('leave')).position.turn).toBe(2);
  });

  test('with nothing left to draw nobody is asked', () => {
    const all =
      'truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 margaery margaery loras loras mace mace olenna olenna';
    const g = scene(`
      stark      catelyn; hand 1 2 3 4 5; holds ${all
        .split(' ')
        .slice(5)
        .map((one) => `tyrell:${one}`)
        .join(' ')} tyrell:renly tyrell:renly
      lannister  tywin; hand 1 2 3 4 5
      tyrell     mace; hand ${all.split(' ').slice(0, 5).join(' ')}
      challenger stark robb
      defender lannister jaime
    `).endOfTurn();
    expect(g.hand('tyrell')).toHaveLength(5);
    expect(g.waiting).not.toContain('tyrell');
    expect(g.position.turn).toBe(2);
  });

  test('[IT-16.4] always: it is drawn unasked', () => {
    expect(mace({ always: ['tyrell'] }).hand('tyrell')).toHaveLength(6);
  });
});

describe('[leader-davos] [IT-16.1]', () => {
  const davos = () =>
    scene(`
      stark      catelyn; hand 20 1 2 3 4
      baratheon  davos; stannis 8; hand 1 2 3 4 5
      tyrell
      challenger stark robb
      defender baratheon stannis
    `)
      .cards()
      .show('20', '1')
      .until('baratheon', 'use-leader');

  test('the penalty waits for his owner', () => {
    expect(davos().power('baratheon', 'stannis')).toBe(8);
    expect(davos().answer('baratheon', option('use')).power('baratheon', 'stannis')).toBe(7);
    const g = davos().answer('baratheon', option('leave'));
    expect([g.power('baratheon', 'stannis'), g.hand('baratheon').length]).toEqual([4, 4]);
  });
});

describe('[IT-16.4] always', () => {
  const selyse = () =>
    scene(`
      stark      catelyn; hand 20 1 2 3 4
      baratheon  selyse; hand 1 12 3 4 5
      tyrell
      challenger stark robb
      defender baratheon davos
    `)
      .cards()
      .show('20', '1')
      .until('baratheon', 'use-leader');

  test('said once, it is public, and nothing is asked any more', () => {
    const g = selyse();
    expect(g.ask('baratheon')).toMatchObject({ options: OPTIONS });
    g.answer('baratheon', option('always'));
    expect(g.position.always).toEqual(['baratheon']);
    expect(g.happened('always-uses')).toEqual([{ what: 'always-uses', house: 'baratheon', leader: 'selyse' }]);
    expect(g.happened('used')).toHaveLength(1);
  });

  test('called off at any ask that is not sealed, which stays open', () => {
    const g = scene(
      `
        stark      catelyn; hand 1 2 3 4 5
        lannister  tywin; hand 1 2 3 4 5
        tyrell     mace; hand 1 2 3 4 5
        challenger stark robb
        defender lannister jaime
      `,
      undefined,
      { always: ['tyrell'] }
    ).support();
    expect(g.choices('tyrell').at(-1)).toEqual({ kind: 'ask-again' });
    g.answer('tyrell', { kind: 'ask-again' });
    expect(g.waiting).toBe('tyrell offering-support');
    expect(g.position).not.toHaveProperty('always');
    expect(g.refused('tyrell', { kind: 'ask-again' })).toMatchObject({ rule: 'IT-16.4' });
    g.answer('tyrell', stayOut).until('tyrell', 'use-leader');
    const sealed = scene(BARRISTAN, undefined, { always: ['stark'] }).cards();
    expect(sealed.refused('stark', { kind: 'ask-again' })).toMatchObject({ rule: 'IT-16.4' });
  });

  test('what costs something is asked each time', () => {
    const g = scene(`
      stark      catelyn; robb 4; hand 7 1 2 3 4
      lannister  tywin; jaime 4; hand 6 2 3 4 5
      tyrell
      challenger stark robb
      defender lannister jaime
    `)
      .cards()
      .show('7', '6');
    expect(g.ask('lannister')).toMatchObject({ options: ['use', 'leave'] });
  });
});

describe('[IT-16.1] written by an owner', () => {
  const written = (rule: Partial<OwnedLeader>): OwnedLeader => ({
    title: 'As printed',
    text: 'What the sheet in the box says.',
    moment: 'before-turn',
    when: [],
    does: [{ verb: 'draw', who: 'self', n: 1 }],
    use: 'auto',
    ...rule
  });
  const turn = (leader: OwnedLeader) =>
    scene('stark eddard\n lannister tywin\n tyrell margaery', { leaders: { eddard: leader } }).turn();

  test('what happened at once is asked about, unless it asks by itself', () => {
    expect(turn(written({})).ask('stark')).toMatchObject({ about: 'use-leader', options: OPTIONS });
    const aims = { verb: 'choose', from: 'others', optional: true } as const;
    expect(turn(written({ does: [aims, { verb: 'draw', who: 'chosen', n: 1 }] })).waiting).toBe('stark effect-player');
    expect(turn(written({ does: [{ verb: 'distribute', n: 1 }] })).waiting).toBe('stark effect-power');
    const goesOn = written({
      does: [
        { verb: 'distribute', n: 1 },
        { verb: 'draw', who: 'self', n: 1 }
      ]
    });
    expect(turn(goesOn).waiting).toBe('stark use-leader');
  });

  test('[IT-10.9] whoever softens the own penalty to nothing is no victim', () => {
    const soft = written({ moment: null, does: [], standing: { penalty: { most: 0, thenDraw: 0 } } });
    const g = scene(
      `
        stark      eddard; robb 4; hand 1 2 3 4 5
        lannister  tywin; hand 20 2 3 4 5
        tyrell
        challenger stark robb
        defender lannister jaime
      `,
      { leaders: { eddard: soft } }
    ).cards();
    g.show('1', '20').until('stark', 'use-leader').answer('stark', option('use'));
    expect(g.toTheNextTurn().happened('hostage')).toEqual([]);
    expect(g.power('stark', 'robb')).toBe(4);
  });
});

test('a position in which something waits, or was said twice, is looked through', () => {
  const { position } = scene(BARRISTAN).cards().show('1', '20').until('targaryen', 'use-leader');
  const due = { what: 'penalty', house: 'tyrell' } as const;
  expect(faultsOf({ ...position, due: [due] })).toEqual([
    'tyrell is not asked about its leader',
    'tyrell takes no part'
  ]);
  expect(faultsOf({ ...position, due: [{ ...position.due![0]!, character: 'drogo' } as never] })).toEqual([
    'drogo is not about to die'
  ]);
  expect(faultsOf({ ...position, always: ['stark', 'stark'] })).toHaveLength(1);
});

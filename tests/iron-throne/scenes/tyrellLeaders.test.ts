import { describe, expect, test } from 'vitest';
import { option, place, play } from '../support/answers';
import { scene } from '../support/scene';

/** A Stark challenge to Lannister; the lines written replace the ones here. */
const CHALLENGE = `
  challenger stark robb
  defender lannister jaime
`;

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
    scene(
      `
      stark      catelyn; hand 20 1 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell     loras; mace 4
      ${CHALLENGE}
      support tyrell mace ${side}
    `,
      undefined,
      { always: ['tyrell'] }
    )
      .cards()
      .show('20', '1')
      .toTheNextTurn();

  test('a supporter who won puts 1 power on the character', () => {
    expect(loras('challenger').power('tyrell', 'mace')).toBe(5);
  });

  test('not one who lost', () => {
    expect(loras('defender').power('tyrell', 'mace')).toBe(2);
  });

  test('[IT-13.5] nothing on a character who has died meanwhile', () => {
    const g = scene(
      `
      stark      catelyn; hand 20 1 2 3 4
      targaryen  viserys; hand daenerys 1 2 3 4
      tyrell     loras; mace 1
      challenger stark robb
      defender targaryen daenerys
      support tyrell mace challenger
    `,
      undefined,
      { always: ['tyrell'] }
    ).cards();
    g.show('20', '1').until('targaryen', 'reaction').answer('targaryen', play('daenerys')).toTheNextTurn();
    expect(g.happened('used')).toMatchObject([{ house: 'tyrell', leader: 'loras' }]);
    expect([g.power('tyrell', 'mace'), g.state('tyrell').sheet]).toEqual([0, 5]);
  });
});

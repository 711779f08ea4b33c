import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '#thrones/box/areas';
import { SETUP } from '#thrones/box/setup';
import { newGame } from '#thrones/flow/game';
import { starsOf } from '#thrones/rules/influence';
import { march, orders } from '#tests/support/answers';
import { scene, Scene } from '#tests/support/scene';

const begun = (players: 3 | 4 | 5 | 6, edition: 'revised' | 'first' = 'revised'): Scene =>
  Scene.of(newGame({ houses: SETUP[players].houses, seed: 'players', options: { edition, tides: false } }));

describe('[players.neutral-forces][EX-14][EC 144]', () => {
  test.each([
    [3, 14],
    [4, 12],
    [5, 9],
    [6, 2]
  ] as const)('with %i players %i neutral tokens lie on the board', (players, tokens) => {
    const g = begun(players);
    expect(AREA_IDS.filter((area) => g.neutral(area) !== null)).toHaveLength(tokens);
    expect(g.neutral('kings-landing')).toBe(5);
    expect(g.neutral('the-eyrie')).toBe(6);
  });

  test('the home area of a missing house without a token is an ordinary empty area', () => {
    const g = begun(4);
    expect([g.neutral('highgarden'), g.garrison('highgarden'), g.controller('highgarden')]).toEqual([null, 0, null]);
    expect(begun(6).controller('highgarden')).toBe('tyrell');
  });
});

test('[players.overlay][EX-20][EC 145] the overlay of three and four players allows 3, 2, 1, 0 special orders', () => {
  const stars = (players: 3 | 4 | 5 | 6): number[] => {
    const { position } = begun(players);
    return position.tracks.court.map((house) => starsOf(position, house));
  };
  expect(stars(3)).toEqual([3, 2, 1]);
  expect(stars(4)).toEqual([3, 2, 1, 0]);
  expect(stars(5)).toEqual([3, 3, 2, 1, 0]);
  expect(stars(6)).toEqual([3, 3, 2, 1, 0, 0]);
});

test('[players.overlay] and planning keeps to it: the second of three may place two', () => {
  const g = scene(`
    houses  stark lannister baratheon     court lannister stark baratheon
    stark   winterfell: footman; karhold: footman; castle-black: footman
  `).planning();
  const three = orders({ winterfell: 'march+1', karhold: 'defense+2', 'castle-black': 'support+1' });
  expect(g.refused('stark', three)).toMatchObject({ rule: 'order.stars', allowed: 2, found: 3 });
  g.answer('stark', orders({ winterfell: 'march+1', karhold: 'defense+2', 'castle-black': 'support' }));
});

test('[players.closed-areas][EC 146] with three players closed areas cannot be entered, nor their ports; the seas stay open', () => {
  //  Redwyne Straits (Baratheon) touches Oldtown's port, Highgarden, Three Towers: closed; The Arbor: open
  const g = scene(`
    houses     stark lannister baratheon
    baratheon  the-reach: footman 2 knight, march+0; redwyne-straights: ship ship, march-1; searoad-marches: footman, march+1;
               west-summer-sea: ship
  `).marches();
  for (const area of ['dornish-marches', 'highgarden', 'the-boneway'] as const)
    expect(g.refused('baratheon', march('the-reach', { [area]: 'footman' }))).toMatchObject({
      rule: 'march.closed-area',
      to: area
    });
  expect(g.refused('baratheon', march('redwyne-straights', { 'port-of-oldtown': 'ship' }))).toMatchObject({
    rule: 'march.closed-area'
  });
  expect(g.refused('baratheon', march('searoad-marches', { 'three-towers': 'footman' }))).toMatchObject({
    rule: 'march.closed-area'
  });
  g.answer('baratheon', march('searoad-marches', { 'the-arbor': 'footman' }));
  expect(g.units('the-arbor')).toBe('footman');
  g.waitingFor('baratheon', 'march');
});

test('[edition.choice] the revised rules are one choice of the set-up and the first printing the other', () => {
  expect(begun(6).units('port-of-lannisport')).toBe('ship');
  expect(begun(6, 'first').units('port-of-lannisport')).toBe('');
  expect(begun(3).units('port-of-lannisport')).toBe('');
  const others = AREA_IDS.filter((area) => area !== 'port-of-lannisport');
  expect(others.map((area) => begun(6, 'first').units(area))).toEqual(others.map((area) => begun(6).units(area)));
});

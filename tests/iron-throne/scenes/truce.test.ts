import { describe, expect, test } from 'vitest';
import type { Place } from '#iron/rules';
import { deal, noDeal, option, place } from '../support/answers';
import { type Scene, scene } from '../support/scene';

const termsOf = (stark: string, lannister: string, rest: string): string => `
  stark      catelyn; hand truce 1 2 3 4; ${stark}
  lannister  joffrey; hand truce 2 3 4 5; ${lannister}
  tyrell
  baratheon
  challenger stark robb
  defender lannister jaime
  ${rest}
`;

const bargaining = (stark = '', lannister = '', rest = ''): Scene =>
  scene(termsOf(stark, lannister, rest))
    .cards()
    .show('truce', 'truce')
    .until('stark', 'deal-terms');

test('[IT-8.1] [IT-8.2] [IT-8.8] [IT-S7] influence both ways: no winner, no penalty', () => {
  const g = bargaining('', '', 'support tyrell mace challenger');
  g.answer('stark', deal({ stark: { influence: 1 }, lannister: { influence: 1 } }));
  expect(g.waiting).toBe('lannister deal-signing');
  g.answer('lannister', option('sign')).toTheNextTurn();
  expect([g.state('stark').spread, g.state('lannister').spread]).toEqual([{ lannister: 1 }, { stark: 1 }]);
  expect([g.power('stark', 'robb'), g.power('lannister', 'jaime'), g.power('tyrell', 'mace')]).toEqual([4, 4, 4]);
});

test('[IT-8.9] [IT-S8] [IT-EC-84] no deal: all lose, supporters too, and nobody takes hostages', () => {
  const g = bargaining('robb 5', '', 'support tyrell mace challenger\n support baratheon davos defender');
  g.answer('stark', noDeal).toTheNextTurn();
  expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 2]);
  expect([g.power('tyrell', 'mace'), g.power('baratheon', 'davos')]).toEqual([2, 2]);
  expect(g.happened('hostage')).toEqual([]);
});

test('[IT-S9] [IT-8.3] [IT-8.6] one-sided: a hostage and three power', () => {
  const g = bargaining();
  g.answer('stark', deal({ stark: { hostages: 1, power: 3 }, lannister: {} })).answer('lannister', option('sign'));
  expect([g.state('stark').sheet, g.state('lannister').sheet]).toEqual([7, 1]);
  expect(g.ask('stark')).toMatchObject({ about: 'hostage-place', victim: 'lannister' });
  g.answer('stark', place('deck')).toTheNextTurn();
  expect(g.happened('removed')).toEqual([]);
});

test('[IT-8.5] [IT-S10] what cannot be given is refused', () => {
  const g = bargaining('', 'sheet 2');
  const asked = (stark: Parameters<typeof deal>[0]['stark']) =>
    g.refused('stark', deal({ stark: stark ?? {}, lannister: {} }));
  expect(asked({ power: 3 })).toMatchObject({ rule: 'IT-8.5', allowed: 2, found: 3 });
  expect(asked({ power: 4 })).toMatchObject({ rule: 'IT-8.2' });
  expect(asked({ hostages: 3 })).toMatchObject({ rule: 'IT-8.2' });
  expect(asked({ influence: 2 })).toMatchObject({ rule: 'IT-8.2' });
  expect(asked({ power: 2, hostages: 2 })).toBeNull();
  expect(g.refused('stark', deal({ stark: {}, lannister: { power: 3 } }))).toBeNull();
});

test('[IT-EC-77] nothing named is no deal', () => {
  const g = bargaining();
  expect(g.refused('stark', deal({ stark: {}, lannister: {} }))).toMatchObject({ rule: 'IT-8.9' });
});

test('[IT-8.10] others get nothing', () => {
  const g = bargaining('', '', 'support tyrell mace challenger');
  expect(g.refused('stark', deal({ stark: {}, tyrell: { power: 1 } }))).toMatchObject({ rule: 'IT-8.10' });
});

test('[IT-EC-78] one power is a deal', () => {
  const g = bargaining();
  g.answer('stark', deal({ stark: { power: 1 }, lannister: {} })).answer('lannister', option('sign'));
  g.toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'deal' } }]);
  expect(g.happened('removed')).toEqual([]);
});

test('[IT-8.4] not signed: as if nothing had been offered', () => {
  const g = bargaining();
  g.answer('stark', deal({ stark: { power: 1 }, lannister: {} })).answer('lannister', option('no-deal'));
  g.toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'no-deal' } }]);
  expect(g.happened('changed-hands')).toEqual([]);
});

test('[IT-S11] [IT-EC-79] [IT-EC-80] both at four: a shared victory', () => {
  const g = bargaining('spread tyrell 4', 'spread tyrell 4');
  g.answer('stark', deal({ stark: { influence: 1 }, lannister: { influence: 1 } })).answer('lannister', option('sign'));
  expect(g.position.winners).toEqual(['stark', 'lannister']);
});

test('[IT-8.7] [IT-EC-81] power both ways at once', () => {
  const g = bargaining('sheet 2');
  g.answer('stark', deal({ stark: { power: 3 }, lannister: { power: 2 } })).answer('lannister', option('sign'));
  g.toTheNextTurn();
  expect([g.state('stark').sheet, g.state('lannister').sheet]).toEqual([3, 3]);
});

test('[IT-EC-82] two hostages from two places, the second chosen after the first', () => {
  const g = bargaining();
  g.answer('stark', deal({ stark: { hostages: 2 }, lannister: { hostages: 1 } })).answer('lannister', option('sign'));
  g.answer('stark', place('deck')).answer('stark', place('hand'));
  expect(g.waiting).toBe('lannister hostage-place');
  g.answer('lannister', place(0));
  // of the row that Stark holds: a card of Lannister comes home
  expect(g.happened('hostage').map(({ home }) => home)).toEqual([false, false, true]);
});

test('[IT-EC-83] a hostage that is the own card counts as given', () => {
  const g = bargaining('', 'holds stark:12');
  g.answer('stark', deal({ stark: { hostages: 1 }, lannister: {} })).answer('lannister', option('sign'));
  g.answer('stark', place(0)).toTheNextTurn();
  expect(g.hand('stark')).toContain('hostility-12');
  expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'deal' } }]);
});

test('[IT-8.11] the bargain is carried out before the window after the resolution', () => {
  const g = bargaining('hand truce robb 2 3 4');
  g.answer('stark', deal({ stark: { power: 1 }, lannister: {} })).answer('lannister', option('sign'));
  g.until('stark', 'reaction');
  expect(g.state('stark').sheet).toBe(5);
  expect(g.at).toBe('playing.reactingAfterwards');
});

test('[IT-8.12] the defender may change the terms once; then the challenger signs, or it fails', () => {
  const countered = (): Scene => {
    const g = bargaining();
    g.answer('stark', deal({ stark: { influence: 1, power: 3 }, lannister: {} }));
    expect(g.ask('lannister')).toMatchObject({ about: 'deal-signing', options: ['sign', 'counter', 'no-deal'] });
    g.answer('lannister', option('counter'));
    expect(g.ask('lannister')).toMatchObject({ about: 'deal-counter', kind: 'deal', with: 'stark' });
    return g.answer('lannister', deal({ stark: { power: 1 }, lannister: { power: 2 } }));
  };
  const g = countered();
  expect(g.ask('stark')).toMatchObject({ about: 'deal-answer', options: ['sign', 'no-deal'] });
  expect(g.refused('stark', option('counter'))).toMatchObject({ rule: 'IT-8.4' });
  g.answer('stark', option('sign'));
  expect([g.state('stark').sheet, g.state('lannister').sheet]).toEqual([3, 5]);
  expect(g.happened('terms')).toHaveLength(2);
  expect(countered().answer('stark', option('no-deal')).happened('no-deal')).toMatchObject([{ house: 'stark' }]);
});

test('[IT-8.12] who changes nothing after all ends the bargain', () => {
  const g = bargaining().answer('stark', deal({ stark: { power: 1 }, lannister: {} }));
  g.answer('lannister', option('counter')).answer('lannister', noDeal);
  expect(g.happened('no-deal')).toMatchObject([{ house: 'lannister' }]);
});

test('in a game begun before the defender only signs or not', () => {
  const g = scene(termsOf('', '', ''), undefined, { version: 1 })
    .cards()
    .show('truce', 'truce')
    .until('stark', 'deal-terms');
  g.answer('stark', deal({ stark: { power: 1 }, lannister: {} }));
  expect(g.ask('lannister')).toMatchObject({ options: ['sign', 'no-deal'] });
});

describe('[IT-8.6] which hostages', () => {
  const LANNISTERS = 'holds tyrell:mace stark:12 tyrell:loras; deck 20';

  test('are carried out as agreed, by place, and those left open come last', () => {
    const g = bargaining('', LANNISTERS);
    g.answer('stark', deal({ stark: { hostages: 2, places: [0, 2] }, lannister: { hostages: 1 } }));
    g.answer('lannister', option('sign'));
    expect(g.hostages('stark')).toBe('tyrell:loras tyrell:mace');
    expect(g.waiting).toBe('lannister hostage-place');
    const half = bargaining('', LANNISTERS);
    half.answer('stark', deal({ stark: { hostages: 2, places: ['deck'] }, lannister: {} }));
    half.answer('lannister', option('sign'));
    expect([half.hostages('stark'), half.waiting]).toEqual(['lannister:hostility-20', 'stark hostage-place']);
    const own = bargaining('', LANNISTERS);
    own
      .answer('stark', deal({ stark: { hostages: 1, places: [1] }, lannister: {} }))
      .answer('lannister', option('sign'));
    expect(own.hand('stark')).toContain('hostility-12');
  });

  test('have to be there, once each, and no more than are given', () => {
    const g = bargaining('', LANNISTERS);
    const refused = (hostages: number, ...places: Place[]) =>
      g.refused('stark', deal({ stark: { hostages, places }, lannister: {} }));
    expect([refused(2, 2, 1), refused(2, 'hand', 'hand'), refused(2, 'deck', 0), refused(1, 2)]).toEqual(
      Array(4).fill(null)
    );
    for (const wrong of [refused(2, 3), refused(2, 1, 1), refused(1, 'deck', 'hand')])
      expect(wrong).toMatchObject({ rule: 'IT-8.6' });
    expect(g.refused('stark', deal({ stark: { hostages: 3, places: [0] }, lannister: {} }))).toMatchObject({
      rule: 'IT-8.2'
    });
  });

  test('in a game begun before they are left to the taker', () => {
    const g = scene(termsOf('', LANNISTERS, ''), undefined, { version: 1 })
      .cards()
      .show('truce', 'truce');
    g.until('stark', 'deal-terms');
    expect(g.refused('stark', deal({ stark: { hostages: 1, places: [0] }, lannister: {} }))).toMatchObject({
      rule: 'IT-8.6'
    });
  });
});

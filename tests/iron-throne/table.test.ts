// The second game at the headless table: requests, positions, saves, and what is refused.

import { expect, test } from 'vitest';
import { headlessTable } from '#tools/headless/tables';

interface Reply {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

function seated() {
  const complaints: unknown[] = [];
  const table = headlessTable((mistake) => complaints.push(mistake));
  const ask = (request: object): Reply => JSON.parse(table.respond(JSON.stringify(request))) as Reply;
  return { ask, complaints };
}

const NEW = { do: 'new', game: 'iron-throne', houses: ['stark', 'lannister', 'tyrell'], seed: '1' };

test('a game is begun, played to its end, saved and loaded', () => {
  const { ask, complaints } = seated();
  expect(ask(NEW)).toMatchObject({ ok: true, asks: [{ about: 'choosing-leader' }, {}, {}] });
  expect(ask({ do: 'play', policy: 'random', seed: 'x' })).toMatchObject({
    ok: true,
    asks: [],
    over: expect.any(Array) as unknown
  });
  const { state } = ask({ do: 'state' });
  const { save } = ask({ do: 'save' });
  expect(ask({ do: 'load', game: 'iron-throne', save }).ok).toBe(true);
  expect(ask({ do: 'state' }).state).toEqual(state);
  expect(complaints).toEqual([]);
});

test('every position of a game can be put on another table', () => {
  const { ask } = seated();
  const other = seated();
  ask(NEW);
  for (let n = 0; n < 120; n++) {
    const { asks } = ask({ do: 'play', policy: 'random', answers: 1, seed: `${n}` });
    const { state } = ask({ do: 'state' });
    const set = other.ask({ do: 'set', game: 'iron-throne', state });
    expect(set).toMatchObject({ ok: true });
    expect(set.asks).toEqual(asks);
  }
});

test('positions that cannot be are refused', () => {
  const { ask } = seated();
  ask(NEW);
  ask({ do: 'play', policy: 'random', answers: 20, seed: '1' });
  const state = ask({ do: 'state' }).state as Record<string, unknown>;
  const hands = state.hands as Record<string, string[]>;
  const refused = (change: object): unknown =>
    (ask({ do: 'set', game: 'iron-throne', state: { ...state, ...change } }) as { error?: { why: string } }).error?.why;
  expect(refused({ hands: { ...hands, stark: [...hands.stark!, 'truce'] } })).toContain('the cards of stark');
  expect(refused({ challenger: 'baratheon' })).toContain('challenger');
  expect(refused({ at: 'playing.reacting.somewhere' })).toContain('place');
  expect(refused({ turn: -1 })).toContain('turn');
  expect(refused({ events: [] })).toContain('events');
  expect(refused({ surprise: 1 })).toContain('surprise');
});

test('a bystander sees no card, a seat its own', () => {
  const { ask } = seated();
  ask(NEW);
  ask({ do: 'play', policy: 'random', answers: 12, seed: '1' });
  expect(ask({ do: 'view', house: null })).toMatchObject({ view: { mine: null } });
  const state = ask({ do: 'state' }).state as { hands: Record<string, string[]> };
  expect(ask({ do: 'view', house: 'stark' })).toMatchObject({ view: { mine: { hand: state.hands.stark } } });
  expect(ask({ do: 'view', house: 'baratheon' })).toMatchObject({ ok: false, error: { code: 'bad-request' } });
});

test('what is wrong with a request, a set-up or a save is told', () => {
  const { ask } = seated();
  expect(ask({ do: 'new', game: 'chess' })).toMatchObject({ error: { code: 'bad-request' } });
  expect(ask({ ...NEW, houses: ['stark', 'stark', 'tyrell'] })).toMatchObject({ error: { code: 'bad-setup' } });
  expect(ask({ ...NEW, houses: ['stark', 'greyjoy', 'tyrell'] })).toMatchObject({ error: { code: 'bad-setup' } });
  expect(ask({ do: 'load', game: 'iron-throne', save: {} })).toMatchObject({ error: { code: 'bad-save' } });
  ask(NEW);
  ask({ do: 'play', policy: 'random', answers: 9, seed: '1' });
  const save = ask({ do: 'save' }).save as { answers: unknown[] };
  const [{ house }] = ask({ do: 'asks' }).asks as [{ house: string }];
  expect(
    ask({
      do: 'load',
      game: 'iron-throne',
      save: { ...save, answers: [...save.answers, { house, answer: {} }] }
    })
  ).toMatchObject({
    error: { code: 'bad-save', why: `Answer 10 of 10 (${house}): it is refused by answer.malformed` }
  });
});

test('of many legal answers a fair sample is told, with another seed another one', () => {
  const { ask } = seated();
  ask(NEW);
  const isAsked = (): { house: string } | undefined =>
    (ask({ do: 'asks' }).asks as { house: string; about: string }[]).find(({ about }) => about === 'deal-terms');
  for (let n = 0; isAsked() === undefined; n++) {
    ask({ ...NEW, seed: `${n}` });
    for (let left = 400; left > 0 && isAsked() === undefined; left--)
      ask({ do: 'play', policy: 'random', answers: 1, seed: `${n} ${left}` });
  }
  const { house } = isAsked()!;
  const sampled = (seed: string, limit = 50) => ask({ do: 'choices', house, limit, seed });
  const all = sampled('', 1000).choices as unknown[];
  expect(sampled('', 1000)).toMatchObject({ complete: true, total: all.length });
  expect(sampled('a')).toEqual(sampled('a'));
  expect(sampled('a')).toMatchObject({ complete: false, total: null });
  const drawn = ['a', 'b', 'c', 'd'].map((seed) => sampled(seed).choices as unknown[]);
  expect(new Set(drawn.map((sample) => JSON.stringify(sample))).size).toBe(4);
  const texts = drawn.map((sample) => sample.map((one) => JSON.stringify(one)));
  for (const sample of texts) expect(new Set(sample).size).toBe(50);
  const gains = (text: string): boolean => text.includes(`"${house}":{"influence":1`);
  const share = texts.flat().filter(gains).length / 200;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
});

test('what is refused leaves the game of the other kind on the table', () => {
  const { ask } = seated();
  ask({ do: 'new', houses: ['stark', 'lannister', 'baratheon'], seed: '1' });
  expect(ask({ do: 'new', game: 'iron-throne', houses: [], seed: '1' }).ok).toBe(false);
  expect(ask({ do: 'asks' }).asks).toMatchObject([{ about: 'assigning-orders' }, {}, {}]);
});

import { describe, expect, test } from 'vitest';
import { ANSWER_SHAPES } from '#thrones/rules/asks';
import {
  exactly,
  faultsIn,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Shape,
  table,
  text,
  variants
} from '#engine/shape';

interface Point {
  readonly x: number;
  readonly colour?: string;
}

const point = object<Point>({ x: integer(0, 9), colour: optional(text(5)) });

describe('a shape', () => {
  test('takes what fits and names every fault with the way to it', () => {
    expect(faultsIn(list(point, 3), [{ x: 1 }, { x: 9, colour: 'red' }])).toEqual([]);
    expect(faultsIn(list(point, 3), [{ x: 1.5 }, { colour: 'purple' }])).toEqual([
      '[0].x: must be a whole number from 0 to 9, not 1.5',
      '[1]: x is missing',
      '[1].colour: text of 6 characters is too long'
    ]);
    expect(faultsIn(list(point, 1), [{ x: 1 }, { x: 2 }])).toEqual(['2 entries are too many']);
  });

  test.each([null, undefined, 7, 'text', [], () => 0])('is no object: %s', (value) => {
    expect(faultsIn(point, value)).toHaveLength(1);
    expect(faultsIn(table(['a'], flag), value)).toHaveLength(1);
  });

  test('knows no fields but its own, whatever they are called', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'y'])
      expect(faultsIn(point, JSON.parse(`{"x": 1, "${name}": {"x": 2}}`))).toEqual([`there is no "${name}"`]);
    const inherited = Object.create({ x: 1 }) as unknown;
    expect(faultsIn(point, inherited)).toEqual(['x is missing']);
    expect(faultsIn(oneOf('a colour', ['red']), 'toString')).toEqual(['"toString" is not a colour']);
    expect(faultsIn(table(['a'], flag), JSON.parse('{"a": true, "__proto__": true}'))).toEqual([
      'there is no "__proto__"'
    ]);
  });

  test('tells the members of a union apart by a field', () => {
    type Pet = { readonly is: 'cat' } | { readonly is: 'dog'; readonly barks: boolean };
    const pet: Shape<Pet> = variants<'is', Pet>('is', {
      cat: object({ is: exactly('cat') }),
      dog: object({ is: exactly('dog'), barks: flag })
    });
    expect(faultsIn(pet, { is: 'dog', barks: true })).toEqual([]);
    expect(faultsIn(pet, { is: 'cat', barks: true })).toEqual(['there is no "barks"']);
    expect(faultsIn(pet, { is: 'toString' })).toEqual(['is: must be one of cat, dog']);
    expect(faultsIn(nullable(pet), null)).toEqual([]);
  });

  test('neither goes deep nor tells much where the value is hostile', () => {
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    expect(faultsIn(point, { x: deep, y: deep })).toEqual([
      'x: must be a whole number from 0 to 9, not […]',
      'there is no "y"'
    ]);
    const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}`.repeat(100), i]));
    const faults = faultsIn(point, wide);
    expect(faults).toHaveLength(10);
    expect(Math.max(...faults.map((fault) => fault.length))).toBeLessThan(80);
  });
});

describe('the shapes of answers', () => {
  test.each([
    ['bid', { kind: 'bid', power: 3 }, []],
    ['bid', { kind: 'bid', power: '3' }, ['power: must be a whole number from -1000 to 1000, not "3"']],
    [
      'bid',
      { kind: 'card', card: null },
      ['kind: must be "bid", not "card"', 'power is missing', 'there is no "card"']
    ],
    ['raven', { kind: 'raven', use: 'look' }, []],
    ['raven', { kind: 'raven', use: 'swap', area: 'pyke', token: 'raid' }, []],
    ['raven', { kind: 'raven', use: 'swap' }, ['area is missing', 'token is missing']],
    ['orders', { kind: 'orders', orders: { pyke: 'raid' } }, []],
    ['orders', { kind: 'orders', orders: { atlantis: 'raid' } }, ['orders: there is no "atlantis"']],
    [
      'march',
      { kind: 'march', from: 'pyke', moves: [{ to: 'x', units: ['ship'] }], leavePower: false },
      ['moves[0].to: "x" is not an area']
    ]
  ] as const)('%s: %j', (kind, answer, faults) => {
    expect(faultsIn(ANSWER_SHAPES[kind], answer)).toEqual(faults);
  });
});

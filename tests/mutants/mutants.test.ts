// The list of mutants is kept up with the code, and what a test run says of a mutant is read aright.

import { expect, test } from 'vitest';
import { MUTANTS } from './list';
import { faultsOf, type Mutant, spoilt } from './mutant';
import { readPlaywright, verdictOn } from './verdict';

const mutant: Mutant = {
  name: 'one is two',
  file: 'LICENSE',
  find: 'number one',
  replace: 'number two',
  noticedBy: ['LICENSE', 'counts']
};

test('every mutant still finds its text, once, and its tests', () => {
  expect(faultsOf(MUTANTS, '.')).toEqual([]);
  for (const { file, noticedBy } of MUTANTS) {
    expect(file).toMatch(/^(src|scripts|static|eslint)\//);
    expect(noticedBy[0]).toMatch(/^tests\/.*\.(test|spec)\.ts$/);
  }
});

test('text that stands nowhere, or twice, is a mistake', () => {
  expect(spoilt('a number one', mutant, 'two')).toBe('a two');
  expect(() => spoilt('a number', mutant, 'two')).toThrow('0 times');
  expect(() => spoilt('number one, number one', mutant, 'two')).toThrow('2 times');
  const twice = [mutant, { ...mutant, replace: 'number one', file: 'nowhere' }];
  expect(faultsOf(twice, '.')).toEqual([
    expect.stringContaining('0 times'),
    '"one is two" stands in the list twice',
    '"one is two" changes nothing',
    expect.stringContaining('nowhere')
  ]);
});

test.each([
  [
    'a test that fails',
    [
      { name: 'a', failure: null },
      { name: 'b', failure: 'AssertionError: expected 1' }
    ],
    null,
    'noticed'
  ],
  ['tests that pass', [{ name: 'a', failure: null }], null, 'survived'],
  ['no test at all', [], null, 'mistaken'],
  ['a run that breaks down', [{ name: 'a', failure: null }], 'exit code 1', 'mistaken'],
  ['a name that is not defined', [{ name: 'a', failure: 'ReferenceError: HOLD is not defined' }], null, 'mistaken'],
  ['a test that does not end', [{ name: 'a', failure: 'Error: Test timed out in 5000ms.' }], null, 'mistaken']
])('after %s a mutant is judged', (_, outcomes, broken, what) => {
  expect(verdictOn({ outcomes, broken }).what).toBe(what);
});

test('a report of the browser tests is read', () => {
  const spec = (title: string, status: string, ...errors: { message: string }[]) => ({
    title,
    tests: [{ results: [{ status, errors }] }]
  });
  const suites = [
    {
      title: 'file',
      specs: [spec('a', 'passed'), spec('b', 'skipped')],
      suites: [{ title: 'inner', specs: [spec('c', 'failed', { message: '\u001b[31mno\u001b[39m' })] }]
    }
  ];
  expect(readPlaywright({ suites, errors: [] })).toEqual({
    outcomes: [
      { name: 'c', failure: 'no' },
      { name: 'a', failure: null }
    ],
    broken: null
  });
  expect(readPlaywright({ suites: [], errors: [{ message: 'No tests found' }] }).broken).toBe('No tests found');
});

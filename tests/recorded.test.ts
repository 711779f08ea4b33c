// What is written to the board is recorded where it is written: one lint, tried on small pieces of code.

import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import recorded from '../eslint/recorded.js';

const faultsIn = (source: string): string[] =>
  new Linter()
    .verify(source, [{ plugins: { recorded }, rules: { 'recorded/board': 'error' } }])
    .map(({ message }) => message);

test.each([
  ['function burn(draft) { changeArea(draft, area, { order: null }); }', 'changeArea'],
  ['function fall(draft, units) { for (const one of units) takeUnits(draft, area, [one]); }', 'takeUnits'],
  ['const card = { texts: { lost: (draft) => changeSheet(draft, house, { power: 0 }) } };', 'changeSheet'],
  ['function come(draft) { enter(draft, area, units); recorded(draft); }', 'enter'],
  ['function swap(draft) { draft.tracks = others; }', 'draft.tracks']
])('in silence: %s', (source, what) =>
  expect(faultsIn(source)).toEqual([`${what} changes the board, and nothing here records it.`])
);

test.each([
  "function burn(draft) { changeArea(draft, area, { order: null }); record(draft, { what: 'burnt', area }); }",
  "function fall(draft) { units.forEach((one) => takeUnits(draft, area, [one])); record(draft, { what: 'units' }); }",
  'function placeUnits(draft, area, units) { changeArea(draft, area, { units }); }',
  'function wait(draft) { draft.queue = later; }'
])('recorded: %s', (source) => expect(faultsIn(source)).toEqual([]));

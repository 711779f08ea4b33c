// Sentences about mustering.

import { expect, test } from 'vitest';
import type { UnitKind } from '#thrones/box';
import type { Recruit } from '#thrones/rules';
import { refuse } from '#thrones/rules/refusals';
import {
  musterText,
  openPointsText,
  pointsText,
  problemText,
  recruitsText,
  shortText
} from '#thrones/screens/asks/muster/musterText';
import { powerText } from '#thrones/screens/asks/powerText';

const fresh = (unit: UnitKind, at: Recruit['at'] = 'winterfell'): Recruit => ({
  castle: 'winterfell',
  unit,
  upgrade: false,
  at
});
const better = (unit: UnitKind): Recruit => ({ castle: 'winterfell', unit, upgrade: true, at: 'winterfell' });

test('points: all, some of them, none; with one alone a new knight is too dear', () => {
  expect([pointsText(2, 2), pointsText(1, 2), pointsText(0, 2)]).toEqual([
    '2 points',
    '1 of 2 points left',
    'all points spent'
  ]);
  expect(openPointsText('winterfell', 2)).toBe('2 points');
  expect(openPointsText('white-harbor', 1)).toBe('1 point; a new knight costs 2');
  expect(openPointsText('white-harbor', 0)).toBe('all points spent');
});

test('a castle says what it musters: upgrades, units on land, ships by sea, points left', () => {
  expect(recruitsText([fresh('footman'), better('knight')], 0)).toBe('footman → knight · a footman');
  expect(recruitsText([better('siege-engine'), better('siege-engine')], 0)).toBe('2 footmen → siege engines');
  expect(recruitsText([fresh('ship', 'bay-of-ice'), fresh('ship', 'the-shivering-sea')], 0)).toBe(
    'a ship into the Bay of Ice · a ship into the Shivering Sea'
  );
  expect(recruitsText([fresh('footman')], 1)).toBe('a footman · 1 point left');
});

test('what is confirmed names units, upgrades, and points that are lost', () => {
  expect(musterText([], 0)).toBe('Muster nothing');
  expect(musterText([fresh('footman'), fresh('footman')], 0)).toBe('Muster 2 footmen');
  expect(musterText([fresh('knight')], 2)).toBe('Muster a knight (2 points unused)');
  expect(musterText([better('knight')], 0)).toBe('Upgrade a footman');
  expect(musterText([better('knight'), better('knight')], 1)).toBe('Upgrade 2 footmen (1 point unused)');
  expect(musterText([fresh('ship'), better('knight')], 0)).toBe('Muster a ship and upgrade a footman');
  expect(musterText([fresh('ship'), better('knight'), better('knight')], 1)).toBe(
    'Muster a ship and upgrade 2 footmen (1 point unused)'
  );
});

test('why not, in a few words', () => {
  const sea = refuse('muster.enemy-sea', { to: 'bay-of-ice' });
  expect([shortText(sea, 'greyjoy'), shortText(sea, null)]).toEqual(['Greyjoy ships', 'enemy ships']);
  const pieces = refuse('muster.pieces', { unit: 'siege-engine', allowed: 2, found: 3 });
  expect([shortText(pieces, null), problemText(pieces)]).toEqual(['no siege engines left', 'Not enough units left']);
  expect(problemText(refuse('muster.upgrade', { area: 'winterfell' }))).toBe('No footman to upgrade');
});

test('power that stays, and power that changes', () => {
  expect(powerText('stark', 5, 5)).toBe('House Stark keeps 5 power');
  expect(powerText('stark', 5, 7)).toBe('House Stark goes from 5 to 7 power');
});

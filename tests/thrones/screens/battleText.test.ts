// Sentences about a battle.

import { expect, test } from 'vitest';
import { casualtiesText, type Cost, decidesText, defenderText, sumText } from '#thrones/screens/combat/battleText';
import { labelOf, partsOf } from '#thrones/screens/combat/ledgerFigures';
import { reckon } from '#thrones/screens/combat/reckoning';
import { combatOf } from '#thrones/rules/combat/combatSides';
import { viewFor } from '#thrones/rules/view';
import { march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

const NONE: Cost = { swords: 0, towers: 0, spared: false, fall: 0, all: false, engines: 0 };

test('casualties are said in whole sentences, and a siege engine alone is not no units and one more', () => {
  const said = (losses: Partial<Cost>): string => casualtiesText('greyjoy', { ...NONE, ...losses });
  expect(said({})).toBe('No swords. House Greyjoy loses no units.');
  expect(said({ swords: 1, fall: 1, all: true })).toBe('1 sword, no fortification. House Greyjoy loses its last unit.');
  expect(said({ swords: 3, towers: 1, fall: 2 })).toBe(
    '3 swords against 1 fortification. House Greyjoy loses 2 units.'
  );
  expect(said({ swords: 2, fall: 2, all: true })).toBe(
    '2 swords, no fortification. House Greyjoy loses all 2 of its units.'
  );
  expect(said({ swords: 2, fall: 1, all: true, engines: 1 })).toBe(
    '2 swords, no fortification. House Greyjoy loses its last unit. One siege engine is destroyed as well.'
  );
  expect(said({ swords: 3, engines: 1 })).toBe(
    '3 swords, no fortification. House Greyjoy loses only its siege engine.'
  );
  expect(said({ swords: 3, spared: true })).toBe('House Greyjoy’s card protects its units: no casualties.');
});

test('a name of a player stands beside the house only where there is one', () => {
  expect(decidesText('stark', '')).toBe('House Stark decides');
  expect(decidesText('stark', 'Anna')).toBe('House Stark (Anna) decides');
});

test('what the defender stands in, and whose sum it is', () => {
  expect((['winterfell', 'moat-cailin', 'kingswood'] as const).map(defenderText)).toEqual([
    'Defender, in a stronghold',
    'Defender, in a castle',
    'Defender'
  ]);
  expect(sumText('stark', 'attacker', 'the-reach')).toBe('House Stark, attacking the Reach');
  expect(sumText(null, 'defender', 'the-eyrie')).toBe('The neutral force, defending the Eyrie');
});

test('a line of the ledger names its pieces, says why they count less, and what each is worth', () => {
  const g = scene(`
    greyjoy    stoney-sept: knight, defense+2
    lannister  lannisport: 2 knight footman siege-engine, march-1
  `).marches();
  g.answer('lannister', march('lannisport', { 'stoney-sept': '2 knight footman siege-engine' }));
  g.playCombat({ until: 'house-card' });
  const view = viewFor(g.position, null);
  const { attacker, defender } = reckon(view);
  expect(attacker.lines.map((line) => labelOf(line, attacker))).toEqual([
    { label: 'A footman' },
    { label: '2 knights' },
    { label: 'A siege engine', note: 'only against castles and strongholds' },
    { label: 'March', note: 'order' }
  ]);
  expect(attacker.lines.flatMap((line) => partsOf(line, attacker, combatOf(view).cards, 'attacker'))).toEqual([
    { label: 'A footman', note: 'worth 1', value: '+1' },
    { label: '2 knights', note: '2 each', value: '+4' },
    { label: 'A siege engine', note: 'only against castles and strongholds', value: '±0' },
    { label: 'March', note: 'order', value: '−1' }
  ]);
  expect(defender.lines.map((line) => labelOf(line, defender))).toContainEqual({
    label: 'Defense',
    note: 'special order'
  });
});

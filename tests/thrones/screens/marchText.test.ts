// What the panel says of a march and of a refuge, where it depends on who goes, who stays, and what stands there.

import { expect, test } from 'vitest';
import {
  goingText,
  groundText,
  lenderText,
  shortText,
  standingText,
  stayingText
} from '#thrones/screens/asks/march/marchText';
import { noRefugeText, refugeText } from '#thrones/screens/asks/area/retreatText';

test('who stands there, and who stays', () => {
  expect(standingText(['footman', 'knight'], 0)).toBe('A footman and a knight');
  expect(standingText(['footman'], 2)).toBe('A footman, 2 routed');
  expect(standingText([], 2)).toBe('2 units, routed');
  expect(stayingText([], 0)).toBe('all march');
  expect(stayingText([], 1)).toBe('1 routed unit stays');
  expect(stayingText(['knight'], 0)).toBe('a knight stays');
  expect(stayingText(['knight', 'knight'], 0)).toBe('2 knights stay');
  expect(stayingText(['knight'], 1)).toBe('a knight and 1 routed unit stay');
});

const GROUND = {
  isAttack: false,
  isOwn: false,
  holder: null,
  units: [],
  garrison: null,
  neutral: null,
  byShip: false
} as const;
const OF_STARK = { ...GROUND, isAttack: true, holder: 'stark' } as const;

test.each([
  [{ ...GROUND, isAttack: true, neutral: 5, byShip: true }, 'attack: neutral force 5 · by ship'],
  [{ ...OF_STARK, units: ['footman'], garrison: 2 }, 'attack House Stark: 1 footman, garrison 2'],
  [{ ...OF_STARK, units: ['footman'] }, 'attack House Stark: 1 footman'],
  [{ ...OF_STARK, garrison: 2 }, 'attack House Stark: garrison 2'],
  [{ ...GROUND, isOwn: true, holder: 'stark', units: ['ship'] }, 'your army: 1 ship'],
  [{ ...GROUND, isOwn: true, holder: 'stark' }, 'yours, empty'],
  [{ ...GROUND, holder: 'stark' }, 'empty, held by House Stark'],
  [GROUND, 'empty']
] as const)('a destination: %o', (ground, said) => {
  expect(groundText(ground)).toBe(said);
});

test('who goes, by ship or into battle', () => {
  const one = { to: 'the-narrow-sea', units: ['ship'] } as const;
  const two = { to: 'the-fingers', units: ['footman', 'knight'] } as const;
  expect(goingText(one, false, false)).toBe('A ship goes to the Narrow Sea.');
  expect(goingText(one, true, false)).toBe('A ship attacks the Narrow Sea.');
  expect(goingText(two, false, true)).toBe('A footman and a knight go to the Fingers by ship.');
  expect(goingText(two, true, true)).toBe('A footman and a knight attack the Fingers by ship.');
});

test('too weak for a neutral force, with the numbers where they are known', () => {
  const refusal = { rule: 'neutral.too-weak' } as const;
  expect(shortText(refusal, { force: 5, most: 4 })).toBe('Neutral force 5: you have at most 4');
  expect(shortText(refusal, { force: null, most: null })).toBe('too strong');
  expect(shortText({ rule: 'march.routed' }, { force: null, most: null })).toBe('routed units stay');
});

test('who could lend strength, and to whom', () => {
  const lender = { house: 'stark', area: 'winterfell', attacker: 2 } as const;
  expect(lenderText({ ...lender, defender: null })).toBe('Stark may support from Winterfell with 2.');
  expect(lenderText({ ...lender, defender: 2 })).toBe('Stark may support from Winterfell with 2 for either side.');
  expect(lenderText({ ...lender, defender: 3 })).toMatch(/2 for the attacker, 3 for the defender\.$/);
});

test('a refuge, and what is none', () => {
  expect(refugeText(true, ['knight'], true)).toBe('your army: 1 knight · by ship');
  expect(refugeText(true, [], false)).toBe('yours, empty');
  expect(refugeText(false, [], false)).toBe('empty');
  expect(noRefugeText({ what: 'dearer', losses: 1 })).toBe('would cost 1 unit');
  expect(noRefugeText({ what: 'garrison', house: 'stark' })).toBe('Stark: garrison');
  expect(noRefugeText({ what: 'foreign', house: 'stark' })).toBe('held by Stark');
});

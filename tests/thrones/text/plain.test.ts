import { describe, expect, test } from 'vitest';
import { NOT_OURS, wrongWords } from '../../../eslint/words.js';

describe('words that are not ours', () => {
  test.each([
    'Only an own March order can be resolved',
    'areas with own units',
    'two units of its own',
    'All orders are turned up together.',
    'The bids are opened',
    'House Stark lays one order in every area',
    'One more order has to be laid',
    'the port lies empty',
    'Carry out the Raid',
    'against no tower',
    'more than the supply feeds',
    'the Valyrian steel blade',
    'Ships fight next door',
    'That cannot be',
    'All right',
    'On with the game',
    'On to the tie',
    'Go on',
    'Leave the raven be',
    'Which order gives way?',
    'What comes of it',
    'House Martell is the one',
    'house by lot',
    'cards by chance',
    'a tablet lying in the middle',
    'a Raid order of yours',
    'First say who goes to Pyke',
    'gathering of power',
    'Protected from tidying up',
    'It holds sealed answers too'
  ])('%s', (text) => expect(wrongWords(text)).toMatch(/ is not ours: /));

  test.each([
    'You have no March order in The Reach.',
    'Place one order face down in each area where you have units. All orders are revealed together.',
    'Lannister defends its own House',
    'House Greyjoy adds its own support from Riverrun.',
    'Ships can enter only your own ports.',
    'Last played on an unknown day',
    'Play on from here',
    'Drag an order to another area to swap.'
  ])('but not: %s', (text) => expect(wrongWords(text)).toBeUndefined());

  test('each says what to write instead', () => {
    for (const [, instead] of NOT_OURS) expect(instead).toMatch(/^[a-z].{5,}/);
  });
});

// Hungarian as it sounds: every message that is filled in, and every form of every noun.

import { expect, test } from 'vitest';
import { nounFaults, soundFaults } from './hungarian';
import { read, renderedIn } from './rendered';

const nouns = read.nouns.hu ?? {};

test('articles, endings and numbers suit what they stand with, in every message', () => {
  const faults = renderedIn('hu').flatMap(({ at, key, text }) =>
    soundFaults(text).map((one) => `${at}: ${key}: ${one}`)
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('every noun has the endings of its vowels', () => {
  expect(nounFaults(nouns)).toEqual([]);
});

test.each([
  ['Ez az forduló.', 'az forduló'],
  ['Mi a állás?', 'a állás'],
  ['Kezdődik a 5. forduló.', 'a 5'],
  ['Kezdődik az 2. forduló.', 'az 2'],
  ['A Vastrón: az „Vaskirály”', 'az „Vaskirály'],
  ['A Stark Deresban vár.', 'Deresban'],
  ['Tengerszemból jön.', 'Tengerszemból'],
  ['Két vár van a tartományben.', 'tartományben'],
  ['Pyke-re vonul.', 'Pyke-re'],
  ['Ez 5-es lap.', '5-es'],
  ['Ez 20-es lap.', '20-es'],
  ['Az ereje 3-nek számít.', '3-nek']
])('%s', (text, fault) => {
  expect(soundFaults(text)).toEqual([`“${fault}” in “${text}”`]);
});

test.each([
  'Az győz, aki az 5. helyen áll, az 1000-es mezőn.',
  'Az 50. és a 15. lap: 5-ös, 6-os, 20-as, 40-es, 100-as, 1-gyel, 0-ra, 5-tel, 2-ért.',
  'Akinek a Pyke-on vagy Deresben, Tengerszemből jövet, valamiből jut.'
])('nothing is wrong with: %s', (text) => {
  expect(soundFaults(text)).toEqual([]);
});

test.each([
  ['areas', 'winterfell', 'in', 'Deresban'],
  ['areas', 'winterfell', 'from', 'Deresről'],
  ['areas', 'dragonstone', 'acc', 'Sárkánykövé'],
  ['areas', 'dragonstone', 'in', 'Sárkánykövon'],
  ['areas', 'dragonstone', 'nom', 'az Sárkánykő'],
  ['areas', 'searoad-marches', 'acc', 'Országút mezejet'],
  ['houses', 'martell', 'dat', 'a Martellnak'],
  ['houses', 'stark', 'with', 'a Starkkel'],
  ['people', 'melisandre', 'acc', 'Melisandret'],
  ['orders', 'march-1', 'possAcc', '−1-es menetelésparancsat'],
  ['orders', 'march-1', 'nom', 'a −1-as menetelésparancs'],
  ['tracks', 'throne', 'acc', 'a Vastrón befolyási területet']
])('%s.%s: %s is not %s', (group, id, form, is) => {
  const all = nouns[group] ?? {};
  const forms = all[id] ?? {};
  expect(forms[form]).toBeTypeOf('string');
  const wrong = { ...nouns, [group]: { ...all, [id]: { ...forms, [form]: is } } };
  expect(nounFaults(wrong).every((one) => one.startsWith(`${group}.${id}: `))).toBe(true);
  expect(nounFaults(wrong)).not.toEqual([]);
});

// Text follows the language of the reader, and none is shown before all of it is there.

import { expect, test } from 'vitest';
import { catalogue, language, readIn } from '../../src/ui/words/language';

interface Text {
  readonly hello: string;
}

const ENGLISH: Text = { hello: 'Hello' };
const hungarian = (): Promise<{ default: Text }> => Promise.resolve({ default: { hello: 'Szia' } });

test('all catalogues change at once, when the last has come; one without the language stays English', async () => {
  let come: (text: { default: Text }) => void = () => undefined;
  const late = new Promise<{ default: Text }>((done) => (come = done));
  const [first, second, english] = [
    catalogue(ENGLISH, { hu: hungarian }),
    catalogue(ENGLISH, { hu: () => late }),
    catalogue(ENGLISH)
  ];
  const all = (): string => [first(), second(), english()].map(({ hello }) => hello).join(' ');
  const reading = readIn('hu');
  await hungarian();
  expect(all()).toBe('Hello Hello Hello');
  come({ default: { hello: 'Helló' } });
  await reading;
  expect(all()).toBe('Szia Helló Hello');
  expect(language()).toBe('hu');

  await readIn('en');
  expect(all()).toBe('Hello Hello Hello');
});

test('what is loaded with a later screen is read in the language that is read by then', async () => {
  await readIn('hu');
  const words = catalogue(ENGLISH, { hu: hungarian });
  expect(words().hello).toBe('Hello');
  await hungarian();
  await Promise.resolve();
  expect(words().hello).toBe('Szia');
  await readIn('en');
});

test('a text is loaded once', async () => {
  let loads = 0;
  const words = catalogue(ENGLISH, {
    hu: () => {
      loads++;
      return hungarian();
    }
  });
  for (const wanted of ['hu', 'en', 'hu'] as const) await readIn(wanted);
  expect([words().hello, loads]).toEqual(['Szia', 1]);
  await readIn('en');
});

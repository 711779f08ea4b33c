// Text follows the language of the reader, and none is shown before all of it is there.

import { expect, test } from 'vitest';
import { alsoIn, bundle, type Chunk, type Language, language, readIn, ready } from '#text/text';

interface Messages {
  readonly hello: void;
  readonly bye: { readonly name: string };
}

const chunk = (hello: string): Chunk => ({
  nouns: {},
  messages: () => ({ hello, bye: ({ name }: { readonly name: string }) => `${hello}, ${name}` })
});
const loading = (hello: string) => () => Promise.resolve({ default: chunk(hello) });

/** As if the app had them already. */
const hu = 'hu' as Language;
const de = 'de' as Language;

const loaders = (own: Partial<Record<string, () => Promise<{ default: Chunk }>>>) =>
  own as Record<Language, () => Promise<{ default: Chunk }>>;

test('a bundle says nothing until its text is there, and then all of it', async () => {
  const text = bundle<Messages>(loaders({ en: loading('Hello'), hu: loading('Szia'), de: loading('Hallo') }), {});
  expect(text('hello')).toBe('');
  await ready();
  expect(text('hello')).toBe('Hello');
  expect(text('bye', { name: 'Ann' })).toBe('Hello, Ann');
  expect([text.has('hello'), text.has('nothing')]).toEqual([true, false]);
});

test('all bundles change at once, when the last has come', async () => {
  let come: (text: { default: Chunk }) => void = () => undefined;
  const late = new Promise<{ default: Chunk }>((done) => (come = done));
  const first = bundle<Messages>(loaders({ en: loading('Hello'), hu: loading('Szia'), de: loading('Hallo') }), {
    en: chunk('Hello')
  });
  const second = bundle<Messages>(loaders({ en: loading('Hello'), hu: () => late, de: loading('Hallo') }), {
    en: chunk('Hello')
  });
  const reading = readIn(hu);
  await Promise.resolve();
  expect([first('hello'), second('hello')]).toEqual(['Hello', 'Hello']);
  come({ default: chunk('Helló') });
  await reading;
  expect([first('hello'), second('hello')]).toEqual(['Szia', 'Helló']);
  expect(language()).toBe('hu');
  await readIn('en');
  expect([first('hello'), second('hello')]).toEqual(['Hello', 'Hello']);
});

test('another reader is told in a language of its own beside that of the table', async () => {
  const text = bundle<Messages>(loaders({ en: loading('Hello'), hu: loading('Szia'), de: loading('Hallo') }), {
    en: chunk('Hello')
  });
  expect(text.in(de)('hello')).toBe('');
  await alsoIn(de);
  expect([text('hello'), text.in(de)('hello')]).toEqual(['Hello', 'Hallo']);
});

// No message is left in English: what reads the same in another language is listed, with its reason.

import { describe, expect, test } from 'vitest';
import type { Language } from '#text/languages';
import list from './asInEnglish.json';
import { OTHERS, type Said, writtenIn } from './rendered';

const names = Object.keys(list.names);
const SIGNS = new Set(names.flatMap((name) => name.split(' ')));
const reasons: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  hu: list.hu,
  fr: list.fr,
  it: list.it,
  de: list.de
};

const shapeOf = ({ text }: Said): string => text.replace(/\{[^{}]*\}/g, '{}').replaceAll('\u00a0', ' ');

/** Something is said besides names, signs and what is filled in. */
const isSaid = (shape: string): boolean => shape.split(/[^\p{L}]+/u).some((word) => word !== '' && !SIGNS.has(word));

const english = new Map<string, Set<string>>();
for (const one of writtenIn('en')) english.set(one.key, (english.get(one.key) ?? new Set()).add(shapeOf(one)));

const same = (all: readonly Said[]): readonly Said[] =>
  all.filter((one) => english.get(one.key)?.has(shapeOf(one)) === true && isSaid(shapeOf(one)));

const unlisted = (language: Language, all: readonly Said[]): readonly string[] =>
  same(all)
    .filter((one) => reasons[language]?.[shapeOf(one)] === undefined)
    .map((one) => `${one.at}: ${one.key}: “${one.text}” is English`);

describe.each(OTHERS)('%s', (language) => {
  test('nothing is English that is not listed', () => {
    expect(unlisted(language, writtenIn(language))).toEqual([]);
  });

  test('what is listed is still there', () => {
    const shapes = new Set(same(writtenIn(language)).map(shapeOf));
    expect(Object.keys(reasons[language] ?? {}).filter((one) => !shapes.has(one))).toEqual([]);
  });
});

test('each name that needs no entry is said somewhere', () => {
  const all = writtenIn('de').map(shapeOf);
  const isSaidAlone = (name: string): boolean =>
    all.some((one) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(one));
  expect(names.filter((name) => !isSaidAlone(name))).toEqual([]);
});

test('a message that is left in English is found, with its place', () => {
  const [first] = writtenIn('en').filter(({ text }) => / orders? /.test(text));
  expect(first).toBeDefined();
  expect(unlisted('fr', first === undefined ? [] : [{ ...first, at: 'log.ftl:3' }])).toEqual([
    `log.ftl:3: ${first?.key}: “${first?.text}” is English`
  ]);
});

test('names, signs and what is filled in need no entry', () => {
  const all = ['{ NAME($house) }', '{ $count } + { $count } = 3', 'Pass the Crown', '{ $minutes } min', 'JSON'];
  expect(all.filter((text) => isSaid(shapeOf({ at: '', key: '', text })))).toEqual([]);
  expect(isSaid('Menu')).toBe(true);
});

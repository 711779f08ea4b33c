// The words of each edition: nouns and messages use them, and none that its rulebook does not.

import { describe, expect, test } from 'vitest';
import type { Language } from '#text/languages';
import { OTHERS, read, type Said, writtenIn } from './rendered';
import list from './terms.json';

/** `say`: what the edition's word begins with; `never`: patterns, each at the beginning of a word. */
interface Words {
  readonly say: string;
  readonly never?: readonly string[];
}

/** `noun`: where the word is a noun; `in`: the room in which others are forbidden, where another room needs them. */
type Term = { readonly noun?: string; readonly in?: string } & Readonly<Partial<Record<Language, Words>>>;

const terms: Readonly<Record<string, Term>> = list.terms;
const names: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = list.names;

/** Every form of every noun, at its file. */
const nounsIn = (language: Language): readonly Said[] =>
  Object.entries(read.nouns[language] ?? {}).flatMap(([group, all]) =>
    Object.entries(all).flatMap(([id, forms]) =>
      Object.entries(forms)
        .flatMap(([form, is]) =>
          typeof is === 'string'
            ? [[form, is] as const]
            : Object.entries(is).map(([category, one]) => [`${form}.${category}`, one] as const)
        )
        .map(([form, text]) => ({ at: `src/text/nouns.${language}.json`, key: `${group}.${id}.${form}`, text }))
    )
  );

/** Groups of proper names: three towers may be called so. */
const PROPER = ['areas', 'houses', 'houseCards', 'people', 'westerosCards', 'wildlingCards'];
const isProper = ({ key }: Said): boolean => PROPER.includes(key.split('.')[0] ?? '');

/** Without what is filled in, and without the soft hyphens where a word may break. */
const wordsOf = ({ text }: Said): string =>
  text
    .replaceAll('{ "\\u00AD" }', '')
    .replaceAll('\u00AD', '')
    .replace(/\{[^{}]*\}/g, '{}');

const beginning = (word: string): RegExp => new RegExp(`(?<!\\p{L})(?:${word})`, 'iu');

function foreignWords(language: Language, all: readonly Said[]): readonly string[] {
  return Object.entries(terms).flatMap(([term, { [language]: words, in: room }]) =>
    (words?.never ?? []).map(beginning).flatMap((never) =>
      all.flatMap((one) => {
        const found = room === undefined || one.key.startsWith(`${room}/`) ? never.exec(wordsOf(one)) : null;
        return found === null ? [] : [`${one.at}: ${one.key}: “${found[0]}”: ${term} is “${words?.say}”`];
      })
    )
  );
}

describe.each(OTHERS)('%s', (language) => {
  const nouns = nounsIn(language);
  const all = [...nouns, ...writtenIn(language)];
  const nounAt = (key: string): string | undefined => nouns.filter((one) => one.key === key).map(wordsOf)[0];

  test('names are those of the edition', () => {
    const wanted = Object.entries(names).flatMap(([noun, { [language]: name }]) =>
      name === undefined ? [] : [[noun, name]]
    );
    expect(wanted.map(([noun]) => [noun, nounAt(`${noun}.name`)])).toEqual(wanted);
  });

  test('each term is said in the word of the edition', () => {
    const faults = Object.entries(terms).flatMap(([term, { noun, [language]: words }]) => {
      if (words === undefined) return [`${term} has no word`];
      const says = (text: string): boolean => text.toLowerCase().includes(words.say.toLowerCase());
      if (noun === undefined) return all.some((one) => says(wordsOf(one))) ? [] : [`${term} is nowhere “${words.say}”`];
      const is = nounAt(noun);
      return is !== undefined && says(is) ? [] : [`${term} is “${words.say}”, and ${noun} is “${is}”`];
    });
    expect(faults).toEqual([]);
  });

  test('no other word stands for a term', () => {
    expect(
      foreignWords(
        language,
        all.filter((one) => !isProper(one))
      )
    ).toEqual([]);
  });
});

test.each([
  ['fr', 'Le meneur retourne', '“meneu”: leader is “leader”'],
  ['fr', 'les perdants du Sauvageons', '“du Sauvageons”: wildlings is “sauvageons”'],
  ['hu', 'Két kastély { $count }', '“kastély”: castle is “város”'],
  ['it', 'Fase Westeros', '“Westeros”: Westeros is “Continente Occidentale”'],
  ['de', 'Das Schloss', '“Schloss”: castle is “Burg”']
] as const)('%s: "%s" is found, with its place', (language, text, fault) => {
  expect(foreignWords(language, [{ at: 'log.ftl:3', key: 'thrones/log lost', text }])).toEqual([
    `log.ftl:3: thrones/log lost: ${fault}`
  ]);
});

test('what is filled in is not judged, and a word is forbidden in its own game only', () => {
  const said = (key: string, text: string): readonly string[] => foreignWords('hu', [{ at: '', key, text }]);
  expect(said('thrones/log a', '{ $kastély }: megmenekül')).toEqual([]);
  expect(said('iron-throne/log a', 'Három kör')).toEqual([]);
  expect(said('thrones/log a', 'Három kör')).not.toEqual([]);
});

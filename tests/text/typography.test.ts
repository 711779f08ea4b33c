// Every message in every language, filled in: its marks, its spaces and its capitals.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#text/languages';
import { renderedIn, writtenIn } from './rendered';
import { beginsSmall, markFaults, smallBeginnings } from './typography';

/** What begins with a capital in English and is no beginning here, or ends a sentence that begins elsewhere. */
const GOES_ON: readonly (readonly [key: RegExp, why: string])[] = [
  [/^thrones\/table plan-law/, 'the name of the Westeros card stands before it'],
  [/^thrones\/stages battle-strength-of/, 'a sum stands before it'],
  [/^(?:thrones\/asks|iron-throne\/table) deed-/, '“Take back:” stands before it']
];

/** A heading, or the line in the place of a button that cannot act. */
const isTitle = (key: string): boolean => /(?:^|[.-])(?:title|heading|missing(?:-[a-z-]+)?)$/.test(key);

/** Messages that begin with a capital in English, whatever is filled in. */
const begun = new Set(writtenIn('en').map(({ key }) => key));
for (const { key, text } of writtenIn('en'))
  if (!/^(?:[“(]*\p{Lu}|\{[^}]*case: "capital")/u.test(text)) begun.delete(key);

const begins = (key: string, text: string): boolean =>
  (begun.has(key) || isTitle(key) || /[.!?…]$/.test(text)) && !GOES_ON.some(([goesOn]) => goesOn.test(key));

describe.each(LANGUAGES)('%s', (language) => {
  const all = renderedIn(language);

  test('spaces and marks are as they should be, and nothing is empty or said by the program', () => {
    const faults = all.flatMap(({ at, key, text }) =>
      markFaults(language, text).map((what) => `${at}: ${key}: ${what}: ${text}`)
    );
    expect(faults).toEqual([]);
  });

  test('a sentence, a title, a heading and what is missing begin with a capital', () => {
    const within = all.flatMap(({ at, key, text }) =>
      smallBeginnings(language, text).map((one) => `${at}: ${key}: “${one}”`)
    );
    const first = all
      .filter(({ key, text }) => begins(key, text) && beginsSmall(text))
      .map(({ at, key, text }) => `${at}: ${key}: begins small: ${text}`);
    expect([...new Set([...within, ...first])]).toEqual([]);
  });
});

test('what goes on after something else is still there', () => {
  const keys = writtenIn('en').map(({ key }) => key);
  expect(GOES_ON.filter(([goesOn]) => !keys.some((key) => goesOn.test(key)))).toEqual([]);
});

test.each([
  ['en', 'Two  spaces', 'two spaces'],
  ['it', 'Fine .', 'a space before a full stop or comma'],
  ['de', 'Karte ()', 'nothing between brackets or quotation marks'],
  ['hu', 'Kártya: undefined', 'a word of the program'],
  ['hu', 'Kártya: [object Object]', 'a word of the program'],
  ['it', 'Punti: NaN', 'a word of the program'],
  ['de', 'Karte: null', 'a word of the program'],
  ['de', 'Ende..', 'two marks'],
  ['en', 'Why ?', 'a space before a mark'],
  ['fr', 'Pourquoi?', 'no no-break space before a mark'],
  ['fr', 'Pourquoi ?', 'no no-break space before a mark'],
  ['fr', 'Ordre: Raid', 'no no-break space before a mark'],
  ['fr', '« Raid\u00a0»', 'no no-break space behind «'],
  ['fr', 'Le port de Le Bief', '“de Le ” is not contracted'],
  ['fr', 'Il vient d’Harrenhal, puis d’Dorne', '“d’” is not contracted'],
  ['it', 'La flotta di il Bosco', '“di il ” is not contracted'],
  ['it', 'Un porto all’Delta', '“all’” is not contracted'],
  ['it', 'Passa il scudo', '“il ” is not contracted']
] as const)('%s: "%s": %s', (language, text, what) => {
  expect(markFaults(language, text)).toEqual([what]);
});

test.each([
  ['fr', '«\u00a0Raid\u00a0»\u00a0: pourquoi\u00a0? A Game of Thrones: The Board Game, à 5:05…'],
  ['it', 'Dello scudo del re, con il Bosco: l’Altopiano, all’area'],
  ['de', 'Null Karten. „So“ (und so) …']
] as const)('%s: nothing is wrong with "%s"', (language, text) => {
  expect(markFaults(language, text)).toEqual([]);
});

test.each([
  ['fr', 'Fini. la Maison Stark perd.', 'Fini. la'],
  ['de', 'Ende! die Twins', 'Ende! die'],
  ['hu', '„Vége.” a Stark nyer', '„Vége.” a'],
  ['it', 'Le Dita… l’esercito', 'Dita… l’esercito']
] as const)('%s: a sentence begins small: "%s"', (language, text, found) => {
  expect(smallBeginnings(language, text)).toEqual([found]);
  expect(smallBeginnings('hu', 'Az 5. forduló, a III. pakli.')).toEqual([]);
});

test.each(['a Stark nyer.', '„a Stark”', '(a Stark)'])('"%s" begins small', (text) => {
  expect(beginsSmall(text)).toBe(true);
  expect(beginsSmall(text.replace('a S', 'A S'))).toBe(false);
});

// The words of each language, out of its files: which of them on a screen are only of another one.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#text/languages';

const WORD = /\p{L}{3,}/gu;

const wordsOf = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).map((word) => word.toLocaleLowerCase('en'));

/** What stands right of the keys; how a noun is named in a sentence is no word. */
const sentences = (source: string): string =>
  source
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/^ *\.?[\w-]+ =/gm, '')
    .replaceAll(/^ *\*?\[[^\]]+\]/gm, '')
    .replaceAll(/\{[^{}]*?(?:\}|->)/g, ' ');

function vocabulary(language: Language): ReadonlySet<string> {
  const ofLanguage = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes(`/text/${language}/`) && /\.(?:ftl|md)$/.test(path))
    .map((path) => sentences(readFileSync(join('src', path), 'utf8')));
  const nouns: unknown = JSON.parse(readFileSync(`src/text/nouns.${language}.json`, 'utf8'));
  const texts = [...ofLanguage];
  JSON.stringify(nouns, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return new Set(texts.flatMap(wordsOf));
}

const known = new Map<Language, ReadonlySet<string>>();

function vocabularyOf(language: Language): ReadonlySet<string> {
  const words = known.get(language) ?? vocabulary(language);
  known.set(language, words);
  return words;
}

/** What a language calls itself stands in every list of them. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  LANGUAGES.map((one) => new Intl.DisplayNames(one, { type: 'language' }).of(one)?.toLocaleLowerCase('en') ?? one)
);

/** Words that a reader of this language does not have, and one of another does. */
export function foreign(text: string, reader: Language): readonly string[] {
  const own = vocabularyOf(reader);
  const others = LANGUAGES.filter((one) => one !== reader);
  return [...new Set(wordsOf(text))].filter(
    (word) => !own.has(word) && !OWN_NAMES.has(word) && others.some((other) => vocabularyOf(other).has(word))
  );
}

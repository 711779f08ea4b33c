// How a text is set: spaces, marks and capitals, and nothing in it that only a program says.

import type { Language } from '#text/languages';

/** Full stops that end no sentence: ordinals, numbers of pages and decks. */
const NO_END: Partial<Record<Language, RegExp>> = { hu: /[\dIVX⟩]\.$/ };

/** English names that keep their own marks. */
const NAMES = ['A Game of Thrones: The Board Game'];

const OPENING = '[«„“”(‘»]*\\s?';
const NEXT = new RegExp(`(\\S+[.!?…])[»”“’)]*\\s+${OPENING}\\p{Ll}\\S*`, 'gu');
const LOWER = new RegExp(`^${OPENING}\\p{Ll}`, 'u');

const ANYWHERE: readonly (readonly [where: RegExp, what: string])[] = [
  [/[ \u00a0]{2,}/, 'two spaces'],
  [/\s[.,](?!\p{L})/u, 'a space before a full stop or comma'],
  [/\(\s*\)|\[\s*\]|[«„“]\s*[»”]/, 'nothing between brackets or quotation marks'],
  [/\bundefined\b|\bnull\b|\bNaN\b|\[object|[{}]/, 'a word of the program'],
  [/([.,;:!?])\1|[,;:]\.|[!?],/, 'two marks']
];

const FRENCH: typeof ANYWHERE = [
  [/[^\u00a0][;!?»]|[^\u00a0]:(?!\d)/u, 'no no-break space before a mark'],
  [/«[^\u00a0]/, 'no no-break space behind «']
];
const NOT_FRENCH: typeof ANYWHERE = [[/\s[;!?]/, 'a space before a mark']];

/** Words that melt into one, or have another form, before what is filled in. */
const CONTRACTED: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:(?:[Dd]e|[Àà]) [Ll]es? (?=\p{Lu})|[Àà] les?(?!\p{L})|de des(?!\p{L})|[dljnmtcs]’(?=[bcdfgjklmnpqrstvwxzBCDFGJKLMNPQRSTVWXZ]))/u,
  it: /(?<!\p{L})(?:(?:di|a|da|in|su) (?:il |lo |gli |l’)|(?:l|un|dell|nell|all|dall|sull)’(?=[bcdfgjklmnpqrstvwxz])|(?:il|del|nel|al|dal|sul|i|dei|nei|ai|dai|sui) (?=(?:s[bcdfglmnpqrtv]|z|gn|ps)\p{L}))/iu
};

/** What is wrong with a text wherever it stands. */
export function markFaults(language: Language, text: string): readonly string[] {
  const own = NAMES.reduce((all, name) => all.replaceAll(name, '⟨name⟩'), text);
  const found = [...ANYWHERE, ...(language === 'fr' ? FRENCH : NOT_FRENCH)].filter(([where]) => where.test(own));
  const whole = CONTRACTED[language]?.exec(own)?.[0];
  return [...found.map(([, what]) => what), ...(whole === undefined ? [] : [`“${whole}” is not contracted`])];
}

/** Sentences within a text that begin with a small letter. */
export const smallBeginnings = (language: Language, text: string): readonly string[] =>
  [...text.matchAll(NEXT)].flatMap(([whole, before = '']) => (NO_END[language]?.test(before) === true ? [] : [whole]));

export const beginsSmall = (text: string): boolean => LOWER.test(text);

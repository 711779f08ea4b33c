// What messages need besides their words: numbers, lists and counted nouns, written as the language does it.

import type { Language } from './languages';

const LOCALE: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The form of a noun; for a counted noun one form per plural category, with `{n}` for the number. */
type Form = string | Readonly<Record<string, string>>;
/** The nouns of a room: group, then id, then form. */
export type Nouns = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Form>>>>>>;

/** What names a card of The Iron Throne. */
export type Face =
  | { readonly kind: 'hostility'; readonly value: number }
  | { readonly kind: 'truce' }
  | { readonly kind: 'person'; readonly person: string };

/** How a list is joined, if not with "and": `clauses` are whole sentences, `lists` contain an "and" of their own. */
type Join = 'or' | 'clauses' | 'lists';

export type Scores = readonly (readonly [house: string, score: number])[];

export type Grammar = ReturnType<typeof grammar>;

/** In Hungarian the article before a number depends on how the number is spoken. */
const beginsWithVowel = (n: number): boolean => n === 1 || /^5/.test(String(n)) || /^1(\d{3})+$/.test(String(n));
const ONES = ['s', 'es', 'es', 'as', 'es', 'ös', 'os', 'es', 'as', 'es'];
const TENS = ['', 'es', 'as', 'as', 'es', 'es', 'as', 'es', 'as', 'es'];

function ending(n: number): string {
  if (n === 0 || n % 10 !== 0) return ONES[n % 10]!;
  if (n % 100 !== 0) return TENS[(n / 10) % 10]!;
  return n % 1000 === 0 ? 'es' : 'as';
}

const ENGLISH_ORDINALS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const localeOf = (language: Language): string => LOCALE[language] ?? language;

export function grammar(language: Language, nouns: Nouns) {
  const locale = localeOf(language);
  const cardinals = new Intl.PluralRules(locale);
  const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const figures = new Intl.NumberFormat(locale);

  const num = (n: number): string => (n < 0 ? `−${figures.format(-n)}` : figures.format(n));
  function list(items: readonly string[], how?: Join): string {
    if (how === 'lists') return items.join(language === 'fr' ? '\u00a0; ' : '; ');
    // Hungarian has a comma before "és" where it joins sentences.
    if (how === 'clauses' && language === 'hu' && items.length > 1)
      return `${items.slice(0, -1).join(', ')}, és ${items.at(-1)}`;
    return (how === 'or' ? or : and).format(items);
  }
  const plural = (n: number): string => cardinals.select(n);
  const ordinal = (n: number): string => ordinals.select(n);
  const form = (group: string, id: string, wanted: string): Form => nouns[group]![id]![wanted]!;
  const one = (group: string, id: string, wanted: string): string => form(group, id, wanted) as string;

  function counted(group: string, id: string, wanted: string, n: number): string {
    const forms = form(group, id, wanted) as Readonly<Record<string, string>>;
    return (forms[plural(n)] ?? forms.other!).replace('{n}', num(n));
  }

  /** French and Italian distinguish masculine and feminine: "1er" and "1re", "1º" and "1ª". */
  function nthOf(n: number, isFeminine: boolean): string {
    if (language === 'en') return `${num(n)}${ENGLISH_ORDINALS[ordinal(n)]}`;
    if (language === 'fr') return n === 1 ? (isFeminine ? '1re' : '1er') : `${num(n)}e`;
    if (language === 'it') return `${num(n)}${isFeminine ? 'ª' : 'º'}`;
    return `${num(n)}.`;
  }
  const the = (n: number): string => `${beginsWithVowel(n) ? 'az' : 'a'} ${num(n)}`;

  return {
    num,
    list,
    plural,
    ordinal,
    cap: (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    /** A number with its sign: "+1", "−1", "±0". */
    signed: (n: number): string => (n === 0 ? '±0' : n > 0 ? `+${num(n)}` : num(n)),
    nth: (n: number): string => nthOf(n, false),
    nthF: (n: number): string => nthOf(n, true),
    /** Counted units, in the order of the box: "2 knights and a footman". */
    units: (kinds: readonly string[], wanted: string, how?: Join): string =>
      list(
        Object.keys(nouns.units!).flatMap((kind) => {
          const count = kinds.filter((each) => each === kind).length;
          if (count === 0) return [];
          const forms = form('units', kind, wanted) as Readonly<Record<string, string>>;
          return [(count === 1 ? forms.one! : forms.other!).replace('{n}', num(count))];
        }),
        how
      ),
    /** A counted noun in the form wanted: "2 swords", "mit 2 Schwertern". */
    count: (n: number, of: string, wanted: string): string => counted('counted', of, wanted, n),
    /** The scores of several houses: "Stark 5, Greyjoy 3". */
    scores: (all: Scores): string => list(all.map(([house, n]) => `${one('houses', house, 'name')} ${num(n)}`)),
    face: (face: Face, wanted: string): string => {
      if (face.kind !== 'person')
        return one('faces', face.kind, wanted).replace('{n}', face.kind === 'hostility' ? num(face.value) : '');
      return one('faces', 'person', wanted)
        .replace('{person}', one('people', face.person, 'name'))
        .replace('{one}', one('people', face.person, 'one'));
    },
    the,
    as: (n: number): string => `${num(n)}-${ending(n)}`,
    theAs: (n: number): string => `${the(n)}-${ending(n)}`
  };
}

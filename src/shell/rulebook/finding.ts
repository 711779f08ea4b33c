// Searches the rules: the leaves that answer best come first, each with the sentence that says it.

import { text } from 'text:shell/pages';
import type { Chapter, Leaf } from '#engine/rulebook';
import { folded } from '#text/folded';
import type { Language } from '#text/languages';

export interface Hit {
  readonly chapter: Chapter;
  readonly leaf: Leaf;
  /** The sentences that answer, the best one first: up to two for the first hit, one for all others. */
  readonly shown: readonly Shown[];
}

export interface Shown {
  /** The sentence, split at the words that were found: every second piece is one of them. */
  readonly pieces: readonly string[];
  /** True if the sentence says what is not allowed. */
  readonly isForbidden: boolean;
}

/** The meaning of a word in the question: words of the book, each with its certainty; and how much weight they have. */
interface Meant {
  readonly words: ReadonlyMap<string, number>;
  readonly tells: number;
}

/** An apostrophe also separates words: l’ordre, dell’ordine. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Two words with only a space between them: 5 knights, but not 1, knight. */
const TWO_WORDS = /([\p{L}\p{M}\p{N}]+)\s(?=([\p{L}\p{M}\p{N}]+))/gu;

/** The factor by which a word counts more in a title, or in the search words of a leaf, than in a sentence. */
const IN_TITLE = 6;
const LOOKED_FOR = 3;
/** The factor by which a phrase of the search words counts more if the question contains all of it. */
const PHRASED = 3;
/** The weight of a synonym. */
const SAME = 0.5;
/** The weight of a word that begins with the wanted one, and of one that resembles it in another way. */
const BEGUN = 0.8;
const ALIKE = 0.6;
/** The weight of a word in the heading above a sentence. */
const UNDER = 0.7;
/** The weight of a word of the title when a sentence of the leaf is chosen: all of them are about it. */
const TITLED = 0.3;
/** The bonus of a sentence with a number if the question asks for one; and the further bonus if it counts the same thing. */
const NUMBERED = 1.6;
const COUNTED = 1.5;
/** The bonus of the first sentence, which sums up the leaf. */
const LEADING = 1.35;
/** A second sentence of the first hit is shown if it has at least this share of the best one's score. */
const SECOND = 0.35;
/** A leaf is an answer if it has at least this share of the best score. */
const LEAST = 0.2;

const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? [];

function cutterFor(language: Language): (text: string) => string[] {
  // A browser without a segmenter splits "in the 3. place" in two, and shows half a sentence.
  if (!('Segmenter' in Intl)) return (text) => text.match(/[^.!?]+[.!?]*/g) ?? [text];
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

interface Sentence {
  readonly sentence: string;
  /** The heading above the sentence: it says what a list is about. */
  readonly heading: string;
  readonly isForbidden: boolean;
}

export function sentencesOf({ lead, blocks }: Leaf, language: Language): Sentence[] {
  const sentences = cutterFor(language);
  return [
    { sentence: lead, heading: '', isForbidden: false },
    ...blocks.flatMap(({ heading = '', text, steps = [], may = [], never = [] }) => {
      const plain = [...(text === undefined ? [] : sentences(text).map((one) => one.trim())), ...steps, ...may];
      return [
        ...plain.map((sentence) => ({ sentence, heading, isForbidden: false })),
        ...never.map((sentence) => ({ sentence, heading, isForbidden: true }))
      ];
    })
  ];
}

/** Reads a book once, to search it often. */
export function finder(chapters: readonly Chapter[], language: Language): (wanted: string) => Hit[] {
  const messages = text.in(language);
  const asking = new Set(wordsOf(messages('rulebook-asking')));
  const counting = new Set(wordsOf(messages('rulebook-counting')));
  const numbers = new Set(wordsOf(messages('rulebook-numbers')));
  const alike = messages('rulebook-alike').split(',').map(wordsOf);
  const endings = new RegExp(`(?<=....)(${wordsOf(messages('rulebook-endings')).join('|')})$`);
  const tells = (word: string): boolean => !asking.has(word);
  const isNumber = (word: string): boolean => /\d/.test(word) || numbers.has(word);
  const numberedIn = (sentence: string): string[] =>
    Array.from(folded(sentence).matchAll(TWO_WORDS)).flatMap(([, number = '', word = '']) =>
      isNumber(number) ? [word] : []
    );
  const leaves = chapters.flatMap((chapter) =>
    chapter.leaves.map((leaf) => {
      const sentences = sentencesOf(leaf, language);
      const headings = [chapter.title, ...leaf.blocks.map(({ heading = '' }) => heading)];
      return {
        chapter,
        leaf,
        sentences,
        title: wordsOf(leaf.title),
        lookedFor: wordsOf(leaf.words),
        phrases: leaf.words
          .split(',')
          .map(wordsOf)
          .filter(({ length }) => length > 1),
        headings: wordsOf(headings.join(' ')),
        said: sentences.map(({ sentence }) => wordsOf(sentence)),
        numbered: sentences.map(({ sentence }) => numberedIn(sentence)),
        under: sentences.map(({ heading }) => wordsOf(heading))
      };
    })
  );
  const vocabularies = leaves.map(
    ({ title, lookedFor, headings, said }) => new Set([...title, ...lookedFor, ...headings, ...said.flat()])
  );
  const vocabulary = [...new Set(vocabularies.flatMap((words) => [...words]))];

  /** Rare words have more weight than frequent ones, and long words more than short ones. */
  function meant(wanted: string): Meant {
    const words = new Map(
      meantBy(
        wanted,
        vocabulary.filter((word) => word === wanted || tells(word))
      )
    );
    const stem = wanted.replace(endings, '');
    if (stem !== wanted)
      for (const [word, sure] of meantBy(stem, vocabulary.filter(tells)))
        if (!words.has(word)) words.set(word, sure * ALIKE);
    const own = new Set(words.keys());
    for (const group of alike)
      if (isOneOf(group, wanted))
        for (const word of vocabulary) if (!words.has(word) && isOneOf(group, word)) words.set(word, SAME);
    const counted = own.size > 0 ? own : new Set(words.keys());
    const count = vocabularies.filter((has) => [...counted].some((word) => has.has(word))).length;
    return { words, tells: count === 0 ? 0 : wanted.length * Math.log((leaves.length + 1) / count) };
  }

  /** The thing that the question counts: the words after “how many”, with a short word between them in some languages. */
  function countedIn(asked: readonly string[]): ReadonlySet<string> {
    const at = asked.findIndex((word) => counting.has(word));
    if (at < 0) return new Set();
    const thing = asked.slice(at + 1, at + 3).find((word) => word.length > 2);
    return new Set(thing === undefined || !tells(thing) ? [] : meant(thing).words.keys());
  }

  return (wanted) => {
    const asked = wordsOf(wanted);
    const words = [...new Set(asked)];
    const whole = words.filter((word) => word.length > 1 || /\d/.test(word));
    const telling = whole.filter(tells);
    const wantsNumber = words.some((word) => counting.has(word));
    const counted = countedIn(asked);
    const all = ([telling, whole].find(({ length }) => length > 0) ?? words).map(meant);
    const known = all.filter(({ words }) => words.size > 0);
    // A long question may contain unknown words; in a question of one or two words none may be missing.
    if (whole.length < 3 && known.length < all.length) return [];
    const scored = leaves.map(
      ({ chapter, leaf, sentences, title, lookedFor, phrases, headings, said, numbered, under }) => {
        const phrased = phrases
          .filter((phrase) => isIn(asked, phrase) || isIn(asked.filter(tells), phrase.filter(tells)))
          .flat();
        const telling = said.map((sentence) => sum(known, (one) => surely(one, sentence)));
        const best = Math.max(...telling);
        const anywhere = sum(known, (one) =>
          Math.max(
            IN_TITLE * surely(one, title),
            LOOKED_FOR * surely(one, lookedFor) + PHRASED * surely(one, phrased),
            surely(one, headings),
            surely(one, said.flat())
          )
        );
        const answers = said.map(
          (sentence, at) =>
            answering(known, title, sentence, under[at] ?? [], said) *
            (wantsNumber && sentence.some(isNumber) ? NUMBERED : 1) *
            (numbered[at]?.some((word) => counted.has(word)) ? COUNTED : 1) *
            (at === 0 ? LEADING : 1)
        );
        const bestFirst = sentences
          .map((one, at) => ({ ...one, answer: answers[at] ?? 0 }))
          .sort((a, b) => b.answer - a.answer);
        return { score: anywhere + best, chapter, leaf, bestFirst };
      }
    );
    const least = LEAST * Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= least)
      .sort((a, b) => b.score - a.score)
      .map(({ chapter, leaf, bestFirst }, place) => ({
        chapter,
        leaf,
        shown: bestFirst
          .filter(({ answer }, at) => at === 0 || (place === 0 && at === 1 && answer >= SECOND * bestFirst[0]!.answer))
          .map(({ sentence, isForbidden }) => ({ pieces: cut(sentence, known), isForbidden }))
      }));
  };
}

const sum = (all: readonly Meant[], share: (one: Meant) => number): number =>
  all.reduce((sum, one) => sum + one.tells * share(one), 0);

/** True if the question contains the phrase word for word, apart from endings; a single word is not a phrase. */
const isIn = (asked: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 1 &&
  asked.some((_, at) =>
    phrase.every((word, i) => (word.length > 3 ? asked[at + i]?.startsWith(word) : asked[at + i] === word))
  );

/**
 * True if a word is in the group. A word of up to four letters must be there as it is; a longer one may have an ending, but not
 * be another word.
 */
const isOneOf = (group: readonly string[], word: string): boolean =>
  group.some((one) => one === word || (one.length > 4 && word.length - one.length < 6 && word.startsWith(one)));

/** The sentence of a leaf that is shown: a word that is in most of its sentences does not tell them apart. */
const answering = (
  known: readonly Meant[],
  title: readonly string[],
  sentence: readonly string[],
  heading: readonly string[],
  all: readonly (readonly string[])[]
): number =>
  sum(known, (one) => {
    const count = all.reduce((sum, other) => sum + surely(one, other), 0);
    return (
      Math.sqrt(Math.max(surely(one, sentence), UNDER * surely(one, heading))) *
      Math.log(1 + all.length / Math.max(1, count)) *
      (surely(one, title) > 0 ? TITLED : 1)
    );
  });

const surely = (one: Meant, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, one.words.get(word) ?? 0), 0);

/**
 * The words of the book that a wanted word may mean: those that share a beginning, a part or a stem with it; failing that,
 * those with one wrong letter or a longer ending.
 */
function meantBy(wanted: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const isWithin = (word: string): boolean => wanted.length > 3 && word.includes(wanted);
  const isWritten = vocabulary.includes(wanted);
  let words = vocabulary.filter(
    (word) => word.startsWith(wanted) || isWithin(word) || isOfOneStem(wanted, word, isWritten)
  );
  if (words.length === 0 && wanted.length > 3) words = vocabulary.filter((word) => isMistyped(wanted, word));
  if (words.length === 0) words = vocabulary.filter((word) => shared(wanted, word) >= Math.max(4, wanted.length - 3));
  return new Map(words.map((word) => [word, word === wanted ? 1 : word.startsWith(wanted) ? BEGUN : ALIKE]));
}

/**
 * True if two words have the same stem. An ending has at most three letters, and the other word either lacks it or has another
 * one for at most a third of the wanted word. If the wanted word itself is in the book, no similar word is of its stem (supply,
 * support); neither are a short word and a long one.
 */
function isOfOneStem(wanted: string, word: string, isWritten: boolean): boolean {
  const stem = shared(wanted, word);
  const ending = wanted.length - stem;
  if (stem < 3 || ending > 3) return false;
  if (stem === word.length) return true;
  const isShortly = wanted.length < 5 && word.length - stem > 3;
  return ending * 3 <= wanted.length && !isShortly && (ending < 2 || stem > 4 || !isWritten);
}

/**
 * True if the word has one letter more, less or changed, or two exchanged, compared to the wanted one; what follows after that
 * counts as its ending.
 */
const isMistyped = (wanted: string, word: string): boolean =>
  [-1, 0, 1].some((more) => isNearly(wanted, word.slice(0, wanted.length + more)));

function isNearly(one: string, other: string): boolean {
  const from = shared(one, other);
  const [a, b] = [one.slice(from), other.slice(from)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isExchanged;
}

/** The number of letters that both words begin with. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** Splits a sentence at whole words that have weight. */
function cut(sentence: string, known: readonly Meant[]): string[] {
  const most = Math.max(...known.map(({ tells }) => tells));
  const telling = known.filter(({ tells }) => tells * 4 >= most);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: word } of sentence.matchAll(WORD)) {
    if (!telling.some(({ words }) => words.has(folded(word)))) continue;
    pieces.push(sentence.slice(from, index), word);
    from = index + word.length;
  }
  return [...pieces, sentence.slice(from)];
}

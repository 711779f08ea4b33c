// Finding words in the rules: the leaves that answer best come first, each with the sentence that says it.

import { text } from 'text:shell/pages';
import type { Chapter, Leaf } from '#engine/rulebook';
import { folded } from '#text/folded';
import type { Language } from '#text/languages';

export interface Hit {
  readonly chapter: Chapter;
  readonly leaf: Leaf;
  /** What of it answers, the best first: of the first hit two, as far as they answer, of all others one. */
  readonly shown: readonly Shown[];
}

export interface Shown {
  /** The sentence, cut where the words are: every second piece is one of them. */
  readonly pieces: readonly string[];
  /** It names what is not allowed. */
  readonly isForbidden: boolean;
}

/** What is meant by a wanted word: words of the book, each with how surely; and how much it tells. */
interface Meant {
  readonly words: ReadonlyMap<string, number>;
  readonly tells: number;
}

/** An apostrophe parts words too: l’ordre, dell’ordine. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Two words with nothing but a space between them: 5 knights, but not 1, knight. */
const TWO_WORDS = /([\p{L}\p{M}\p{N}]+)\s(?=([\p{L}\p{M}\p{N}]+))/gu;

/** How much more a word counts in a title, or among those to look for, than in a sentence. */
const IN_TITLE = 6;
const LOOKED_FOR = 3;
/** How much more in a phrase to look for that the question has in full. */
const PHRASED = 3;
/** For another word that means the same. */
const SAME = 0.5;
/** For a word that begins with the wanted one, and for one that is like it in another way. */
const BEGUN = 0.8;
const ALIKE = 0.6;
/** For a word in the heading that a sentence stands under. */
const UNDER = 0.7;
/** For a word of the title, where a sentence of the leaf is chosen: all of them are about it. */
const TITLED = 0.3;
/** For a sentence with a number in it, where a number is asked for; and again if it counts what the question counts. */
const NUMBERED = 1.6;
const COUNTED = 1.5;
/** For the first sentence, which sums the leaf up. */
const LEADING = 1.35;
/** Of the best sentence of the first hit; what has less is not shown beside it. */
const SECOND = 0.35;
/** Of the best score; what has less is no answer. */
const LEAST = 0.2;

const wordsOf = (text: string): string[] => folded(text).match(WORD) ?? [];

function cutterFor(language: Language): (text: string) => string[] {
  // A browser that lacks it cuts "in the 3. place" in two, and shows half a sentence.
  if (!('Segmenter' in Intl)) return (text) => text.match(/[^.!?]+[.!?]*/g) ?? [text];
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

interface Sentence {
  readonly sentence: string;
  /** What it stands under: a list says there what it is about. */
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

/** Reads a book once, to find in it often. */
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

  /** What is on few leaves tells more than what is on many, and a long word more than a short one. */
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

  /** What the question counts: what follows “how many”, with a short word between them in some languages. */
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
    // A question may have words that are nowhere; of one or two, none can be missed.
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

/** The phrase stands there word for word, but for endings; a single word is no phrase. */
const isIn = (asked: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 1 &&
  asked.some((_, at) =>
    phrase.every((word, i) => (word.length > 3 ? asked[at + i]?.startsWith(word) : asked[at + i] === word))
  );

/** A word of four letters and less must be written as it stands in the group, a longer one may have an ending, not another word. */
const isOneOf = (group: readonly string[], word: string): boolean =>
  group.some((one) => one === word || (one.length > 4 && word.length - one.length < 6 && word.startsWith(one)));

/** Which sentence of a leaf is shown: a word that is in most of them does not tell one from another. */
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

/** Beginning, part or other ending of a word; failing that, one wrong letter or a longer ending. */
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
 * An ending has at most three letters. The other word either lacks it, or has another for a third of the wanted one; but what is in
 * the book as it is wanted is not of one stem with anything like it (supply, support), nor a short word with a long one.
 */
function isOfOneStem(wanted: string, word: string, isWritten: boolean): boolean {
  const stem = shared(wanted, word);
  const ending = wanted.length - stem;
  if (stem < 3 || ending > 3) return false;
  if (stem === word.length) return true;
  const isShortly = wanted.length < 5 && word.length - stem > 3;
  return ending * 3 <= wanted.length && !isShortly && (ending < 2 || stem > 4 || !isWritten);
}

/** One letter more, less or another, or two exchanged; what then follows in the word is its ending. */
const isMistyped = (wanted: string, word: string): boolean =>
  [-1, 0, 1].some((more) => isNearly(wanted, word.slice(0, wanted.length + more)));

function isNearly(one: string, other: string): boolean {
  const from = shared(one, other);
  const [a, b] = [one.slice(from), other.slice(from)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isExchanged;
}

/** With how many letters both begin. */
function shared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/** Marks whole words, where they tell something. */
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

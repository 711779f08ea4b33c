// Finding a word in the rules: every leaf in which all words occur, titles first, with the sentence that says it.

import type { Chapter, Leaf } from '../../engine/rulebook';

export interface Hit {
  readonly chapter: Chapter;
  readonly leaf: Leaf;
  /** The sentence, cut where the words are: every second piece is one of them. */
  readonly pieces: readonly string[];
}

/** Without accents and in small letters; of the same length, so that places stay where they are. */
const plain = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => letter.normalize('NFD').charAt(0))
    .join('')
    .replaceAll('’', "'");

export const wordsOf = (wanted: string): string[] =>
  plain(wanted)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

export const sentencesOf = ({ lead, blocks }: Leaf): string[] => [
  lead,
  ...blocks.flatMap(({ text, steps = [], may = [], never = [] }) => [
    ...(text === undefined ? [] : (text.match(/[^.!?]+[.!?]*/g) ?? [text])),
    ...steps,
    ...may,
    ...never
  ])
];

export function find(chapters: readonly Chapter[], wanted: string): Hit[] {
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  const scored = chapters.flatMap((chapter) =>
    chapter.leaves.flatMap((leaf) => {
      const sentences = sentencesOf(leaf).map((sentence) => sentence.trim());
      const headings = leaf.blocks.map(({ heading = '' }) => heading);
      const everything = plain([leaf.title, chapter.title, ...headings, ...sentences].join(' '));
      if (!words.every((word) => everything.includes(word))) return [];
      const best = sentences.reduce((one, other) => (count(other, words) > count(one, words) ? other : one));
      const title = words.filter((word) => plain(leaf.title).includes(word)).length;
      const often = words.reduce((sum, word) => sum + everything.split(word).length - 1, 0);
      return [{ score: title * 100 + often, hit: { chapter, leaf, pieces: cut(best, words) } }];
    })
  );
  return scored.sort((a, b) => b.score - a.score).map(({ hit }) => hit);
}

const count = (sentence: string, words: readonly string[]): number =>
  words.filter((word) => plain(sentence).includes(word)).length;

/** Marks whole words in which a word begins: "retreat" marks "retreats". */
function cut(sentence: string, words: readonly string[]): string[] {
  const there = plain(sentence);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: word } of there.matchAll(/[\p{L}\p{N}']+/gu)) {
    if (!words.some((one) => word.includes(one))) continue;
    pieces.push(sentence.slice(from, index), sentence.slice(index, index + word.length));
    from = index + word.length;
  }
  return [...pieces, sentence.slice(from)];
}

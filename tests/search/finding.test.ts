// How a word is found that is not typed as it is written, in a book of a few lines.

import { afterEach, expect, test, vi } from 'vitest';
import type { Chapter, Leaf } from '#engine/rulebook';
import { finder } from '#shell/rulebook/finding';
import type { Language } from '#text/languages';

const leaf = (title: string, lead: string, words = '', text = ''): Leaf => ({
  id: title,
  title,
  lead,
  words,
  pages: [],
  blocks: text === '' ? [] : [{ text }]
});
const book = (...leaves: Leaf[]): Chapter[] => [{ title: 'Chapter', leaves }];

const BOOK = book(
  leaf('Várak', 'Az őrség a várat védi csatában.'),
  leaf('Belagerungsturm', 'Er steht groß an der Straße.'),
  leaf('Sœur', 'Elle suit l’ordre de l’évêque.', 'frangine, religieuse'),
  leaf('Marine', 'Le navi sono dell’ammiraglio.'),
  leaf('Other', 'A shipwreck is not repaired.')
);

const titles = (wanted: string, language: Language = 'en'): string[] =>
  finder(BOOK, language)(wanted).map((hit) => hit.leaf.title);
const marked = (wanted: string): string[] =>
  finder(
    BOOK,
    'en'
  )(wanted).flatMap(({ shown }) => shown.flatMap(({ pieces }) => pieces.filter((_, at) => at % 2 === 1)));

test.each([
  ['without accents', 'eveque', 'Sœur'],
  ['with accents that are not there', 'nàvi', 'Marine'],
  ['ő as o', 'orseg', 'Várak'],
  ['ß as ss', 'gross', 'Belagerungsturm'],
  ['ß itself', 'GROẞ', 'Belagerungsturm'],
  ['œ as oe', 'soeur', 'Sœur'],
  ['œ itself', 'SŒUR', 'Sœur'],
  ['without the article', 'ordre', 'Sœur'],
  ['with another apostrophe', "l'ordre", 'Sœur'],
  ['with a long article', "dell'ammiraglio", 'Marine'],
  ['the second half of a compound', 'turm', 'Belagerungsturm'],
  ['its beginning', 'belag', 'Belagerungsturm'],
  ['another ending', 'shipwrecked', 'Other'],
  ['the same stem', 'ammiragliato', 'Marine'],
  ['a longer ending', 'csatáról', 'Várak'],
  ['no ending', 'religieuses', 'Sœur'],
  ['a letter too many', 'belaggerungsturm', 'Belagerungsturm'],
  ['a letter too few', 'ammirglio', 'Marine'],
  ['a wrong letter', 'shipwrack', 'Other'],
  ['exchanged letters', 'shpiwreck', 'Other'],
  ['a word that is not shown', 'frangine', 'Sœur']
])('%s: %s', (_, wanted, title) => {
  expect(titles(wanted)).toEqual([title]);
});

test('two wrong letters find nothing', () => {
  expect(titles('shopwrack')).toEqual([]);
});

test('a question may have unknown words, a word or two may not', () => {
  expect(titles('belagerungsturm xylophon')).toEqual([]);
  expect(titles('gibt es belagerungsturm xylophon')).toEqual(['Belagerungsturm']);
});

test('words that only ask find nothing, unless there are no others', () => {
  const chapters = book(leaf('Do as you can', 'May you?'), leaf('Retreat', 'Go away.'));
  expect(finder(chapters, 'en')('what can I do to retreat').map((hit) => hit.leaf.title)).toEqual(['Retreat']);
  expect(finder(chapters, 'en')('may you')[0]?.leaf.title).toBe('Do as you can');
});

test('a word in the title counts more than in all sentences, in any form', () => {
  const chapters = book(
    leaf('First', 'Retreats. Retreats.', '', 'Retreats, retreats. Retreats!'),
    leaf('Retreat', 'The loser leaves.')
  );
  expect(finder(chapters, 'en')('retreats').map((hit) => hit.leaf.title)).toEqual(['Retreat', 'First']);
});

test('what has little beside the best is no answer', () => {
  const chapters = book(leaf('A long march', 'Go far.'), leaf('Rest', 'Sit.'), leaf('Far', 'There.'));
  expect(finder(chapters, 'en')('is a march far').map((hit) => hit.leaf.title)).toEqual(['A long march', 'Far']);
  expect(finder(chapters, 'en')('long march sit').map((hit) => hit.leaf.title)).toEqual(['A long march']);
});

test('whole words are marked where they stand, however they are folded', () => {
  expect(marked('strasse')).toEqual(['Straße']);
  expect(marked("l'eveque")).toEqual(['évêque']);
  expect(finder(BOOK, 'en')('ordre')[0]?.shown[0]?.pieces).toEqual(['Elle suit l’', 'ordre', ' de l’évêque.']);
});

test('words that are everywhere are not marked', () => {
  const chapters = book(leaf('One', 'The wall is the end.'), leaf('Two', 'The sea.'), leaf('Three', 'The land.'));
  expect(finder(chapters, 'en')('the wall')[0]?.shown[0]?.pieces).toEqual(['The ', 'wall', ' is the end.']);
});

test('of the first hit two sentences are shown, as far as the second answers; of all others one', () => {
  const march = {
    ...leaf('March', 'A march moves units.'),
    blocks: [{ steps: ['A march may end in a fight.', 'Rest.'] }]
  };
  const chapters = book(march, { ...march, id: 'again', title: 'Again' }, leaf('Rest', 'Sit.'));
  const shown = finder(chapters, 'en')('march').map((hit) => hit.shown.length);
  expect(shown).toEqual([2, 1]);
  expect(finder(chapters, 'en')('sit')[0]?.shown).toHaveLength(1);
});

test('a line that forbids is told from one that allows', () => {
  const rule = { ...leaf('March', 'Go.'), blocks: [{ may: ['Leave a token.'], never: ['Break the limit.'] }] };
  const find = finder(book(rule), 'en');
  expect(find('limit')[0]?.shown[0]?.isForbidden).toBe(true);
  expect(find('token')[0]?.shown[0]?.isForbidden).toBe(false);
});

test('a sentence answers for the heading that it stands under', () => {
  const tokens = { ...leaf('Tokens', 'Whoever is first has one.'), blocks: [{ heading: 'The raven', text: 'Look.' }] };
  expect(finder(book(tokens), 'en')('raven')[0]?.shown[0]?.pieces.join('')).toBe('Look.');
});

test('what is counted stands right after its number', () => {
  const pieces = {
    ...leaf('Pieces', 'All of them.'),
    blocks: [{ steps: ['Ship for 1, knight for 2.', 'There are 5 knights.'] }]
  };
  expect(finder(book(pieces), 'en')('how many knights are there')[0]?.shown[0]?.pieces.join('')).toBe(
    'There are 5 knights.'
  );
});

test('a phrase to look for counts where the question has all of it', () => {
  const chapters = book(
    leaf('Sheet', 'All of it.', 'power'),
    leaf('Death', 'A person dies.', 'no power left'),
    leaf('Rest', 'Sit.')
  );
  const first = (wanted: string): string | undefined => finder(chapters, 'en')(wanted)[0]?.leaf.title;
  expect(first('he has no power left')).toBe('Death');
  expect(first('he has power')).toBe('Sheet');
});

test('words that mean the same are found for each other', () => {
  const rule = { ...leaf('Bids', 'All pay.'), blocks: [{ steps: ['Most wins.', 'The throne breaks ties.'] }] };
  expect(finder(book(rule), 'en')('bids that are equal')[0]?.shown[0]?.pieces.join('')).toBe('The throne breaks ties.');
});

test('what is in the book is not like another word that begins like it', () => {
  expect(finder(book(leaf('Supply', 'Barrels.'), leaf('Support', 'Help.')), 'en')('supply')).toHaveLength(1);
});

test('an ending of the question that the rules have not', () => {
  expect(finder(book(leaf('Toborzás', 'Katonák.')), 'hu')('toborozhatok')).toHaveLength(1);
});

test('a word that only asks is not like another', () => {
  expect(finder(book(leaf('Dead', 'Not even then.')), 'en')('event')).toEqual([]);
});

const ORDINAL = book(leaf('Sieg', 'Ende.', '', 'Wer auf dem 3. platz steht, verliert. Der Rest gewinnt.'));
const shown = (): string | undefined => finder(ORDINAL, 'de')('platz')[0]?.shown[0]?.pieces.join('');

test('a sentence does not end at a number', () => {
  expect(shown()).toBe('Wer auf dem 3. platz steht, verliert.');
});

afterEach(() => vi.unstubAllGlobals());

test('a browser that cannot cut sentences finds the same', () => {
  const { Segmenter: _, ...rest } = Object.getOwnPropertyDescriptors(Intl);
  vi.stubGlobal('Intl', Object.create(null, rest));
  expect('Segmenter' in Intl).toBe(false);
  expect(shown()).toBe('platz steht, verliert.');
});

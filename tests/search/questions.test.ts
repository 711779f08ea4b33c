// What newcomers type, in their language and their own words: the leaf that answers it is among the first three hits.
// `shown.json`: the sentence that is shown with the first of them is an answer. `fresh.json`: questions as they were asked, before anybody
// looked how the search answers them; so many of them are answered by what is shown with the first hit.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screensOf } from '#games/screens';
import { finder, type Hit } from '#shell/rulebook/finding';
import { LANGUAGES } from '#text/languages';
import { startIn } from '#text/text';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import fresh from './fresh.json';
import hu from './hu.json';
import it from './it.json';
import shown from './shown.json';

const QUESTIONS = { en, hu, fr, it, de };
const GAMES = ['thrones', 'iron-throne'] as const;
const booksOf = async (game: string) => (await (await screensOf(game)).rules()).chapters;
const BOOKS = { thrones: await booksOf('thrones'), 'iron-throne': await booksOf('iron-throne') };
/** Of 28 fresh questions in English, 18 in German and 19 in each of the others. */
const ANSWERED = { en: 24, hu: 18, fr: 15, it: 14, de: 16 };

const shownWith = (hit: Hit | undefined): string[] => hit?.shown.map(({ pieces }) => pieces.join('')) ?? [];

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => startIn(language));
  afterAll(() => startIn('en'));

  test('the sentence that is shown answers most fresh questions', () => {
    const answered = GAMES.flatMap((game) => {
      const find = finder(BOOKS[game](null), language);
      return Object.entries(fresh[language][game]).filter(([wanted, sentences]) => {
        const shown = shownWith(find(wanted)[0]);
        return sentences.some((one) => shown.some((sentence) => sentence.includes(one)));
      });
    });
    expect(answered.length).toBeGreaterThanOrEqual(ANSWERED[language]);
  });

  describe.each(GAMES)('of %s', (game) => {
    test.each(Object.entries(shown[language][game]))('“%s” shows “%s”', (wanted, sentence) => {
      const [hit] = finder(BOOKS[game](null), language)(wanted);
      expect(shownWith(hit).join('\n')).toContain(sentence);
    });

    const ids = (wanted: string): string[] => finder(BOOKS[game](null), language)(wanted).map(({ leaf }) => leaf.id);

    test.each(Object.entries(QUESTIONS[language][game]))('“%s” is answered by %s', (wanted, id) => {
      expect(ids(wanted).slice(0, 3)).toContain(id);
    });

    test('a leaf is found by its title, before all others', () => {
      const leaves = BOOKS[game](null).flatMap((chapter) => chapter.leaves);
      expect(leaves.map(({ title }) => ids(title)[0])).toEqual(leaves.map(({ id }) => id));
    });
  });
});

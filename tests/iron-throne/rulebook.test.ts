// The rules of the game as players read them: they are found, they are whole, and their numbers are those of the box.

import { expect, test } from 'vitest';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { PERSONS } from '#iron/box/people';
import { CHARACTER_CARDS } from '#iron/rules/effects/characterCards';
import { LEADERS } from '#iron/rules/effects/leaders';
import { eventName } from '#iron/text/eventWords';
import { copiesOf, CARDS_OF_A_HOUSE, VALUES } from '#iron/box/houseCards';
import * as limits from '#iron/box/limits';
import { screensOf } from '#games/screens';
import { ABOUTS } from '#iron/rules/decisions';
import { LANGUAGES } from '#text/languages';
import { startIn } from '#text/text';
import { finder, sentencesOf } from '#shell/rulebook/finding';

const { chapters: book } = await (await screensOf('iron-throne')).rules();
const chapters = book(null);
const find = finder(chapters, 'en');
const leaves = chapters.flatMap((chapter) => chapter.leaves);
const textOf = (id: string): string =>
  sentencesOf(
    leaves.find((leaf) => leaf.id === id)!,
    'en'
  )
    .map(({ sentence }) => sentence)
    .join(' ');

test('everything that is asked is explained on one leaf', () => {
  expect(leaves.flatMap(({ asks = [] }) => asks).sort()).toEqual([...ABOUTS].sort());
});

test('every leaf has an id of its own, and something on it', () => {
  expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length);
  for (const leaf of leaves) {
    expect(leaf.lead.length).toBeGreaterThan(0);
    expect(leaf.blocks.length).toBeGreaterThan(0);
    for (const { text, steps = [], may = [], never = [] } of leaf.blocks) {
      const lines = [...(text === undefined ? [] : [text]), ...steps, ...may, ...never];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/[.?!]$/);
    }
  }
});

test('pages are those of the booklet, which is known in Hungarian alone', () => {
  for (const language of LANGUAGES) {
    startIn(language);
    const here = book(null).flatMap((chapter) => chapter.leaves);
    const known = here.filter(({ pages }) => pages.length > 0);
    for (const page of known.flatMap(({ pages }) => pages))
      expect(page).toSatisfy((one: number) => one >= 2 && one <= 12);
    expect(known).toHaveLength(language === 'hu' ? here.length - 2 : 0);
  }
  startIn('en');
});

test('every leaf is found by its title, and before all others', () => {
  for (const leaf of leaves) expect(find(leaf.title)[0]?.leaf.id, leaf.title).toBe(leaf.id);
});

test.each([
  ['compel', 'support'],
  ['rounded up', 'rewards'],
  ['signed', 'bargain'],
  ['discard pile', 'house-cards'],
  ['quill', 'house-versions'],
  ['share the victory', 'ending']
])('whoever looks for "%s" finds "%s"', (wanted, id) => {
  expect(find(wanted).map(({ leaf }) => leaf.id)).toContain(id);
});

test('[IT-1.3] [IT-8.2] [IT-9.2] [IT-14.1] the numbers that players ask for', () => {
  const { FEWEST_PLAYERS, HAND, INFLUENCE, LEADERS_DEALT, MOST_IN_A_DEAL, MOST_PLAYERS, REWARD, TORTURE } = limits;
  expect(textOf('set-up')).toContain(`${FEWEST_PLAYERS} to ${MOST_PLAYERS} of you play`);
  expect(textOf('set-up')).toContain(`dealt ${LEADERS_DEALT} of your House’s 5 leaders`);
  expect(textOf('set-up')).toContain(`The other ${limits.CHARACTERS} people`);
  expect(textOf('set-up')).toContain(`Each gets ${limits.POWER_ON_EACH} power`);
  expect(textOf('set-up')).toContain(`You draw ${HAND} House cards and place ${INFLUENCE} influence`);
  expect(textOf('turn')).toContain(`fewer than ${HAND} cards draws up to ${HAND}.`);
  expect(textOf('short')).toContain(`Get your ${INFLUENCE} influence tokens`);
  expect(textOf('ending')).toContain(`all ${INFLUENCE} influence`);
  expect(textOf('ending')).toContain(`all ${limits.CHARACTERS} characters`);
  expect(textOf('house-cards')).toContain(`the same ${CARDS_OF_A_HOUSE} cards`);
  expect(textOf('house-cards')).toContain('11 hostilities, one each of 1, 2, 3, 4, 5, 6, 7, 8, 10, 12 and 20.');
  expect(VALUES).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20]);
  expect(textOf('reveal')).toContain('A hostility counts 1 to 20.');
  expect(textOf('house-cards')).toContain(`${5 * copiesOf('eddard')} character cards: ${copiesOf('eddard')} of each`);
  expect(textOf('house-cards')).toContain(`${copiesOf('truce')} truces.`);
  expect(textOf('bargain')).toContain(`Influence: spread ${MOST_IN_A_DEAL.influence} `);
  expect(textOf('bargain')).toContain(`Hostages: take up to ${MOST_IN_A_DEAL.hostages}.`);
  expect(textOf('bargain')).toContain(`Power: up to ${MOST_IN_A_DEAL.power},`);
  expect(textOf('rewards')).toContain(`draws ${REWARD} cards and moves ${REWARD} power`);
  expect(textOf('torture')).toContain(`${TORTURE} power from that sheet go back in the box`);
  expect(textOf('power')).toContain(`Your House has ${limits.POWER_OF_A_HOUSE} power`);
});

test('as many leaders and cards as the book prints are said to be as in the book', () => {
  const printed = (marks: Readonly<Record<string, { readonly mark: string }>>): number =>
    PERSONS.filter((person) => marks[person]?.mark === 'book').length;
  expect(textOf('house-versions')).toContain(
    `As in the book are ${printed(LEADERS)} of the 25 leaders, ${printed(CHARACTER_CARDS)} of the 25 character cards, and 1 of the 3`
  );
  expect(PERSONS.length).toBe(25);
  for (const special of SPECIAL_EVENTS) expect(textOf('challenge')).toContain(`${eventName(special)}: `);
});

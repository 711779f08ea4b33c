// The hints for newcomers: ten, each of one line, of decisions that a screen asks in every game.

import { expect, test } from 'vitest';
import { HINTS, hintOf, type HintId } from '#thrones/screens/hints/hints';
import { hintText } from '#thrones/screens/hints/hintText';
import { LANGUAGES } from '#text/languages';
import { readIn } from '#text/text';

const IDS = Object.keys(HINTS) as HintId[];

test('there are ten, and no decision has two', () => {
  expect(IDS).toHaveLength(10);
  const abouts = IDS.flatMap((id) => HINTS[id].map((about) => [about, id] as const));
  expect(new Set(abouts.map(([about]) => about)).size).toBe(abouts.length);
  for (const [about, id] of abouts) expect(hintOf(about)).toBe(id);
  expect(hintOf('track-tie')).toBeNull();
});

test.each(LANGUAGES)('each is a sentence or two, and short (%s)', async (language) => {
  await readIn(language);
  for (const id of IDS) {
    expect(hintText(id)).toMatch(/[.]$/);
    expect(hintText(id).length).toBeLessThan(150);
  }
  await readIn('en');
});

// The hints for newcomers: ten, each of one line, of decisions that a screen asks in every game.

import { expect, test } from 'vitest';
import { ABOUTS } from '#thrones/rules/asks';
import type { About, Ask } from '#thrones/rules';
import Hint from '#thrones/screens/hints/Hint.svelte';
import type { Thrones } from '#thrones/flow/game';
import type { Playing } from '#shell/play/playing.svelte';
import { LANGUAGES } from '#text/languages';
import { readIn } from '#text/text';
import { drawn, wordsIn } from '#tests/support/shown';

const playing = { start: { kind: 'setup', seed: 'hints' }, entries: [] } as unknown as Playing<Thrones>;

/** What a newcomer reads above a decision: which hint, and its words. Null where there is none. */
function hintAt(about: About): { readonly id: string; readonly says: string } | null {
  const html = drawn(Hint, { playing, ask: { about, house: 'stark' } as Ask });
  const [, id] = /data-hint="(\w+)"/.exec(html) ?? [];
  return id === undefined ? null : { id, says: wordsIn(/<p[^]*?<\/p>/.exec(html)![0]) };
}

const hinted = ABOUTS.filter((about) => hintAt(about) !== null);

test('there are ten, and what is asked rarely has none', () => {
  expect(new Set(hinted.map((about) => hintAt(about)!.id)).size).toBe(10);
  expect(hintAt('consolidating')).toEqual(hintAt('mustering'));
  expect(hintAt('assigning-orders')?.says).toMatch(/^Give each area .* an order/);
  expect(hintAt('track-tie')).toBeNull();
  expect(hinted).toHaveLength(11);
});

test.each(LANGUAGES)('each is a sentence or two, and short (%s)', async (language) => {
  await readIn(language);
  const says = [...new Set(hinted.map((about) => hintAt(about)!.says))];
  await readIn('en');
  expect(says).toHaveLength(10);
  for (const one of says) {
    expect(one).toMatch(/[.]$/);
    expect(one.length).toBeLessThan(150);
  }
});

// No sentence stands in code: what the linter says of a component and of a module.

import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { expect, test } from 'vitest';
import text, { isSentence } from '../../eslint/text.js';

const rule: Linter.Config = {
  files: ['**/*.svelte', '**/*.js'],
  plugins: { text },
  rules: { 'text/is-data': 'error' }
};

const foundIn = (file: string, source: string): (readonly [number, string])[] =>
  new Linter()
    .verify(source, [...svelte.configs.base, rule], file)
    .map(({ line, message }) => [line, message.split(' in code')[0]!] as const);

test.each(['Not possible', 'Pass the tablet to', 'it goes on.', 'The save is damaged:', 'Round 3', 'Why not?'])(
  '"%s" is text',
  (one) => {
    expect(isSentence(one)).toBe(true);
  }
);

test.each([
  'flex-row gap-10',
  'ArrowDown',
  'march-1',
  'button.icon',
  'M 0 0 L 5 5',
  '[data-answered]',
  'a, b',
  '·',
  'en-GB'
])('"%s" is none', (one) => {
  expect(isSentence(one)).toBe(false);
});

test('a component says nothing by itself, to the eye or to the ear', () => {
  const source = `<script>
  const why = 'Not possible here';
</script>
<p class="flex-row gap-10">{why} · Stay</p>
<button aria-label="Close" data-show="menu">×</button>
<img alt={\`Board of \${why}\`} title="{why}: {why}" />
<style>
  p { color: var(--Gold Standard of.); }
</style>`;
  expect(foundIn('Part.svelte', source)).toEqual([
    [2, '"Not possible here"'],
    [4, '"· Stay"'],
    [5, '"Close"'],
    [6, '"Board of"']
  ]);
});

test('what an error says to programmers is no text', () => {
  const source = `
throw new Error(\`There is no text \${key}.\`);
throw new Troubled('gone', 'There is no such game');
say('There is no such game');`;
  expect(foundIn('part.js', source)).toEqual([[4, '"There is no such game"']]);
});

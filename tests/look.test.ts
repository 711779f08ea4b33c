import { readdirSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import { describe, expect, test } from 'vitest';
import look, { wrongDeclaration, wrongQuery } from '../eslint/look.js';

const css = readFileSync('src/ui/look/tokens.css', 'utf8');

type Light = 'day' | 'candle';

/** A colour says both shades, light-dark(by daylight, by candle-light), or one for either light. */
function colours(light: Light) {
  const hex = '(#[0-9a-f]{6})\\b';
  const found = [
    ...css.matchAll(new RegExp(`--([\\w-]+):\\s*(?:light-dark\\(\\s*${hex},\\s*${hex}\\s*\\)|${hex})`, 'g'))
  ];
  return Object.fromEntries(
    found.map(([, name = '', day, candle, either = '']) => [name, (light === 'day' ? day : candle) ?? either])
  );
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** "aa" is asked by either light, "aa-day" by daylight alone. */
function pairs(light: Light) {
  const palette = colours(light);
  const notes = [...css.matchAll(/\/\* aa(-day)? ([\w-]+) on ([\w-]+) ?([\d.]+)? \*\//g)];
  return notes
    .filter(([, day]) => day === undefined || light === 'day')
    .map(([, , ink = '', ground = '', least = '4.5']) => ({
      pair: `${ink} on ${ground}`,
      measured: contrast(palette[ink] ?? '', palette[ground] ?? ''),
      least: Number(least)
    }));
}

test.each(['candle', 'day'] as const)('what is written can be read by %s light', (light) => {
  const found = pairs(light);
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ measured, least }) => !(measured >= least))).toEqual([]);
});

describe('a component takes its look from the layer', () => {
  test.each([
    ['font', '700 18px / 1.1 var(--font-title)'],
    ['font-size', '17px'],
    ['font-size', 'clamp(15px, 9cqi, var(--size-l))'],
    ['font-family', 'Georgia, serif'],
    ['color', '#d9b25c'],
    ['background', 'linear-gradient(var(--slate-800), rgb(0 0 0 / 0.2))'],
    ['fill', 'white'],
    ['stroke', 'var(--map-port, #2c4151)'],
    ['border-radius', '12px'],
    ['border-top-left-radius', '50%'],
    ['outline', '2px dotted var(--gold)'],
    ['--size-name', 'clamp(17px, 10cqi, 23px)']
  ])('%s: %s is refused', (property, value) => expect(wrongDeclaration(property, value)).toContain(value));

  test.each([
    ['font', 'var(--text-title)'],
    ['font-size', 'clamp(var(--size-s), 9cqi, var(--size-xl))'],
    ['color', 'color-mix(in srgb, var(--gold-wash), var(--slate-700) 62%)'],
    ['border-radius', '0 0 var(--radius) var(--radius)'],
    ['outline', 'none'],
    ['padding', '4px 14px']
  ])('%s: %s is taken', (property, value) => expect(wrongDeclaration(property, value)).toBeUndefined());

  test.each([
    ['media', '(max-width: 600px)', 'as a range'],
    ['media', '(width < 640px)', '640px'],
    ['media', '(600px <= width < 900px)', '900px'],
    ['media', '(width < 40em) and (orientation: portrait)', '40em'],
    ['container', 'battle (width >= 700px)', '700px']
  ])('@%s %s is refused', (name, query, reason) => expect(wrongQuery(name, query)).toContain(reason));

  test.each([
    ['media', '(820px <= width < 1000px)'],
    ['media', '(width < 1000px) and (max-height: 560px) and (orientation: landscape)'],
    ['media', '(prefers-reduced-motion: reduce)'],
    ['container', '(width < 440px)']
  ])('@%s %s is taken', (name, query) => expect(wrongQuery(name, query)).toBeUndefined());

  test('in the style of a component and in what is drawn, where it stands', () => {
    const source =
      '<p>Words</p>\n\n<style>\n  p {\n    color: red;\n  }\n</style>\n<path fill="none" stroke="#fff" />\n';
    const rule: Linter.Config = {
      files: ['**/*.svelte'],
      plugins: { look },
      rules: { 'look/from-the-layer': 'error' }
    };
    const found = new Linter().verify(source, [...svelte.configs.base, rule], 'Words.svelte');
    expect(found.map(({ ruleId, line }) => [ruleId, line])).toEqual([
      ['look/from-the-layer', 5],
      ['look/from-the-layer', 8]
    ]);
  });
});

describe('a class of several words has a rule', () => {
  const rule: Linter.Config = { files: ['**/*.svelte'], plugins: { look }, rules: { 'look/known-class': 'error' } };
  const faultsIn = (source: string): string[] =>
    new Linter().verify(source, [...svelte.configs.base, rule], 'Words.svelte').map(({ message }) => message);

  test.each([
    ['<p class="pad-17 ink-plain">x</p>', 'pad-17'],
    ["<p class=\"ink-plain {soft ? 'ink-sfot' : ''}\">x</p>", 'ink-sfot'],
    ["<p class={bold ? 'weight-bold' : 'wieght-normal'}>x</p>", 'wieght-normal'],
    ['<p class:rule-belwo={last}>x</p>', 'rule-belwo'],
    ['<p class="ink-plain size-m ink-quiet">x</p>', 'ink-quiet']
  ])('%s is refused', (source, name) => expect(faultsIn(source)).toEqual([expect.stringContaining(`'${name}'`)]));

  test.each([
    "<p class=\"pad-10 ink-plain {soft ? 'ink-soft' : ''}\" class:rule-below={last}>x</p>",
    '<p class="house-{house} text-{size} its-own">x</p><style>.its-own { top: 0 }</style>',
    "<p class=\"listed {name === 'no-such' ? 'a' : 'b'}\">x</p>"
  ])('%s is taken', (source) => expect(faultsIn(source)).toEqual([]));
});

test('each helper is one that something has', () => {
  const sheet = readFileSync('src/ui/look/helpers.css', 'utf8');
  const helpers = [...sheet.matchAll(/^ +\.([\w-]+) \{$/gm)].map(([, name = '']) => name);
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte')
  );
  const markup = components.map((file) => readFileSync(`src/${file}`, 'utf8').replace(/<style>[^]*/, ''));
  const named = new Set(markup.join('\n').match(/[\w-]+/g));
  expect(helpers.length).toBeGreaterThan(100);
  expect(helpers.filter((name) => !named.has(name))).toEqual([]);
});

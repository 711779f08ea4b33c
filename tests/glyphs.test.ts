// Every character of every text, in each face that the app ships: what a face lacks is shown in another font, amid the word.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { typeset } from '../scripts/text/compile.mjs';
import { below } from '../scripts/text/read.mjs';
import { LANGUAGES } from '#text/languages';
import { glyphsOf } from './support/glyphs';

/** No file of these fonts has the arrow; that of the system stands between numbers, never amid a word. */
const OF_THE_SYSTEM = new Set('→');

const packages = createRequire(import.meta.url);

const sheets = below('src', /\.css$/).filter((file) => readFileSync(file, 'utf8').includes('@font-face'));

interface File {
  readonly face: string;
  readonly glyphs: ReadonlySet<string>;
  /** Those that the browser looks for in it. */
  readonly range: ReadonlySet<string> | null;
}

function rangeOf(listed: string | undefined): Set<string> | null {
  if (listed === undefined) return null;
  const bounds = [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const
  );
  return new Set(
    bounds.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i))
    )
  );
}

const files: File[] = sheets.flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => {
    const said = (property: string): string | undefined => new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1];
    const url = /url\('([^'?]+)/.exec(rule)?.[1] ?? '';
    const path = url.startsWith('.') ? resolve(dirname(sheet), url) : packages.resolve(url);
    return {
      face: [said('font-family'), said('font-weight'), said('font-style') ?? 'normal'].join(' '),
      glyphs: glyphsOf(readFileSync(path)),
      range: rangeOf(said('unicode-range'))
    };
  })
);

const faces = new Map(files.map(({ face }) => [face, files.filter((one) => one.face === face)]));

const sources = below('src', /\.(ftl|md|svelte)$/);

/** With their capitals, since any may begin a sentence, and the signs that components add. */
function charactersOf(language: string): Set<string> {
  const own = sources.filter((file) => file.endsWith('.svelte') || file.includes(`/text/${language}/`));
  const texts = [...own, `src/text/nouns.${language}.json`].map((file) => {
    const source = readFileSync(file, 'utf8');
    return file.endsWith('.ftl') ? source.replace(/^#.*$/gm, '') : source;
  });
  const used = [...new Set(typeset(texts.join('\n'), language))].join('');
  return new Set((used + used.toLocaleUpperCase(language)).replaceAll('\n', ''));
}

test.each(LANGUAGES)('each face has all that is written in %s', (language) => {
  const characters = charactersOf(language);
  expect(characters.size).toBeGreaterThan(60);
  expect(faces.size).toBe(6);
  for (const [face, parts] of faces) {
    const has = (one: string): boolean =>
      parts.some(({ glyphs, range }) => glyphs.has(one) && (range === null || range.has(one)));
    expect(
      [...characters].filter((one) => !has(one) && !OF_THE_SYSTEM.has(one)),
      face
    ).toEqual([]);
  }
});

test('a file that is fetched for some letters has them, and no other file of that face does', () => {
  for (const [face, parts] of faces)
    for (const { range, glyphs } of parts) {
      if (range === null) continue;
      const others = parts.filter((one) => one.range === null);
      expect(
        [...range].filter((one) => !glyphs.has(one) || others.some((other) => other.glyphs.has(one))),
        face
      ).toEqual([]);
    }
});

// The docs: short, in plain words, and leading only to what exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongDoc } from '../eslint/words.js';
import { below } from '../scripts/text/read.mjs';

const read = (file: string): string => readFileSync(file, 'utf8');
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const FOLDERS = ['src', 'tools', 'tests', 'scripts', 'eslint', 'static', 'docs', '.github'];
const FRONT = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const PAGES = readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
const LAB = below('docs/lab', /\.md$/);
const READMES = ['src', 'tools', 'tests', 'scripts'].flatMap((folder) => below(folder, /README\.md$/));
const ALL = [...FRONT, ...PAGES, ...LAB, ...READMES].map((file) => file.replaceAll('\\', '/'));

const THERE = new Set(
  FOLDERS.flatMap((root) => [
    root,
    ...readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path).replaceAll('\\', '/'))
  ])
);

/** Paths are written from the root, or from where a name is clear; `<house>`, `*`, `…` and `{a,b}` stand for any and for either. */
function isThere(path: string): boolean {
  if (existsSync(path)) return true;
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.[\]()+]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, either: string) => `(?:${either.replaceAll(',', '|')})`)
    .replace(/<[^>]*>|\*/g, '[^/]*')
    .replaceAll('…', '.*');
  const asked = new RegExp(`(?:^|/)${pattern}$`);
  return [...THERE].some((one) => asked.test(one));
}

const EXTENSION = /[^/]\.(?:ts|svelte|mjs|js|json|css|html|md|ftl|yml|py|txt)$/;
/** Made by a build, or named as an example. */
const NOT_KEPT = /^(?:reports\/|build|404\.html$|nouns\.<|\.\/|\.\.\/)/;

/** What is named in inline code and reads like a path. */
const pathsIn = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/(?<!`)`([\w.<>*{},…[\]/-]+)`(?!`)/g)]
    .map(([, path]) => path!)
    .filter((path) => EXTENSION.test(path) || FOLDERS.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => !NOT_KEPT.test(path));

describe.each(ALL)('%s', (file) => {
  const text = read(file);

  test('leads nowhere that is not there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(dirname(file), to)))).toEqual([]);
  });

  test('names only paths that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });

  test('has no word that is not ours', () => {
    expect(wrongDoc(text)).toBe(undefined);
  });
});

/** Looked up, not read. */
const REFERENCES = ['RULES', 'chart', 'iron-throne', 'iron-throne-chart', 'table-protocol'];
const READ = PAGES.filter((page) => !REFERENCES.some((name) => page === `docs/${name}.md`));

/** A page is written in 1,200 words; a sentence may still be added. */
const MOST = 1300;

test.each([...FRONT, ...READ])('%s is read in some minutes', (page) => {
  expect(wordsIn(read(page))).toBeLessThanOrEqual(MOST);
});

test('the glossary has at most fifty words', () => {
  const terms = [...read('docs/glossary.md').matchAll(/^\| \*\*/gm)];
  expect(terms.length).toBeGreaterThan(10);
  expect(terms.length).toBeLessThanOrEqual(50);
});

test.each(['It lies on the disk.', 'Read anew, `anew`.', 'The own house.', 'A window that looks on.'])('%s', (text) => {
  expect(wrongDoc(text)).toMatch(/ is not ours: /);
});

test('code in a page may say what it likes', () => {
  expect(wrongDoc('Before `lies` after.\n\n```\nlies anew\n```\n')).toBe(undefined);
});

test('a path that is not there is noticed', () => {
  expect(isThere('thrones/rules/raids.ts')).toBe(true);
  expect(isThere('thrones/rules/{raids,marches}.ts')).toBe(true);
  expect(isThere('thrones/rules/cards/<house>.ts')).toBe(true);
  expect(isThere('thrones/rules/raid.ts')).toBe(false);
  expect(pathsIn('`src/nowhere` and `raid.ts`, `npm run x.ts`')).toEqual(['src/nowhere', 'raid.ts']);
});

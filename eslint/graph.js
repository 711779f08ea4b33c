import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import typescript from 'typescript';
import { aliases } from '../scripts/aliases.mjs';

// Read once a run: a linter that stays alive in an editor may be behind, the command never is.
/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * Path in the project that an import names, without its ending; nothing for a package.
 *
 * @param {string} file
 * @param {string} source
 */
export function pathOf(file, source) {
  if (source.startsWith('.')) return join(dirname(file), source);
  const alias = Object.keys(aliases).find((name) => source === name || source.startsWith(`${name}/`));
  return alias && `${aliases[alias]}${source.slice(alias.length)}`;
}

/**
 * The file of the project that an import means, or nothing for a package.
 *
 * @param {string} root
 * @param {string} file
 * @param {string} source
 */
function fileOf(root, file, source) {
  const path = pathOf(file, source);
  if (path === undefined) return undefined;
  const spellings = [path, `${path}.ts`, `${path}/index.ts`, path.replace(/\.js$/, '.ts'), `${path}.js`];
  return spellings.find((name) => existsSync(join(root, name)) && statSync(join(root, name)).isFile());
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
function importsOf(root, file) {
  const seen = known.get(file);
  if (seen) return seen;
  const text = readFileSync(join(root, file), 'utf8');
  const code = file.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
    : text;
  const found = /\.(svelte|[jt]s)$/.test(file) ? typescript.preProcessFile(code).importedFiles : [];
  const files = found.flatMap(({ fileName }) => fileOf(root, file, fileName) ?? []);
  known.set(file, files);
  return files;
}

/** Files from which no way leads into a cycle. @type {Set<string>} */
const clean = new Set();

/**
 * Whether no way from the file leads into a cycle; each file is walked through once a run.
 *
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} way
 * @returns {boolean}
 */
function isClean(root, file, way = new Set()) {
  const key = join(root, file);
  if (clean.has(key)) return true;
  if (way.has(file)) return false;
  way.add(file);
  const every = importsOf(root, file).every((next) => isClean(root, next, way));
  way.delete(file);
  if (every) clean.add(key);
  return every;
}

/**
 * The way from a file through one of its imports back to itself, or nothing.
 *
 * @param {string} root
 * @param {string} file
 * @param {string} source
 * @returns {string[] | undefined}
 */
export function cycleThrough(root, file, source) {
  const first = fileOf(root, file, source);
  if (first === undefined || isClean(root, first)) return undefined;
  const visited = new Set([first]);
  const ways = [[file, first]];
  for (const way of ways) {
    const last = way.at(-1) ?? first;
    if (last === file) return way;
    for (const next of importsOf(root, last)) {
      if (next === file) return [...way, next];
      if (!visited.has(next)) {
        visited.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return undefined;
}

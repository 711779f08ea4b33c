// All text of the app: `<room>/text/<language>/<bundle>.ftl`, or a bundle in several files, `<bundle>/<topic>.ftl`. Read, compiled
// and checked.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DRAFTS, LANGUAGES } from '../../src/text/languages.js';
import { compare, compile } from './compile.mjs';

/** @import { Message, Nouns, Type } from './compile.mjs' */

/**
 * @typedef {Record<string, Map<string, Map<string, Message>>>} Bundles by language, then by name
 * @typedef {{ name: string, folder: string, params: Record<string, string>, types: Record<string, Type>, bundles: Bundles }} Room
 * @typedef {{ rooms: Room[], nouns: Record<string, Nouns>, faults: string[], missing: Record<string, number> }} Text
 */

const ROOMS = ['src/ui', 'src/shell', 'src/games/thrones', 'src/games/iron-throne'];
/** Where keys are used. */
const SOURCES = ['src', 'tools'];

/** @type {Record<string, Type>} */
const PLAIN = { number: { is: 'number' }, text: { is: 'text' }, texts: { is: 'texts' }, scores: { is: 'scores' } };

/** @param {string} folder @param {RegExp} ends @returns {string[]} */
export const below = (folder, ends) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ends.test(name))
        .map((name) => join(folder, name).replaceAll('\\', '/'))
        .sort()
    : [];

/** @param {string} file */
const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The bundle that a file belongs to. @param {string} file @param {string} folder */
const bundleOf = (file, folder) =>
  file
    .slice(folder.length + 1)
    .split('/')[0]
    ?.replace(/\.ftl$/, '') ?? '';

/**
 * @param {string} root
 * @param {readonly string[]} languages
 * @param {readonly string[]} drafts
 * @returns {Text}
 */
export function readText(root = '.', languages = LANGUAGES, drafts = DRAFTS) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Record<string, number>} */
  const missing = {};
  const nouns = Object.fromEntries(languages.map((one) => [one, json(join(root, `src/text/nouns.${one}.json`))]));
  const common = json(join(root, 'src/text/params.json'));
  const rooms = ROOMS.filter((room) => existsSync(join(root, room, 'text'))).map((room) => {
    const folder = join(root, room, 'text').replaceAll('\\', '/');
    const own = json(join(folder, 'params.json'));
    for (const name of Object.keys(own.params ?? {}))
      if (name in (common ?? {})) faults.push(`${folder}/params.json: $${name} is in src/text/params.json already`);
    /** @type {Room} */
    const read = {
      name: basename(room),
      folder,
      params: { ...common, ...own.params },
      types: { ...PLAIN, ...own.types },
      bundles: {}
    };
    for (const language of languages)
      read.bundles[language] = readLanguage(read, language, nouns[language] ?? {}, faults);
    for (const language of languages)
      if (language !== 'en') missing[language] = (missing[language] ?? 0) + compared(read, language, drafts, faults);
    return read;
  });
  faults.push(...unused(root, rooms));
  return { rooms, nouns, faults, missing };
}

/** @param {Room} room @param {string} language @param {Nouns} nouns @param {string[]} faults */
function readLanguage({ folder, params, types }, language, nouns, faults) {
  /** @type {Map<string, Map<string, Message>>} */
  const bundles = new Map();
  const home = `${folder}/${language}`;
  for (const file of below(home, /\.ftl$/)) {
    const { messages, faults: own } = compile(readFileSync(file, 'utf8'), { language, params, types, nouns });
    faults.push(...own.map(([line, what]) => `${file}:${line}: ${what}`));
    const name = bundleOf(file, home);
    const bundle = bundles.get(name) ?? new Map();
    bundles.set(name, bundle);
    for (const [key, message] of messages) {
      if (bundle.has(key)) faults.push(`${file}:${message.line}: ${key} is there twice`);
      bundle.set(key, { ...message, file });
    }
  }
  return bundles;
}

/** Adds what is wrong with a language, and gives the number of messages that a draft lacks. */
/** @param {Room} room @param {string} language @param {readonly string[]} drafts @param {string[]} faults */
function compared({ folder, params, types, bundles }, language, drafts, faults) {
  const isNumber = (/** @type {string} */ name) => types[params[name] ?? '']?.is === 'number';
  const own = bundles[language] ?? new Map();
  let lacking = 0;
  for (const name of own.keys())
    if (!bundles.en?.has(name)) faults.push(`${folder}/${language}/${name}: is not in English`);
  for (const [name, english] of bundles.en ?? []) {
    const other = own.get(name) ?? new Map();
    const { faults: found, missing } = compare(english, other, isNumber);
    faults.push(...found.map(([line, what]) => `${folder}/${language}/${name}:${line}: ${what}`));
    if (drafts.includes(language)) lacking += missing.length;
    else faults.push(...missing.map((key) => `${folder}/${language}/${name}: ${key} is missing`));
  }
  return lacking;
}

/** Keys that stand nowhere in the sources; those put together at run time need a literal beginning. */
/** @param {string} root @param {Room[]} rooms */
function unused(root, rooms) {
  const files = SOURCES.flatMap((folder) => below(join(root, folder), /\.(ts|svelte)$/));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const whole = new Set([...code.matchAll(/['"`]([a-z][\w.-]*)['"`]/g)].map(([, key]) => key));
  const begins = [...new Set([...code.matchAll(/`([a-z][\w.-]*[-.])\$\{/g)].map(([, start]) => start ?? ''))];
  return rooms.flatMap(({ folder, bundles }) =>
    [...(bundles.en ?? [])].flatMap(([, messages]) =>
      [...messages]
        .filter(([key]) => !whole.has(key) && !begins.some((start) => key.startsWith(start)))
        .map(([key, { file, line }]) => `${file ?? folder}:${line}: ${key} is used nowhere`)
    )
  );
}

// All text of the app: `<room>/text/<language>/<bundle>.ftl`, or a bundle in several files, `<bundle>/<topic>.ftl`, and rulebooks,
// `rulebook/<chapter>.md`. Read, compiled and checked.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wrongWords } from '../../eslint/words.js';
import { DRAFTS, LANGUAGES } from '../../src/text/languages.js';
import { compare, compareNouns } from './compare.mjs';
import { compile } from './compile.mjs';
import { RULEBOOK, readChapter } from './rulebook.mjs';

/** @import { Message, Nouns, Type, Vocabulary } from './compile.mjs' */
/** @import { Chapter } from './rulebook.mjs' */

/**
 * `notes`: what harms nothing.
 *
 * @typedef {Record<string, Map<string, Map<string, Message>>>} Bundles by language, then by name
 * @typedef {Vocabulary & { name: string, folder: string, bundles: Bundles, book: Chapter[] }} Room
 * @typedef {{ rooms: Room[], nouns: Record<string, Nouns>, faults: string[], notes: string[] }} Text
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

const TYPE_IS = ['number', 'text', 'texts', 'scores', 'face'];

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
  for (const language of languages)
    for (const fault of compareNouns(nouns.en, nouns[language], drafts.includes(language)))
      faults.push(`src/text/nouns.${language}.json: ${fault}`);
  const common = json(join(root, 'src/text/params.json'));
  const rooms = ROOMS.filter((room) => existsSync(join(root, room, 'text'))).map((room) => {
    const folder = join(root, room, 'text').replaceAll('\\', '/');
    const own = json(join(folder, 'params.json'));
    /** @type {Room} */
    const read = {
      name: basename(room),
      folder,
      params: { ...common, ...own.params },
      types: { ...PLAIN, ...own.types },
      bundles: {},
      book: []
    };
    faults.push(...wrongParams(read, common, own.params ?? {}, nouns.en), ...strangers(folder, languages));
    for (const language of languages) readLanguage(read, language, nouns[language], faults);
    for (const language of languages)
      if (language !== 'en') missing[language] = (missing[language] ?? 0) + compared(read, language, drafts, faults);
    return read;
  });
  faults.push(...unused(root, rooms));
  const notes = Object.entries(missing).flatMap(([language, count]) =>
    count > 0 ? [`${language}: ${count} messages are still English`] : []
  );
  return { rooms, nouns, faults, notes: [...notes, ...idle(root, rooms, common)] };
}

/** @param {Room} room @param {Record<string, string>} common @param {Record<string, string>} own @param {Nouns} nouns */
function wrongParams({ folder, types }, common, own, nouns) {
  const file = `${folder}/params.json`;
  return [
    ...Object.keys(own)
      .filter((name) => name in common)
      .map((name) => `${file}: $${name} is in src/text/params.json already`),
    ...Object.entries({ ...common, ...own })
      .filter(([, type]) => !(type in types))
      .map(
        ([name, type]) => `${file}: $${name} is of the type ${type}, which is none of ${Object.keys(types).join(', ')}`
      ),
    ...Object.entries(types)
      .filter(([, { is, group }]) => (group === undefined ? !TYPE_IS.includes(is ?? '') : !(group in nouns)))
      .map(([name, { is, group }]) => `${file}: the type ${name} is of ${group ?? is}, which is not known`)
  ];
}

/** Folders and files that are read in no language. @param {string} folder @param {readonly string[]} languages */
function strangers(folder, languages) {
  const homes = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  return homes.flatMap(({ name }) => {
    const isText = below(`${folder}/${name}`, /\.(ftl|md)$/).length > 0;
    if (!languages.includes(name)) return isText ? [`${folder}/${name}: no language of src/text/languages.js`] : [];
    return below(`${folder}/${name}`, /\.\w+$/)
      .filter((file) => !/\.ftl$|\/rulebook\/\d\d-[a-z-]+\.md$/.test(file))
      .map((file) => `${file}: neither messages (.ftl) nor a chapter (rulebook/01-name.md)`);
  });
}

/** @param {Room} room @param {string} language @param {Nouns} nouns @param {string[]} faults */
function readLanguage({ folder, params, types, bundles, book }, language, nouns, faults) {
  /** @type {Map<string, Map<string, Message>>} */
  const read = new Map();
  bundles[language] = read;
  const home = `${folder}/${language}`;
  const judge = language === 'en' ? wrongWords : () => undefined;
  const setting = { language, params, types, nouns, judge };
  for (const file of below(home, /\.(ftl|md)$/)) {
    const source = readFileSync(file, 'utf8');
    const chapter = file.endsWith('.md') ? readChapter(source, basename(file, '.md').slice(3), setting) : null;
    if (language === 'en' && chapter !== null) book.push(chapter.chapter);
    const { messages, faults: own } = chapter ?? compile(source, setting);
    faults.push(...own.map(([line, what]) => `${file}:${line}: ${what}`));
    const name = bundleOf(file, home);
    const bundle = read.get(name) ?? new Map();
    read.set(name, bundle);
    for (const [key, message] of messages) {
      if (bundle.has(key)) faults.push(`${file}:${message.line}: ${key} is there twice`);
      bundle.set(key, { ...message, file });
    }
  }
}

/**
 * Adds what is wrong with a language, and gives the number of messages that a draft lacks.
 *
 * @param {Room} room
 * @param {string} language
 * @param {readonly string[]} drafts
 * @param {string[]} faults
 */
function compared({ folder, params, types, bundles }, language, drafts, faults) {
  const isNumber = (/** @type {string} */ name) => types[params[name] ?? '']?.is === 'number';
  const own = bundles[language] ?? new Map();
  const at = (/** @type {Message} */ { file, line }) => `${file}:${line}`;
  let lacking = 0;
  for (const name of new Set([...own.keys(), ...(bundles.en?.keys() ?? [])])) {
    const { faults: found, missing } = compare(
      bundles.en?.get(name) ?? new Map(),
      own.get(name) ?? new Map(),
      isNumber
    );
    faults.push(...found.map(([message, what]) => `${at(message)}: ${what}`));
    if (drafts.includes(language)) lacking += missing.length;
    else
      for (const [key, source] of missing) {
        const file = source.file?.replace(`${folder}/en/`, `${folder}/${language}/`);
        faults.push(`${file}: ${key} is missing (English: ${at(source)})`);
      }
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
    [...(bundles.en ?? [])].flatMap(([name, messages]) =>
      [...messages]
        .filter(([key]) => name !== RULEBOOK && !whole.has(key) && !begins.some((start) => key.startsWith(start)))
        .map(([key, { file, line }]) => `${file ?? folder}:${line}: ${key} is used nowhere`)
    )
  );
}

/** Parameters that no message uses. @param {string} root @param {Room[]} rooms @param {Record<string, string>} common */
function idle(root, rooms, common) {
  const usedIn = (/** @type {Room} */ { bundles }) =>
    new Set(
      [...(bundles.en?.values() ?? [])].flatMap((all) =>
        [...all.values()].flatMap((one) => [...one.params, ...one.selects.keys()])
      )
    );
  const all = rooms.map((room) => ({ room, used: usedIn(room) }));
  return [
    {
      file: join(root, 'src/text/params.json'),
      names: Object.keys(common).filter((name) => !all.some(({ used }) => used.has(name)))
    },
    ...all.map(({ room: { folder, params }, used }) => ({
      file: `${folder}/params.json`,
      names: Object.keys(params).filter((name) => !(name in common) && !used.has(name))
    }))
  ].flatMap(({ file, names }) => (names.length > 0 ? [`${file}: no message uses $${names.join(', $')}`] : []));
}

// What the build makes of the text: modules of plain functions, and their types.
import { DRAFTS, LANGUAGES } from '../../src/text/languages.js';
import { join, relative, resolve } from 'node:path';
import { RULEBOOK } from './rulebook.mjs';

/** @import { Message, Nouns, Type } from './compile.mjs' */
/** @import { Room } from './read.mjs' */

const quote = JSON.stringify;
const HELPERS = 'cap,num,plural,ordinal,list,units,scores,count,face,signed,nth,nthF,the,as,theAs'.split(',');

/** Bundle of the names of a room's nouns: `areas.pyke`, `units.knight.many`. */
export const NAMES = 'names';
const NAMING = { name: '', one: '', many: '.many' };

/** @param {Room} room */
const groupsOf = ({ types }) => [
  ...new Set(Object.values(types).flatMap(({ group }) => (group === undefined ? [] : [group])))
];

/** @param {Room} room */
export const hasNames = (room) => groupsOf(room).length > 0;

/** Forms of a noun that are names, each with the end of its key. @param {Record<string, unknown>} forms */
const naming = (forms) =>
  Object.entries(NAMING).filter(([form]) => typeof forms[form] === 'string' && !(form === 'one' && 'name' in forms));

/**
 * The nouns of a room in a language, with the forms that its messages use.
 *
 * @param {Room} room
 * @param {string} language
 * @param {Nouns} nouns
 * @returns {Nouns}
 */
export function nounsOf(room, language, nouns) {
  const used = new Set(
    [...(room.bundles[language]?.values() ?? [])].flatMap((all) => [...all.values()].flatMap(({ forms }) => [...forms]))
  );
  const named = new Set(groupsOf(room));
  /** @param {string} group @param {string} id @param {Record<string, unknown>} forms */
  const kept = (group, id, forms) =>
    group === 'counted' && !used.has(`counted:${id}`)
      ? []
      : Object.entries(forms).filter(
          ([form]) => used.has(`${group}.${form}`) || (named.has(group) && naming(forms).some(([one]) => one === form))
        );
  const groups = Object.entries(nouns).map(([group, all]) => [
    group,
    Object.fromEntries(
      Object.entries(all)
        .map(([id, forms]) => [id, Object.fromEntries(kept(group, id, forms))])
        .filter(([, forms]) => Object.keys(/** @type {object} */ (forms)).length > 0)
    )
  ]);
  return Object.fromEntries(groups.filter(([, all]) => Object.keys(/** @type {object} */ (all)).length > 0));
}

/** @param {Room} room @param {string} language */
export const nounsModule = (room, language, /** @type {Nouns} */ nouns) =>
  `export default ${quote(nounsOf(room, language, nouns))};`;

/**
 * Text without parameters stays a string.
 *
 * @param {Room} room
 * @param {string} bundle
 * @param {string} language
 * @param {Nouns} nouns
 * @param {boolean} isDraft
 */
export function messagesModule(room, bundle, language, nouns, isDraft) {
  const heads = [`import nouns from ${quote(`text:${room.name}/nouns/${language}`)};`];
  if (isDraft) heads.push(`import english from ${quote(`text:${room.name}/${bundle}/en`)};`);
  const extra = isDraft ? ',english' : '';
  const messages = bundle === NAMES ? namesOf(room, nouns) : (room.bundles[language]?.get(bundle) ?? new Map());
  const code = [...messages.values()].map((one) => one.code).join('\n');
  const used = HELPERS.filter((name) => new RegExp(`\\b${name}\\(`).test(code));
  const lines = [...messages].map(
    ([key, one]) => `${quote(key)}:${one.params.size + one.selects.size === 0 ? one.code : `(p)=>${one.code}`}`
  );
  return `${heads.join('\n')}\nconst N=nouns;\nexport default {nouns${extra},messages:({${used.join(',')}})=>({\n${lines.join(',\n')}\n})};\n`;
}

/** @param {Room} room @param {Nouns} nouns @returns {Map<string, Message>} */
export function namesOf(room, nouns) {
  const entries = groupsOf(room).flatMap((group) =>
    Object.entries(nouns[group] ?? {}).flatMap(([id, forms]) =>
      naming(forms).map(([form, end]) => {
        const message = {
          code: `N.${group}[${quote(id)}].${form}`,
          line: 0,
          said: [],
          params: new Set(),
          selects: new Map(),
          forms: new Set()
        };
        return /** @type {[string, Message]} */ ([`${group}.${id}${end}`, message]);
      })
    )
  );
  return new Map(entries);
}

const RUNTIME = 'src/text/text.ts';
const BOOK = 'src/text/rulebookText.ts';

/**
 * Programs and pages of Node have every language from the beginning; the browser loads the one that is read.
 *
 * @param {Room} room
 * @param {string} bundle
 * @param {readonly string[]} languages
 * @param {boolean} isBrowser
 */
export function bundleModule(room, bundle, languages, isBrowser) {
  const name = `${room.name}/${bundle}`;
  const heads = [`import {bundle} from ${quote(resolve(RUNTIME))};`];
  if (!isBrowser) heads.push(...languages.map((one) => `import ${one} from ${quote(`text:${name}/${one}`)};`));
  const loaders = languages.map((one) => `${one}:()=>import(${quote(`text:${name}/${one}`)})`);
  const text = `export const text=bundle({${isBrowser ? loaders.join(',') : ''}},{${isBrowser ? '' : languages.join(',')}});\n`;
  if (bundle !== RULEBOOK) return `${heads.join('\n')}\n${text}`;
  heads.push(`import {book} from ${quote(resolve(BOOK))};`);
  return `${heads.join('\n')}\n${text}export const chapters=book(text,${quote(room.book)});\n`;
}

/** @param {Type} type */
function typescriptOf(type) {
  if (type.is === 'number') return 'number';
  if (type.is === 'texts') return 'readonly string[]';
  if (type.is === 'scores') return 'Scores';
  const one = type.is === 'face' ? 'Face' : (type.ts ?? 'string');
  return (type.list ?? type.counted) ? `readonly ${one}[]` : one;
}

/** @param {Message} message @param {string} name @param {Type} type */
function field(message, name, type) {
  const keys = message.selects.get(name);
  const isOptional = keys?.includes('none') === true;
  const literals = keys?.filter((key) => key !== 'other' && key !== 'none') ?? [];
  let ts = typescriptOf(type);
  if (keys !== undefined && type.is === 'text') {
    if (keys.every((key) => key === 'yes' || key === 'no')) ts = 'boolean';
    else ts = [...literals.map((key) => quote(key)), ...(keys.includes('other') ? ['(string & {})'] : [])].join(' | ');
  }
  return isOptional ? `${name}?: ${ts} | null | undefined` : `${name}: ${ts}`;
}

/**
 * Keys and parameters, by the English text alone.
 *
 * @param {Room} room
 * @param {string} bundle
 * @param {Nouns} english
 * @param {string} home folder of the declaration
 */
export function declarationOf(room, bundle, english, home) {
  const messages = bundle === NAMES ? namesOf(room, english) : (room.bundles.en?.get(bundle) ?? new Map());
  /** @type {Map<string, string>} */
  const imports = new Map();
  const fieldsOf = (/** @type {Message} */ message) =>
    [...new Set([...message.selects.keys(), ...message.params])].map((name) => {
      const type = room.types[room.params[name] ?? ''] ?? { is: 'text' };
      if (type.ts !== undefined && type.from !== undefined) imports.set(type.ts, join(room.folder, '..', type.from));
      if (type.is === 'scores' || type.is === 'face')
        imports.set(type.is === 'face' ? 'Face' : 'Scores', 'src/text/grammar');
      return field(message, name, type);
    });
  const at = (/** @type {string} */ path) => relative(home, path).replaceAll('\\', '/');
  if (bundle === RULEBOOK) {
    const limits = new Set([...messages.values()].flatMap(fieldsOf));
    return `import type { Book } from '${at(BOOK.replace('.ts', ''))}';\nexport declare const chapters: Book<${limits.size > 0 ? `{ readonly ${[...limits].join('; readonly ')} }` : 'void'}>;\n`;
  }
  const rows = [...messages].map(([key, message]) => {
    const fields = fieldsOf(message);
    return `  ${quote(key)}: ${fields.length === 0 ? 'void' : `{ readonly ${fields.join('; readonly ')} }`};`;
  });
  const heads = [...imports].map(([name, path]) => `import type { ${name} } from '${at(path)}';`);
  return `import type { Text } from '${at('src/text/text')}';\n${heads.join('\n')}\nexport interface Messages {\n${rows.join('\n')}\n}\nexport declare const text: Text<Messages>;\n`;
}

/**
 * The module `<room>/<bundle>`, or of one language of it, `<room>/<bundle>/<language>`; `<room>/nouns/<language>` is what they share.
 *
 * @param {import('./read.mjs').Text} text
 * @param {string} id
 * @param {boolean} isBrowser
 */
export function moduleOf({ rooms, nouns }, id, isBrowser) {
  const [roomName, bundle = '', language] = id.split('/');
  const room = rooms.find(({ name }) => name === roomName);
  if (room === undefined) return undefined;
  if (language === undefined) return bundleModule(room, bundle, LANGUAGES, isBrowser);
  const own = nouns[language] ?? {};
  if (bundle === 'nouns') return nounsModule(room, language, own);
  return messagesModule(room, bundle, language, own, DRAFTS.includes(language));
}

// Every message with its parameters filled in, each of its choices once: for the translator's page of the gallery.
import { NAMES, hasNames, namesOf } from './modules.mjs';

/** @import { Message, Nouns, Type } from './compile.mjs' */
/** @import { Text } from './read.mjs' */

const quote = JSON.stringify;

/**
 * What a parameter can be. Those of one type differ by their place, so that two houses are two.
 *
 * @param {string} name
 * @param {Type} type
 * @param {{ keys: string[] | undefined, place: number, nouns: Nouns }} of
 * @returns {unknown[]}
 */
function fillings(name, type, { keys, place, nouns }) {
  const group = type.group ?? (type.is === 'face' ? 'people' : 'houses');
  const ids = Object.keys(nouns[group] ?? {});
  const id = (/** @type {number} */ at) => ids[(place + at) % ids.length];
  if (type.is === 'number')
    return [...new Set([5, 1, ...(keys ?? []).filter((key) => /^-?\d+$/.test(key)).map(Number)])];
  const none = keys?.includes('none') ? [null] : [];
  if (type.is === 'texts') return [['⟨a⟩', '⟨b⟩'], ...none];
  if (type.is === 'scores')
    return [
      [
        [id(0), 5],
        [id(1), 3]
      ],
      ...none
    ];
  if (type.is === 'face') {
    const faces = [{ kind: 'person', person: id(0) }, { kind: 'hostility', value: 5 }, { kind: 'truce' }];
    return [...(type.list ? [faces] : faces), ...none];
  }
  if (type.counted) return [[id(0), id(1), id(1)], [id(0)], ...none];
  if (type.list) return [[id(0), id(1)], [id(0)], ...none];
  const chosen = (keys ?? []).filter((key) => key !== 'none' && key !== 'other');
  if (type.group !== undefined) {
    const another = ids.map((_, at) => id(at)).filter((one) => one !== undefined && !chosen.includes(one));
    return [...chosen, ...another.slice(0, 1), ...none];
  }
  if (chosen.length > 0 && chosen.every((key) => key === 'yes' || key === 'no')) return [true, false];
  return [...chosen, ...(keys === undefined || keys.includes('other') ? [`⟨${name}⟩`] : []), ...none];
}

/**
 * @param {Message} message
 * @param {import('./compile.mjs').Vocabulary} vocabulary
 * @param {Nouns} nouns
 * @returns {Record<string, unknown>[]}
 */
export function samplesOf(message, { params, types }, nouns) {
  const names = [...new Set([...message.selects.keys(), ...message.params])];
  const all = names.map((name, place) => {
    const type = types[params[name] ?? ''] ?? { is: 'text' };
    return { name, values: fillings(name, type, { keys: message.selects.get(name), place, nouns }) };
  });
  const first = Object.fromEntries(all.map(({ name, values }) => [name, values[0]]));
  return [first, ...all.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...first, [name]: value })))];
}

/** @param {Text} text */
const bundlesOf = ({ rooms, nouns }) =>
  rooms.flatMap((room) => {
    const bundles = new Map(room.bundles.en);
    if (hasNames(room)) bundles.set(NAMES, namesOf(room, nouns.en ?? {}));
    return [...bundles].map(([bundle, messages]) => ({ room, bundle, messages }));
  });

/** @param {Text} text */
export function samplesModule(text) {
  const bundles = bundlesOf(text);
  const heads = bundles.map(
    ({ room, bundle }, at) => `import {text as t${at}} from ${quote(`text:${room.name}/${bundle}`)};`
  );
  const rows = bundles.map(({ room, bundle, messages }, at) => {
    const all = [...messages].map(([key, message]) => ({
      key,
      at: message.file === undefined ? '' : `${message.file}:${message.line}`,
      samples: samplesOf(message, room, text.nouns.en ?? {})
    }));
    return `{name:${quote(`${room.name}/${bundle}`)},text:t${at},messages:${quote(all)}}`;
  });
  return `${heads.join('\n')}\nexport default [\n${rows.join(',\n')}\n];\n`;
}

export const SAMPLES_TYPES = `import type { Text } from '../../src/text/text';
type Params = Readonly<Record<string, unknown>>;
interface Sampled {
  readonly key: string;
  /** File and line. */
  readonly at: string;
  readonly samples: readonly Params[];
}
declare const bundles: readonly {
  readonly name: string;
  readonly text: Text<Record<string, Params>>;
  readonly messages: readonly Sampled[];
}[];
export default bundles;
`;

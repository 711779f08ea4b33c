// Bad files, made from good ones in many ways. By chance some are still good.

import { gzipSync } from 'node:zlib';
import { withAStranger } from '#tools/headless/mangling';
import { HOUSES } from '#thrones/box/houses';
import type { Chance } from '#engine/chance';
import { FORMAT } from '#shell/saves/document';
import { KEYS, NAMES, NUMBERS, VALUES } from './hostile';

export interface Mutated {
  readonly how: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

type Json = Readonly<Record<string, unknown>>;
type Way = (text: string, chance: Chance) => string | Uint8Array;

const DEEP = 100_000;
const MANY = 60_000;
const LONG = 1_000_000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The place after a random one of these characters. */
function placeAfter(text: string, characters: string, chance: Chance): number {
  const places = [...text].flatMap((one, i) => (characters.includes(one) ? [i + 1] : []));
  return places.length === 0 ? 0 : chance.pick(places);
}

const inserted = (text: string, at: number, what: string): string => text.slice(0, at) + what + text.slice(at);

/** A change of the data itself. */
const data =
  (change: (json: Json, chance: Chance) => unknown): Way =>
  (text, chance) =>
    JSON.stringify(change(JSON.parse(text) as Json, chance));

const listIn = (json: Json): { name: string; list: readonly unknown[] } => {
  const name = 'games' in json ? 'games' : 'answers';
  const list = json[name];
  return { name, list: Array.isArray(list) ? list : [] };
};

/** A change of the answers, or of the games of a backup. */
const order = (change: (list: readonly unknown[], chance: Chance) => readonly unknown[]): Way =>
  data((json, chance) => {
    const { name, list } = listIn(json);
    return list.length === 0 ? json : { ...json, [name]: change(list, chance) };
  });

function flipped(bytes: Uint8Array, chance: Chance, from = 0): Uint8Array {
  const spoilt = Uint8Array.from(bytes);
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const at = from + chance.below(Math.max(1, bytes.length - from));
    spoilt[at] = (spoilt[at] ?? 0) ^ (1 << chance.below(8));
  }
  return spoilt;
}

const cut = (bytes: Uint8Array, chance: Chance): Uint8Array => bytes.slice(0, chance.below(bytes.length));

function otherNames(json: unknown, chance: Chance): unknown {
  if (Array.isArray(json)) return json.map((part) => otherNames(part, chance));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [
      key,
      (key === 'name' || key === 'id') && chance.below(2) === 0 ? chance.pick(NAMES) : otherNames(part, chance)
    ])
  );
}

const at = (list: readonly unknown[], chance: Chance): number => chance.below(list.length);

export const WAYS: Readonly<Record<string, Way>> = {
  'as it was': (text) => text,
  'cut off': (text, chance) => cut(bytesOf(text), chance),
  'bits flipped': (text, chance) => flipped(bytesOf(text), chance),
  'packed and cut off': (text, chance) => cut(gzipSync(text), chance),
  'packed, bits flipped': (text, chance) => flipped(gzipSync(text), chance),
  'packed, checksum wrong': (text, chance) => flipped(gzipSync(text), chance, gzipSync(text).length - 8),
  'packed twice': (text) => gzipSync(gzipSync(text)),
  'packed with more behind': (text, chance) => Buffer.concat([gzipSync(text), gzipSync(chance.pick(['', '{}', text]))]),
  'other format': data((json, chance) => {
    const others = [FORMAT + 1, FORMAT + 0.5, 0, -1, 1e99, `${FORMAT}`, null, [], {}, undefined];
    return { ...json, ['backup' in json && chance.below(2) === 0 ? 'backup' : 'format']: chance.pick(others) };
  }),
  'other app': data((json, chance) => ({ ...json, app: chance.pick(['chess', null, undefined, ['pass-the-crown']]) })),
  'hostile names': data(otherNames),
  'something strange': data(withAStranger),
  'something hostile': data((json, chance) => {
    const key = chance.pick(Object.keys(json));
    return { ...json, [key]: chance.pick(VALUES) };
  }),
  'another seed': data((json) => ({ ...json, start: { ...(json.start as object), seed: 'luck' } })),
  'another checkpoint': data((json, chance) => ({ ...json, checkpoint: withAStranger(json.checkpoint ?? {}, chance) })),
  'one removed': order((list, chance) => list.toSpliced(at(list, chance), 1)),
  'one twice': order((list, chance) => list.toSpliced(at(list, chance), 0, list[at(list, chance)])),
  'two exchanged': order((list, chance) => {
    const [first, second] = [at(list, chance), at(list, chance)];
    return list.with(first, list[second]).with(second, list[first]);
  }),
  'the last ones missing': order((list, chance) => list.slice(0, chance.below(list.length + 1))),
  'of another house': order((list, chance) => {
    const index = at(list, chance);
    return list.with(index, { ...(list[index] as object), house: chance.pick(HOUSES) });
  }),
  'far too many': order((list) => {
    const length = Math.min(MANY, Math.ceil(LONG / JSON.stringify(list[0]).length));
    return Array.from({ length }, (_, i) => list[i % list.length]);
  }),
  'hostile keys': (text, chance) => inserted(text, placeAfter(text, '{', chance), `${chance.pick(KEYS)},`),
  'a key twice': (text, chance) => {
    const key = chance.pick(['answers', 'start', 'checkpoint', 'seats', 'games', 'app']);
    return inserted(text, 1, `"${key}":${chance.pick(['[]', '{}', 'null', '"x"'])},`);
  },
  'a huge number': (text, chance) => {
    const numbers = [...text.matchAll(/(?<=[:,[])\d+/g)];
    if (numbers.length === 0) return text;
    const { index, 0: number } = chance.pick(numbers);
    return text.slice(0, index) + chance.pick(NUMBERS) + text.slice(index + number.length);
  },
  'very deep': (text, chance) => {
    const [open, close] = chance.pick([
      ['[', ']'],
      ['{"a":', '}']
    ] as const);
    const levels = chance.pick([50, 99, 1000, DEEP]);
    const place = placeAfter(text, ':', chance);
    return inserted(text, place, `${open.repeat(levels)}1${close.repeat(levels)},"x":`);
  },
  'only brackets': (_, chance) => chance.pick(['[', '{"a":', '[{"b":']).repeat(chance.pick([10, DEEP])),
  'a very long list': (text, chance) => inserted(text, placeAfter(text, '[', chance), `${'0,'.repeat(MANY)}`),
  rubbish: (_, chance) => Uint8Array.from({ length: chance.below(400) }, () => chance.below(256))
};

export function mutated(good: readonly string[], chance: Chance): Mutated {
  const how = chance.pick(Object.keys(WAYS));
  const made = WAYS[how]!(chance.pick(good), chance);
  const bytes = typeof made !== 'string' ? made : chance.below(2) === 0 ? bytesOf(made) : gzipSync(made, { level: 1 });
  return { how, bytes: Uint8Array.from(bytes), name: chance.pick([...NAMES, 'From a file', 'From a file', 'x']) };
}

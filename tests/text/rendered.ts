// Every message of the app in every language: as it is written, and as it is read, in all its choices and with every noun once.

import bundles from 'text:samples';
import type { Message } from '../../scripts/text/compile.mjs';
import { readText, type Room } from '../../scripts/text/read.mjs';
import { samplesOf } from '../../scripts/text/samples.mjs';
import { type Language, LANGUAGES } from '#text/languages';

type Params = Readonly<Record<string, unknown>>;

export interface Said {
  /** File and line. */
  readonly at: string;
  /** `thrones/log units-marched` */
  readonly key: string;
  readonly text: string;
}

export const read = readText();

/** Each value that samples give a parameter, each value once. */
function valuesOf(samples: readonly Params[]): ReadonlyMap<string, readonly unknown[]> {
  const names = Object.keys(samples[0] ?? {});
  return new Map(
    names.map((name) => [name, [...new Map(samples.map((one) => [JSON.stringify(one[name]), one[name]])).values()]])
  );
}

/** All choices with each other, and in the first of them every noun of a group once. */
function fillingsOf(message: Message, room: Room, language: Language): readonly Params[] {
  const nouns = read.nouns[language] ?? {};
  const samples: readonly Params[] = samplesOf(message, room, nouns);
  let chosen: readonly Params[] = samples.slice(0, 1);
  for (const [name, values] of valuesOf(samples))
    if (message.selects.has(name)) chosen = chosen.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  const others = samples.slice(1);
  const named = [...message.params].flatMap((name) => {
    const { group, list, counted } = room.types[room.params[name] ?? ''] ?? {};
    if (group === undefined || counted === true) return [];
    return chosen.flatMap((one) =>
      one[name] === null
        ? []
        : Object.keys(nouns[group] ?? {}).map((id) => ({ ...one, [name]: list === true ? [id] : id }))
    );
  });
  return [...chosen, ...others, ...named];
}

/** What the search of the rules knows besides is no sentence, and is not shown. */
const isShown = (bundle: string, key: string): boolean => bundle !== 'rulebook' || !key.endsWith('.words');

/** What a message says in a language, each text once. */
export function renderedIn(language: Language): readonly Said[] {
  return bundles.flatMap(({ name, text }) => {
    const room = read.rooms.find((one) => one.name === name.split('/')[0]);
    const own = room?.bundles[language]?.get(name.split('/')[1] ?? '');
    if (room === undefined || own === undefined) return [];
    return [...own].flatMap(([key, message]) => {
      if (!isShown(name.split('/')[1] ?? '', key)) return [];
      const texts = new Set(fillingsOf(message, room, language).map((one) => text.in(language)(key, one)));
      return [...texts].map((one) => ({ at: `${message.file}:${message.line}`, key: `${name} ${key}`, text: one }));
    });
  });
}

/** The sentences of all messages as they stand in the files, with what is filled in still in braces. */
export function writtenIn(language: Language): readonly Said[] {
  return read.rooms.flatMap(({ name, bundles: all }) =>
    [...(all[language] ?? [])].flatMap(([bundle, messages]) =>
      [...messages].flatMap(([key, { file, said }]) =>
        (isShown(bundle, key) ? said : []).map(({ line, text }) => ({
          at: `${file}:${line}`,
          key: `${name}/${bundle} ${key}`,
          text
        }))
      )
    )
  );
}

export const OTHERS = LANGUAGES.filter((one) => one !== 'en');

// The language that is read, and the text of each bundle in it. The table has a language; a seat may have one of its own.

import { getContext, onDestroy, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { type Grammar, grammar, type Nouns } from './grammar';
import type { Language } from './languages';

export type { Language };

type Message = string | ((params: never) => string);
type Messages = Readonly<Record<string, Message>>;

/** What the build makes of one bundle in one language. */
export interface Chunk {
  readonly nouns: Nouns;
  readonly messages: (grammar: Grammar) => Messages;
  /** English, for what a draft lacks. */
  readonly english?: Chunk;
}

type Load = () => Promise<{ readonly default: Chunk }>;

/** What all of them have. */
type All<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never;
/** Parameters are left away where a message has none. Where a key is one of several, those of all of them are given. */
type Given<P> = [P] extends [void] ? [] : [params: All<Exclude<P, void>>];

/** The text of one bundle. `M`: its keys, each with its parameters. */
export interface Text<M> {
  <K extends keyof M>(key: K, ...given: Given<M[K]>): string;
  /** For screens that show several readers' languages at once. */
  in(language: Language): Text<M>;
  /** For what only some have: a note, a hint. */
  has(key: string): key is Extract<keyof M, string>;
}

/** A map, because programs without a screen read text too, and no compiler of Svelte sees this: outside a page it is an ordinary one. */
const reader = new SvelteMap<'language', { readonly is: Language }>([['language', { is: 'en' }]]);
const bundles = new Set<(wanted: Language) => Promise<void> | undefined>();
const readers = new Set<Language>();

export const language = (): Language => reader.get('language')!.is;

const PLACE = Symbol('place with a language of its own');
let places = 0;

/** To be called while a component is set up: whatever is drawn in it is read in that language; null: in that of all others. */
export function readsHere(wanted: () => Language | null): void {
  places++;
  onDestroy(() => places--);
  setContext(PLACE, wanted);
}

/** The language of the place that is being drawn. */
function languageHere(): Language | null {
  if (places === 0) return null;
  try {
    return getContext<(() => Language | null) | undefined>(PLACE)?.() ?? null;
  } catch {
    // Nothing is being drawn: a tap, a timer.
    return null;
  }
}

/** By the nouns, which the bundles of a room share. */
const grammars = new Map<Nouns, Grammar>();

function messagesOf(wanted: Language, { nouns, messages, english }: Chunk): Messages {
  const known = grammars.get(nouns) ?? grammar(wanted, nouns);
  grammars.set(nouns, known);
  const own = messages(known);
  return english === undefined ? own : { ...messagesOf('en', english), ...own };
}

/** `here`: in Node all of it is there from the beginning. */
export function bundle<M>(loaders: Readonly<Record<Language, Load>>, here: Partial<Record<Language, Chunk>>): Text<M> {
  const read = new Map<Language, Messages>();
  const keep = (wanted: Language, chunk: Chunk): void => void read.set(wanted, messagesOf(wanted, chunk));
  for (const wanted of Object.keys(here) as Language[]) keep(wanted, here[wanted]!);

  const load = (wanted: Language): Promise<void> | undefined =>
    read.has(wanted) ? undefined : loaders[wanted]().then((chunk) => keep(wanted, chunk.default));
  bundles.add(load);

  const textIn = (own: Language | null): Text<M> => {
    const messages = (): Messages | undefined => {
      // Asked in any case: it is set again when another language has come, and what shows that one is drawn again.
      const ours = language();
      return read.get(own ?? languageHere() ?? ours);
    };
    const say = (key: keyof M, params?: unknown): string => {
      const all = messages();
      // Still on its way: whatever shows it is drawn again when it is there.
      if (all === undefined) return '';
      const message = all[key as string];
      if (message === undefined) throw new Error(`There is no text ${String(key)}.`);
      return typeof message === 'string' ? message : message(params as never);
    };
    const text: Text<M> = Object.assign(say as <K extends keyof M>(key: K, ...given: Given<M[K]>) => string, {
      in: (wanted: Language) => textIn(wanted),
      has: (key: string): key is Extract<keyof M, string> => messages()?.[key] !== undefined
    });
    return text;
  };
  return textIn(null);
}

/** All bundles of the loaded modules, in the languages that are read: awaited between loading a screen and showing it. */
export async function ready(): Promise<void> {
  const wanted = new Set([untrack(language), ...readers]);
  const loads = [...wanted].flatMap((one) => [...bundles].map((load) => load(one))).filter((one) => one !== undefined);
  if (loads.length === 0) return;
  await Promise.all(loads);
  reader.set('language', { is: untrack(language) });
}

/** Another language beside that of the table, as a seat may have. */
export async function alsoIn(wanted: Language): Promise<void> {
  readers.add(wanted);
  await ready();
}

/** Before any text is loaded. */
export const startIn = (wanted: Language): void => void reader.set('language', { is: wanted });

/** The latest request wins over a slower earlier one. */
let asked: Language = 'en';

/** From here on this language is read, once all of its text is there: no screen is half in one and half in another. */
export async function readIn(wanted: Language): Promise<void> {
  asked = wanted;
  await alsoIn(wanted);
  if (asked === wanted && untrack(language) !== wanted) reader.set('language', { is: wanted });
}

/** Loads a screen with its text. */
export async function withText<T>(load: () => Promise<T>): Promise<T> {
  const loaded = await load();
  await ready();
  return loaded;
}

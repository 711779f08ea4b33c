// The reader's language, and the text of each bundle in it. The table has a language; a seat may have one of its own.

import { getContext, onDestroy, setContext, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { type Grammar, grammar, type Nouns } from './grammar';
import type { Language } from './languages';

export type { Language };

type Message = string | ((params: never) => string);
type Messages = Readonly<Record<string, Message>>;

/** One bundle in one language, as the build makes it. */
export interface Chunk {
  readonly nouns: Nouns;
  readonly messages: (grammar: Grammar) => Messages;
  /** The English bundle, for what a draft lacks. */
  readonly english?: Chunk;
}

type Load = () => Promise<{ readonly default: Chunk }>;

/** The intersection of the members of a union. */
type All<U> = (U extends unknown ? (one: U) => void : never) extends (one: infer I) => void ? I : never;
/** The parameters of a message; none if it takes none. A key that may be one of several gets the parameters of all of them. */
type Given<P> = [P] extends [void] ? [] : [params: All<Exclude<P, void>>];

/** The text of one bundle. `M`: its keys, each with its parameters. */
export interface Text<M> {
  <K extends keyof M>(key: K, ...given: Given<M[K]>): string;
  /** The same text in a given language, for screens that show several readers' languages at once. */
  in(language: Language): Text<M>;
  /** Whether there is such a message, for notes and hints that only some things have. */
  has(key: string): key is Extract<keyof M, string>;
}

/**
 * A Svelte map, since programs without a screen read text too and the Svelte compiler does not see this file: outside a page it
 * is an ordinary map.
 */
const reader = new SvelteMap<'language', { readonly is: Language }>([['language', { is: 'en' }]]);
const bundles = new Set<(wanted: Language) => Promise<void> | undefined>();
const readers = new Set<Language>();

export const language = (): Language => reader.get('language')!.is;

const PLACE = Symbol('place with a language of its own');
let places = 0;

/**
 * To be called while a component is set up: everything drawn in it is read in that language, or in everybody's language if
 * null.
 */
export function readsHere(wanted: () => Language | null): void {
  places++;
  onDestroy(() => places--);
  setContext(PLACE, wanted);
}

/** The language of the component that is being set up. */
function languageHere(): Language | null {
  if (places === 0) return null;
  try {
    return getContext<(() => Language | null) | undefined>(PLACE)?.() ?? null;
  } catch {
    // No component is being set up: this is called from a tap or a timer.
    return null;
  }
}

/** One grammar per set of nouns, since the bundles of a room share them. */
const grammars = new Map<Nouns, Grammar>();

function messagesOf(wanted: Language, { nouns, messages, english }: Chunk): Messages {
  const known = grammars.get(nouns) ?? grammar(wanted, nouns);
  grammars.set(nouns, known);
  const own = messages(known);
  return english === undefined ? own : { ...messagesOf('en', english), ...own };
}

/** The text of a bundle that is loaded on demand. `here`: in Node every language is there from the beginning. */
export function bundle<M>(loaders: Readonly<Record<Language, Load>>, here: Partial<Record<Language, Chunk>>): Text<M> {
  const read = new Map<Language, Messages>();
  const keep = (wanted: Language, chunk: Chunk): void => void read.set(wanted, messagesOf(wanted, chunk));
  for (const wanted of Object.keys(here) as Language[]) keep(wanted, here[wanted]!);

  const load = (wanted: Language): Promise<void> | undefined =>
    read.has(wanted) ? undefined : loaders[wanted]().then((chunk) => keep(wanted, chunk.default));
  bundles.add(load);

  const textIn = (own: Language | null): Text<M> => {
    const messages = (): Messages | undefined => {
      // Read even if it is not used: it is set again when another language has arrived, and then this text is drawn again.
      const ours = language();
      return read.get(own ?? languageHere() ?? ours);
    };
    const say = (key: keyof M, params?: unknown): string => {
      const all = messages();
      // The bundle is still loading; whatever shows this text is drawn again when it has arrived.
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

/**
 * Loads all bundles of the loaded modules in the languages that are read: to be awaited between loading a screen and showing
 * it.
 */
export async function ready(): Promise<void> {
  const wanted = new Set([untrack(language), ...readers]);
  const loads = [...wanted].flatMap((one) => [...bundles].map((load) => load(one))).filter((one) => one !== undefined);
  if (loads.length === 0) return;
  await Promise.all(loads);
  reader.set('language', { is: untrack(language) });
}

/** Loads another language beside that of the table, as a seat may have one. */
export async function alsoIn(wanted: Language): Promise<void> {
  readers.add(wanted);
  await ready();
}

/** Sets the language before any text is loaded. */
export const startIn = (wanted: Language): void => void reader.set('language', { is: wanted });

/** The language asked for last: a slow earlier request must not win over it. */
let asked: Language = 'en';

/** Switches to a language once all of its text is there, so that no screen is half in one and half in another. */
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

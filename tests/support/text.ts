// The text of the app for tests in a browser, which no plugin of the build serves: `textOf<Messages>('thrones/pages')`, with
// `import type { Messages } from 'text:thrones/pages'`.

import { runInThisContext } from 'node:vm';
import { messagesModule, nounsOf } from '../../scripts/text/modules.mjs';
import { readText } from '../../scripts/text/read.mjs';
import type { Grammar, Nouns } from '../../src/text/grammar';
import { grammar } from '../../src/text/grammar';
import type { Language } from '../../src/text/text';

type Message = string | ((params: unknown) => string);
type Make = (nouns: Nouns) => { readonly messages: (grammar: Grammar) => Readonly<Record<string, Message>> };

let read: ReturnType<typeof readText> | null = null;

export function textOf<M>(name: string, language: Language = 'en'): CallOf<M> {
  read ??= readText();
  const [roomName, bundle = ''] = name.split('/');
  const room = read.rooms.find((one) => one.name === roomName);
  if (room === undefined) throw new Error(`There is no room ${roomName}.`);
  const all = read.nouns[language] ?? {};
  const nouns = nounsOf(room, language, all);
  const code = messagesModule(room, bundle, language, all, false)
    .replace(/^import .*\n/gm, '')
    .replace('export default', 'return');
  const make = runInThisContext(`(nouns) => {${code}}`) as Make;
  const messages = make(nouns).messages(grammar(language, nouns));
  const say = (key: string, params?: unknown): string => {
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no text ${key}.`);
    return typeof message === 'string' ? message : message(params);
  };
  return say as CallOf<M>;
}

type CallOf<M> = <K extends keyof M>(key: K, ...given: M[K] extends void ? [] : [params: M[K]]) => string;

// What Node asks for `text:` modules; in a thread of their own (loader.mjs).
import { pathToFileURL } from 'node:url';
import { DRAFTS, LANGUAGES } from '../../src/text/languages.js';
import { bundleModule, messagesModule, nounsModule } from './modules.mjs';
import { readText } from './read.mjs';

const RUNTIME = pathToFileURL('src/text/text.ts').href;
const read = readText();

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier.startsWith('text:')
    ? { url: specifier, format: 'module', shortCircuit: true }
    : next(specifier, context.parentURL?.startsWith('text:') ? { ...context, parentURL: RUNTIME } : context);

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  if (!url.startsWith('text:')) return next(url, context);
  const [roomName = '', bundle = '', language] = url.slice('text:'.length).split('/');
  const room = read.rooms.find(({ name }) => name === roomName);
  if (room === undefined) throw new Error(`There is no room ${roomName}.`);
  const nouns = read.nouns[language ?? 'en'] ?? {};
  const source =
    language === undefined
      ? bundleModule(`${roomName}/${bundle}`, LANGUAGES, RUNTIME, false)
      : bundle === 'nouns'
        ? nounsModule(room, language, nouns)
        : messagesModule(room, bundle, language, nouns, DRAFTS.includes(language));
  return { format: 'module', source, shortCircuit: true };
}

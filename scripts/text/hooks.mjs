// What Node asks for `text:` modules; in a thread of their own (loader.mjs).
import { pathToFileURL } from 'node:url';
import { moduleOf } from './modules.mjs';
import { readText } from './read.mjs';

/** What a module of text imports is in the project. */
const PROJECT = pathToFileURL('src/text/text.ts').href;
const read = readText();

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier.startsWith('text:')
    ? { url: specifier, format: 'module', shortCircuit: true }
    : next(specifier, context.parentURL?.startsWith('text:') ? { ...context, parentURL: PROJECT } : context);

/** @type {import('node:module').LoadHook} */
export function load(url, context, next) {
  if (!url.startsWith('text:')) return next(url, context);
  const source = moduleOf(read, url.slice('text:'.length), false);
  if (source === undefined) throw new Error(`There is no text ${url}.`);
  return { format: 'module', source, shortCircuit: true };
}

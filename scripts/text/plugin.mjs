// Serves `text:<room>/<bundle>` to the app: one typed text() for each bundle, and each language of it a script of its own.
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { NAMES, declarationOf, hasNames, moduleOf } from './modules.mjs';
import { below, readText } from './read.mjs';
import { SAMPLES_TYPES, samplesModule } from './samples.mjs';

const TYPES = '.svelte-kit/text';
/** All messages of all bundles with samples, for pages and programs that go through them. */
const SAMPLES = '\0text:samples';
const IS_TEXT = /\/text\/.*\.(ftl|json|md)$/;

/** @param {string} file @param {string} content */
function writeIfChanged(file, content) {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Keys and parameters for the compiler of TypeScript. @param {import('./read.mjs').Text} text */
export function writeTypes({ rooms, nouns }) {
  const samples = `${TYPES}/samples.d.ts`;
  const wanted = new Set([samples]);
  writeIfChanged(samples, SAMPLES_TYPES);
  for (const room of rooms)
    for (const bundle of [...(room.bundles.en?.keys() ?? []), ...(hasNames(room) ? [NAMES] : [])]) {
      const file = join(TYPES, room.name, `${bundle}.d.ts`).replaceAll('\\', '/');
      wanted.add(file);
      writeIfChanged(file, declarationOf(room, bundle, nouns.en ?? {}, dirname(file)));
    }
  for (const file of below(TYPES, /\.d\.ts$/)) if (!wanted.has(file)) rmSync(file);
}

/** @returns {import('vite').Plugin} */
export function text() {
  /** @type {import('./read.mjs').Text | undefined} */
  let known;
  let isTest = false;

  /** @param {(message: string) => never} refuse */
  function read(refuse) {
    known ??= readText();
    if (known.faults.length > 0) refuse(`${known.faults.length} faults in the text:\n${known.faults.join('\n')}`);
    return known;
  }

  return {
    name: 'text',
    enforce: 'pre',
    config: (_, { mode }) => {
      isTest = mode === 'test';
    },
    buildStart() {
      known = undefined;
      // A run of tests has a plugin for each of its projects, and most tests say nothing.
      if (isTest) return;
      const now = read((message) => this.error(message));
      for (const room of now.rooms)
        for (const file of below(room.folder, /\.(ftl|json|md)$/)) this.addWatchFile(resolve(file));
      writeTypes(now);
    },
    resolveId: (id) => (id.startsWith('text:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0text:')) return undefined;
      const now = read((message) => this.error(message));
      if (id === SAMPLES) return samplesModule(now);
      return moduleOf(now, id.slice('\0text:'.length), this.environment.name === 'client');
    },
    hotUpdate({ file, server }) {
      if (!IS_TEXT.test(file)) return undefined;
      known = readText();
      for (const fault of known.faults) server.config.logger.error(fault);
      writeTypes(known);
      for (const { moduleGraph } of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith('\0text:')) moduleGraph.invalidateModule(module);
      server.environments.client?.hot.send({ type: 'full-reload' });
      return [];
    }
  };
}

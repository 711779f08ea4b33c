// Writes the licence texts of everything that the build contains into licences.json, which the page of licences shows.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * @typedef {{ names: string[], licence: string, text: string }} Licence
 */

/** Built into the worker by a bundler of its own, which does not list what it took. */
const IN_THE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** What bundlers and their plugins add is theirs: their modules have no file. */
const ADDED = /^(?:\0(?=vite\/|rolldown\/)|\/@(?=vite-plugin-pwa\/))([^/]+)/;

const IN_A_PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const require = createRequire(import.meta.url);

/**
 * The folder of the package that a module comes from, or null where it is ours.
 *
 * @param {string} id
 */
export function folderOf(id) {
  const added = ADDED.exec(id)?.[1];
  if (added !== undefined) return folderNamed(added);
  const name = IN_A_PACKAGE.exec(`/${id.replaceAll('\\', '/')}`)?.[1];
  return name === undefined ? null : folderNamed(name);
}

/** @param {string} name */
function folderNamed(name) {
  for (const folder of require.resolve.paths(name) ?? [])
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  throw new Error(`There is no package ${name}`);
}

/**
 * @param {Iterable<string>} folders
 * @returns {Licence[]}
 */
export function licencesOf(folders) {
  /** @type {Map<string, Licence>} */
  const byText = new Map();
  const own = readFileSync(join(dirname(import.meta.dirname), 'LICENSE'), 'utf8');
  byText.set(own, { names: ['Pass the Crown'], licence: 'MIT', text: own });
  for (const folder of [...new Set(folders)].sort()) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)(\.\w+)?$/i.test(file));
    if (!files.some((file) => /^licen/i.test(file))) throw new Error(`${name} comes without its licence`);
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    const known = byText.get(text);
    if (known === undefined) byText.set(text, { names: [`${name} ${version}`], licence: license, text });
    else known.names.push(`${name} ${version}`);
  }
  return [...byText.values()];
}

/** @returns {import('vite').Plugin} */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : file.originalFileNames
      );
      const folders = ids.map(folderOf).filter((folder) => folder !== null);
      const all = licencesOf([...folders, ...IN_THE_WORKER.map(folderNamed)]);
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
    }
  };
}

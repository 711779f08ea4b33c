// Runs a TypeScript program of ours under Node: `node scripts/run.mjs tools/headless/table.ts …`. Everything it imports
// goes into one bundle, kept until a source is younger. Nothing is written to stdout here, it belongs to the program.
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { aliases } from './aliases.mjs';
import { install } from './install.mjs';
import { newest } from './newest.mjs';

const root = resolve(import.meta.dirname, '..');
const [entry, ...rest] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node scripts/run.mjs <program.ts> [arguments]');
  process.exit(2);
}
const program = resolve(entry);
const cache = join(root, 'node_modules/.cache/pass-the-crown');
const bundle = join(cache, `${basename(entry, '.ts')}.mjs`);

/** @param {string} path */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function build() {
  const [vite, { text }] = await Promise.all([import('vite'), import('./text/plugin.mjs')]);
  const result = await vite.build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [text()],
    resolve: { alias: Object.entries(aliases).map(([find, folder]) => ({ find, replacement: join(root, folder) })) },
    define: { 'process.env.NODE_ENV': '"production"' },
    // The browser's driver and the test runner find their own files beside themselves.
    ssr: { noExternal: true, external: ['@playwright/test', 'vitest/node'] },
    build: {
      ssr: program,
      target: 'node20',
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } }
    }
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} gave no bundle.`);
  mkdirSync(cache, { recursive: true });
  // Written beside and renamed: two programs may start at once.
  const draft = `${bundle}.${process.pid}`;
  writeFileSync(draft, output.output[0].code);
  renameSync(draft, bundle);
}

process.chdir(root);
install();
const sources = newest('src', 'tools', dirname(program), 'package-lock.json', 'scripts/run.mjs', 'scripts/text');
if (timeOf(bundle) <= sources) await build();
process.argv = [process.execPath, program, ...rest];
await import(pathToFileURL(bundle).href);

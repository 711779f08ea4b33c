// The mutants for the browser come in one build: each stands beside what it replaces, behind a switch that is off. Putting one on is
// a word in the built files, and takes no build of its own.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy';
import type { Mutant } from './mutant';
import { running } from './running';

/** One defect may have to be noticed by several tests, and then stands in the list several times. */
const firstOf = (mutants: readonly Mutant[], { file, find, replace }: Mutant): number =>
  mutants.findIndex((one) => one.file === file && one.find === find && one.replace === replace);

const switchOf = (mutants: readonly Mutant[], mutant: Mutant): string =>
  `globalThis.mutant_${firstOf(mutants, mutant)}_`;

/** Returns why there is no build. */
export async function buildWith(copy: Copy, mutants: readonly Mutant[]): Promise<string | null> {
  for (const [i, mutant] of mutants.entries()) {
    if (firstOf(mutants, mutant) !== i) continue;
    const { find, replace } = mutant;
    copy.put(mutant, `(${switchOf(mutants, mutant)} ? (${replace}) : (${find}))`);
  }
  const { code, stdout, stderr } = await running(copy.folder, 'node_modules/vite/bin/vite.js', ['build'], {
    GALLERY: '1'
  });
  copy.mend();
  return code === 0 ? null : `the mutants for the browser do not build: ${stdout}${stderr}`;
}

/** Returns whether there is anything to put on. */
export function putOn(copy: Copy, mutants: readonly Mutant[], mutant: Mutant): boolean {
  const off = switchOf(mutants, mutant);
  const scripts = readdirSync(join(copy.folder, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join('build', file));
  const found = scripts.filter((file) => copy.read(file).includes(off));
  for (const file of found) copy.write(file, copy.read(file).replaceAll(off, 'true'));
  return found.length > 0;
}

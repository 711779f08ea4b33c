// A copy of everything that the tests need, to put defects into: the tree that is worked in stays as it is.

import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Mutant, spoilt } from './mutant';

const LEFT_OUT = ['.git', 'node_modules', 'build', 'reports', 'coverage', 'test-results', 'playwright-report'];

export class Copy {
  readonly folder: string;
  readonly #pristine = new Map<string, string>();

  constructor(root: string, folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(root, path)) });
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  }

  put(mutant: Mutant, replace = mutant.replace): void {
    this.write(mutant.file, spoilt(this.read(mutant.file), mutant, replace));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    if (!this.#pristine.has(file)) this.#pristine.set(file, this.read(file));
    writeFileSync(join(this.folder, file), text);
  }

  /** Everything as it was. */
  mend(): void {
    for (const [file, text] of this.#pristine) writeFileSync(join(this.folder, file), text);
    this.#pristine.clear();
  }
}

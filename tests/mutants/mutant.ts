// A defect put in on purpose, to see whether the tests notice it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutant {
  /** The defect, in plain words. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. In the browser both are expressions: see build.ts. */
  readonly find: string;
  readonly replace: string;
  /** A test file, and a part of the names of those tests in it that have to fail. */
  readonly noticedBy: readonly [file: string, name: string];
}

export const isForBrowser = ({ noticedBy: [file] }: Mutant): boolean => file.endsWith('.spec.ts');

/** Matches the names of all the tests that are meant for them. */
export const namesIn = (mutants: readonly Mutant[]): RegExp =>
  new RegExp(mutants.map(({ noticedBy: [, name] }) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));

/** The file with the defect in it. Throws where the text to be found is not there once. */
export function spoilt(source: string, { file, find, name }: Mutant, replace: string): string {
  const parts = source.split(find);
  if (parts.length === 2) return parts.join(replace);
  throw new Error(`"${name}": its text stands ${parts.length - 1} times in ${file}`);
}

/** What is wrong with the list itself. */
export function faultsOf(mutants: readonly Mutant[], root: string): string[] {
  const faults: string[] = [];
  const names = new Set<string>();
  for (const mutant of mutants) {
    const { name, file, find, replace } = mutant;
    if (names.has(name)) faults.push(`"${name}" stands in the list twice`);
    names.add(name);
    if (find === replace) faults.push(`"${name}" changes nothing`);
    try {
      spoilt(readFileSync(join(root, file), 'utf8'), mutant, replace);
      readFileSync(join(root, mutant.noticedBy[0]));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  return faults;
}

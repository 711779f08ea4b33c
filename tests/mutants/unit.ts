// The tests that need no browser, run in a copy by one vitest: what a mutant has not touched is not loaded again for the next one.

import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { type Mutant, namesIn } from './mutant';
import type { Outcome, Run } from './verdict';

/** No tests that are meant for mutants take so long: whatever does hangs. In milliseconds. */
const PATIENCE = 5 * 60_000;

export class UnitTests {
  readonly #folder: string;
  readonly #vitest: Vitest;

  private constructor(folder: string, vitest: Vitest) {
    this.#folder = folder;
    this.#vitest = vitest;
  }

  /** From now on the program runs there: the configuration looks around itself. */
  static async in(folder: string): Promise<UnitTests> {
    process.chdir(folder);
    const vitest = await createVitest('test', {
      root: folder,
      watch: false,
      maxWorkers: 1,
      reporters: [{}],
      onConsoleLog: () => false
    });
    await vitest.standalone();
    return new UnitTests(folder, vitest);
  }

  /** All the tests that are meant for these mutants. */
  async run(mutants: readonly Mutant[]): Promise<Run> {
    const files = [...new Set(mutants.map(({ noticedBy: [file] }) => file))];
    this.#vitest.setGlobalTestNamePattern(namesIn(mutants));
    const hangs = setTimeout(() => {
      console.log(`mistaken: "${mutants[0]?.name}": its tests do not end`);
      process.exit(1);
    }, PATIENCE);
    const tests = await this.#vitest.getRelevantTestSpecifications(files.map((file) => join(this.#folder, file)));
    const { testModules: known, unhandledErrors } = await this.#vitest.runTestSpecifications(tests);
    clearTimeout(hangs);
    // Results of other files from earlier runs are repeated.
    const testModules = known.filter(({ moduleId }) => files.some((file) => moduleId.endsWith(`/${file}`)));
    const [error] = [...testModules.flatMap((file) => file.errors()), ...(unhandledErrors as Error[])];
    return { outcomes: testModules.flatMap(outcomesIn), broken: error?.message ?? null };
  }

  /** The file is another one than it was. */
  forget(file: string): void {
    this.#vitest.invalidateFile(join(this.#folder, file));
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}

function outcomesIn({ children }: TestModule): Outcome[] {
  return [...children.allTests()].flatMap((test): Outcome[] => {
    const { state, errors } = test.result();
    const name = test.fullName.replaceAll(' > ', ' ');
    if (state === 'passed') return [{ name, failure: null }];
    return state === 'failed' ? [{ name, failure: `${errors[0]?.name}: ${errors[0]?.message}` }] : [];
  });
}

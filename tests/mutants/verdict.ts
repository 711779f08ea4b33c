// What the report of a test run says of a mutant. Noticed is one that makes a test fail; one that keeps the tests from running at
// all, or for ever, is a mistake in the list.

import { stripVTControlCharacters } from 'node:util';

export interface Outcome {
  readonly name: string;
  /** Null: it passed. */
  readonly failure: string | null;
}

export interface Run {
  readonly outcomes: readonly Outcome[];
  /** What went wrong outside of the tests. */
  readonly broken: string | null;
}

export type Verdict =
  | { readonly what: 'noticed'; readonly by: string }
  | { readonly what: 'survived' }
  | { readonly what: 'mistaken'; readonly why: string };

/** No test can tell anything of a program that is none. */
const NO_PROGRAM = /^\s*(Reference|Syntax)Error|^(Error: )?Test timed out|^Test timeout of/;

export function verdictOn({ outcomes, broken }: Run): Verdict {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const noticed = failed.find(({ failure }) => !NO_PROGRAM.test(failure!));
  if (noticed !== undefined) return { what: 'noticed', by: noticed.name };
  const why = failed[0]?.failure ?? broken ?? (outcomes.length === 0 ? 'there is no such test' : null);
  return why === null ? { what: 'survived' } : { what: 'mistaken', why: why.split('\n')[0]! };
}

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

export function readPlaywright({ suites, errors }: PlaywrightReport): Run {
  const outcomesIn = ({ suites: inner = [], specs = [] }: Suite): Outcome[] => [
    ...inner.flatMap(outcomesIn),
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results
          .filter(({ status }) => status !== 'skipped' && status !== 'interrupted')
          .map(({ status, errors: [error] }) => ({
            name: title,
            failure: status === 'passed' ? null : stripVTControlCharacters(error?.message ?? status)
          }))
      )
    )
  ];
  return { outcomes: suites.flatMap(outcomesIn), broken: errors[0]?.message ?? null };
}

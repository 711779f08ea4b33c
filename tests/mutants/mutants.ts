// `npm run mutants [-- --only part of a name, or of a path]`: puts each defect of the list into a copy, runs the tests meant for it, and prints
// which of them survive.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from '../../scripts/chromium.mjs';
import { buildWith, putOn } from './build';
import { Copy } from './copy';
import { MUTANTS } from './list';
import { faultsOf, isForBrowser, type Mutant } from './mutant';
import { testedInBrowser } from './running';
import { UnitTests } from './unit';
import { type Run, type Verdict, verdictOn } from './verdict';

const { values } = parseArgs({
  options: {
    /** Part of a name, or of the path of the file with the defect or its tests; several of them. */
    only: { type: 'string', multiple: true, default: [''] },
    /** Those that are tried in a browser take a build. */
    'no-browser': { type: 'boolean', default: false }
  }
});
const isMeant = ({ name, file, noticedBy: [tests] }: Mutant): boolean =>
  values.only.some((part) => [name, file, tests].some((text) => text.includes(part)));
const mutants = MUTANTS.filter((mutant) => isMeant(mutant) && !(values['no-browser'] && isForBrowser(mutant)));
const [inBrowser, byVitest] = [mutants.filter(isForBrowser), mutants.filter((mutant) => !isForBrowser(mutant))];

const mistakes = mutants.length === 0 ? ['there is no such mutant'] : faultsOf(MUTANTS, '.');
const verdicts = new Map<Mutant, Verdict>();
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const start = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const SIGNS = { noticed: '✓', survived: '✗', mistaken: '!' };

function tell(mutant: Mutant, verdict: Verdict, since: number): void {
  verdicts.set(mutant, verdict);
  const { what } = verdict;
  const more =
    what === 'noticed' ? verdict.by : what === 'survived' ? `in spite of ${mutant.noticedBy[0]}` : verdict.why;
  console.log(
    `${SIGNS[what]} ${what === 'noticed' ? 'killed  ' : what} ${seconds(since).padStart(7)}  ${mutant.name.padEnd(62)} ${more}`
  );
  if (what === 'mistaken') mistakes.push(`"${mutant.name}": ${verdict.why}`);
}

type Tested = (mutants: readonly Mutant[]) => Promise<Run>;

/** A test that fails anyhow notices nothing, and neither does one that is not there. */
async function lookAtTests(meant: readonly Mutant[], tested: Tested): Promise<void> {
  const { outcomes, broken } = await tested(meant);
  const failed = outcomes.filter(({ failure }) => failure !== null);
  for (const { name, failure } of failed) mistakes.push(`without a mutant fails: ${name}: ${failure}`);
  if (broken !== null) mistakes.push(`without a mutant: ${broken}`);
  if (failed.length > 0 || broken !== null) return;
  for (const { name, noticedBy } of meant)
    if (!outcomes.some((test) => test.name.includes(noticedBy[1])))
      mistakes.push(`"${name}": no test in ${noticedBy[0]} is called "${noticedBy[1]}"`);
}

async function tryByVitest(copy: Copy): Promise<void> {
  if (byVitest.length === 0) return;
  const tests = await UnitTests.in(copy.folder);
  await lookAtTests(byVitest, (meant) => tests.run(meant));
  for (const mutant of byVitest) {
    const since = performance.now();
    copy.put(mutant);
    tests.forget(mutant.file);
    tell(mutant, verdictOn(await tests.run([mutant])), since);
    copy.mend();
    tests.forget(mutant.file);
  }
  await tests.close();
}

async function tryInBrowser(copy: Copy): Promise<void> {
  if (inBrowser.length === 0) return;
  const why = (await needChromium()) ? await buildWith(copy, inBrowser) : 'there is no Chromium';
  if (why !== null) {
    mistakes.push(why);
    return;
  }
  const tested: Tested = (meant) => testedInBrowser(copy.folder, meant);
  await lookAtTests(inBrowser, tested);
  for (const mutant of inBrowser) {
    const since = performance.now();
    const isOn = putOn(copy, inBrowser, mutant);
    tell(mutant, isOn ? verdictOn(await tested([mutant])) : { what: 'mistaken', why: 'it is not in the build' }, since);
    copy.mend();
  }
}

const root = resolve('.');
if (mistakes.length === 0) {
  const [unit, built] = [new Copy(root, join(folder, 'unit')), new Copy(root, join(folder, 'built'))];
  await Promise.all([tryByVitest(unit), tryInBrowser(built)]);
  process.chdir(root);
}

const namesOf = (what: Verdict['what']): string[] =>
  mutants.filter((mutant) => verdicts.get(mutant)?.what === what).map(({ name }) => name);
const [killed, survived] = [namesOf('noticed').length, namesOf('survived')];
for (const mistake of mistakes) console.log(`mistaken: ${mistake}`);
for (const name of survived) console.log(`survived: ${name}`);
console.log(`${mutants.length} mutants, ${killed} killed, ${survived.length} survived (${seconds(start)})`);
mkdirSync('reports', { recursive: true });
writeFileSync('reports/mutants.json', JSON.stringify({ mutants: mutants.length, killed, survived, mistakes }));
process.exit(killed === mutants.length && mistakes.length === 0 ? 0 : 1);

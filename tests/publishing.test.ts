// The workflow that publishes the app: tests come first, each job may do no more than it must, and no action can change unnoticed.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');

function job(name: string): string {
  const found = new RegExp(`^ {2}${name}:\\n((?: {3,}.*\\n|\\n)*)`, 'm').exec(workflow);
  if (found?.[1] === undefined) throw new Error(`There is no job ${name}`);
  return found[1];
}

const permissionsOf = (name: string): string[] =>
  (/^ {4}permissions:\n((?: {6}.*\n)*)/m.exec(job(name))?.[1] ?? '').split('\n').flatMap((line) => line.trim() || []);

test('nothing is built before the tests pass, and nothing published before it is built', () => {
  expect(job('test')).toContain('- run: npm test -- --ci\n');
  expect(job('build')).toContain('needs: test\n');
  expect(job('publish')).toContain('needs: build\n');
});

test('what runs the code of others may not publish, and what publishes runs nothing else', () => {
  expect(workflow).toContain('\npermissions: {}\n');
  expect(permissionsOf('test')).toEqual(['contents: read']);
  expect(permissionsOf('build')).toEqual(['contents: read', 'pages: read']);
  expect(permissionsOf('publish')).toEqual(['pages: write', 'id-token: write']);
  expect(job('publish')).not.toContain('run:');
  expect(job('publish')).not.toContain('checkout');
});

test('every action is a commit, with the version it was', () => {
  const uses = workflow.split('\n').filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(5);
  for (const line of uses) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

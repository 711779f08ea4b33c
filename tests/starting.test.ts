// What stands before the app: the Node that serves it, and what it says to the system that installs it.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fits } from '../scripts/engine.mjs';
import packageJson from '../package.json';

test.each([
  ['20.19.0', true],
  ['20.18.3', false],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.1.0', true],
  ['18.20.8', false],
  ['9.0.0', false]
])('Node %s: %s', (version, isEnough) => {
  expect(fits(version, '^20.19.0 || ^22.13.0 || >=24')).toBe(isEnough);
});

test('this Node is enough, and one of years ago is not', () => {
  expect(fits(process.versions.node, packageJson.engines.node)).toBe(true);
  expect(fits('18.20.8', packageJson.engines.node)).toBe(false);
});

const paths = vi.hoisted(() => ({ base: '' }));
vi.mock('$app/paths', () => paths);

beforeEach(() => void vi.resetModules());
afterEach(() => void (paths.base = ''));

/** Two copies on one host are two apps. */
test.each([
  ['', 'https://example.org/'],
  ['/crown', 'https://example.org/crown/']
])('below "%s" the installed app is %s', async (base, id) => {
  paths.base = base;
  const { GET } = await import('../src/routes/manifest.[language].webmanifest/+server');
  const manifest = (await GET({ params: { language: 'en' } }).json()) as { id: string; start_url: string };
  const start = new URL(manifest.start_url, `https://example.org${base}/manifest.en.webmanifest`);
  // As browsers reckon it: from the origin of where it starts.
  expect(new URL(manifest.id, start.origin).href).toBe(id);
});

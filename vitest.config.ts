// The tests of the rooms need no build, no worker and no pages: half of the seconds of one test were SvelteKit's.
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { aliases } from './scripts/aliases.mjs';
import { text } from './scripts/text/plugin.mjs';

const ROOMS = ['tests/**/*.test.ts'];
/** Many whole games: half of the time of all tests. */
const SOAKS = ['tests/**/*.soak.ts'];
/** Tests that stub what a browser has, or keep games. */
const DEVICES = ['tests/{shell,crash,toy}/**/*.test.ts'];

const folders = Object.entries(aliases).map(([find, folder]) => ({
  find,
  replacement: join(import.meta.dirname, folder)
}));

export default defineConfig({
  plugins: [text(), svelte()],
  resolve: {
    alias: [
      ...folders,
      // Of SvelteKit tests know the few words that pages import.
      { find: /^\$app\/(\w+)$/, replacement: join(import.meta.dirname, 'tests/support/app/$1.ts') },
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }
    ]
  },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // No test is a race: this only ends one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A second is no time where several are at work on one machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Rooms that keep no state: files share the modules that a worker has loaded, so the engine is imported once.
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ROOMS,
          exclude: DEVICES,
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true
        }
      },
      // A database, a store or a window of its own for every file.
      { extends: true, test: { name: 'devices', include: DEVICES, isolate: true } },
      // A name of its own, so that the rest runs without them.
      { extends: true, test: { name: 'soaks', include: SOAKS, isolate: true } }
    ],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    coverage: { provider: 'v8', include: ['src/{engine,shell,games}/**/*.ts'] }
  }
});

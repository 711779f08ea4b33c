import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { nameInPage } from './scripts/board.mjs';
import { chunks } from './scripts/chunks.mjs';
import { contents } from './scripts/contents.mjs';
import { gallery } from './scripts/gallery.mjs';
import { licences } from './scripts/licences.mjs';
import { pwa } from './scripts/pwa.ts';
import { text } from './scripts/text/plugin.mjs';
import { howKept } from './scripts/worker/howKept.mjs';

const ROOMS = ['tests/**/*.test.ts'];
/** Tests that stub what a browser has, or keep games. */
const DEVICES = ['tests/{shell,crash,toy}/**/*.test.ts'];

export default defineConfig({
  plugins: [
    text(),
    gallery(),
    sveltekit(),
    licences(),
    contents(),
    pwa(`${process.env.BASE_PATH ?? ''}/`, { before: nameInPage, howKept })
  ],
  // What the package offers by itself is written for browsers of 2009, and larger by a seventh.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
  environments: {
    // What comes before the first board is named in its page (scripts/board.mjs); to name the rest costs a tenth of a start.
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: chunks() } } } } }
  },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // No test is a race: this only ends one that hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
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
      { extends: true, test: { name: 'devices', include: DEVICES, isolate: true } }
    ],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    coverage: { provider: 'v8', include: ['src/{engine,shell,games}/**/*.ts'] }
  }
});

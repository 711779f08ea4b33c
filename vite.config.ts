import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';
import { nameInPage } from './scripts/board.mjs';
import { chunks } from './scripts/chunks.mjs';
import { contents } from './scripts/contents.mjs';
import { gallery } from './scripts/gallery.mjs';
import { licences } from './scripts/licences.mjs';
import { pwa } from './scripts/pwa.ts';
import { text } from './scripts/text/plugin.mjs';
import { howKept } from './scripts/worker/howKept.mjs';

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
  }
});

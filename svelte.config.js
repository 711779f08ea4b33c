import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { aliases } from './scripts/aliases.mjs';

// '' or '/name': where the app is on its host.
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** @type {import('@sveltejs/kit').Config} */
const config = {
  compilerOptions: {
    runes: true,
    // Stands at every element that a component dresses; six letters tell some hundred components apart.
    cssHash: ({ hash, filename, css }) => `s${hash(filename === '(unknown)' ? css : filename).slice(-5)}`
  },
  kit: {
    adapter: adapter({ fallback: '404.html', strict: true }),
    alias: aliases,
    paths: { base, relative: true },
    serviceWorker: { register: false },
    // Read on the page About. A fixed name keeps two builds of one version identical; Kit's own is a timestamp.
    version: { name: version, pollInterval: 0 },
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self'],
        // Attributes only, never sheets: Kit's announcer carries one, and so does whatever takes the colour of a house.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:'],
        'object-src': ['none'],
        'base-uri': ['none'],
        'form-action': ['none']
      }
    },
    typescript: {
      config: (tsconfig) => {
        // Written by scripts/text.mjs and by the build.
        tsconfig.compilerOptions.paths['text:*'] = ['./text/*'];
        tsconfig.include.push(
          '../*.config.ts',
          '../*.config.js',
          '../eslint/**/*.js',
          '../scripts/**/*.mjs',
          '../tools/**/*.ts'
        );
      }
    }
  }
};

export default config;

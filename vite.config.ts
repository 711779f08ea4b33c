import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { contents } from './scripts/contents.mjs';
import { licences } from './scripts/licences.mjs';

const base = `${process.env.BASE_PATH ?? ''}/`;

// The worker is generated last, from the files the adapter wrote to build/: what is precached is what is deployed.
function pwa(): Plugin[] {
  const plugins = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    base,
    buildBase: base,
    scope: base,
    outDir: 'build',
    includeManifestIcons: false,
    manifest: {
      id: './',
      start_url: './',
      scope: './',
      name: 'Pass the Crown',
      short_name: 'Pass the Crown',
      description: 'An unofficial companion for playing A Game of Thrones: The Board Game around one tablet.',
      lang: 'en',
      display: 'standalone',
      background_color: '#10171e',
      theme_color: '#161f28',
      categories: ['games'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }
      ],
      screenshots: [
        { src: 'screenshot-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' },
        { src: 'screenshot-narrow.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' }
      ],
      shortcuts: [
        { name: 'New game', url: './new' },
        { name: 'Rules', url: './rules' }
      ]
    },
    workbox: {
      globDirectory: 'build',
      globPatterns: ['**/*.{js,css,html,json,svg,png,webp,woff2}'],
      globIgnores: ['sw.js', 'workbox-*.js', 'earlier.js', '_app/version.json'],
      dontCacheBustURLsMatching: /_app\/immutable\//,
      // Workbox matches a page with a query to its precached file only when told to.
      ignoreURLParametersMatching: [/./],
      navigateFallback: '404.html',
      // Windows that run the build before find their scripts after an update too (static/earlier.js).
      importScripts: ['earlier.js'],
      runtimeCaching: [{ urlPattern: /\/_app\/immutable\//, handler: 'CacheFirst', options: { cacheName: 'earlier' } }],
      // Without it the very first visit is not controlled by the worker. Never skipWaiting: the player decides.
      clientsClaim: true,
      maximumFileSizeToCacheInBytes: 5 * 1024 * 1024
    }
  });
  const api = plugins.find((plugin) => plugin.name === 'vite-plugin-pwa')?.api as VitePluginPWAAPI;
  return [
    ...plugins.filter((plugin) => plugin.name !== 'vite-plugin-pwa:build'),
    {
      name: 'pwa-after-adapter',
      apply: 'build',
      generateBundle(_options, bundle) {
        if (this.environment.name === 'client') api.generateBundle(bundle as never, this as never);
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          if (this.environment.name === 'ssr') await api.generateSW();
        }
      }
    }
  ];
}

const ROOMS = ['tests/**/*.test.ts'];
/** Tests that stub what a browser has, or keep games. */
const DEVICES = ['tests/{shell,crash,toy}/**/*.test.ts'];

export default defineConfig({
  plugins: [sveltekit(), licences(), contents(), pwa()],
  // What the package offers by itself is written for browsers of 2009, and larger by a seventh.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
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

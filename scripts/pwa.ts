// The worker that keeps the app on the device.

import type { Plugin } from 'vite';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import { contentsOfBuild } from './contents.mjs';
import { isForBuilders } from './gallery.mjs';

// The worker is generated last, from the files the adapter wrote to build/: what is precached is what is deployed.
export function pwa(base: string, before: () => void = () => undefined): Plugin[] {
  const plugins = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    base,
    buildBase: base,
    scope: base,
    outDir: 'build',
    // Prerendered like the pages, one for each language.
    manifest: false,
    workbox: {
      globDirectory: 'build',
      globPatterns: ['**/*.{js,css,html,json,webmanifest,svg,png,webp,woff2}'],
      // The large icons are fetched while the app is installed, from the network.
      globIgnores: [
        'sw.js',
        'workbox-*.js',
        'earlier.js',
        '_app/version.json',
        'icon-512.png',
        'icon-maskable-512.png'
      ],
      // The gallery and the game of the tests: never precached.
      manifestTransforms: [
        (entries) => {
          const held = contentsOfBuild();
          const isOfGallery = (url: string): boolean => /^gallery\b/.test(url) || (held[url] ?? []).some(isForBuilders);
          return { manifest: entries.filter(({ url }) => !isOfGallery(url)), warnings: [] };
        }
      ],
      dontCacheBustURLsMatching: /_app\/immutable\//,
      // Workbox matches a page with a query to its precached file only when told to.
      ignoreURLParametersMatching: [/./],
      navigateFallback: '404.html',
      // Windows that run the build before find their scripts after an update too (static/earlier.js).
      importScripts: ['earlier.js'],
      runtimeCaching: [
        {
          urlPattern: /\/_app\/immutable\//,
          handler: 'CacheFirst',
          options: { cacheName: `earlier ${base.slice(0, -1)}`.trimEnd() }
        }
      ],
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
      closeBundle: {
        order: 'post',
        sequential: true,
        async handler() {
          if (this.environment.name !== 'ssr') return;
          before();
          await api.generateSW();
        }
      }
    }
  ];
}

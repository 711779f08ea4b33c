// The worker that keeps the app on the device.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import { contentsOfBuild } from './contents.mjs';
import { isForBuilders } from './gallery.mjs';
import type { howKept } from './worker/howKept.mjs';
import { integrityOf } from './worker/listed.mjs';

type Way = ReturnType<typeof howKept>;

interface Building {
  /** Before the worker lists what is in the build. */
  readonly before?: () => void;
  readonly howKept?: () => Way;
}

// The worker is generated last, from the files the adapter wrote to build/: what is precached is what is deployed.
export function pwa(base: string, { before, howKept }: Building = {}): Plugin[] {
  const plugins = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    base,
    buildBase: base,
    scope: base,
    outDir: 'build',
    // Prerendered like the pages, one for each language.
    manifest: false,
    strategies: 'injectManifest',
    srcDir: join(import.meta.dirname, 'worker'),
    injectManifest: {
      rollupFormat: 'iife',
      minify: true,
      globDirectory: 'build',
      globPatterns: ['**/*.{js,css,html,json,webmanifest,svg,png,webp,woff2}'],
      // The large icons are fetched while the app is installed, from the network.
      globIgnores: ['sw.js', '_app/version.json', 'icon-512.png', 'icon-maskable-512.png'],
      manifestTransforms: [
        (entries) => {
          const held = contentsOfBuild();
          // The gallery and the game of the tests: never precached.
          const isOfGallery = (url: string): boolean => /^gallery\b/.test(url) || (held[url] ?? []).some(isForBuilders);
          const kept = howKept?.();
          const manifest = entries
            .filter(({ url }) => !isOfGallery(url))
            .map((file) => ({
              ...file,
              integrity: integrityOf(readFileSync(join('build', file.url))),
              kept: kept?.(file.url, file.size),
              // Without a brace or a bracket: listed.mjs finds the end of the list by them.
              source: file.url === 'watch.js' ? encodeURIComponent(readFileSync('build/watch.js', 'utf8')) : undefined
            }));
          return { manifest, warnings: [] };
        }
      ],
      dontCacheBustURLsMatching: /_app\/immutable\//,
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
          before?.();
          await api.generateSW();
        }
      }
    }
  ];
}

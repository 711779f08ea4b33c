// The worker that keeps the app on the device and answers without a network.

import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { EARLIER, keepEarlier } from './earlier.js';
import { packing } from './packing.js';

/** Each with how it is kept (scripts/pwa.ts). @type {{ url: string, revision: string | null, kept?: string }[]} */
const files = self.__WB_MANIFEST;

// The workers before could not unpack: they have a cache of their own, which goes with them.
setCacheNameDetails({ precache: 'precache-v3' });

self.addEventListener('install', (event) => event.waitUntil(keepEarlier()));
// Never at once: the player decides.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// Without it the very first visit is not controlled by the worker.
clientsClaim();

const pathOf = (url) => new URL(url, location.href).pathname;
const kept = new Map(files.map(({ url, kept }) => [pathOf(url), kept]));
const plugin = packing(({ url }) => kept.get(pathOf(url)));

addPlugins([plugin]);
// Workbox matches a page with a query to its precached file only when told to.
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('404.html')));
// Windows that run the build before find their scripts after an update too.
registerRoute(/\/_app\/immutable\//, new CacheFirst({ cacheName: EARLIER, plugins: [plugin] }));

// The worker that keeps the app on the device and answers without a network.

import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { isDue, noteDone } from './daily.js';
import { EARLIER, keepEarlier } from './earlier.js';
import { keeping } from './keeping.js';
import { isShared, takeShared } from './shared.js';

/**
 * Each with how it is kept (scripts/pwa.ts).
 *
 * @type {{ url: string, revision: string | null, integrity: string, kept?: string, source?: string }[]}
 */
const files = self.__WB_MANIFEST;

// The workers before could not unpack: they have a cache of their own, which goes with them.
setCacheNameDetails({ precache: 'precache-v3' });

self.addEventListener('install', (event) => event.waitUntil(keepEarlier()));
// Never at once: the player decides.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('message', (event) => {
  if (event.data?.type === 'CHECK') event.waitUntil(check(event));
});
// Without it the very first visit is not controlled by the worker.
clientsClaim();

const pathOf = (url) => new URL(url, location.href).pathname;
const listed = new Map(files.map((file) => [pathOf(file.url), file]));
const plugin = keeping(({ url }) => listed.get(pathOf(url)));

let isChecking = false;
let isAskedFor = false;

/** One file after the other: nobody waits for it. Each page asks, so what is asked for while one runs is one more round. */
async function check(event) {
  isAskedFor = true;
  if (isChecking) return;
  isChecking = true;
  try {
    while (isAskedFor) {
      isAskedFor = false;
      await checkAll(event);
    }
  } finally {
    isChecking = false;
  }
}

async function checkAll(event) {
  const cacheName = cacheNames.precache;
  const cache = await caches.open(cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  // Each time what is not there; contents once a day, since what is served is checked besides.
  const isWhole = await isDue();
  let isRight = true;
  for (const { url } of files) {
    const request = new Request(getCacheKeyForURL(url));
    if (!isWhole && there.has(request.url)) continue;
    const cachedResponse = await cache.match(request);
    const right = await plugin.cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event });
    if (right === undefined) isRight = false;
  }
  if (isWhole && isRight) await noteDone();
}

// Whatever is lost, this says so (src/shell/start): so it is in the worker itself.
const watch = files.find(({ source }) => source !== undefined);
registerRoute(
  ({ url }) => watch !== undefined && url.pathname === pathOf(watch.url),
  async () => new Response(decodeURIComponent(watch.source), { headers: { 'content-type': 'text/javascript' } })
);
addPlugins([plugin]);
// Workbox matches a page with a query to its precached file only when told to.
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();
const anyPage = createHandlerBoundToURL('404.html');
registerRoute(new NavigationRoute(anyPage));
registerRoute(isShared, takeShared, 'POST');
// Windows that run the build before find their scripts after an update too.
registerRoute(/\/_app\/immutable\//, new CacheFirst({ cacheName: EARLIER, plugins: [plugin] }));

const LAST_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pass the Crown</title><body><script src="${self.registration.scope}watch.js"></script>`;

// A page that is lost, without a network: another one leads to the same place.
setCatchHandler(async (options) => {
  if (options.request.mode !== 'navigate') return Response.error();
  return anyPage(options).catch(() => new Response(LAST_PAGE, { headers: { 'content-type': 'text/html' } }));
});

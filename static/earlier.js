// Part of the worker. Windows that were open before an update still run the scripts of the build before, and load some of them
// only when they are needed. So those stay on the device when a new build comes, until the one after that.

const EARLIER = 'earlier'; // vite.config.ts answers from it

self.addEventListener('install', (event) => event.waitUntil(keepEarlier()));

async function keepEarlier() {
  const names = await caches.keys();
  const precaches = names.filter((name) => name.includes('precache'));
  if (precaches.length === 0) return;
  await caches.delete(EARLIER);
  const earlier = await caches.open(EARLIER);
  for (const name of precaches) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes('/_app/immutable/')) continue;
      const response = await cache.match(request);
      if (response !== undefined) await earlier.put(request, response);
    }
  }
}

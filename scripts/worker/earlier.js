// Windows that were open before an update still run the scripts of the build before, and load some of them
// only when they are needed. So those stay on the device when a new build comes, until the one after that. Other apps, and this one
// in another folder, may live at the same host: their caches are not touched.

const SHARED = 'earlier';
/** @type {{ registration: { scope: string } }} */
const worker = /** @type {never} */ (self);
const { scope } = worker.registration;
const { pathname } = new URL(scope);
export const EARLIER = pathname === '/' ? SHARED : `${SHARED} ${pathname.slice(0, -1)}`;

export async function keepEarlier() {
  const names = await caches.keys();
  // Workbox ends the name of a cache with the scope.
  const precaches = names.filter((name) => name.includes('precache') && name.endsWith(`-${scope}`));
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
  if (EARLIER !== SHARED && names.includes(SHARED)) await leaveTheShared();
}

/** Below its host the app had its own there once. */
async function leaveTheShared() {
  const shared = await caches.open(SHARED);
  for (const request of await shared.keys()) if (request.url.startsWith(scope)) await shared.delete(request);
}

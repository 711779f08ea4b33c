// To read and hash everything that is kept costs as much as a start, so it is done once a day. The worker itself is ended by the browser
// all the time: when it was done is kept in a cache of its own.

const DAY = 24 * 60 * 60 * 1000;

/** @type {{ registration: { scope: string } }} */
const worker = /** @type {never} */ (self);
const { scope } = worker.registration;
const DONE = `checked ${scope}`;

/** Also where the clock was ahead when it was done. */
export async function isDue() {
  const done = await caches.match(scope, { cacheName: DONE });
  const age = done === undefined ? NaN : Date.now() - Number(await done.text());
  return !(age >= 0 && age < DAY);
}

export async function noteDone() {
  const cache = await caches.open(DONE);
  await cache.put(scope, new Response(String(Date.now())));
}

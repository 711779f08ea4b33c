// What the worker keeps is looked at when it is kept and whenever it is served: a host may have given a page in the place of a script,
// or half of it. What is lost or wrong is fetched again and put back.

import { packed, TYPE, unpacked } from './packing.js';

/** Those with which nothing starts when they are of another type. Of pictures and fonts hosts have many opinions. */
const TYPES = [
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/]
];

/**
 * @typedef {'packed' | 'until-read' | undefined} Way the second: from then on it is kept as it is
 * @typedef {{ integrity?: string | undefined, kept?: Way }} Listed
 * @typedef {{ request: Request, response: Response }} Stored
 * @typedef {Event & { waitUntil?: (work: Promise<unknown>) => void }} Extendable
 * @typedef {{ cacheName: string, request: Request, cachedResponse?: Response | undefined, event: Extendable }} Found
 */

/** @param {Response} response */
const typeOf = (response) => response.headers.get(TYPE) ?? response.headers.get('content-type') ?? '';

/** @param {ArrayBuffer} bytes */
async function integrityOf(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Whether it is the file that was published, as far as it is known what that is. Reads it.
 *
 * @param {string} url
 * @param {Response} response not packed
 * @param {Listed | undefined} listed
 */
async function isRight(url, response, listed) {
  const { pathname } = new URL(url);
  if (TYPES.some(([names, types]) => names?.test(pathname) && !types?.test(typeOf(response)))) return false;
  return listed?.integrity === undefined || (await integrityOf(await response.arrayBuffer())) === listed.integrity;
}

/**
 * From the host, again, past what the browser itself has kept of it.
 *
 * @param {string} url
 * @param {Listed} listed
 */
async function fetched(url, listed) {
  const { origin, pathname } = new URL(url);
  for (const cache of /** @type {const} */ (['default', 'reload']))
    try {
      const response = await fetch(origin + pathname, { cache, credentials: 'same-origin' });
      // Nothing may be answered to a page with what came by a detour, so a new answer is written.
      const copy = new Response(await response.arrayBuffer(), { headers: response.headers });
      if (response.ok && (await isRight(url, copy.clone(), listed))) return copy;
    } catch {
      // no network, or it broke off
    }
  return undefined;
}

/**
 * For Workbox.
 *
 * @param {(request: Request) => Listed | undefined} listedAs
 */
export const keeping = (listedAs) => ({
  /** @param {Stored} stored */
  async cacheWillUpdate({ request, response }) {
    const listed = listedAs(request);
    if (!response.ok || !(await isRight(request.url, response.clone(), listed))) return null;
    return listed?.kept === undefined ? response : packed(response);
  },

  /** @param {Found} found */
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
    const listed = listedAs(request);
    const isInstall = event.type === 'install';

    /** @param {Response} response */
    async function put(response) {
      const cache = await caches.open(cacheName);
      await cache.put(request, response);
    }

    /** A page does not wait for it, and has its file also where it fails. @param {Promise<void>} work */
    function afterwards(work) {
      const done = work.catch(() => undefined);
      event.waitUntil?.(done);
    }

    const found = cachedResponse && (await unpacked(cachedResponse).catch(() => undefined));
    if (found !== undefined && (await isRight(request.url, found.clone(), listed))) {
      if (event.type === 'fetch' && listed?.kept === 'until-read' && found !== cachedResponse)
        afterwards(put(found.clone()));
      return found;
    }
    if (listed === undefined) return undefined;

    const response = await fetched(request.url, listed);
    if (response === undefined) return undefined;
    const copy = response.clone();
    const work = (listed.kept === undefined ? Promise.resolve(copy) : packed(copy)).then(put);
    // An install that could not keep something has failed; a page gets its file all the same.
    if (isInstall) await work;
    else afterwards(work);
    return response;
  }
});

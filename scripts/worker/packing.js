// Much of the app is kept packed: what no first board needs, and text in languages that perhaps nobody here reads.

/** Header of what is packed: the type it has when it is not. */
export const TYPE = 'x-unpacked-type';

/** @param {Response} response @param {GenericTransformStream} stream */
const through = (response, stream) => {
  if (response.body === null) throw new Error('nothing to pack');
  return new Response(response.body.pipeThrough(stream)).arrayBuffer();
};

/** @param {Response} response */
async function packed(response) {
  const headers = new Headers(response.headers);
  headers.set(TYPE, headers.get('content-type') ?? '');
  // Not its own any more, or the browser would take it for a script.
  headers.set('content-type', 'application/gzip');
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await through(response, new CompressionStream('gzip')), { headers });
}

/** @param {Response} response */
async function unpacked(response) {
  const headers = new Headers(response.headers);
  headers.set('content-type', headers.get(TYPE) ?? '');
  headers.delete(TYPE);
  return new Response(await through(response, new DecompressionStream('gzip')), { headers });
}

/**
 * @typedef {'packed' | 'until-read' | undefined} Way the second: from then on it is kept as it is
 * @typedef {{ request: Request, response: Response }} Stored
 * @typedef {{ cacheName: string, request: Request, cachedResponse?: Response | undefined, event: Event & { waitUntil?: (work: Promise<unknown>) => void } }} Found
 */

/**
 * For Workbox.
 *
 * @param {(request: Request) => Way} wayOf
 */
export const packing = (wayOf) => ({
  /** @param {Stored} stored */
  async cacheWillUpdate({ request, response }) {
    if (response.status >= 400) return null;
    return wayOf(request) !== undefined && 'CompressionStream' in globalThis ? packed(response) : response;
  },

  /** What cannot be unpacked is asked for at the host, like what is not there. @param {Found} found */
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
    if (!cachedResponse?.headers.has(TYPE) || event.type === 'install') return cachedResponse;
    const response = await unpacked(cachedResponse).catch(() => undefined);
    if (response !== undefined && wayOf(request) === 'until-read') {
      const copy = response.clone();
      const kept = caches.open(cacheName).then((cache) => cache.put(request, copy));
      event.waitUntil?.(kept);
    }
    return response;
  }
});

// Much of the app is kept packed: what no first board needs, and text in languages that perhaps nobody here reads.

/** Header of what is packed: the type it has when it is not. */
export const TYPE = 'x-unpacked-type';

/** What cannot be unpacked again is not packed. */
const canPack = () => 'CompressionStream' in globalThis && 'DecompressionStream' in globalThis;

/** @param {Response} response @param {GenericTransformStream} stream */
const through = (response, stream) => {
  if (response.body === null) throw new Error('nothing to pack');
  return new Response(response.body.pipeThrough(stream)).arrayBuffer();
};

/** As it is where the browser cannot. @param {Response} response */
export async function packed(response) {
  if (!canPack()) return response;
  const headers = new Headers(response.headers);
  headers.set(TYPE, headers.get('content-type') ?? '');
  // Not its own any more, or the browser would take it for a script.
  headers.set('content-type', 'application/gzip');
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(await through(response, new CompressionStream('gzip')), { headers });
}

/** Throws where it is broken. @param {Response} response */
export async function unpacked(response) {
  if (!response.headers.has(TYPE)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', headers.get(TYPE) ?? '');
  headers.delete(TYPE);
  return new Response(await through(response, new DecompressionStream('gzip')), { headers });
}

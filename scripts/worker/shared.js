// Files that another app shares with this one. They come by POST, which no static host takes: the worker keeps them for the start page,
// which is opened next and asks about them (src/shell/files/arriving.svelte.ts). Nothing in them is looked at here.

/** @type {{ registration: { scope: string } }} */
const worker = /** @type {never} */ (self);
const { scope } = worker.registration;

/** More than that no page reads of one file (MOST_TEXT in src/shell/saves/files/archive.ts). */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 20;

/** @param {{ url: URL }} asked */
export const isShared = ({ url }) => url.href === `${scope}shared`;

/** @param {{ request: Pick<Request, 'formData'> }} asked */
export async function takeShared({ request }) {
  const name = `shared ${scope}`;
  // What nobody has read is not read with what comes now.
  await caches.delete(name);
  const form = await request.formData();
  const files = form.getAll('games').filter((one) => one instanceof File);
  const cache = await caches.open(name);
  let left = MOST_BYTES;
  for (const [at, file] of files.slice(0, MOST_FILES).entries()) {
    if (left < 0) break;
    // What is too large stays too large by one byte, so that the page says so.
    const kept = file.slice(0, MOST_BYTES + 1);
    left -= kept.size;
    await cache.put(`${scope}shared/${at}?${encodeURIComponent(file.name)}`, new Response(kept));
  }
  return Response.redirect(`${scope}?shared`, 303);
}

// Files that the device hands to the app: opened with it, or shared by another app. They wait here until the start page imports
// them, which judges them like all others.

import { resolve } from '$app/paths';

interface Launch {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

interface Launching {
  readonly launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
}

let arrived: readonly File[] = $state.raw([]);

export const arrivals = (): readonly File[] => arrived;

/** Returns the files that wait and removes them from here: from now on the caller takes care of them. */
export function takeArrivals(): File[] {
  const taken = [...arrived];
  arrived = [];
  return taken;
}

/** The worker (scripts/worker/shared.js) stores what another app has shared; it is read once. */
async function sharedFiles(): Promise<File[]> {
  const name = `shared ${location.origin}${resolve('/')}`;
  if (!('caches' in globalThis) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const called = decodeURIComponent(request.url.split('?')[1] ?? '');
    if (response !== undefined) files.push(new File([await response.blob()], called));
  }
  await caches.delete(name);
  return files;
}

/** The pages that the shortcuts of the installed app and its files open. */
const OPENED = ['/', '/play', '/new', '/rules', '/phone'] as const;

/** Watches for files and shortcuts. `open` is called with the page to show, even if the window was open already. */
export async function watchArriving(open: (page: (typeof OPENED)[number]) => void): Promise<void> {
  const arrive = (files: readonly File[]): void => {
    arrived = [...arrived, ...files];
    open('/');
  };
  (globalThis as Launching).launchQueue?.setConsumer(({ files = [], targetURL }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(arrive);
    else if (targetURL !== undefined) {
      const page = OPENED.find((one) => targetURL.split('?')[0] === location.origin + resolve(one));
      if (page !== undefined && page !== '/') open(page);
    }
  });
  const files = await sharedFiles();
  if (files.length > 0) arrive(files);
}

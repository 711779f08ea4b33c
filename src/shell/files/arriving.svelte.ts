// Files that the device hands to the app: opened with it, or shared by another app. They lie here until the start page brings them in, which
// judges them like all others.

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

/** They are somebody's to bring in, and lie here no more. */
export function takeArrivals(): File[] {
  const taken = [...arrived];
  arrived = [];
  return taken;
}

/** What another app has shared is where the worker put it (scripts/worker/shared.js), and is read once. */
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

/** Where the shortcuts of the installed app lead, and its files. */
const OPENED = ['/', '/play', '/new', '/rules', '/phone'] as const;

/** `open` gets the page of files that came, or the one that was asked for while a window was open. */
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

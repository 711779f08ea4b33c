// Hands out a file: through the share sheet of a tablet or phone; elsewhere the browser saves it as a download.

import { packed, readable } from '../saves/files/archive';

/** `refused`: the share sheet was closed, and nothing was handed out. */
export type HandedOut = 'shared' | 'saved' | 'refused';

/** Systems that unpack files by themselves leave a `.crown.json`, which can be opened too. */
const PACKED = { ending: '.crown.json.gz', type: 'application/gzip' };

/** Chromium does not share compressed files, and only says so when it is too late to ask for something else. */
const PLAIN = { ending: '.crown.txt', type: 'text/plain' };

/** Hands out a save or a backup. */
export async function handOut(data: unknown, name: string): Promise<HandedOut> {
  const shareable = await fileOf(data, name, 'userAgentData' in navigator ? PLAIN : PACKED);
  return (await share(shareable)) ?? save(await fileOf(data, name, PACKED));
}

export const handOutFile = async (file: File): Promise<HandedOut> => (await share(file)) ?? save(file);

async function fileOf(data: unknown, name: string, { ending, type }: typeof PACKED): Promise<File> {
  return new File([type === PACKED.type ? await packed(data) : readable(data)], name + ending, { type });
}

/** Null if there is no share sheet for such a file. People with a mouse want a file in the usual folder. */
async function share(file: File): Promise<HandedOut | null> {
  if (!('canShare' in navigator) || !matchMedia('(pointer: coarse)').matches) return null;
  const files = { files: [file] };
  if (!navigator.canShare(files)) return null;
  try {
    await navigator.share(files);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'refused' : null;
  }
}

function save(file: File): HandedOut {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser must have started the download before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}

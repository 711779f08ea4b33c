// The folder of the host in which the app is. Another copy of the app at the same host shares all storage of the browser, so
// names in the storage contain the folder. At the top of a host, they are unchanged.

let folder = '';

/** To be called before anything is opened. `path` is that of the start page. */
export function liesIn(path: string): void {
  folder = path.replace(/\/$/, '');
}

export const isInFolder = (): boolean => folder !== '';

export const named = (name: string): string => (folder === '' ? name : `${name} ${folder}`);

// The folder of its host in which the app is. Another one at the same host shares all storage of the browser, so what is there
// has the folder in its name. At the top of a host, names are as they always were.

let folder = '';

/** Before anything is opened. `path` is that of the start page. */
export function liesIn(path: string): void {
  folder = path.replace(/\/$/, '');
}

export const isInFolder = (): boolean => folder !== '';

export const named = (name: string): string => (folder === '' ? name : `${name} ${folder}`);

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When the youngest of these files and folders was changed; a folder's own time tells of files taken away.
 *
 * @param {string[]} paths
 * @returns {number}
 */
export function newest(...paths) {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const stat = statSync(path);
      const inside = stat.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
      return Math.max(stat.mtimeMs, newest(...inside));
    })
  );
}

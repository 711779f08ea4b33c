// Puts the dependencies there when they are not: with Node's own modules only, because nothing else may exist yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const noted = 'node_modules/.package-lock.json';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry */

/**
 * @param {string} path
 * @returns {Record<string, Entry>}
 */
function entries(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** Whether what npm noted when it installed is what the lock asks for now; optional ones may be for other machines. */
export function installed() {
  if (!existsSync(noted)) return false;
  const there = entries(noted);
  return Object.entries(entries('package-lock.json')).every(([path, wanted]) => {
    const entry = there[path];
    if (path === '') return true;
    if (entry === undefined) return wanted.optional === true || wanted.devOptional === true;
    return entry.version === wanted.version && entry.integrity === wanted.integrity;
  });
}

/** Everything goes to stderr: the table's stdout is a protocol. */
export function install() {
  if (installed()) return;
  console.error('Installing the dependencies (once) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32'
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed: `npm ci` failed. It needs the network this one time.');
    process.exit(1);
  }
}

// `npm install` silently leaves builds for other platforms out of the lock when the registry does not offer them, and
// `npm ci` then refuses it elsewhere: each optional dependency must have an entry of its own, and no entry an address.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** @type {[string, { optionalDependencies?: Record<string, string>, resolved?: string }][]} */
const entries = Object.entries(packages);
const names = new Set(entries.map(([path]) => path.split('node_modules/').pop()));

const faults = entries.flatMap(([path, entry]) => [
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !names.has(name))
    .map((name) => `${path}: ${name} has no entry`),
  ...(entry.resolved?.startsWith('http') ? [`${path}: an address in the lock`] : [])
]);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

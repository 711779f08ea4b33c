// Finds WebKit and Firefox for the tests in other engines, and installs them when they are not there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, onDebianAsRoot } from './debian.mjs';

/** @typedef {'webkit' | 'firefox'} EngineName */

/** @type {Record<EngineName, { programs: string[], packages: string[] }>} */
const NEEDS = {
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/import', '/usr/bin/python3'],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', 'imagemagick']
  },
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] }
};

/** Our window of WebKit is written in Python. */
function hasBinding() {
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', script]).status === 0;
}

/** @param {EngineName} name */
const isThere = (name) => NEEDS[name].programs.every((path) => existsSync(path)) && (name !== 'webkit' || hasBinding());

/**
 * @param {EngineName} name
 * @returns {string | null} why it cannot be had
 */
export function lacks(name) {
  const { packages } = NEEDS[name];
  if (isThere(name)) return null;
  if (!onDebianAsRoot()) return `it takes Debian's ${packages.join(', ')}, which only root can install`;
  console.log(`Installing ${name} for the tests (once) …`);
  return installPackages(packages) && isThere(name) ? null : `Debian's ${packages.join(', ')} could not be installed`;
}

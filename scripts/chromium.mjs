// Finds a Chromium for the browser tests, and installs one when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The browser of the machine; without one the tests run in Playwright's own. */
export function systemChromium() {
  const places = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return places.find((path) => path && existsSync(path));
}

async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

function onDebianAsRoot() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Ubuntu's package of that name is only a door to another shop, which does not open in a container.
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: /** @type {const} */ ('utf8')
  };
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, shell: process.platform === 'win32' });
  if (status === 0) return true;
  console.error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return false;
}

/** @returns {Promise<boolean>} whether there is one now */
export async function needChromium() {
  if (systemChromium() !== undefined || (await hasOwn())) return true;
  console.log('Installing a Chromium for the browser tests (once) …');
  if (onDebianAsRoot()) {
    const packages = ['chromium', 'fonts-liberation'];
    const update = run('apt-get', ['update', '-qq']);
    return update && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  return run('npx', ['playwright', 'install', 'chromium']);
}

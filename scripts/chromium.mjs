// Finds a Chromium for the browser tests, and installs one when there is none.
import { existsSync } from 'node:fs';
import { installPackages, onDebianAsRoot, run } from './debian.mjs';

/** The browser of the machine; without one the tests run in Playwright's own. */
export function systemChromium() {
  const places = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return places.find((path) => path && existsSync(path));
}

const SHELL = '/usr/bin/chromium-headless-shell';

/** The same engine without windows, which takes a third less time; what Playwright brings itself is such a one. */
export function headlessChromium() {
  return !process.env.CHROME_PATH && existsSync(SHELL) ? SHELL : systemChromium();
}

async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** @returns {Promise<boolean>} whether there is one now */
export async function needChromium() {
  if (systemChromium() === undefined && !(await hasOwn())) {
    console.log('Installing a Chromium for the browser tests (once) …');
    const isThere = onDebianAsRoot()
      ? installPackages(['chromium', 'fonts-liberation'])
      : run('npx', ['playwright', 'install', 'chromium']);
    if (!isThere) return false;
  }
  // Without it the tests run in the other one.
  if (systemChromium() !== undefined && headlessChromium() !== SHELL && !process.env.CHROME_PATH && onDebianAsRoot())
    installPackages(['chromium-headless-shell']);
  return true;
}

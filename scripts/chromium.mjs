// Finds a Chromium for the browser tests, and installs one when there is none.
import { existsSync } from 'node:fs';
import { installPackages, onDebianAsRoot, run } from './debian.mjs';

/** The browser of the machine; without one the tests run in Playwright's own. */
export function systemChromium() {
  const places = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  return places.find((path) => path && existsSync(path));
}

async function hasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** @returns {Promise<boolean>} whether there is one now */
export async function needChromium() {
  if (systemChromium() !== undefined || (await hasOwn())) return true;
  console.log('Installing a Chromium for the browser tests (once) …');
  if (onDebianAsRoot()) return installPackages(['chromium', 'fonts-liberation']);
  return run('npx', ['playwright', 'install', 'chromium']);
}

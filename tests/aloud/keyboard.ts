// The keyboard of the desktop: real keys, which the browser and Orca both hear.

import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { passes } from './passes';

const xdotool = (...what: string[]): string => execFileSync('xdotool', what, { encoding: 'utf8' }).trim();

/** The most stops of Tab to anything on a screen. */
const STOPS = 120;

export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const [window = ''] = xdotool('search', '--sync', '--onlyvisible', '--class', 'chromium').split('\n');
    xdotool('windowfocus', '--sync', window);
  }

  async press(key: string): Promise<void> {
    xdotool('key', key);
    await passes(150);
  }

  /** As long as it takes: a key that repeats would cut off what is said. */
  async hold(key: string, until: Locator): Promise<void> {
    xdotool('keydown', key);
    try {
      await until.first().waitFor();
    } finally {
      xdotool('keyup', key);
    }
  }

  /** With Tab to the first that fits. */
  async goTo(selector: string): Promise<void> {
    await this.#page.locator(selector).first().waitFor();
    const isThere = (): Promise<boolean> =>
      this.#page.evaluate((there) => document.activeElement === document.querySelector(there), selector);
    for (let stops = 0; stops < STOPS; stops++) {
      if (await isThere()) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}.`);
  }
}

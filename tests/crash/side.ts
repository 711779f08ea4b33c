// One of two devices that show each other pictures: a browser with its own profile, and what its page has told since it was started.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launch, type Running, untilDead } from './browser';
import { Fuse, Usual } from './fuse';
import { lens } from './lens';
import { type Kept, keptOn } from './rows';
import { type Told, witness } from './witness';

export class Side {
  readonly name: string;
  readonly #folder: string;
  readonly #origin: string;
  readonly #writing = new Usual(6);
  #running: Running | null = null;
  #fuse: Fuse | null = null;

  constructor(folder: string, name: string, origin: string) {
    this.#folder = folder;
    this.name = name;
    this.#origin = origin;
  }

  get page(): Page {
    if (this.#running === null) throw new Error('no browser is running');
    return this.#running.page;
  }

  get fuse(): Fuse {
    if (this.#fuse === null) throw new Error('no browser is running');
    return this.#fuse;
  }

  /** How long it usually writes. */
  get writes(): number {
    return this.#writing.time;
  }

  async start(): Promise<void> {
    const running = await launch(join(this.#folder, this.name));
    this.#running = running;
    const fuse = new Fuse(() => void running.kill(), this.#writing);
    this.#fuse = fuse;
    await running.page.exposeFunction('witnessed', (told: Told) => fuse.heard(told));
    await running.page.addInitScript(witness);
    await running.page.addInitScript(lens);
    await this.go('');
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    await this.page.locator('html[data-hydrated]').waitFor();
  }

  is(selector: string): Promise<boolean> {
    return this.page.locator(selector).first().isVisible();
  }

  async shows(...selectors: readonly string[]): Promise<void> {
    await this.page.locator(selectors.join(', ')).first().waitFor();
  }

  async tap(selector: string): Promise<void> {
    await this.page.locator(selector).first().click();
  }

  /** All games on it that are not in the bin, as they are now. */
  async kept(): Promise<readonly Kept[]> {
    return [...(await keptOn(this.page)).values()].filter(({ sheet }) => sheet.removed === null);
  }

  /** It dies in the midst of that, or at its end. */
  async diesIn(work: () => Promise<void>): Promise<void> {
    let working = Promise.resolve();
    await untilDead(this.page, () => (working = work().then(() => this.kill())));
    // What the other one is at ends where it needs this one.
    await working.catch(() => undefined);
  }

  /** To look into a failure. */
  async photograph(): Promise<void> {
    const path = join(this.#folder, `${this.name}.png`);
    await this.#running?.page.screenshot({ path, timeout: 10_000 }).catch(() => null);
  }

  async kill(): Promise<void> {
    await this.#running?.kill();
  }
}

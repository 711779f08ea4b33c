// A device on which code plays a game by itself, killed while it thinks: after each restart it answers what it would have answered.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PERSONS } from '#thrones/bots/persons';
import { firstDifference } from '#shell/saves/difference';
import type { Handed } from '#shell/saves/handed';
import { dice } from '../e2e/support/player';
import { expectedOf } from '../support/expected';
import type { Entry } from '../support/saves';
import { launch, type Running } from './browser';
import type { Killed } from './device';
import { Fuse, Usual } from './fuse';
import { Host } from './host';
import { gameAt } from './played';
import { played } from './positions';
import { type Kept, keptOn, plain, wrongSince, wrongWith } from './rows';
import { Waiting } from './waiting';
import { type Told, witness } from './witness';

/** In milliseconds: an answer that has not come by then does not come. */
const PATIENCE = 30_000;

/** Only its players think. */
const THRONES = played('thrones');
const PLACES = THRONES.places.filter((place) => place !== 'ending');

export class CodeDevice {
  readonly waiting = new Waiting();
  readonly #folder: string;
  readonly #seed: number;
  readonly #roll: (sides: number) => number;
  readonly #host: Host;
  readonly #writing = new Usual(6);
  readonly #thinking = new Usual(60);
  #running: Running | null = null;
  #known: Kept | null = null;
  #shown = 0;
  #since = 0;
  readonly #handed = new Map<number, string>();
  #games = 0;

  constructor(build: string, folder: string, seed: number) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#seed = seed;
    this.#roll = dice(seed);
    this.#host = new Host(build, join(folder, 'host'));
  }

  async setUp(): Promise<void> {
    await this.#host.open();
    await this.#start();
  }

  /** Lets code play on, is killed somewhere in a thought, and looks whether the same answer comes. */
  async kill(): Promise<Killed> {
    const before = this.#known ?? (await this.#bringIn());
    const fuse = new Fuse(() => void this.#running?.kill(), this.#writing);
    this.#shown = before.entries.length;
    this.#handed.clear();
    // Half of them in the midst of a thought, the others anywhere up to the next answer.
    const most = this.#roll(2) === 0 ? this.#thinking.time : 1500;
    fuse.light('thinking', (this.#roll(1000) / 1000) * most, 1 + this.#roll(4));
    this.waiting.for('the kill in a thought');
    await this.#playUntilDead(fuse, before);

    this.waiting.for('the start after the kill');
    const page = await this.#start();
    const kept = await this.#kept(page, before.sheet.id);
    const count = kept.entries.length;
    const losses: string[] = [];
    const note = (wrong: string | null): void => void (wrong !== null && losses.push(wrong));
    if (count !== this.#shown && count !== this.#shown + 1)
      note(`${this.#shown} answers were acknowledged, and ${count} are kept`);
    note(wrongWith(kept, `${this.#seed} ${count}`));
    note(wrongSince(before, kept, this.#handed));
    // Only games of the one that thinks are brought in.
    const expected = expectedOf(kept.sheet, kept.entries as readonly Entry[]);
    if (expected !== null) {
      this.waiting.for('the same answer');
      const next = await this.#nextAnswer(page, kept);
      note(next === null ? 'code does not go on' : firstDifference(plain(expected), next));
    }
    const now = await this.#kept(page, before.sheet.id);
    note(wrongWith(now, `${this.#seed} ${now.entries.length}`));
    this.#known = now.sheet.finished ? null : now;
    return {
      moment: 'thinking',
      times: 1,
      phase: fuse.phase,
      place: null,
      losses,
      acknowledged: this.#shown,
      kept: count
    };
  }

  async photograph(): Promise<void> {
    await this.#running?.page.screenshot({ path: join(this.#folder, 'failed.png'), timeout: 10_000 }).catch(() => null);
  }

  async close(): Promise<void> {
    await this.#running?.kill();
    this.#host.close();
  }

  async #start(): Promise<Page> {
    const running = await launch(join(this.#folder, 'profile'));
    this.#running = running;
    const { page } = running;
    await page.exposeFunction('witnessed', (told: Told) => this.#heard(told));
    await page.addInitScript(witness);
    return page;
  }

  #fuse: Fuse | null = null;

  #heard(told: Told): void {
    this.#fuse?.heard(told);
    if (told.what === 'shown') this.#shown = told.answered;
    if (told.what === 'row') this.#handed.set(told.number, told.json);
    if (told.what === 'thinking') this.#since = performance.now();
    if (told.what === 'thought') this.#thinking.took(performance.now() - this.#since);
  }

  /** Another game, which from here on is played by Lords only. */
  async #bringIn(): Promise<Kept> {
    this.waiting.for('a game to come in');
    const page = this.#running!.page;
    const number = ++this.#games;
    const left = gameAt(THRONES, PLACES[this.#roll(PLACES.length)]!, `thinking ${this.#seed} ${number}`);
    const opened = THRONES.rules.open(left.checkpoint.position, left.checkpoint.at);
    if (!opened.ok) throw new Error('the game does not open');
    const persons = Object.keys(PERSONS);
    const handed = THRONES.rules.seatsOf(opened.game.position).map((house, i): Handed => ({
      after: left.answers.length,
      house,
      name: house,
      code: { level: 'lord', person: persons[i % persons.length]!, seed: `${this.#seed} ${house}` },
      time: Date.now()
    }));
    const path = join(this.#folder, `thinking-${number}.json`);
    writeFileSync(path, JSON.stringify({ ...left, handed }));
    await page.goto(this.#host.origin);
    await page.locator('html[data-hydrated]').waitFor();
    const earlier = new Set((await keptOn(page)).keys());
    await page.locator('input[type=file]').setInputFiles(path);
    for (;;) {
      const fresh = [...(await keptOn(page))].find(([id]) => !earlier.has(id));
      if (fresh !== undefined) return fresh[1];
      await page.waitForTimeout(50);
    }
  }

  async #playUntilDead(fuse: Fuse, { sheet }: Kept): Promise<void> {
    const { page } = this.#running!;
    const dead = new Promise<void>((done) =>
      page
        .context()
        .browser()
        ?.once('disconnected', () => done())
    );
    this.#fuse = fuse;
    const played = this.#goOn(page, sheet.id, () => Promise.resolve(false)).catch((error: unknown) => {
      if (page.context().browser()?.isConnected()) throw new Error('the page gave up', { cause: error });
    });
    await Promise.race([dead, played]);
    // The game is over.
    await this.#running!.kill();
    await dead;
    this.#fuse = null;
  }

  /** What is to be looked at is looked at, until enough has been seen. */
  async #goOn(page: Page, id: string, enough: () => Promise<boolean>): Promise<void> {
    await page.goto(`${this.#host.origin}play?game=${id}`);
    await page.locator('html[data-hydrated]').waitFor();
    for (const since = performance.now(); performance.now() - since < PATIENCE && !(await enough());) {
      const on = page.locator('[data-go-on], [data-beat-on]').first();
      if (await on.isVisible()) await on.click();
      await page.waitForTimeout(20);
    }
  }

  async #nextAnswer(page: Page, { sheet, entries }: Kept): Promise<unknown> {
    const found = async (): Promise<Kept['entries'][number] | undefined> =>
      (await keptOn(page)).get(sheet.id)?.entries[entries.length];
    await this.#goOn(page, sheet.id, async () => (await found()) !== undefined);
    const next = await found();
    return next === undefined ? null : { house: next.house, answer: next.answer };
  }

  /** Read where nothing plays on. */
  async #kept(page: Page, id: string): Promise<Kept> {
    await page.goto(`${this.#host.origin}rules`);
    const kept = (await keptOn(page)).get(id);
    if (kept === undefined) throw new Error('the game is gone');
    return kept;
  }
}

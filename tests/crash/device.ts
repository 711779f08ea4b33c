// One device: a profile with some games on it, whose browser is killed repeatedly. After each restart everything on it is
// compared with what the screen had acknowledged.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstDifference } from '#shell/saves/difference';
import type { SaveDocument } from '#shell/saves/document';
import { dice, ScreenPlayer } from '../e2e/support/player';
import { launch, type Running, untilDead } from './browser';
import { Fuse, type Phase, Usual } from './fuse';
import { Host } from './host';
import { damageDatabase, deleteDatabase } from './losing';
import { gameAt, isHidden, placeIn } from './played';
import { played } from './positions';
import { isImported, isSame, type Kept, keptOn, plain, wrongSince, wrongWith } from './rows';
import { Waiting } from './waiting';
import { type Told, witness } from './witness';

/** What the browser is killed in; the most in the life of an answer. */
export const MOMENTS = ['commit', 'tap', 'curtain', 'import', 'install', 'activate', 'coming-back'] as const;
/** The whole app is on the device within these, however slow. */
const INSTALLED = 120_000;
/** Each with devices of its own. */
export const APART = ['thinking', 'phone-answer', 'hand-over'] as const;
export type Moment = (typeof MOMENTS)[number] | (typeof APART)[number];

/** A game, and a place in it. */
export interface Place {
  readonly game: string;
  readonly place: string;
}

export interface Killed {
  readonly moment: Moment;
  /** How often, before the first check. */
  readonly times: number;
  readonly phase: Phase;
  /** Where the game stood. */
  readonly place: Place | null;
  /** What is not as it has to be; empty is good. */
  readonly losses: readonly string[];
  /** Of the game being played: answers on the screen, and on the disk. */
  readonly acknowledged: number;
  readonly kept: number;
}

/** A game in the browser, since it was opened there. */
interface OnScreen {
  readonly id: string;
  shown: number;
  readonly handed: Map<number, string>;
}

export class Device {
  readonly waiting = new Waiting();
  readonly #folder: string;
  readonly #seed: number;
  readonly #roll: (sides: number) => number;
  readonly #host: Host;
  readonly #writing = new Usual(6);
  readonly #importing = new Usual(300);
  readonly #returning = new Usual(1000);
  readonly #hits = new Map<string, number>();
  readonly #games: readonly string[];
  #imports = 0;
  #known = new Map<string, Kept>();
  #running: Running | null = null;
  #fuse: Fuse | null = null;
  #played: OnScreen | null = null;
  #weak: string[] = [];

  /** Of these games more come in. */
  constructor(build: string, folder: string, seed: number, games: readonly string[]) {
    mkdirSync(folder, { recursive: true });
    this.#games = games;
    this.#folder = folder;
    this.#seed = seed;
    this.#roll = dice(seed);
    this.#host = new Host(build, join(folder, 'host'));
  }

  /** The app is installed, and some games are brought in. */
  async setUp(places: readonly Place[]): Promise<void> {
    await this.#host.open();
    const page = await this.#start();
    await page.goto(this.#host.origin);
    await page.locator('html[data-hydrated]').waitFor();
    this.waiting.for('the app to be installed');
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true), undefined, { timeout: INSTALLED });
    this.waiting.for('the first games to come in');
    const since = performance.now();
    await this.#bringIn(page, ...places.map((place) => this.#file(place).path));
    // The result of several games appears when the last one is kept.
    await page.getByRole('dialog').waitFor();
    this.#importing.took((performance.now() - since) / places.length);
    this.#known = await keptOn(page);
    if (this.#known.size !== places.length) throw new Error('the games are not on the device');
    this.#host.away = true;
  }

  /** Opens a game, plays on for a little, is killed and started again; then looks at what is left. */
  async killIn(moment: (typeof MOMENTS)[number]): Promise<Killed> {
    const page = this.#page;
    const id = this.#nextGame(moment === 'curtain');
    const before = this.#known.get(id)!;
    // After a restart the game that was killed is on the screen.
    if (this.#played?.id !== id) await this.#open(page, id);
    this.waiting.for('answers before the kill');
    const player = new ScreenPlayer(page, this.#roll(1e9));
    let goesOn = true;
    const wanted = moment === 'coming-back' ? this.#roll(2) : 1 + this.#roll(2);
    for (let left = wanted; left > 0 && goesOn; left--) goesOn = await decide(player);
    const aimed = goesOn ? moment : 'import';
    let file: SaveDocument | null = null;
    let times = 1;
    this.waiting.for(`the kill of ${aimed}`);
    if (aimed === 'import') file = await this.#killImporting(page);
    else if (aimed === 'install' || aimed === 'activate') await this.#killUpdating(page, aimed);
    else if (aimed === 'coming-back') times = await this.#killComingBack(page, id);
    else await this.#killPlaying(page, player, aimed);
    const { phase } = this.#fuse!;
    const isPlayed = aimed === 'commit' || aimed === 'tap' || aimed === 'curtain';
    const isTold = isPlayed || aimed === 'import' || aimed === 'coming-back';
    const found = await this.#look(before, file, aimed === 'coming-back');
    const now = this.#known.get(id);
    const place = isPlayed && now !== undefined ? this.#placeOf(now) : null;
    if (place !== null) this.#hits.set(keyOf(place), (this.#hits.get(keyOf(place)) ?? 0) + 1);
    return { moment: aimed, times, phase: isTold ? phase : 'nothing', place, ...found };
  }

  /** Plays one game to its end on the screen; null when it gets there. */
  async playOut(): Promise<string | null> {
    const [id] = [...this.#known].sort(([, a], [, b]) => leftOf(a) - leftOf(b))[0]!;
    const page = this.#page;
    await this.#open(page, id);
    const player = new ScreenPlayer(page, this.#roll(1e9));
    do this.waiting.for('the next answer of a game that is played to its end');
    while (await decide(player));
    const { sheet, entries } = (await keptOn(page)).get(id)!;
    const wrong = wrongWith({ sheet, entries }, String(this.#seed));
    return sheet.finished ? wrong : 'the screen crowned a winner, and the game is not over';
  }

  /** To look into a failure. */
  async photograph(): Promise<void> {
    await this.#running?.page.screenshot({ path: join(this.#folder, 'failed.png'), timeout: 10_000 }).catch(() => null);
  }

  async close(): Promise<void> {
    await this.#running?.kill();
    this.#host.close();
  }

  /** Each of its games is: where answers alone are aimed at, none is brought in. */
  get isOver(): boolean {
    return [...this.#known.values()].every(({ sheet }) => sheet.finished);
  }

  get #page(): Page {
    if (this.#running === null) throw new Error('no browser is running');
    return this.#running.page;
  }

  async #start(): Promise<Page> {
    const running = await launch(join(this.#folder, 'profile'));
    this.#running = running;
    const fuse = new Fuse(() => void running.kill(), this.#writing);
    this.#fuse = fuse;
    await running.page.exposeFunction('witnessed', (told: Told) => this.#heard(fuse, told));
    await running.page.addInitScript(witness);
    return running.page;
  }

  #heard(fuse: Fuse, told: Told): void {
    fuse.heard(told);
    if (told.what === 'written' && told.durability !== 'strict') this.#weak.push(told.durability);
    if (this.#played === null) return;
    if (told.what === 'shown') this.#played.shown = told.answered;
    if (told.what === 'row' && told.game === this.#played.id) this.#played.handed.set(told.number, told.json);
  }

  async #open(page: Page, id: string): Promise<void> {
    this.waiting.for('a game to open');
    this.#played = { id, shown: 0, handed: new Map() };
    await page.goto(`${this.#host.origin}play?game=${id}`);
    const shown = await page.locator('[data-answered]').getAttribute('data-answered');
    this.#played.shown = Number(shown);
    const kept = this.#known.get(id)!.entries.length;
    if (this.#played.shown !== kept) throw new Error(`${kept} answers are kept, and ${shown} are shown`);
    await page.locator('html[data-hydrated]').waitFor();
  }

  /** Of the games that go on, the one at a place where the fewest were interrupted. */
  #nextGame(curtain: boolean): string {
    const open = [...this.#known.values()].filter(({ sheet }) => !sheet.finished);
    const hidden = open.filter(({ sheet }) => isHidden(played(sheet.game), sheet));
    const from = curtain && hidden.length > 0 ? hidden : open;
    const hits = (kept: Kept): number => this.#hits.get(keyOf(this.#placeOf(kept))) ?? 0;
    const fewest = Math.min(...from.map(hits));
    const rare = from.filter((kept) => hits(kept) === fewest);
    return rare[this.#roll(rare.length)]!.sheet.id;
  }

  #placeOf({ sheet }: Kept): Place {
    return { game: sheet.game, place: placeIn(played(sheet.game), sheet) };
  }

  async #killPlaying(page: Page, player: ScreenPlayer, moment: 'commit' | 'tap' | 'curtain'): Promise<void> {
    const between = (most: number): number => (this.#roll(1000) / 1000) * most;
    // Half of them at once, so that the transaction has not ended even where the disk is quick.
    if (moment === 'commit') this.#fuse!.light('writing', between(this.#roll(2) === 0 ? 2 : this.#writing.time));
    else if (moment === 'tap') this.#fuse!.light('tap', between(60));
    else this.#fuse!.light('hold', between(900));
    await untilDead(page, async () => {
      // Without another such ask the kill comes now.
      for (let left = 40; left > 0; left--) if (!(await decide(player))) break;
      await this.#running!.kill();
    });
  }

  async #killImporting(page: Page): Promise<SaveDocument> {
    const game = this.#games[this.#roll(this.#games.length)]!;
    const { places } = played(game);
    const { path, file } = this.#file({ game, place: places[this.#roll(places.length)]! });
    await page.goto(this.#host.origin);
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('main[aria-busy=false]').waitFor();
    const { time } = this.#importing;
    const { kill } = this.#running!;
    this.#fuse!.phase = 'nothing';
    const aimsAtWriting = this.#roll(2) === 0;
    if (aimsAtWriting) this.#fuse!.light('writing', (this.#roll(1000) / 1000) * time * 0.7);
    await untilDead(page, async () => {
      const delay = (this.#roll(1000) / 1000) * time;
      if (!aimsAtWriting) setTimeout(() => void kill(), delay);
      await this.#bringIn(page, path);
      await page.waitForTimeout(4 * time);
      await kill();
    });
    return file;
  }

  /** A new version comes out while a game is open; the player asks for it at the start, or is just getting it. */
  async #killUpdating(page: Page, moment: 'install' | 'activate'): Promise<void> {
    const { kill } = this.#running!;
    this.#host.away = false;
    this.#host.bringOut();
    await page.goto(this.#host.origin);
    await page.locator('html[data-hydrated]').waitFor();
    const update = (): Promise<void> =>
      page.evaluate(() =>
        navigator.serviceWorker.ready.then((registered) => registered.update()).then(() => undefined)
      );
    await untilDead(page, async () => {
      const killSoon = (most: number): void => void setTimeout(() => void kill(), (this.#roll(1000) / 1000) * most);
      if (moment === 'install') killSoon(500);
      await update();
      const now = page.locator('[data-update]');
      await now.waitFor();
      if (moment === 'activate') killSoon(250);
      await now.click();
      await page.waitForTimeout(600);
      await kill();
    });
    this.#host.away = true;
  }

  /** The database is lost, and the browser killed repeatedly while the games come back from their copies. */
  async #killComingBack(page: Page, id: string): Promise<number> {
    // Away from the database; what is under way there is ended.
    await page.goto(`${this.#host.origin}rules`);
    const way = this.#roll(3);
    if (way === 0) await deleteDatabase(page);
    else {
      await this.#running!.kill();
      damageDatabase(join(this.#folder, 'profile'), way === 1 ? 'beyond repair' : 'beyond opening');
      page = await this.#start();
    }
    const most = 1 + this.#roll(MOST_KILLS);
    let back = 0;
    for (let times = 1; ; times++) {
      this.waiting.for(`kill ${times} while games come back`);
      const fuse = this.#fuse!;
      await this.#killOpening(page, this.#roll(4) === 0 ? `play?game=${id}` : '');
      back += fuse.written;
      fuse.phase = back === 0 ? 'no game back' : back < this.#known.size ? 'some back' : 'all back';
      // As the last one left it, the games are looked at.
      if (times === most || fuse.phase === 'all back') return times;
      page = await this.#start();
    }
  }

  /** At the first or second game that is being written, or at any time. */
  async #killOpening(page: Page, path: string): Promise<void> {
    const fuse = this.#fuse!;
    const { kill } = this.#running!;
    const { time } = this.#returning;
    const aimsAtWriting = this.#roll(3) > 0;
    if (aimsAtWriting) fuse.light('writing', this.#roll(10), 1 + this.#roll(2));
    await untilDead(page, async () => {
      if (!aimsAtWriting) setTimeout(() => void kill(), (this.#roll(1000) / 1000) * time);
      await page.goto(`${this.#host.origin}${path}`);
      await page.waitForTimeout(time);
      await kill();
    });
  }

  /** What is on the disk once all games are there that have to be, or none has come for long. */
  async #keptInTheEnd(page: Page): Promise<Map<string, Kept>> {
    const since = performance.now();
    for (;;) {
      const kept = await keptOn(page);
      const waited = performance.now() - since;
      const isWhole = [...this.#known.keys()].every((id) => kept.has(id));
      if (isWhole || waited > PATIENCE) return kept;
      await page.waitForTimeout(50);
    }
  }

  /** Started again: what is on the disk, and what the app makes of it. */
  async #look(
    before: Kept,
    file: SaveDocument | null,
    fromCopies = false
  ): Promise<Pick<Killed, 'losses' | 'acknowledged' | 'kept'>> {
    const played = this.#played!;
    const losses: string[] = [];
    this.waiting.for('the start after the kill');
    const page = await this.#start();
    const since = performance.now();
    await page.goto(`${this.#host.origin}play?game=${played.id}`);
    const shown = await page.locator('[data-answered]').getAttribute('data-answered');
    await page.locator('html[data-hydrated]').waitFor();
    this.waiting.for('all games that were kept');
    const now = await this.#keptInTheEnd(page);
    if (this.#fuse!.written > 1) this.#returning.took(performance.now() - since);
    const game = now.get(played.id);
    if (game === undefined) return { losses: ['the game is gone'], acknowledged: played.shown, kept: 0 };
    const kept = game.entries.length;
    const note = (wrong: string | null): void => void (wrong !== null && losses.push(wrong));
    if (Number(shown) !== kept) note(`${kept} answers are kept, and ${shown} are shown`);
    if (kept !== played.shown && kept !== played.shown + 1)
      note(`${played.shown} answers were acknowledged, and ${kept} are kept`);
    note(wrongWith(game, `${this.#seed} ${kept}`));
    note(wrongSince(before, game, played.handed));
    for (const [id, other] of this.#known) {
      const found = now.get(id);
      if (id === played.id || isSame(found, other)) continue;
      if (fromCopies && found !== undefined && isSame(unseen(found), unseen(other))) continue;
      note(`another game, ${other.sheet.name}, has changed: ${firstDifference(plain(other), found)}`);
    }
    const added = [...now.values()].filter(({ sheet }) => !this.#known.has(sheet.id));
    if (added.length > (file === null ? 0 : 1)) note('there are games that nobody has begun');
    for (const one of added) {
      if (file === null || !isImported(one, file)) note('half a file was brought in');
      note(wrongWith(one, `${this.#seed} import`));
    }
    for (const weak of this.#weak.splice(0)) note(`a transaction was ${weak}`);
    this.#known = now;
    this.#played = { id: played.id, shown: kept, handed: new Map() };
    return { losses, acknowledged: played.shown, kept };
  }

  async #bringIn(page: Page, ...paths: readonly string[]): Promise<void> {
    await page.locator('input[type=file]').setInputFiles(paths);
  }

  #file({ game, place }: Place): { readonly path: string; readonly file: SaveDocument } {
    const number = ++this.#imports;
    const file = gameAt(played(game), place, `crash ${this.#seed} ${number}`);
    const path = join(this.#folder, `${place}-${number}.json`);
    writeFileSync(path, JSON.stringify(file));
    return { path, file };
  }
}

const keyOf = ({ game, place }: Place): string => `${game}: ${place}`;

/** What a seat has seen waits for no copy: at worst it is shown twice. */
const unseen = ({ sheet, entries }: Kept): Kept => ({ sheet: { ...sheet, seen: {} }, entries });

/** While the games come back, before the first check. */
const MOST_KILLS = 5;

/** In milliseconds: a game that is not back by then is lost. */
const PATIENCE = 30_000;

/** A player that taps at random may need several runs at it, above all to give orders to many areas. */
async function decide(player: ScreenPlayer): Promise<boolean> {
  for (let runs = 4; ; runs--) {
    try {
      return await player.decide();
    } catch (error) {
      if (runs === 0 || !String(error).includes('Nothing comes of tapping')) throw error;
    }
  }
}

/** How long a game may still last: its end is unknown, but those brought in last are the youngest. */
const leftOf = ({ sheet }: Kept): number => (sheet.name.startsWith('Ending') ? 0 : 1);

// A tablet and the phone of one seat, of which one is killed somewhere between the first code and the answer that the tablet has taken:
// what the phone has sealed is in the game once and as it was sealed, or it is still on the phone and is taken after the restart.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dice, ScreenPlayer } from '../e2e/support/player';
import type { Killed } from './device';
import { Host } from './host';
import { look } from './lens';
import { gameAt } from './played';
import { played, PLAYED } from './positions';
import { isSame, type Kept, plain, wrongSince, wrongWith } from './rows';
import { Side } from './side';
import { Waiting } from './waiting';

/** Where something is asked in secret, as often as not. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  thrones: ['planning', 'bidding', 'combat'],
  'iron-throne': ['leaders', 'House cards']
};

/** What is in the phone's pocket (src/shell/phones/answering.svelte.ts). */
interface Pocketed {
  readonly keys: { readonly open: string };
  readonly question: { readonly id: string; readonly house: string } | null;
  readonly answer?: unknown;
}

/** What has been seen before the lights went out. */
interface Seen {
  linked: boolean;
  asked: boolean;
  sealed: boolean;
}

export class PhonePair {
  readonly waiting = new Waiting();
  readonly #folder: string;
  readonly #seed: number;
  readonly #roll: (sides: number) => number;
  readonly #host: Host;
  #tablet: Side | null = null;
  #phone: Side | null = null;
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
    this.#tablet = new Side(this.#folder, 'tablet', this.#host.origin);
    this.#phone = new Side(this.#folder, 'phone', this.#host.origin);
    await this.#tablet.start();
    await this.#phone.start();
  }

  async kill(): Promise<Killed> {
    const [tablet, phone] = [this.#tablet!, this.#phone!];
    const before = await this.#bringIn(tablet);
    const { id } = before.sheet;
    const seen: Seen = { linked: false, asked: false, sealed: false };
    const victim = this.#roll(3) === 0 ? phone : tablet;
    // Most of them at the writing of what is sealed, or of the answer that the tablet takes in; the others anywhere.
    const aims = this.#roll(4) > 0;
    const soon = (): void => {
      const after = this.#roll(2) === 0 ? this.#roll(3) : (this.#roll(1000) / 1000) * victim.writes;
      if (aims) victim.fuse.light('writing', after);
    };
    const chance = aims ? Infinity : this.#roll(6);
    const step = async (number: number): Promise<void> => {
      if (number !== chance) return;
      await victim.page.waitForTimeout(this.#roll(400));
      await victim.kill();
    };
    await victim.diesIn(async () => {
      await this.#link(tablet, phone, id);
      seen.linked = true;
      await step(0);
      await this.#ask(tablet, phone);
      seen.asked = true;
      await step(1);
      if (victim === phone) soon();
      await this.#seal(phone);
      seen.sealed = true;
      await step(2);
      if (victim === tablet) soon();
      await this.#scan(tablet);
      setTimeout(() => void step(3), this.#roll(900));
      await this.#takeIn(tablet, phone);
      await step(4);
    });
    const { phase } = victim.fuse;
    const acknowledged = before.entries.length + (phase === 'just shown' && victim === tablet && seen.sealed ? 1 : 0);
    const losses = await this.#look(victim, before, seen, acknowledged);
    const kept = (await this.#kept(tablet, id)).entries.length;
    return { moment: 'phone-answer', times: 1, phase, place: null, losses, acknowledged, kept };
  }

  async photograph(): Promise<void> {
    await Promise.all([this.#tablet?.photograph(), this.#phone?.photograph()]);
  }

  async close(): Promise<void> {
    await Promise.all([this.#tablet?.kill(), this.#phone?.kill()]);
    this.#host.close();
  }

  async #look(victim: Side, before: Kept, seen: Seen, acknowledged: number): Promise<string[]> {
    const [tablet, phone] = [this.#tablet!, this.#phone!];
    const { id } = before.sheet;
    const losses: string[] = [];
    const note = (wrong: string | null): void => void (wrong !== null && losses.push(`${victim.name}: ${wrong}`));
    this.waiting.for(`the start of the ${victim.name} after the kill`);
    await victim.start();
    if (victim === tablet) {
      const { entries } = await this.#kept(tablet, id);
      if (entries.length < acknowledged) note('an answer of a phone is lost');
    } else if (seen.linked) {
      await phone.go('phone');
      if (seen.sealed && !(await shown(phone, '[data-sealed]'))) note('what was sealed is lost');
      if (!seen.sealed && seen.asked && !(await shown(phone, '[data-ask], [data-sealed]')))
        note('the question is lost');
    }
    // From wherever the two are, to the end.
    const isIn = (await this.#kept(tablet, id)).entries.length > before.entries.length;
    if (!isIn) {
      await this.#open(tablet, id);
      if (seen.linked && !(await shown(tablet, '[data-phones]'))) note('the phone is not known any more');
      if (!seen.linked || losses.length > 0) await this.#link(tablet, phone, id);
      if (!(await phone.is('[data-sealed]'))) {
        if (!(await phone.is('[data-ask]'))) await this.#ask(tablet, phone);
        await this.#seal(phone);
      }
    }
    const sealed = await pocketOf(phone);
    if (!isIn) {
      await this.#scan(tablet);
      await this.#takeIn(tablet, phone);
    }
    const now = await this.#kept(tablet, id);
    const fresh = now.entries.slice(before.entries.length);
    if (fresh.length !== 1) note(`${fresh.length} answers are in`);
    const [entry] = fresh;
    if (entry?.house !== sealed.question?.house) note('another seat has answered');
    if (!isSame(entry?.answer, sealed.answer)) note('the answer is not the one that was sealed');
    note(wrongWith(now, `${this.#seed} ${this.#games}`));
    note(wrongSince(before, now, new Map(fresh.map((one) => [one.number, JSON.stringify(one)]))));
    return losses;
  }

  /** A game in which somebody is asked in secret. */
  async #bringIn(tablet: Side): Promise<Kept> {
    this.waiting.for('a game to come in');
    for (;;) {
      const number = ++this.#games;
      const game = PLAYED[number % PLAYED.length]!;
      const places = SECRET[game]!;
      const file = gameAt(played(game), places[this.#roll(places.length)]!, `phone ${this.#seed} ${number}`);
      const { rules } = played(game);
      const opened = rules.open(file.checkpoint.position, file.checkpoint.at);
      if (!opened.ok || !opened.game.position.asks.some((ask) => rules.privacyOf(ask) === 'sealed')) continue;
      const path = join(this.#folder, `phone-${number}.json`);
      writeFileSync(path, JSON.stringify(file));
      await tablet.go('');
      const earlier = new Set((await tablet.kept()).map(({ sheet }) => sheet.id));
      await tablet.page.locator('input[type=file]').setInputFiles(path);
      for (;;) {
        const fresh = (await tablet.kept()).find(({ sheet }) => !earlier.has(sheet.id));
        if (fresh !== undefined) return plain(fresh);
        await tablet.page.waitForTimeout(50);
      }
    }
  }

  async #kept(tablet: Side, id: string): Promise<Kept> {
    const kept = (await tablet.kept()).find(({ sheet }) => sheet.id === id);
    if (kept === undefined) throw new Error('the game is gone');
    return plain(kept);
  }

  /** Up to the first curtain, or to the phones. */
  async #open(tablet: Side, id: string): Promise<void> {
    this.waiting.for('a game to open');
    await tablet.go(`play?game=${id}`);
    for (;;) {
      await tablet.shows('[data-go-on], [data-beat-on], [data-curtain], [data-phones]');
      if (!(await tablet.is('[data-go-on], [data-beat-on]'))) return;
      await tablet.tap('[data-go-on], [data-beat-on]');
    }
  }

  /** The code of the phone is scanned, by a tablet that knows none. */
  async #link(tablet: Side, phone: Side, id: string): Promise<void> {
    this.waiting.for('the code of the phone');
    await phone.go('phone');
    await phone.shows('canvas[data-code="one"]', '[data-sealed]');
    // Its last answer is in, and this is another game.
    if (await phone.is('[data-sealed]')) {
      await phone.tap('[data-main]');
      await phone.tap('.word-button');
      await phone.shows('canvas[data-code="one"]');
    }
    await this.#open(tablet, id);
    this.waiting.for('the phone to be linked');
    await tablet.tap('[data-by-phone]');
    await tablet.tap('[data-link]');
    await look(tablet.page, phone.page, () => tablet.is('[data-phones-in="1"]'));
  }

  async #ask(tablet: Side, phone: Side): Promise<void> {
    this.waiting.for('the question on the phone');
    if (await tablet.is('[data-phones="first"]')) await tablet.tap('[data-phones="first"] .foot .gold-button');
    await tablet.shows('canvas[data-code="parcel"]');
    if (await phone.is('canvas[data-code]')) await phone.tap('[data-main]');
    await look(phone.page, tablet.page, () => phone.is('[data-ask]'));
  }

  async #seal(phone: Side): Promise<void> {
    this.waiting.for('the answer to be sealed');
    await new ScreenPlayer(phone.page, this.#roll(1e9)).decide();
    await phone.shows('[data-sealed]');
  }

  /** Whatever the tablet shows, its camera opens. */
  async #scan(tablet: Side): Promise<void> {
    this.waiting.for('the camera of the tablet');
    await tablet.shows('[data-phones="show"]');
    await tablet.tap('[data-phones="show"] .acts .gold-button:last-child');
    await tablet.shows('[data-phones="scan"]');
  }

  async #takeIn(tablet: Side, phone: Side): Promise<void> {
    this.waiting.for('the answer to be taken in');
    const answered = () => tablet.page.locator('[data-answered]').getAttribute('data-answered');
    const before = await answered();
    await look(tablet.page, phone.page, async () => (await answered()) !== before);
  }
}

/** In milliseconds: what a page shows after a restart is there by then. */
const PATIENCE = 30_000;

const shown = ({ page }: Side, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(
      () => true,
      () => false
    );

const pocketOf = ({ page }: Side): Promise<Pocketed> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open('pass-the-crown-pocket'));
    const row = (await done(database.transaction('kept').objectStore('kept').get('phone'))) as { what: Pocketed };
    database.close();
    return row.what;
  });

// A player who knows no rule: it reads what is offered on the page and taps it. Everything goes through real pointer and key
// events at places on the screen, so what is covered or out of reach is not played.

import type { Page } from '@playwright/test';

/** All that the player needs of a browser: Playwright's page has it, and so has any other that is driven. */
export interface Hands {
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(inPage: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  waitForTimeout(milliseconds: number): Promise<void>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  readonly keyboard: {
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    press(key: string): Promise<void>;
  };
}

const isPlaywright = (hands: Hands): hands is Page => 'context' in hands;

/** What is on the screen to be tapped. */
interface Offer {
  readonly kind: 'choose' | 'main' | 'held' | 'missing' | 'refusal' | 'go-on' | 'curtain' | 'recap' | 'see' | 'over';
  readonly name: string;
  /** Its place among all that the selector finds. */
  readonly selector: string;
  readonly index: number;
}

export interface Met {
  decisions: number;
  handOvers: number;
  readonly asks: Map<string, number>;
}

/** The same dice in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** More taps than any ask needs; then something on the screen leads nowhere. */
const PATIENCE = 400;
/** So often it is looked again whether there is something to tap by now: what is loaded or moves may take its time. */
const LOOKS = 1200;

export class ScreenPlayer {
  readonly met: Met = { decisions: 0, handOvers: 0, asks: new Map() };
  readonly #page: Hands;
  readonly #roll: (sides: number) => number;
  /** What is seen only while held has been looked at. */
  #held = false;
  #hurries = false;
  readonly #readsBeats: boolean;

  /** `readsBeats`: it waits until they end by themselves. */
  constructor(page: Hands, seed: number, { readsBeats = false } = {}) {
    this.#page = page;
    this.#roll = dice(seed);
    this.#readsBeats = readsBeats;
  }

  /** What moves is looked at elsewhere; here it would only take its time. */
  async #hurry(): Promise<void> {
    if (this.#hurries) return;
    this.#hurries = true;
    if (!isPlaywright(this.#page)) return;
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
  }

  /** Takes one decision, with everything that comes before it. False: the game is over. */
  async decide(): Promise<boolean> {
    await this.#hurry();
    // A game that has just been opened again shows nothing to tap yet.
    await this.#until('[data-answered]', true);
    const before = await this.#count();
    this.#held = false;
    for (let taps = 0, looks = 0; taps < PATIENCE && looks < LOOKS;) {
      const offers = await this.#offers();
      if (offers.some(({ kind }) => kind === 'over')) return false;
      if ((await this.#count()) !== before) {
        this.met.decisions++;
        return true;
      }
      if (await this.#tapOne(offers, taps)) taps++;
      else looks++;
    }
    throw new Error(`Nothing comes of tapping: ${JSON.stringify(await this.#offers())}`);
  }

  /** False: there was nothing yet that could be tapped. */
  async #tapOne(offers: readonly Offer[], taps: number): Promise<boolean> {
    const first = (kind: Offer['kind']): Offer | undefined => offers.find((one) => one.kind === kind);
    // On a phone a refusal is over what else there is to tap.
    const next = first('refusal') ?? first('go-on') ?? first('recap');
    if (next) return this.#tap(next);
    const curtain = first('curtain');
    if (curtain) {
      this.met.handOvers++;
      return this.#hold(curtain);
    }
    const pad = first('see');
    if (pad && (!this.#held || taps % 20 === 0)) return this.#holdAndCount();
    const choices = offers.filter(({ kind }) => kind === 'choose');
    const mains = offers.filter(({ kind }) => kind === 'main' || kind === 'held');
    // Once in a while something more is chosen before it is done.
    if (mains.length > 0 && (choices.length === 0 || taps > 24 || this.#roll(3) > 0))
      return this.#take(this.#pick(mains));
    const missing = first('missing');
    if (missing && this.#roll(2) === 0) {
      await this.#tap(missing);
      const led = await this.#focused();
      // It may have opened by itself what it led to.
      if (led && this.#roll(2) === 0) return this.#tap(led);
      if (led) return true;
    }
    if (choices.length > 0) return this.#tap(this.#pick(choices));
    if (mains.length > 0) return this.#take(this.#pick(mains));
    await this.#page.waitForTimeout(50);
    return false;
  }

  async #until(selector: string, isThere: boolean): Promise<void> {
    for (let looks = LOOKS; looks > 0; looks--) {
      const found = await this.#page.evaluate((selector) => document.querySelector(selector) !== null, selector);
      if (found === isThere) return;
      await this.#page.waitForTimeout(50);
    }
    throw new Error(`${selector} ${isThere ? 'does not come' : 'does not go'}`);
  }

  #pick<T>(from: readonly T[]): T {
    return from[this.#roll(from.length)]!;
  }

  /** What is final is held until it is done. */
  #take(offer: Offer): Promise<boolean> {
    return offer.kind === 'held' ? this.#press(offer) : this.#tap(offer);
  }

  async #press(offer: Offer): Promise<boolean> {
    const at = await this.#place(offer);
    if (!at) return false;
    const before = await this.#screen();
    await this.#page.mouse.move(at.x, at.y);
    await this.#page.mouse.down();
    for (let looks = 100; looks > 0 && (await this.#screen()) === before; looks--) await this.#page.waitForTimeout(50);
    await this.#page.mouse.up();
    return true;
  }

  /** Changes with every answer, and with what is signed. */
  #screen(): Promise<string> {
    return this.#page.evaluate(() => {
      const answered = document.querySelector('[data-answered]')?.getAttribute('data-answered');
      return `${answered} ${document.querySelectorAll('[data-held], [data-signed]').length}`;
    });
  }

  async #tap(offer: Offer): Promise<boolean> {
    const at = await this.#place(offer);
    if (at) await this.#page.mouse.click(at.x, at.y);
    else await this.#page.waitForTimeout(50);
    return at !== null;
  }

  async #hold(offer: Offer): Promise<boolean> {
    const at = await this.#place(offer);
    if (!at) return false;
    await this.#page.mouse.move(at.x, at.y);
    await this.#page.mouse.down();
    await this.#until('[data-curtain]', false);
    await this.#page.mouse.up();
    return true;
  }

  /** Brought into sight as a finger would; null if something is over it. */
  #place({ selector, index }: Offer): Promise<{ x: number; y: number } | null> {
    return this.#page.evaluate(
      ([selector, index]) => {
        const element = document.querySelectorAll(selector)[index];
        if (element === undefined) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const on = document.elementFromPoint(x, y);
        return on !== null && element.contains(on) ? { x, y } : null;
      },
      [selector, index] as const
    );
  }

  /** Holds with one hand and counts with the other: Space and the arrow keys. */
  async #holdAndCount(): Promise<boolean> {
    const isThere = await this.#page.evaluate(() => {
      const pad = document.querySelector<HTMLElement>(':is([data-ask], [data-whole]) [data-hold]');
      pad?.focus();
      return pad !== null;
    });
    // The last answer has just taken effect, and the question is gone.
    if (!isThere) return false;
    this.#held = true;
    await this.#page.keyboard.down('Space');
    for (let up = this.#roll(4); up > 0; up--) await this.#page.keyboard.press('ArrowUp');
    await this.#page.keyboard.up('Space');
    return true;
  }

  /** How many answers the page says there have been: its own words, not the database. */
  async #count(): Promise<string | null> {
    return this.#page.evaluate(() => document.querySelector('[data-answered]')?.getAttribute('data-answered') ?? null);
  }

  /** Where tapping the dashed button has led. */
  #focused(): Promise<Offer | null> {
    return this.#page.evaluate(() => {
      const selector = '[data-ask] [data-choose]';
      const index = [...document.querySelectorAll(selector)].indexOf(document.activeElement!);
      return index < 0 ? null : { kind: 'choose' as const, name: 'focused', selector, index };
    });
  }

  /** No tap while an answer is being kept: what then comes under the finger may take it back. */
  async #offers(): Promise<readonly Offer[]> {
    await this.#until('[data-answered][aria-busy]', false);
    return this.#page.evaluate((readsBeats) => {
      // A sentence that was not called shows as a function.
      const [code] = /.{0,60}=>.{0,60}/.exec(document.body.innerText) ?? [];
      if (code !== undefined) throw new Error(`The screen shows code: ${code}`);
      const offers: Offer[] = [];
      const look = (selector: string, kindOf: (element: Element) => Offer['kind'] | null): void => {
        for (const [index, element] of [...document.querySelectorAll(selector)].entries()) {
          const kind = kindOf(element);
          if (kind === null || element.closest('[inert], [hidden]') !== null || !element.checkVisibility()) continue;
          const name = element.getAttribute('data-choose') ?? element.textContent.trim();
          offers.push({ kind, name, selector, index });
        }
      };
      const isOff = (element: Element): boolean =>
        element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');
      look('[data-over]', () => 'over');
      look('[data-refusal] button:last-of-type', () => 'refusal');
      look('[data-go-on]', () => 'go-on');
      if (!readsBeats) look('[data-beat-on]', () => 'go-on');
      look('[data-curtain] [data-hold]', () => 'curtain');
      look('[data-recap] [data-main]', () => 'recap');
      look(':is([data-ask], [data-whole]) [data-hold]', () => 'see');
      look(':is([data-ask], [data-whole]) [data-held]', (element) => (isOff(element) ? null : 'held'));
      look(':is([data-ask], [data-whole]) [data-main]:not([data-held])', (element) =>
        isOff(element) ? 'missing' : 'main'
      );
      look(':is([data-ask], [data-whole]) [data-choose]', (element) => (isOff(element) ? null : 'choose'));
      return offers;
    }, this.#readsBeats);
  }
}

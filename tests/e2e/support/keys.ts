// A player without a finger: it walks with Tab and the arrows, presses Enter, holds Space. At every stop it looks whether one can
// see where one is, and after every step whether one is still anywhere.

import { expect, type Page } from '@playwright/test';
import { passed } from './app';
import { dice } from './player';

type Kind = 'go-on' | 'recap' | 'curtain' | 'hold-to-see' | 'main' | 'held' | 'missing' | 'choose' | 'over';

interface Offer {
  readonly kind: Kind;
  readonly name: string;
}

/** The most stops of Tab to anything on a screen. */
const STOPS = 120;

/** More steps than any ask needs. */
const PATIENCE = 90;
/** By the page's clock: longer than anything final is held. */
const PRESSED = 1500;
/** So often it is looked again whether there is something to press by now. */
const LOOKS = 1200;

export class KeyPlayer {
  /** What was asked so far. */
  readonly asked = new Set<string>();
  /** To how many stops each way led. */
  readonly ways: number[] = [];
  decisions = 0;
  pressed = 0;
  readonly #page: Page;
  readonly #roll: (sides: number) => number;

  constructor(page: Page, seed: number) {
    this.#page = page;
    this.#roll = dice(seed);
  }

  /** Takes one decision, with everything that comes before it. False: the game is over. */
  async decide(): Promise<boolean> {
    const before = await this.#answered();
    let held = false;
    for (let steps = 0, looks = 0; steps < PATIENCE && looks < LOOKS; steps++) {
      if ((await this.#answered()) !== before) {
        this.decisions++;
        return true;
      }
      const offers = await this.#offers();
      if (offers.some(({ kind }) => kind === 'over')) return false;
      const of = (kind: Kind): readonly number[] => offers.flatMap((offer, i) => (offer.kind === kind ? [i] : []));
      const [pad] = [...of('curtain'), ...of('hold-to-see')];
      const must = [...of('go-on'), ...of('recap')][0];
      if (must !== undefined) await this.#press(must, offers);
      else if (pad !== undefined && !held) {
        await this.#hold(pad, offers);
        held = offers[pad]?.kind === 'hold-to-see';
      } else {
        const [mains, choices] = [[...of('main'), ...of('held')], of('choose')];
        const isDone = mains.length > 0 && (choices.length === 0 || steps > 40 || this.#roll(3) > 0);
        const from = isDone || choices.length === 0 ? mains : choices;
        if (from.length === 0) {
          steps--;
          looks++;
          await this.#page.waitForTimeout(50);
        } else await this.#take(from[this.#roll(from.length)] ?? 0, offers);
      }
    }
    throw new Error(`Nothing comes of the keys: ${JSON.stringify(await this.#offers())}`);
  }

  /** With Tab to the first that fits, and no other way. */
  async goTo(selector: string): Promise<void> {
    await this.#page.locator(selector).first().waitFor();
    await this.#page.evaluate((found) => {
      Object.assign(globalThis, { wanted: document.querySelector(found) });
    }, selector);
    expect(await this.#walk(selector), `Tab leads to ${selector}`).toBe(true);
  }

  async enter(): Promise<void> {
    await this.#page.keyboard.press('Enter');
    this.pressed++;
    await this.#rested();
  }

  async expectSomewhere(after: string): Promise<void> {
    const isSomewhere = (): Promise<boolean> =>
      this.#page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement | null));
    await expect.poll(isSomewhere, { message: `the focus is lost after ${after}` }).toBe(true);
  }

  isAt(selector: string): Promise<boolean> {
    return this.#page.evaluate((there) => document.activeElement?.matches(there) ?? false, selector);
  }

  /** Once round: nothing below it is ever reached. */
  async expectTabStaysIn(selector: string): Promise<void> {
    for (let stops = 0; stops < 12; stops++) {
      await this.#page.keyboard.press('Tab');
      const below = await this.#page.evaluate((around) => {
        const at = document.activeElement;
        // Between the last and the first come the buttons of the browser itself.
        const isNowhere = at === null || at === document.body || at === document.documentElement;
        return isNowhere || at.closest(around) !== null ? null : at.outerHTML.slice(0, 200);
      }, selector);
      expect(below, `Tab stays in ${selector}, ${stops} stops on`).toBeNull();
    }
  }

  /** What is final is held until it is done. */
  #take(which: number, offers: readonly Offer[]): Promise<void> {
    return offers[which]?.kind === 'held' ? this.#hold(which, offers) : this.#press(which, offers);
  }

  async #press(which: number, offers: readonly Offer[]): Promise<void> {
    const { kind, name } = offers[which] ?? { kind: 'choose', name: '' };
    const step = `${await this.#about()}: ${kind} ${name}`;
    await this.#want(which);
    if (!(await this.#walk(step))) return;
    await this.enter();
    await this.expectSomewhere(step);
  }

  async #hold(which: number, offers: readonly Offer[]): Promise<void> {
    const { kind, name } = offers[which] ?? { kind: 'held', name: '' };
    const step = kind === 'curtain' ? 'a curtain' : `${await this.#about()}: held ${name}`;
    await this.#want(which);
    if (!(await this.#walk(step))) return;
    await this.#page.keyboard.down('Space');
    if (kind === 'curtain') await this.#page.locator('[data-curtain]').waitFor({ state: 'detached' });
    else if (kind === 'held') await passed(this.#page, PRESSED);
    else for (let up = this.#roll(3); up > 0; up--) await this.#page.keyboard.press('ArrowUp');
    await this.#page.keyboard.up('Space');
    await this.#rested();
    await this.expectSomewhere(step);
  }

  /** The answer is kept, and whatever was to follow the key at once has followed. */
  async #rested(): Promise<void> {
    await this.#page.locator('[data-answered][aria-busy]').waitFor({ state: 'detached' });
    await passed(this.#page, 100);
  }

  /** False: what was wanted has gone, because the last answer took effect only now. */
  async #walk(step: string): Promise<boolean> {
    for (let stops = 0; stops < STOPS; stops++) {
      const { there, gone, before, shown, where } = await this.#stop();
      if (gone) return false;
      if (stops > 0 || there) expect.soft(shown, `${step}: one sees that the focus is on ${where}`).toBe(true);
      if (there) {
        this.ways.push(stops);
        return true;
      }
      await this.#page.keyboard.press(before ? 'Shift+Tab' : 'Tab');
      this.pressed++;
    }
    throw new Error(`Tab does not lead there: ${step}`);
  }

  /** Where the focus is: at what is wanted, behind it; and whether that can be seen. */
  #stop(): Promise<{ there: boolean; gone: boolean; before: boolean; shown: boolean; where: string }> {
    return this.#page.evaluate(() => {
      const { wanted } = globalThis as unknown as { wanted: Element | null };
      const at = document.activeElement ?? document.body;
      // A radio or a switch may be drawn by its label.
      const drawn = [at, at.closest('label'), at.nextElementSibling].filter((one) => one !== null);
      const isOutlined = drawn.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
      });
      const { left, top, width, height } = at.getBoundingClientRect();
      const hit = document.elementFromPoint(
        Math.max(0, Math.min(innerWidth - 1, left + width / 2)),
        Math.max(0, Math.min(innerHeight - 1, top + height / 2))
      );
      const isOnMap = at.closest('.world') !== null;
      const isMarked = isOnMap
        ? document.querySelector('.world .focus') !== null
        : at.matches(':focus-visible') && isOutlined;
      const isOpen = isOnMap || drawn.some((one) => hit !== null && (one.contains(hit) || hit.contains(one)));
      const text = (at.getAttribute('aria-label') ?? at.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      const fault = isMarked ? (isOpen ? '' : ' (hidden)') : ' (no outline)';
      return {
        there: at === wanted,
        gone: wanted?.isConnected !== true,
        before: wanted !== null && (wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        shown: at === document.body || (isMarked && isOpen),
        where: `${at.tagName.toLowerCase()} “${text}”${fault}`
      };
    });
  }

  #answered(): Promise<string | null> {
    return this.#page.evaluate(() => document.querySelector('[data-answered]')?.getAttribute('data-answered') ?? null);
  }

  async #about(): Promise<string> {
    const about = await this.#page.evaluate(
      () => document.querySelector('[data-about]')?.getAttribute('data-about') ?? null
    );
    if (about !== null) this.asked.add(about);
    return about ?? 'between two asks';
  }

  #want(which: number): Promise<void> {
    return this.#page.evaluate((i) => {
      const all = globalThis as unknown as { wanted: Element | null; offered: Element[] };
      all.wanted = all.offered[i] ?? null;
    }, which);
  }

  /** What there is to be done, remembered in the page in the same order. */
  #offers(): Promise<readonly Offer[]> {
    return this.#page.evaluate(() => {
      const offered: Element[] = [];
      const offers: { kind: Kind; name: string }[] = [];
      const isOff = (element: Element): boolean =>
        element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');
      const look = (selector: string, kindOf: (element: Element) => Kind): void => {
        for (const element of document.querySelectorAll(selector)) {
          if (element.closest('[inert], [hidden]') || !element.checkVisibility()) continue;
          const kind = kindOf(element);
          if (kind === 'choose' && isOff(element)) continue;
          offered.push(element);
          offers.push({ kind, name: element.getAttribute('data-choose') ?? element.textContent?.trim() ?? '' });
        }
      };
      look('[data-over]', () => 'over');
      look('[data-go-on]', () => 'go-on');
      look('[data-recap] [data-main]', () => 'recap');
      look('[data-curtain] [data-hold]', () => 'curtain');
      look(':is([data-ask], [data-whole]) [data-hold]', () => 'hold-to-see');
      look(':is([data-ask], [data-whole]) [data-held]', (element) => (isOff(element) ? 'missing' : 'held'));
      look(':is([data-ask], [data-whole]) [data-main]:not([data-held])', (element) =>
        isOff(element) ? 'missing' : 'main'
      );
      look(':is([data-ask], [data-whole]) [data-choose]', () => 'choose');
      Object.assign(globalThis, { offered });
      return offers;
    });
  }
}

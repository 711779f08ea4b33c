// A browser on a profile, used by touch, by sight and by its power switch. Methods are named as those of Playwright's page, so that
// the same player plays on both.

import type { Hands } from '../e2e/support/player';
import type { Engine, Running, Size } from './engine';

const KEYS: Readonly<Record<string, string>> = {
  Space: ' ',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013'
};

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const PATIENCE = 120_000;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Outcome<R> {
  readonly value?: R;
  readonly error?: string;
}

export class Tablet implements Hands {
  readonly #engine: Engine;
  readonly #profile: string;
  readonly #complaints: string[] = [];
  #running: Running | null = null;
  #size: Size;

  constructor(engine: Engine, profile: string, size: Size) {
    this.#engine = engine;
    this.#profile = profile;
    this.#size = size;
  }

  /** Switched on, or on again. */
  async start(): Promise<void> {
    this.#running = await this.#engine.start(this.#profile, this.#size);
    await this.resize(this.#size);
  }

  /** As if its battery were torn out. */
  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#complaints.push(...(this.#running?.complaints ?? []));
    this.#running = null;
  }

  get downloads(): string {
    return this.#now.downloads;
  }

  /** What pages have complained of since the last time. */
  takeComplaints(): readonly string[] {
    return [...this.#complaints.splice(0), ...(this.#running?.complaints.splice(0) ?? [])];
  }

  /** Any file of the host's. */
  async visit(url: string): Promise<void> {
    await this.#now.wire('navigate', { url });
  }

  /** A page of the app. */
  async goto(url: string): Promise<void> {
    await this.visit(url);
    await this.until(() => document.documentElement.dataset.hydrated === 'true');
  }

  async reload(): Promise<void> {
    await this.goto(await this.evaluate(() => location.href));
  }

  async evaluate<R, A>(inPage: (argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    const script = `const done = arguments[1];
      Promise.resolve(arguments[0]).then(${inPage.toString()}).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) + '\\n' + error?.stack })
      );`;
    const outcome = (await this.#now.wire('execute', { script, args: [argument ?? null] })) as Outcome<R>;
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value as R;
  }

  async isThere(selector: string): Promise<void> {
    await this.until((selector) => document.querySelector(selector) !== null, selector);
  }

  /** Looks repeatedly. */
  async until<A>(isSo: (argument: A) => boolean | Promise<boolean>, argument?: A): Promise<void> {
    for (const end = Date.now() + PATIENCE; !(await this.evaluate(isSo, argument)); await this.waitForTimeout(20))
      if (Date.now() > end) throw new Error(`It does not become so: ${isSo.toString()} ${JSON.stringify(argument)}`);
  }

  waitForTimeout(milliseconds: number): Promise<void> {
    return new Promise((done) => setTimeout(done, milliseconds));
  }

  readonly mouse = {
    move: (x: number, y: number) => this.#point(moveTo(x, y)),
    down: () => this.#point(DOWN),
    up: () => this.#point(UP),
    click: (x: number, y: number) => this.#point(moveTo(x, y), DOWN, UP)
  };

  readonly keyboard = {
    down: (key: string) => this.#press(key, 'keyDown'),
    up: (key: string) => this.#press(key, 'keyUp'),
    press: (key: string) => this.#press(key, 'keyDown', 'keyUp')
  };

  /** Taps the first one in sight that says these words alone, or else among others. */
  async tap(selector: string, words = ''): Promise<void> {
    const { x, y } = await this.#placeOf(selector, words);
    await this.mouse.click(x, y);
  }

  async giveFile(file: string): Promise<void> {
    const found = (await this.#now.wire('find', { using: 'css selector', value: 'input[type=file]' })) as {
      [ELEMENT]: string;
    };
    await this.#now.wire('type', { id: found[ELEMENT], text: file });
  }

  async hold(selector: string): Promise<void> {
    const { x, y } = await this.#placeOf(selector);
    await this.mouse.move(x, y);
    await this.mouse.down();
    await this.until((selector) => document.querySelector(selector) === null, selector);
    await this.mouse.up();
  }

  /** So that the page, not the window, has this size. */
  async resize(size: Size): Promise<void> {
    this.#size = size;
    const around = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const [width = 0, height = 0] = around.map((by, i) => (i === 0 ? size.width : size.height) + Math.max(0, by));
    await this.#now.wire('resize', { x: 0, y: 0, width, height });
    await this.until(({ width, height }) => innerWidth === width && innerHeight === height, size);
  }

  photograph(file: string): Promise<void> {
    return this.#now.photograph(file, this.#size);
  }

  get #now(): Running {
    if (this.#running === null) throw new Error('The tablet is switched off');
    return this.#running;
  }

  async #placeOf(selector: string, words = ''): Promise<Place> {
    let before: Place | null = null;
    for (const end = Date.now() + PATIENCE; Date.now() < end; await this.waitForTimeout(20)) {
      const now = await this.evaluate(placeOf, [selector, words] as const);
      // What still moves is elsewhere at the next look.
      if (now && now.x === before?.x && now.y === before.y) return now;
      before = now;
    }
    throw new Error(`There is nothing to tap: ${selector} ${words}`);
  }

  async #point(...actions: readonly object[]): Promise<void> {
    await this.#now.wire('act', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }]
    });
  }

  async #press(key: string, ...types: readonly ('keyDown' | 'keyUp')[]): Promise<void> {
    const actions = types.map((type) => ({ type, value: KEYS[key] ?? key }));
    await this.#now.wire('act', { actions: [{ type: 'key', id: 'keys', actions }] });
  }
}

const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const moveTo = (x: number, y: number): object => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y)
});

/** Runs in the page: the middle of what is to be tapped, null while there is nothing or something is over it. */
function placeOf([selector, words]: readonly [string, string]): Place | null {
  const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim();
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const element = all.find((one) => nameOf(one) === words) ?? all.find((one) => nameOf(one).includes(words));
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const on = document.elementFromPoint(x, y);
  const area = element.closest('label') ?? element;
  return on !== null && area.contains(on) ? { x, y } : null;
}

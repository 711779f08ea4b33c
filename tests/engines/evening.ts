// What every engine has to get through: one game from its first tap to its winner, with all that befalls a tablet in between.

import { type Kept, keptOn, wrongWith } from '../crash/rows';
import { dice, ScreenPlayer } from '../e2e/support/player';
import { bringFile, fileFrom } from './files';
import type { Host } from './host';
import { Tablet } from './tablet';

/** Returns what was seen, for the line that says so. */
export type Stage = () => Promise<string>;

const SEED = 7;
const KILLS = 3;
/** Decisions in which the table stops for whatever is revealed; then it is in a hurry. */
const UNHURRIED = 40;

export class Evening {
  readonly #tablet: Tablet;
  readonly #host: Host;
  readonly #player: ScreenPlayer;
  readonly #roll = dice(SEED);
  #url = '';

  constructor(tablet: Tablet, host: Host) {
    this.#tablet = tablet;
    this.#host = host;
    this.#player = new ScreenPlayer(tablet, SEED);
  }

  begin: Stage = async () => {
    const tablet = this.#tablet;
    await tablet.start();
    await tablet.goto(this.#host.origin);
    await tablet.until(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'));
    await tablet.goto(`${this.#host.origin}new`);
    await tablet.tap('label:has([type=radio])', '3');
    await tablet.tap('button', 'Begin');
    await tablet.isThere('[data-curtain]');
    this.#url = await tablet.evaluate(() => location.href);
    return 'three players are at the table';
  };

  /** The page comes back with the curtain down, for the same house. */
  reloads: Stage = async () => {
    const tablet = this.#tablet;
    await this.#decide(4);
    await this.#untilCurtain();
    const before = await tablet.evaluate(curtain);
    await tablet.reload();
    await tablet.isThere('[data-curtain]');
    same(await tablet.evaluate(curtain), before, 'the curtain');
    return `“${before.for}” again, ${before.answered} answers`;
  };

  /** No host, and a browser that starts from nothing but its profile. */
  playsOffline: Stage = async () => {
    const tablet = this.#tablet;
    const before = await this.#answered();
    await this.#host.stop();
    await tablet.kill();
    await tablet.start();
    for (const page of ['', 'new', 'rules', 'settings']) await tablet.goto(this.#host.origin + page);
    await this.#open();
    // A page of which something cannot be loaded notes that it loads itself again.
    same(await tablet.evaluate(() => sessionStorage.getItem('pass-the-crown:reloads')), null, 'pages loaded twice');
    same(await this.#answered(), before, 'the answers shown');
    await this.#decide(6);
    await this.#host.start();
    return `five pages open and ${(await this.#answered()) - before} answers are given without a host`;
  };

  /** Killed a moment after a tap: what was shown is kept, and nothing else than what was answered. */
  survivesKills: Stage = async () => {
    const tablet = this.#tablet;
    for (let kills = KILLS; kills > 0; kills--) {
      await this.#decide(3);
      const shown = await this.#answered();
      const playing = this.#player.decide().catch(() => false);
      await tablet.waitForTimeout(this.#roll(400));
      await tablet.kill();
      await playing;
      await tablet.start();
      await this.#open();
      const answered = await this.#answered();
      // One decision may be followed by answers in which there is nothing to choose.
      if (answered < shown) throw new Error(`${shown} answers were shown, and ${answered} are kept`);
      await this.#isSound();
    }
    return `${KILLS} kills, and ${await this.#answered()} answers lead to where the game stands`;
  };

  findsLostGames: Stage = async () => {
    const tablet = this.#tablet;
    const before = await this.#answered();
    await tablet.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          const deleted = indexedDB.deleteDatabase('pass-the-crown');
          deleted.onsuccess = () => done();
          deleted.onerror = () => fail(new Error('the database stays'));
        })
    );
    await tablet.kill();
    await tablet.start();
    await this.#open();
    same(await this.#answered(), before, 'the answers shown');
    await this.#isSound();
    await this.#decide(2);
    return `${before} answers are there again without the database`;
  };

  /** Handed out as a file here, taken in there. */
  movesTo(other: Tablet): Stage {
    return async () => {
      const tablet = this.#tablet;
      const before = await this.#answered();
      await tablet.goto(this.#host.origin);
      await tablet.tap('button', 'Rename, duplicate');
      await tablet.tap('dialog button', 'Export');
      const file = await fileFrom(tablet);
      await other.start();
      try {
        await bringFile(other, this.#host.origin, file, 'was checked move by move');
        same(await other.evaluate(answered), before, 'the answers shown');
        const player = new ScreenPlayer(other, SEED);
        await player.decide();
      } finally {
        // Its window would lie over this one in everything that follows.
        await other.kill();
        await this.#open();
      }
      return `${before} answers leave as a file and go on elsewhere`;
    };
  }

  playsOut: Stage = async () => {
    await this.#decide(UNHURRIED);
    await this.#hurry();
    while (await this.#player.decide());
    const { sheet } = await this.#isSound();
    const winner = await this.#tablet.evaluate(() => document.querySelector('[data-over]')?.getAttribute('data-over'));
    const { position } = JSON.parse(sheet.checkpoint) as { position: { round?: number; winner?: { house: string } } };
    same(winner, position.winner?.house, 'the winner');
    const { decisions, handOvers } = this.#player.met;
    return `${decisions} decisions, ${sheet.answered} answers, ${handOvers} hand-overs, ${position.round} rounds, ${winner} wins`;
  };

  async comesBack(): Promise<void> {
    await this.#tablet.kill();
    await this.#tablet.start();
    if (this.#url !== '') await this.#open();
  }

  /** By the setting that anybody may choose. */
  async #hurry(): Promise<void> {
    await this.#tablet.evaluate(() => {
      const key = 'pass-the-crown:settings';
      const chosen = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...chosen, reveals: false }));
    });
    await this.#open();
  }

  async #open(): Promise<void> {
    await this.#tablet.goto(this.#url);
    await this.#tablet.isThere('[data-answered]');
  }

  async #decide(times: number): Promise<void> {
    for (let left = times; left > 0; left--)
      if (!(await this.#player.decide())) throw new Error('The game is over already');
  }

  async #untilCurtain(): Promise<void> {
    for (let left = 60; left > 0; left--) {
      if (await this.#tablet.evaluate(() => document.querySelector('[data-curtain]') !== null)) return;
      await this.#decide(1);
    }
    throw new Error('There is no curtain any more');
  }

  #answered(): Promise<number> {
    return this.#tablet.evaluate(answered);
  }

  /** All answers, played again, lead to the position that is kept, and on to an end. */
  async #isSound(): Promise<Kept> {
    const [game] = (await keptOn(this.#tablet)).values();
    if (game === undefined) throw new Error('There is no game on the tablet');
    const wrong = wrongWith(game, String(SEED));
    if (wrong !== null) throw new Error(wrong);
    return game;
  }
}

const answered = (): number => Number(document.querySelector('[data-answered]')?.getAttribute('data-answered'));

const curtain = (): { answered: string; for: string } => ({
  answered: document.querySelector('[data-answered]')?.getAttribute('data-answered') ?? '',
  for: document.querySelector('[data-curtain] h2, [data-curtain] h1')?.textContent.trim() ?? ''
});

function same(found: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`Another thing is ${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

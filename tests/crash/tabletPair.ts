// Two tablets between which a game goes back and forth, and of which one is killed somewhere on the way: at no moment both play it, either
// has every answer, what a screen has said is so after the restart, and from there it leads to the end.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dice, ScreenPlayer } from '../e2e/support/player';
import type { Killed } from './device';
import { Host } from './host';
import { look } from './lens';
import { gameAt } from './played';
import { played, PLAYED } from './positions';
import { isSame, type Kept, plain, wrongWith } from './rows';
import { Side } from './side';
import { Waiting } from './waiting';

/** What the screens have said: the picture is held, the game is given away, it is taken. */
type Step = 'shown' | 'held' | 'given' | 'taken';
const STEPS: readonly Step[] = ['shown', 'held', 'given', 'taken'];

export class TabletPair {
  readonly waiting = new Waiting();
  readonly #folder: string;
  readonly #seed: number;
  readonly #roll: (sides: number) => number;
  readonly #host: Host;
  #from: Side | null = null;
  #to: Side | null = null;
  #games = 0;
  /** As it was when it last was played. */
  #known: Kept | null = null;

  constructor(build: string, folder: string, seed: number) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#seed = seed;
    this.#roll = dice(seed);
    this.#host = new Host(build, join(folder, 'host'));
  }

  async setUp(): Promise<void> {
    await this.#host.open();
    this.#from = new Side(this.#folder, 'one', this.#host.origin);
    this.#to = new Side(this.#folder, 'other', this.#host.origin);
    await this.#from.start();
    await this.#to.start();
  }

  async kill(): Promise<Killed> {
    const [from, to] = [this.#from!, this.#to!];
    const before = this.#known ?? (await this.#bringIn(from));
    let told: Step | null = null;
    const tell = (step: Step): void => void (told = step);
    const victim = this.#roll(2) === 0 ? from : to;
    // At one of the writes of a step, or soon after what comes before that step.
    const at = STEPS[this.#roll(STEPS.length)]!;
    const aims = this.#roll(3) > 0;
    const arm = (next: Step): void => {
      if (next !== at) return;
      if (aims) victim.fuse.light('writing', (this.#roll(1000) / 1000) * victim.writes, 1 + this.#roll(2));
      else setTimeout(() => void victim.kill(), this.#roll(1500));
    };
    await victim.diesIn(() => this.#handOver(from, to, before, tell, arm));
    const { phase } = victim.fuse;
    this.waiting.for('the start after the kill');
    await victim.start();
    const losses: string[] = [];
    const note = (wrong: string | null): void =>
      void (wrong !== null && losses.push(`${victim.name} killed before ${at}, ${told ?? 'nothing'} told: ${wrong}`));
    await this.#compare(from, to, before, told, note);
    await this.#handOver(from, to, before, tell, () => undefined);
    await this.#compare(from, to, before, 'taken', note);
    // It goes on there, and the next time the other way.
    [this.#from, this.#to] = [to, from];
    this.#known = await this.#playOn(to, before);
    return { moment: 'hand-over', times: 1, phase, place: null, losses, acknowledged: 0, kept: 0 };
  }

  async photograph(): Promise<void> {
    await Promise.all([this.#from?.photograph(), this.#to?.photograph()]);
  }

  async close(): Promise<void> {
    await Promise.all([this.#from?.kill(), this.#to?.kill()]);
    this.#host.close();
  }

  /** From wherever the two are. */
  async #handOver(
    from: Side,
    to: Side,
    game: Kept,
    tell: (step: Step) => void,
    arm: (next: Step) => void
  ): Promise<void> {
    this.waiting.for('both tablets to open the game');
    const own = await copyOn(from, game);
    if (own === null) throw new Error('the game is gone');
    const way = own.sheet.passage?.way ?? null;
    if (way === null) {
      await to.go('take');
      await to.shows('[data-mark]');
      await from.go(`show?game=${own.sheet.id}`);
      await look(from.page, to.page, () => from.is('[data-mark]'));
      if ((await markOn(from.page)) !== (await markOn(to.page))) throw new Error('the numbers differ');
      this.waiting.for('the picture of the game');
      arm('shown');
      await from.tap('[data-main]');
      await from.shows('canvas[data-code="parcel"]');
      tell('shown');
      await to.tap('[data-main]');
      this.waiting.for('the other tablet to hold the game');
      arm('held');
      await look(to.page, from.page, () => to.is('[data-held], [data-trouble]'));
      const number = await to.page.locator('[data-reply]').getAttribute('data-reply');
      tell('held');
      await from.tap('[data-main]');
      await from.page.locator('input').fill(number ?? '');
      this.waiting.for('the game to be given away');
      arm('given');
      await from.tap('[data-main]');
    } else {
      const waiting = await copyOn(to, game);
      if (waiting === null) throw new Error('nobody has the game');
      if (waiting.sheet.passage === null) return;
      await to.go(`take?game=${waiting.sheet.id}`);
      await from.go(`play?game=${own.sheet.id}`);
    }
    await from.shows('[data-given]');
    tell('given');
    await to.shows('[data-held]');
    await to.tap('[data-main]');
    this.waiting.for('the game to be taken');
    arm('taken');
    await look(to.page, from.page, () => to.is('[data-taken]'));
    tell('taken');
  }

  /** What is on both, when that much had been said. */
  async #compare(
    from: Side,
    to: Side,
    before: Kept,
    told: Step | null,
    note: (wrong: string | null) => void
  ): Promise<void> {
    const copies = { from: await copyOn(from, before), to: await copyOn(to, before) };
    const reached = told === null ? -1 : STEPS.indexOf(told);
    const plays = (copy: Kept | null): boolean => copy !== null && copy.sheet.passage === null;
    if (copies.from === null) note('the first one has no copy any more');
    if (plays(copies.from) && plays(copies.to)) note('both play');
    if (reached >= STEPS.indexOf('held') && copies.to === null) note('what was taken over is lost');
    if (reached >= STEPS.indexOf('given') && plays(copies.from)) note('what was given away is played');
    if (reached >= STEPS.indexOf('taken') && !plays(copies.to)) note('what was taken waits');
    if (!plays(copies.from) && copies.to === null) note('nobody has the game');
    for (const copy of [copies.from, copies.to]) {
      // One that waits from another time makes way.
      if (copy === null || (copy === copies.to && reached < STEPS.indexOf('held'))) continue;
      note(wrongWith(copy, `${this.#seed} ${this.#games}`));
      if (!isSame(answersOf(copy), answersOf(before))) note('not all of its answers are there');
    }
  }

  async #bringIn(on: Side): Promise<Kept> {
    this.waiting.for('a game to come in');
    const number = ++this.#games;
    const game = PLAYED[number % PLAYED.length]!;
    const places = played(game).places.filter((place) => place !== 'ending');
    const file = gameAt(played(game), places[this.#roll(places.length)]!, `tablets ${this.#seed} ${number}`);
    const path = join(this.#folder, `tablets-${number}.json`);
    writeFileSync(path, JSON.stringify(file));
    const earlier = new Set((await on.kept()).map(({ sheet }) => sheet.id));
    await on.go('');
    await on.page.locator('input[type=file]').setInputFiles(path);
    for (;;) {
      const fresh = (await on.kept()).find(({ sheet }) => !earlier.has(sheet.id));
      if (fresh !== undefined) return plain(fresh);
      await on.page.waitForTimeout(50);
    }
  }

  /** Null once it is over: another one is brought in. */
  async #playOn(on: Side, before: Kept): Promise<Kept | null> {
    this.waiting.for('an answer on the tablet that has the game now');
    const here = await copyOn(on, before);
    await on.go(`play?game=${here!.sheet.id}`);
    await new ScreenPlayer(on.page, this.#roll(1e9)).decide();
    const now = plain(await copyOn(on, before));
    return now === null || now.sheet.finished ? null : now;
  }
}

/** Of the same game, as far as both have gone. */
async function copyOn(side: Side, { sheet, entries }: Kept): Promise<Kept | null> {
  const begun = answersOf({ sheet, entries });
  const copies = (await side.kept()).filter(
    (one) =>
      isSame(one.sheet.start, sheet.start) &&
      isSame(answersOf(one).slice(0, begun.length), begun.slice(0, one.entries.length))
  );
  if (copies.length > 1) throw new Error('there are two copies of a game on one device');
  return copies[0] ?? null;
}

const answersOf = ({ entries }: Kept): readonly unknown[] => entries.map(({ house, answer }) => ({ house, answer }));

const markOn = (page: Page): Promise<string | null> => page.locator('[data-mark]').getAttribute('data-mark');

// `npm run crash -- --kills 25`: a real browser is killed at random moments of random games, repeatedly; nothing that the
// screen has acknowledged may be lost. `--only coming-back` aims all kills at one moment, `--only thinking` at seats of code, `--only
// phone-answer` and `--only hand-over` at one of two devices, `--brief` leaves the games where they are, `--game iron-throne` kills in
// games of that one alone. What waits for minutes, or longer than `--minutes` in all, ends the run and says for what.
// The app must have been built.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dice } from '../e2e/support/player';
import { CodeDevice } from './codeDevice';
import { APART, Device, type Killed, MOMENTS, type Place } from './device';
import { PhonePair } from './phonePair';
import { played, PLAYED } from './positions';
import { tell } from './summary';
import { TabletPair } from './tabletPair';
import { PATIENCE, watch } from './waiting';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    workers: { type: 'string', default: '2' },
    only: { type: 'string' },
    game: { type: 'string' },
    /** For all of it; otherwise by the number of kills. */
    minutes: { type: 'string' },
    brief: { type: 'boolean', default: false }
  }
});
const [kills, seed, workers] = [Number(values.kills), Number(values.seed), Number(values.workers)];
if (!existsSync('build/sw.js')) throw new Error('There is no build: `npm run build` first.');

const apart = APART.find((moment) => moment === values.only);
const only = MOMENTS.find((moment) => moment === values.only);
if (values.only !== undefined && only === undefined && apart === undefined)
  throw new Error(`--only ${[...MOMENTS, ...APART].join(', --only ')}`);

/** In thirteen kills: so often each. */
const ALL: readonly (typeof MOMENTS)[number][] = [
  ...Array<'commit'>(5).fill('commit'),
  ...Array<'tap'>(2).fill('tap'),
  'curtain',
  'import',
  'import',
  'install',
  'activate',
  'coming-back'
];
const HAND = only === undefined ? ALL : [only];
/** Kills of a profile before it may rest. */
const LIVES = 24;
const GAMES = values.game === undefined ? PLAYED : [values.game];
/** The games in turn, each with what is wanted of it first. */
const WANTED: readonly Place[] = Array.from({ length: 7 }, (_, i) =>
  GAMES.map((game): Place => {
    const { wanted } = played(game);
    return { game, place: wanted[i % wanted.length]! };
  })
).flat();
/** What breaks so often breaks each time, and kills nothing. */
const ENOUGH = 3;
/** Many, where it counts how far a return has come. */
const GAMES_AT_FIRST = only === 'coming-back' ? 9 : 3;

const start = performance.now();
const root = mkdtempSync(join(tmpdir(), 'crash-'));
const killed: Killed[] = [];
const broken: string[] = [];
let playedOut = 0;
let left = kills;
let devices = 0;
const running = new Set<Pick<Device, 'photograph' | 'waiting'>>();
// No browser is left behind by a run that is ended before its time: tests/support/processGroup.ts.
process.once('SIGTERM', () => process.exit(1));

const minutes = Number(values.minutes ?? 15 + 4 * kills);
watch(
  () => [...running].map(({ waiting }) => waiting),
  { each: PATIENCE, whole: minutes * 60_000 },
  (why) => {
    broken.push(why);
    console.log(`HANGS: ${why}; the profiles are in ${root}`);
    void Promise.all([...running].map((device) => device.photograph())).then(() => end());
  }
);

async function work(): Promise<void> {
  while (left > 0 && broken.length < ENOUGH)
    await (apart === undefined ? live(devices++) : liveApart(apart, devices++));
}

/** The life of one device. */
async function live(number: number): Promise<void> {
  const own = seed + number;
  const folder = join(root, String(number));
  const device = new Device('build', folder, own, GAMES);
  running.add(device);
  const roll = dice(own);
  let hand: (typeof HAND)[number][] = [];
  let whole = true;
  const fail = (what: string): void => {
    whole = false;
    broken.push(`seed ${own}: ${what}; its profile is ${join(folder, 'profile')}`);
    console.log(`LOST: ${broken.at(-1)}`);
  };
  try {
    await device.setUp(
      Array.from({ length: GAMES_AT_FIRST }, (_, i) => WANTED[(i + number * GAMES_AT_FIRST) % WANTED.length]!)
    );
    for (let lives = LIVES; lives > 0 && left > 0 && !device.isOver; lives--) {
      if (hand.length === 0) hand = [...HAND];
      const [moment] = hand.splice(roll(hand.length), 1);
      const kill = await device.killIn(moment!);
      killed.push(kill);
      left -= kill.times;
      if (kill.losses.length > 0) fail(kill.losses.join('; '));
      if (only !== undefined) console.log(`${kill.moment}: ${kill.times}, ${kill.phase}, ${kill.losses.length} lost`);
    }
    // Each game that was kept has been played on by players made of code.
    if (only !== undefined || values.brief) return;
    const wrong = await device.playOut();
    playedOut++;
    if (wrong !== null) fail(wrong);
  } catch (error) {
    await device.photograph();
    fail(causesOf(error));
  } finally {
    await device.close();
    running.delete(device);
    if (whole) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const KINDS = { thinking: CodeDevice, 'phone-answer': PhonePair, 'hand-over': TabletPair } as const;

/** The life of one on which code plays, or of two. */
async function liveApart(moment: (typeof APART)[number], number: number): Promise<void> {
  const own = seed + number;
  const folder = join(root, String(number));
  const device = new KINDS[moment]('build', folder, own);
  running.add(device);
  const { length } = broken;
  try {
    await device.setUp();
    for (let lives = LIVES; lives > 0 && left > 0; lives--) {
      left--;
      const kill = await device.kill();
      killed.push(kill);
      if (kill.losses.length > 0) broken.push(`seed ${own}: ${kill.losses.join('; ')}`);
      console.log(`${moment}: ${kill.phase}, ${kill.losses.join('; ') || 'nothing lost'}`);
    }
  } catch (error) {
    await device.photograph();
    broken.push(`seed ${own}: ${causesOf(error)}`);
    console.log(`LOST: ${broken.at(-1)}`);
  } finally {
    await device.close();
    running.delete(device);
    if (broken.length === length) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function causesOf(error: unknown): string {
  const { stack, cause } = error instanceof Error ? error : new Error(String(error));
  return [stack, cause].filter(Boolean).join(', because ');
}

await Promise.all(Array.from({ length: workers }, work));
if (broken.length === 0) rmSync(root, { recursive: true, force: true, maxRetries: 3 });

end();

function end(): never {
  const seconds = (performance.now() - start) / 1000;
  console.log(tell(killed, { seconds, seed, playedOut }));
  const losses = broken.length;
  const all = killed.reduce((sum, { times }) => sum + times, 0);
  console.log(`${all} kills, ${losses} ${losses === 1 ? 'loss' : 'losses'}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/crash.json', JSON.stringify({ kills: all, losses }));
  process.exit(losses > 0 || all < kills ? 1 : 0);
}

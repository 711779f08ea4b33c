// Seats played by code: secretly beside the people, in the open after a pause, never against a taking back, and the same again
// whatever happens in between.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { Driver } from '#shell/play/driver';
import { keepsNothing } from '#shell/play/keeper';
import type { Trouble } from '#shell/saves/trouble';
import { turnOf } from '#shell/play/whoseTurn';
import { thrones } from '#thrones/flow/ruleset';
import { problemOf } from '#thrones/minds/problem';
import { give } from './atTheTable';
import { Table, tableOf, thinker, thought } from './coded';
import type { Playing } from '#shell/play/playing.svelte';
import type { Thrones } from '#thrones/flow/game';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dice = (): Chance => new Chance(chanceFrom('people'));

/** People answer whatever they are asked, until code decides in the open. */
async function toOpenCode(table: Table, chance: Chance): Promise<void> {
  const { playing } = table;
  for (let answers = 0; answers < 200; answers++) {
    while (playing.moment !== null) playing.goOn();
    if (playing.asked?.isOpen === true) return;
    if (playing.asked === null) await give(playing, chance);
    else await table.pass(0);
  }
  throw new Error('code is asked nothing in the open');
}

describe('in secret', () => {
  test('code answers at once, beside whoever holds the tablet, and nothing changes under that hand', async () => {
    const playing = tableOf({ people: ['stark'] });
    const table = new Table(playing);
    expect(playing.turn).toMatchObject({ what: 'curtain', house: 'stark' });
    playing.openCurtain();
    const asked = playing.turn.what === 'ask' ? playing.turn.ask : null;
    expect(asked).not.toBeNull();
    await table.pass(0);
    expect(playing.entries.map(({ house }) => house)).toEqual(['baratheon', 'lannister']);
    expect(playing.holder).toBe('stark');
    expect(playing.turn.what === 'ask' ? playing.turn.ask : null).toBe(asked);
    expect(JSON.stringify(playing.view)).not.toContain('"lannister":{"casterly');
    expect(playing.view.sealed.orders).not.toHaveProperty('lannister');
  });

  test('no curtain is ever closed for it, nor opened', async () => {
    const playing = tableOf({ people: ['stark', 'baratheon'] });
    const table = new Table(playing);
    await table.pass(0);
    expect(playing.entries.map(({ house }) => house)).toEqual(['lannister']);
    expect(playing.turn).toMatchObject({ what: 'curtain' });
    expect(playing.holder).toBeNull();
    await give(playing, dice());
    expect(playing.turn).toMatchObject({ what: 'curtain' });
  });

  test('a tap that falls into the keeping of its answer is not lost', async () => {
    let release = (): void => undefined;
    const slow = new Promise<void>((done) => (release = done));
    const keep = async (): Promise<null> => slow.then(() => null);
    const playing = tableOf({ people: ['stark'], keeper: { ...keepsNothing, keep } });
    const table = new Table(playing);
    playing.openCurtain();
    await table.pass(0);
    expect(playing.isKeeping).toBe(true);
    const given = playing.answer(drawAnswer(playing.view, 'stark', dice()));
    release();
    await given;
    await table.pass(0);
    expect(playing.entries.map(({ house }) => house)).toContain('stark');
  });

  test('what is thought about an older table is thrown away', async () => {
    let release = (): void => undefined;
    const playing = tableOf({ people: ['stark'] });
    const mind = thinker(() => new Promise<void>((done) => (release = done)));
    const table = new Table(playing, mind);
    await table.pass(0);
    const late = release;
    await give(playing, dice());
    late();
    await table.pass(0);
    expect(playing.entries).toHaveLength(1);
    release();
    await table.pass(2100);
    expect(playing.entries.map(({ house }) => house)).toEqual(['stark', 'baratheon']);
    expect(mind.asked.map(({ happened }) => happened.length > 0)).toEqual([false, true, true]);
  });
});

test('an answer to what is not asked any more is none', async () => {
  const playing = tableOf({ people: ['stark'] });
  const old = playing.asked!;
  await give(playing, dice());
  expect(await playing.answerByCode(old, thought(old))).toBeNull();
  expect(playing.entries).toHaveLength(1);
});

test('while people look at something else, nothing is answered', async () => {
  let release = (): void => undefined;
  const playing = tableOf({ people: ['stark'] });
  const driver = new Driver(
    playing,
    thinker(() => new Promise<void>((done) => (release = done))),
    () => 'quick'
  );
  driver.look(playing.asked);
  driver.look(null);
  release();
  await vi.advanceTimersByTimeAsync(5000);
  expect(playing.entries).toHaveLength(0);
  driver.look(playing.asked);
  release();
  await vi.advanceTimersByTimeAsync(5000);
  expect(playing.entries).toHaveLength(1);
});

test('its chance counts its own answers only, whatever others give or take back', async () => {
  const playing = tableOf({ people: ['stark'] });
  const first = playing.asked!;
  expect(first).toMatchObject({ house: 'baratheon', given: 0 });
  await give(playing, dice());
  expect(playing.asked).toMatchObject({ house: 'baratheon', given: 0 });
  await playing.answerByCode(playing.asked!, thought(playing.asked!));
  expect(playing.asked).toMatchObject({ house: 'lannister', given: 0 });
});

describe('in the open', () => {
  test.each([
    ['slow', 3000],
    ['normal', 1400],
    ['quick', 400]
  ] as const)('it waits as long as is chosen: %s', async (speed, pause) => {
    const playing = tableOf({ people: [] });
    const table = new Table(playing, thinker(), speed);
    while (playing.asked?.isOpen !== true) {
      while (playing.moment !== null) playing.goOn();
      await table.pass(0);
    }
    const { length } = playing.entries;
    expect(playing.asked?.isOpen).toBe(true);
    expect(playing.turn).toMatchObject({ what: 'code', ask: { house: playing.asked!.house } });
    await table.pass(pause - 200);
    expect(playing.entries).toHaveLength(length);
    await table.pass(300);
    expect(playing.entries.length).toBeGreaterThan(length);
  });

  test('it waits while the table looks at something', async () => {
    const playing = tableOf({ people: [] });
    const table = new Table(playing, thinker(), 'quick');
    for (let i = 0; i < 200 && playing.moment === null; i++) await table.pass(400);
    expect(playing.moment).not.toBeNull();
    const { length } = playing.entries;
    await table.pass(20_000);
    expect(playing.entries).toHaveLength(length);
    while (playing.moment !== null) playing.goOn();
    await table.pass(500);
    expect(playing.entries.length).toBeGreaterThan(length);
  });

  test('without anybody it is a show, and goes on to its end', async () => {
    const playing = tableOf({ people: [], seed: 'show' });
    await new Table(playing, thinker(), 'quick').settle(2000);
    expect(playing.turn.what).toBe('over');
    expect(playing.holder).toBeNull();
    expect(playing.reach).toMatchObject({ free: 0, byConsent: 0 });
  });
});

/** A person has answered, and code decides next in the open. */
const isOpenAfter = ({ asked, lastOfPeople, entries }: Playing<Thrones>): boolean =>
  asked?.isOpen === true && lastOfPeople === entries.at(-1);

describe('taking back', () => {
  /** A person has just answered in the open without revealing anything. */
  async function aSlip(seed: string): Promise<{ table: Table; playing: Playing<Thrones>; chance: Chance } | null> {
    const playing = tableOf({ players: 4, people: ['stark'], seed });
    const table = new Table(playing, thinker(), 'quick');
    const chance = new Chance(chanceFrom(seed));
    for (let answers = 0; answers < 60; answers++) {
      while (playing.moment !== null) playing.goOn();
      if (playing.asked !== null) await table.pass(3000);
      else {
        if (playing.turn.what === 'over') return null;
        await give(playing, chance);
        if (isOpenAfter(playing) && playing.reach.free === 1) return { table, playing, chance };
      }
    }
    return null;
  }

  /** `after`: code has gone on from it, and shown nothing either. */
  async function slip(after = false): Promise<{ table: Table; playing: Playing<Thrones>; chance: Chance }> {
    for (let i = 0; i < 40; i++) {
      const found = await aSlip(`slip ${i}`);
      if (found !== null && after) await found.table.pass(2100);
      if (found !== null && (!after || found.playing.reach.free === 2)) return found;
    }
    throw new Error('nobody slips');
  }

  test('a person has time for it before code goes on', async () => {
    const { table, playing } = await slip();
    const { length } = playing.entries;
    expect(playing.asked?.isRegrettable).toBe(true);
    await table.pass(1800);
    expect(playing.entries).toHaveLength(length);
    await table.pass(400);
    expect(playing.entries).toHaveLength(length + 1);
  });

  test('what code answered since goes along, and comes again without a thought', async () => {
    const { table, playing } = await slip(true);
    const length = playing.entries.length - 1;
    const before = JSON.stringify(playing.entries);
    expect(playing.sinceLast).toBe(2);
    await playing.takeBack();
    expect(playing.entries).toHaveLength(length - 1);
    expect(playing.turn).toMatchObject({ what: 'ask', ask: { house: 'stark' } });
    expect(playing.canDoAgain).toMatchObject({ house: 'stark' });
    await table.pass(5000);
    expect(playing.entries).toHaveLength(length - 1);

    await playing.doAgain();
    expect(playing.asked?.again).not.toBeNull();
    expect(playing.canDoAgain).toBeNull();
    await table.pass(2100);
    expect(JSON.stringify(playing.entries)).toBe(before);
  });

  test('what code would answer is no way to another answer of code', async () => {
    const { table, playing } = await slip(true);
    const given = playing.lastOfPeople!.answer;
    const first = JSON.stringify(playing.entries.at(-1));
    await playing.takeBack();
    await playing.answer(given);
    await table.pass(2100);
    expect(JSON.stringify(playing.entries.at(-1))).toBe(first);
  });
});

describe('trouble', () => {
  test('an answer that cannot be kept is tried again with the others', async () => {
    let isFull = true;
    const full: Trouble = { kind: 'full', detail: 'no room' };
    const keep = (): Promise<Trouble | null> => Promise.resolve(isFull ? full : null);
    const playing = tableOf({ people: ['stark'], keeper: { ...keepsNothing, keep } });
    const table = new Table(playing);
    await table.pass(0);
    expect(playing.trouble).toEqual(full);
    expect(playing.entries).toHaveLength(0);
    await table.pass(10_000);
    expect(playing.entries).toHaveLength(0);
    isFull = false;
    await playing.again();
    await table.pass(0);
    expect(playing.entries.map(({ house }) => house)).toEqual(['baratheon', 'lannister']);
  });

  test('what the rules refuse is thought out once more', async () => {
    const playing = tableOf({ people: ['stark'] });
    const refusals: boolean[] = [];
    const table = new Table(playing, {
      think: (asked, refused) => {
        refusals.push(refused);
        return Promise.resolve(refused ? thought(asked) : { kind: 'bid', power: 3 });
      },
      end: () => undefined
    });
    await table.pass(0);
    expect(playing.entries).toHaveLength(2);
    expect(refusals).toEqual([false, true, false, true]);
  });
});

test('a game that is opened again asks the same', async () => {
  const playing = tableOf({ people: ['stark'] });
  const table = new Table(playing);
  await toOpenCode(table, dice());
  const asked = problemOf(playing.asked!);
  const again = tableOf({ people: ['stark'] });
  const other = new Table(again);
  await toOpenCode(other, dice());
  expect(problemOf(again.asked!)).toEqual(asked);
  expect(asked.question.seed).toMatch(/^seed of /);
});

test('whose turn it is passes over code, and waits for it in the end', () => {
  const asks = tableOf({ people: [] }).view.asks;
  const all = asks.map(({ house }) => house);
  const codes = new Set<string>(all.slice(1));
  const tablet = { holder: null, last: null, claims: null, seats: all };
  expect(turnOf(thrones, asks, { ...tablet, codes })).toMatchObject({ what: 'curtain', house: all[0] });
  expect(turnOf(thrones, asks, { ...tablet, codes: new Set<string>(all) })).toMatchObject({ what: 'code' });
  expect(turnOf(thrones, [], { ...tablet, codes })).toEqual({ what: 'over' });
});

// PINs: how they are kept, and the wait after wrong ones, which nothing gets round.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPin, isPin, lockOf, type Lock } from '#shell/play/pin';
import { loadGame } from '#tests/support/saves';
import { slowed, slowHash } from '#shell/saves/pinHash';
import { anotherWindow, created, emptyDeviceBeforeEach, spoilSheet, valueOf } from '../saves/device';

/** As PINs were kept at first: the PIN is 1234. */
async function quick(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('5a17:1234'));
  return `5a17:${Buffer.from(digest).toString('hex')}`;
}

describe('what is kept of a PIN', () => {
  test.each([
    ['as it is kept today', () => hashPin('1234')],
    ['as it was kept at first', quick],
    ['as it was kept at first, made slow', async () => slowed(await quick())]
  ])('%s is true of no other PIN', async (_, kept) => {
    const hash = await kept();
    expect(await isPin('1234', hash)).toBe(true);
    for (const other of ['1235', '', '12345', '5a17:1234', hash]) expect(await isPin(other, hash)).toBe(false);
  });

  test('is another for each seat, does not tell the PIN, and can be made slower one day', async () => {
    const [one, other] = [await hashPin('1234'), await hashPin('1234')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('1234');
    const slower = await slowHash('1234', { iterations: 400_000, salt: 'a'.repeat(32), innerSalt: null });
    expect(slower).toMatch(/^pbkdf2:400000:/);
    expect(await isPin('1234', slower)).toBe(true);
  });

  test('takes long to make: ten thousand PINs take more than a minute', async () => {
    const cpu = process.cpuUsage();
    await hashPin('1234');
    const { user, system } = process.cpuUsage(cpu);
    expect((user + system) / 1e6).toBeGreaterThan(60 / 10_000);
  });
});

describe('the wait after wrong PINs', () => {
  emptyDeviceBeforeEach();

  let id: string;
  let lock: Lock;
  /** The clock of the device, which can be set; and that of the page, which cannot. */
  let now: number;
  let here: number;

  beforeEach(async () => {
    now = 1_000_000_000;
    here = 5000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    vi.spyOn(performance, 'now').mockImplementation(() => here);
    ({ id } = await created());
    await spoilSheet(id, { seats: [{ house: 'lannister', name: 'Ann', pin: await quick() }, ...(await otherSeats())] });
    lock = lockOf(id, 'lannister');
  });
  afterEach(() => vi.restoreAllMocks());

  const otherSeats = async () => valueOf(await loadGame(id)).sheet.seats.slice(1);
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    here += milliseconds;
  };
  /** What another page finds, or the same one after a reload: it knows nothing but the disk. */
  const reloaded = async (): Promise<Lock> => {
    await anotherWindow();
    here = 100;
    return (await import('#shell/play/pin')).lockOf(id, 'lannister');
  };

  test('grows, and a try in between is none, not even the right one', async () => {
    for (const wait of [2000, 4000, 8000, 15_000, 30_000, 30_000]) {
      expect(await lock.open('9999')).toEqual({ what: 'wrong', wait });
      pass(wait - 1);
      expect(await lock.open('1234')).toEqual({ what: 'too-soon', wait: 1 });
      expect(await lock.wait()).toBe(1);
      pass(1);
      expect(await lock.wait()).toBe(0);
    }
    expect(await lock.open('1234')).toEqual({ what: 'right' });
    expect(await lock.open('9999')).toEqual({ what: 'wrong', wait: 2000 });
  });

  test('belongs to the seat: going back, another window and a reload find it', async () => {
    await lock.open('9999');
    expect(await lockOf(id, 'lannister').wait()).toBe(2000);
    const other = await reloaded();
    expect(await other.wait()).toBe(2000);
    expect(await other.open('1234')).toEqual({ what: 'too-soon', wait: 2000 });
    expect(await lockOf(id, 'stark').wait()).toBe(0);
  });

  test('of another seat stays when this one has opened', async () => {
    const seats = [...valueOf(await loadGame(id)).sheet.seats];
    const at = seats.findIndex(({ house }) => house === 'stark');
    seats[at] = { ...seats[at]!, pin: await quick() };
    await spoilSheet(id, { seats });
    const other = lockOf(id, 'stark');
    await other.open('9999');
    await lock.open('9999');
    pass(2000);
    await other.open('9999');
    expect(await lock.open('1234')).toEqual({ what: 'right' });
    expect(await lockOf(id, 'stark').wait()).toBe(4000);
    expect(valueOf(await loadGame(id)).sheet.wrongTries).toMatchObject({ stark: { count: 2 } });
  });

  test('counts a try that was broken off before it was answered', async () => {
    const broken = lock.open('9999');
    await vi.waitUntil(async () => (await lockOf(id, 'lannister').wait()) > 0);
    const other = await reloaded();
    expect(await other.open('1234')).toMatchObject({ what: 'too-soon' });
    await broken;
  });

  test('two windows at once have one try between them', async () => {
    const outcomes = await Promise.all([lock.open('9999'), lockOf(id, 'lannister').open('8888')]);
    expect(outcomes.map(({ what }) => what).sort()).toEqual(['too-soon', 'wrong']);
  });

  test('a clock put forward changes nothing on the page, and takes nothing off the next wait', async () => {
    await lock.open('9999');
    now += 86_400_000;
    expect(await lock.wait()).toBe(2000);
    pass(2000);
    expect(await lock.open('9999')).toEqual({ what: 'wrong', wait: 4000 });
    now += 86_400_000;
    const other = await reloaded();
    expect(await other.open('9999')).toEqual({ what: 'wrong', wait: 8000 });
  });

  test('a clock put back makes no wait longer', async () => {
    await lock.open('9999');
    now -= 86_400_000;
    expect(await lock.wait()).toBe(2000);
    const other = await reloaded();
    expect(await other.wait()).toBe(2000);
    pass(2000);
    expect(await other.open('1234')).toEqual({ what: 'right' });
  });

  test('a right PIN is kept as a slow hash from then on', async () => {
    expect(await lock.open('1234')).toEqual({ what: 'right' });
    const { seats, wrongTries } = valueOf(await loadGame(id)).sheet;
    expect(seats[0]?.pin).toMatch(/^pbkdf2:\d+:[0-9a-f]{32}:[0-9a-f]{64}$/);
    expect(wrongTries).toEqual({});
    expect(await lock.open('1234')).toEqual({ what: 'right' });
    expect(valueOf(await loadGame(id)).sheet.seats).toEqual(seats);
  });

  test('where a try cannot be kept or checked there is none', async () => {
    expect(await lockOf('nowhere', 'lannister').open('1234')).toEqual({ what: 'failed' });
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await lock.open('1234')).toEqual({ what: 'failed' });
    vi.unstubAllGlobals();
  });
});

// Handing seats from people to code and back: the record of it, the secrets that stay hidden, and the limits of taking back.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { Thrones } from '#thrones/flow/game';
import type { Playing } from '#shell/play/playing.svelte';
import { give } from './atTheTable';
import { Table, tableOf } from './coded';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dice = (): Chance => new Chance(chanceFrom('people'));

describe('a seat that changes hands', () => {
  test('is noted, and keeps its chance', async () => {
    const playing = tableOf({ people: ['stark', 'baratheon'] });
    const seed = playing.codes.get('lannister')?.seed;
    expect(seed).toBe('seed of lannister');
    await playing.handOver('lannister', 'Bea', null);
    expect([...playing.codes.keys()]).toEqual([]);
    expect(playing.seats.find(({ house }) => house === 'lannister')?.name).toBe('Bea');
    await playing.handOver('lannister', 'The Corsair', { level: 'lord', person: 'corsair' });
    expect(playing.codes.get('lannister')).toEqual({ level: 'lord', person: 'corsair', seed });
    await playing.handOver('stark', 'The Courtier', { level: 'knight', person: 'courtier' });
    expect(playing.codes.get('stark')?.seed).not.toBe(seed);
    expect(playing.handed.slice(1)).toMatchObject([
      { house: 'lannister', after: 0, name: 'Bea', code: null },
      { house: 'lannister', after: 0, name: 'The Corsair' },
      { house: 'stark', after: 0, name: 'The Courtier' }
    ]);
  });

  test('answers what it was being asked, with the curtain closed', async () => {
    const playing = tableOf({ people: ['stark', 'baratheon', 'lannister'] });
    const table = new Table(playing);
    playing.openCurtain();
    const holder = playing.holder!;
    await playing.handOver(holder, 'The Warden', { level: 'squire', person: 'warden' });
    expect(playing.holder).toBeNull();
    await table.pass(0);
    expect(playing.entries.map(({ house }) => house)).toEqual([holder]);
  });

  test('shows nobody more than its own: not what others have sealed, nor what was taken back', async () => {
    const playing = tableOf({ people: ['stark', 'lannister'] });
    const table = new Table(playing);
    await table.pass(0);
    await give(playing, dice());
    await playing.takeBack();
    expect(playing.canDoAgain).not.toBeNull();
    await playing.handOver('baratheon', 'Cleo', null);
    expect(playing.canDoAgain).toBeNull();
    const sealed = playing.entries.find(({ house }) => house === 'baratheon');
    expect(sealed).toBeDefined();
    playing.openCurtain();
    expect(playing.holder).not.toBe('baratheon');
    expect(Object.keys(playing.view.sealed.orders)).not.toContain('baratheon');
  });

  test('what a person answered there stays in the way of taking back', async () => {
    const playing = tableOf({ people: ['stark', 'lannister', 'baratheon'] });
    const chance = dice();
    await give(playing, chance);
    const [first] = playing.entries;
    await give(playing, chance);
    const [, second] = playing.entries;
    await playing.handOver(second!.house, 'The Warden', { level: 'squire', person: 'warden' });
    expect(playing.lastOfPeople).toBe(second);
    expect(playing.reach).toMatchObject({ free: 0, byConsent: 2 });
    expect(first!.house).not.toBe(second!.house);
  });

  describe('leaves it to the table what went before an answer that was taken back', () => {
    /** Two seal their orders, and the second takes them back. */
    async function heard(): Promise<Playing<Thrones>> {
      const playing = tableOf({ players: 4, people: ['stark', 'lannister', 'baratheon', 'greyjoy'] });
      const chance = dice();
      await give(playing, chance);
      await give(playing, chance);
      await playing.takeBack();
      expect(playing.reach).toMatchObject({ free: 0, byConsent: 1 });
      return playing;
    }
    const squire = { level: 'squire', person: 'warden' };

    test('whoever is handed over, to and fro', async () => {
      for (const seat of ['stark', 'lannister', 'baratheon', 'greyjoy'] as const) {
        const playing = await heard();
        const first = playing.entries[0]!.house;
        if (seat === first) continue;
        await playing.handOver(seat, 'The Warden', squire);
        expect(playing.reach).toMatchObject({ free: 0, byConsent: 1 });
        await playing.handOver(seat, 'Bea', null);
        expect(playing.reach).toMatchObject({ free: 0, byConsent: 1 });
        await playing.takeBack();
        expect(playing.entries).toHaveLength(1);
        await playing.takeBackByConsent(1);
        expect(playing.takenBack).toMatchObject([{ after: 0, count: 1 }]);
      }
    });

    test('and whatever code answers after it', async () => {
      const playing = await heard();
      const { house } = playing.entries[0]!;
      const other = playing.seats.find((seat) => seat.house !== house)!.house;
      await playing.handOver(other, 'The Warden', squire);
      await new Table(playing).pass(0);
      expect(playing.entries).toHaveLength(2);
      expect(playing.reach).toMatchObject({ free: 0, byConsent: 2 });
    });

    test('and before code, which was to answer at the same time', async () => {
      const playing = tableOf({ players: 4, people: ['stark', 'lannister', 'baratheon'] });
      const chance = dice();
      await give(playing, chance);
      await give(playing, chance);
      await playing.takeBack();
      await new Table(playing).pass(0);
      expect(playing.entries.map(({ house }) => house)).toContain('greyjoy');
      expect(playing.reach).toMatchObject({ free: 0 });
    });
  });
});

// Days, hours and sizes are written in the way of the reader's language, whatever the sentence around them says.

import { afterEach, expect, test, vi } from 'vitest';
import { size } from '#shell/text/sizes';
import { gameName, lastPlayed, long, played } from '#shell/text/timeWords';
import type { Language } from '#text/text';

let reads = 'en';
vi.mock('#text/text', async (original) => ({
  ...(await original<typeof import('#text/text')>()),
  language: () => reads as Language
}));
afterEach(() => void (reads = 'en'));

const now = new Date(2026, 4, 20, 12).getTime();
const lastWeek = new Date(2026, 4, 16, 9, 5).getTime();
const longAgo = new Date(2024, 2, 2, 21).getTime();

test('in English', () => {
  expect([size(12_300_000), size(1_950_000_000), size(20)]).toEqual(['12.3 MB', '2.0 GB', 'less than 0.1 MB']);
  expect(lastPlayed(lastWeek, now)).toBe('Last played Saturday, 09:05');
  expect(lastPlayed(longAgo, now)).toBe('Last played 2 March 2024, 21:00');
  expect([now - 60_000, now - 24 * 3600_000, null].map((time) => played(time, now))).toEqual([
    'Today',
    'Yesterday',
    'Unknown day'
  ]);
  expect([3, 9, 14, 21].map((hour) => gameName(new Date(2026, 4, 15, hour).getTime()))).toEqual([
    'Friday night',
    'Friday morning',
    'Friday afternoon',
    'Friday evening'
  ]);
  expect([20_000, 5 * 60_000, 65 * 60_000].map(long)).toEqual(['under a minute', '5 min', '1 h 05 min']);
});

test('in French', () => {
  reads = 'fr';
  expect(size(12_300_000)).toMatch(/^12,3\sMo$/);
  expect([played(lastWeek, now), played(longAgo, now)]).toEqual(['Samedi', '2 mars 2024']);
  expect(gameName(lastWeek)).toMatch(/^Samedi /);
});

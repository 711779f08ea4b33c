// A run of kills that hangs ends, and says what it waited for.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Waiting, watch } from './waiting';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MOST = { each: 60_000, whole: 600_000 };

test('what waits too long is told, once, and whatever goes on is not', () => {
  const [stuck, lively] = [new Waiting(), new Waiting()];
  const told: string[] = [];
  watch(
    () => [stuck, lively],
    MOST,
    (why) => told.push(why)
  );
  stuck.for('the phone to be linked');
  for (let seconds = 0; seconds < 180; seconds += 30) {
    lively.for('the next answer');
    vi.advanceTimersByTime(30_000);
  }
  expect(told).toEqual(['it waited 61 s for the phone to be linked']);
});

test('a run that goes on and on ends too', () => {
  const [one, other] = [new Waiting(), new Waiting()];
  const told: string[] = [];
  watch(
    () => [one, other],
    MOST,
    (why) => told.push(why)
  );
  for (let seconds = 0; seconds < 590; seconds += 10) {
    one.for('the next answer');
    other.for('the camera');
    vi.advanceTimersByTime(10_000);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual(['the time for all kills is over; it waited 21 s for the next answer; 21 s for the camera']);
});

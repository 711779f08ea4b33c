// Hints that a seat has done with: for ever, for it alone, and in this game alone.

import { afterEach, expect, test, vi } from 'vitest';
import { end, isEnded, wantHints, wantsHints } from '#shell/play/hinted';
import { nameBySeed } from '#shell/play/nameBySeed';

function device(): Map<string, string> {
  const held = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value)
  });
  return held;
}

afterEach(() => vi.unstubAllGlobals());

test('what a seat has done with is over for it, not for another seat, hint or game', () => {
  device();
  end('a', 'stark', 'march');
  expect(isEnded('a', 'stark', 'march')).toBe(true);
  expect(isEnded('a', 'tyrell', 'march')).toBe(false);
  expect(isEnded('a', 'stark', 'raid')).toBe(false);
  expect(isEnded('b', 'stark', 'march')).toBe(false);
});

test('the last forty games are remembered', () => {
  const held = device();
  for (let game = 0; game < 60; game++) end(`game ${game}`, 'stark', 'march');
  end('game 59', 'stark', 'raid');
  const kept = JSON.parse([...held.values()][0]!) as Record<string, string[]>;
  expect(Object.keys(kept)).toEqual(Array.from({ length: 40 }, (_, i) => `game ${i + 20}`));
  expect(kept['game 59']).toEqual(['stark:march', 'stark:raid']);
  expect(isEnded('game 59', 'stark', 'march')).toBe(true);
});

test('where nothing can be kept it holds all the same', () => {
  end('nowhere', 'stark', 'march');
  expect(isEnded('nowhere', 'stark', 'march')).toBe(true);
});

test('what is damaged is nothing', () => {
  const held = device();
  for (const damaged of ['{', '[1]', 'null', '{"a":1}', '"a"']) {
    held.set('pass-the-crown:hints-ended', damaged);
    expect(isEnded('a', 'tully', 'march')).toBe(false);
  }
});

test('they are shown unless somebody has said no', () => {
  device();
  expect(wantsHints()).toBe(true);
  wantHints(false);
  expect(wantsHints()).toBe(false);
  wantHints(true);
  expect(wantsHints()).toBe(true);
});

test('games have names of their own, which do not hold the seed', () => {
  const names = Array.from({ length: 2000 }, (_, i) => nameBySeed(`seed ${i}`));
  expect(new Set(names).size).toBe(2000);
  expect(nameBySeed('seed 7')).toBe(names[7]);
  for (const name of names) expect(name).toMatch(/^[0-9a-z]{1,15}$/);
});

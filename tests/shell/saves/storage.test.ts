// What browsers tell of their room, and what they promise.

import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist, usage } from '#shell/saves/store/storage';

afterEach(() => void vi.unstubAllGlobals());

const browser = (storage: object | undefined): void =>
  void vi.stubGlobal('navigator', storage === undefined ? {} : { storage });

const refusing = () => Promise.reject(new Error('not here'));

test('the room that is used is told', async () => {
  const persisted = () => Promise.resolve(true);
  browser({ estimate: () => Promise.resolve({ usage: 3, quota: 10 }), persisted });
  expect(await usage()).toEqual({ used: 3, quota: 10, persisted: true });
  browser({ estimate: () => Promise.resolve({}), persisted });
  expect(await usage()).toEqual({ used: 0, quota: 0, persisted: true });
});

test('a browser that cannot tell is no trouble', async () => {
  for (const storage of [undefined, {}, { estimate: refusing, persisted: refusing }]) {
    browser(storage);
    expect(await usage()).toBeNull();
    expect(await askToPersist()).toBe(false);
  }
});

test.each([
  ['has promised already, and is not asked again', true, false, true, 0],
  ['promises', false, true, true, 1],
  ['does not promise', false, false, false, 1]
])('the browser %s', async (_, persisted, granted, outcome, asked) => {
  const persist = vi.fn(() => Promise.resolve(granted));
  browser({ persisted: () => Promise.resolve(persisted), persist });
  expect(await askToPersist()).toBe(outcome);
  expect(persist).toHaveBeenCalledTimes(asked);
});

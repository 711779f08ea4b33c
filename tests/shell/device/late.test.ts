// A page whose scripts do not come: loaded again some times, then it says so and loads the app past all that is kept of it.

import { runInThisContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watch } from '#shell/start/watch';

/** In a scope of its own: each test runs it as a page of its own would. */
const RELOAD = `{${readFileSync('static/reload.js', 'utf8')}}`;
const HOST = 'https://example.org/crown/';
const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: x.js');

type Deed = (event: Event) => void;

/** As much of an element as is needed. */
class Part {
  textContent = '';
  onclick: (() => void) | null = null;
  readonly dataset: Record<string, string> = {};
  readonly style = { cssText: '' };
  parts: Part[] = [];
  constructor(readonly tag: string) {}
  append(...parts: Part[]): void {
    this.parts.push(...parts);
  }
  get text(): string {
    return this.textContent + this.parts.map(({ text }) => text).join('|');
  }
}

let root: Part;
let heard: Map<string, Deed>;
const reload = vi.fn();
const host = vi.fn<(url: string | URL) => Promise<Response>>();
const forgotten = vi.fn<(what: string) => void>();

const MINE = `workbox-precache-v3-${HOST}`;
const KEPT = [
  MINE,
  'earlier /crown',
  'earlier',
  'workbox-precache-v3-https://example.org/',
  'games /crown',
  'another app'
];

function registration(scope: string) {
  return { scope, unregister: () => Promise.resolve(forgotten(scope)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  root = new Part('html');
  heard = new Map();
  for (const one of [reload, host, forgotten]) one.mockReset();
  host.mockRejectedValue(new TypeError('no network'));
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  };
  const globals = {
    document: {
      documentElement: root,
      currentScript: null,
      querySelectorAll: () => [],
      createElement: (tag: string) => new Part(tag)
    },
    location: { href: `${HOST}play`, reload },
    localStorage: storage,
    sessionStorage: storage,
    navigator: {
      language: 'en-GB',
      onLine: true,
      serviceWorker: { getRegistrations: () => Promise.resolve([HOST, 'https://example.org/'].map(registration)) }
    },
    caches: { keys: () => Promise.resolve(KEPT), delete: (name: string) => Promise.resolve(forgotten(name)) },
    fetch: host,
    HTMLScriptElement: class {},
    MutationObserver: class {
      observe = vi.fn();
    },
    addEventListener: (name: string, deed: Deed) => void heard.set(name, deed),
    dispatchEvent: (event: Event) => heard.get(event.type)?.(event)
  };
  for (const [name, one] of Object.entries(globals)) vi.stubGlobal(name, one);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const WORDS = {
  title: 'late',
  online: 'wait',
  offline: 'connect',
  files: 'files',
  again: 'again',
  games: 'safe',
  unreachable: 'unreachable'
};

const watched = () => watch({ en: WORDS });
const told = (): string => root.text;

/** What a page does that did not get a script. */
function fail(): void {
  heard.get('unhandledrejection')?.(Object.assign(new Event('unhandledrejection'), { reason: NOT_LOADED }));
  // Loaded again it is no more left.
  delete root.dataset.leaving;
}

async function again(): Promise<void> {
  const find = (part: Part): Part | undefined => (part.tag === 'button' ? part : part.parts.map(find).find(Boolean));
  find(root)?.onclick?.();
  await vi.advanceTimersByTimeAsync(0);
}

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

test('a page is loaded again three times, then it says so', () => {
  watched();
  runInThisContext(RELOAD);
  for (let times = 1; times <= 3; times++) {
    fail();
    expect([reload.mock.calls.length, told()]).toEqual([times, '']);
  }
  fail();
  expect(reload).toHaveBeenCalledTimes(3);
  expect(told()).toBe('late|wait|again|safe');
});

test('a page that is being left is not called back', () => {
  runInThisContext(RELOAD);
  heard.get('beforeunload')?.(new Event('beforeunload'));
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that is not alive after eight seconds says so', () => {
  watched();
  vi.advanceTimersByTime(7900);
  expect(told()).toBe('');
  vi.advanceTimersByTime(200);
  expect(told()).toContain('late');
});

test('a page that is alive says nothing', () => {
  watched();
  root.dataset.hydrated = '';
  vi.advanceTimersByTime(60_000);
  expect(told()).toBe('');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('no network'))],
  ['a page', () => Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }))],
  ['a refusal', () => Promise.resolve(new Response('', { status: 503 }))]
])('with %s of the host nothing is removed', async (_, answer) => {
  watched();
  vi.advanceTimersByTime(9000);
  host.mockImplementation(answer);
  await again();
  expect([forgotten.mock.calls, reload.mock.calls]).toEqual([[], []]);
  expect(told()).toContain('unreachable');
});

test('loaded again, only what is kept of this copy of the app is removed', async () => {
  watched();
  vi.advanceTimersByTime(9000);
  host.mockImplementation(() => Promise.resolve(script()));
  await again();
  expect(forgotten.mock.calls.flat()).toEqual([MINE, 'earlier /crown', HOST]);
  expect(reload).toHaveBeenCalledTimes(1);
});

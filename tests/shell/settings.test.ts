import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, DEFAULTS, readSettings, settings, settingsFrom } from '#shell/play/settings.svelte';

const store = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value)
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  store.clear();
});

test('nothing kept, nothing understood: everything is as it is at first', () => {
  for (const json of [null, '', 'null', '[]', '{"theme":"pink","idle":7,"sound":"loud"}'])
    expect(settingsFrom(json)).toEqual(DEFAULTS);
});

test('a tablet that nobody has set up', () => {
  expect(settingsFrom(null)).toEqual({
    language: null,
    ownAsks: false,
    theme: 'system',
    pace: 'full',
    sound: null,
    haptics: true,
    awake: true,
    forecast: false,
    recap: true,
    speed: 'normal',
    reveals: true,
    tableMode: false,
    idle: 60,
    glass: 0
  });
});

test('what was chosen is kept, the rest stays as it is', () => {
  choose({ theme: 'light', idle: 0 });
  expect(settings()).toEqual({ ...DEFAULTS, theme: 'light', idle: 0 });
  choose({ theme: 'dark' });
  readSettings();
  expect(settings()).toEqual({ ...DEFAULTS, theme: 'dark', idle: 0 });
});

test('where nothing can be kept the choice still holds', () => {
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  choose({ ...DEFAULTS, pace: 'none' });
  expect(settings().pace).toBe('none');
  readSettings();
  expect(settings()).toEqual(DEFAULTS);
});

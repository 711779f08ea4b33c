// Whose language is read: that of the seat, where it is asked for, else that of the table.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askReader, firstWanted, ofDevice, ofTable } from '#shell/play/languages.svelte';
import { choose, DEFAULTS } from '#shell/play/settings.svelte';

vi.mock('$app/environment', () => ({ browser: true }));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', { languages: ['ja', 'hu-HU', 'de'] });
  choose(DEFAULTS);
});

afterEach(() => vi.unstubAllGlobals());

test('at a side of the table a seat is asked in its own language, whatever the settings say', () => {
  expect(askReader('fr', true)).toBe('fr');
  expect(askReader('fr', false)).toBeNull();
  choose({ ownAsks: true });
  expect(askReader('fr', false)).toBe('fr');
});

test('of several that want a language the first has it', () => {
  expect(firstWanted([() => null, () => 'de', () => 'it'])).toBe('de');
  expect(firstWanted([() => null])).toBeNull();
});

test('the table reads what was chosen, else the first of the device’s languages that the app speaks', () => {
  expect(ofDevice()).toBe('hu');
  expect(ofTable()).toBe('hu');
  choose({ language: 'it' });
  expect(ofTable()).toBe('it');
  vi.stubGlobal('navigator', { languages: ['ja'] });
  expect(ofDevice()).toBe('en');
});

// Settings of the device: light, pace, sound and the like. Kept in the browser beside the games; where nothing
// can be kept, the choices hold until the page is closed.
import { fieldsOf } from '#engine/parsed';
import { LANGUAGES, type Language } from '#text/languages';

export const THEMES = ['dark', 'light', 'system'] as const;
export const PACES = ['none', 'quick', 'full'] as const;
/** Seconds without a touch after which an open curtain closes itself; 0 is never. */
export const IDLES = [30, 60, 180, 0] as const;

/** Minutes of the sand timer of a decision; 0 turns it off. */
export const GLASSES = [0, 1, 2, 5] as const;

/** How much time code leaves people to follow what it does. */
export const SPEEDS = ['slow', 'normal', 'quick'] as const;

export type Pace = (typeof PACES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Idle = (typeof IDLES)[number];
export type Glass = (typeof GLASSES)[number];

interface Setting<T> {
  readonly all: readonly T[];
  /** Until somebody chooses. */
  readonly first: T;
}

const setting = <const T>(all: readonly T[], first: NoInfer<T>): Setting<T> => ({ all, first });
const on: Setting<boolean> = setting([true, false], true);
const off: Setting<boolean> = setting([true, false], false);

const SETTINGS = {
  /** What the table reads; null: the first of the device's that the app speaks. */
  language: setting<Language | null>([null, ...LANGUAGES], null),
  /** An open question is asked in the language of the seat that it is asked of. */
  ownAsks: off,
  theme: setting(THEMES, 'system'),
  /** How fast things move. */
  pace: setting(PACES, 'full'),
  /** Null until somebody has said yes or no. */
  sound: setting<boolean | null>([null, true, false], null),
  /** Vibrate, where the device can. */
  haptics: on,
  /** Keep the screen awake while a game is open. */
  awake: on,
  /** Show win or loss against each card the enemy holds. */
  forecast: off,
  /** Show a seat what has happened since it last looked. */
  recap: on,
  speed: setting(SPEEDS, 'normal'),
  /** Stop for what the whole table looks at: orders, bids and cards revealed, battles. */
  reveals: on,
  /** The tablet is in the middle and is read from all sides. */
  tableMode: off,
  idle: setting(IDLES, 60),
  glass: setting(GLASSES, 0)
};

export type Settings = { readonly [S in keyof typeof SETTINGS]: (typeof SETTINGS)[S]['first'] };

const KEY = 'settings';

/** What was kept, as far as it makes sense; the rest as it is at first. */
export function settingsFrom(json: string | null): Settings {
  const kept = fieldsOf(json);
  const known: readonly (readonly [string, Setting<unknown>])[] = Object.entries(SETTINGS);
  return Object.fromEntries(
    known.map(([name, { all, first }]) => [name, all.includes(kept[name]) ? kept[name] : first])
  ) as Settings;
}

export const DEFAULTS = settingsFrom(null);

let current: Settings = $state.raw(DEFAULTS);

export const settings = (): Settings => current;

/** Takes effect at once and is kept. */
export function choose(change: Partial<Settings>): void {
  current = { ...current, ...change };
  keep(KEY, JSON.stringify(current));
}

/** Reads what was kept; called once a page, since pages are prerendered without it. */
export function readSettings(): void {
  current = settingsFrom(kept(KEY));
}

const PACE: Readonly<Record<Pace, string>> = { none: '0', quick: '0.5', full: '1' };

/** Writes the choices where the styles look for them: on the root of the page. */
export function applySettings(): void {
  const { theme, pace } = current;
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = pace;
  root.style.setProperty('--pace', PACE[pace]);
  // the browser's own bars: each of these tags is written for one light
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const light = (tag.dataset.light ??= tag.media.includes('dark') ? 'dark' : 'light');
    const chosen = light === theme ? 'all' : 'not all';
    tag.media = theme === 'system' ? `(prefers-color-scheme: ${light})` : chosen;
  }
}

/** Other apps may live at the same host. */
const OURS = 'pass-the-crown:';

/** Small things kept beside the games. Reading and writing fail silently where the browser forbids them. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(OURS + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(OURS + key, value);
  } catch {
    // it holds until the page is closed
  }
}

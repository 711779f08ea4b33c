// Settings of the device: light, pace, sound and the like. They are kept in the browser beside the games; where nothing can be
// kept, they hold until the page is closed.
import { fieldsOf } from '#engine/parsed';
import { LANGUAGES, type Language } from '#text/languages';

export const THEMES = ['dark', 'light', 'system'] as const;
export const PACES = ['none', 'quick', 'full'] as const;
/** Seconds without a touch after which an open curtain closes itself; 0 for never. */
export const IDLES = [30, 60, 180, 0] as const;

/** Minutes of the sand timer for a decision; 0 turns it off. */
export const GLASSES = [0, 1, 2, 5] as const;

/** The time that code leaves people to follow what it does. */
export const SPEEDS = ['slow', 'normal', 'quick'] as const;

export type Pace = (typeof PACES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Idle = (typeof IDLES)[number];
export type Glass = (typeof GLASSES)[number];

interface Setting<T> {
  readonly all: readonly T[];
  /** The value until somebody chooses. */
  readonly first: T;
}

const setting = <const T>(all: readonly T[], first: NoInfer<T>): Setting<T> => ({ all, first });
const on: Setting<boolean> = setting([true, false], true);
const off: Setting<boolean> = setting([true, false], false);

const SETTINGS = {
  /** The language of the table; null for the first of the device's languages that the app has. */
  language: setting<Language | null>([null, ...LANGUAGES], null),
  /** True if an open question is asked in the language of the seat that is asked. */
  ownAsks: off,
  theme: setting(THEMES, 'system'),
  /** The speed at which things move. */
  pace: setting(PACES, 'full'),
  /** True if there are sounds; null until somebody has answered that question. */
  sound: setting<boolean | null>([null, true, false], null),
  /** True if the device vibrates, where it can. */
  haptics: on,
  /** True if the screen stays awake while a game is open. */
  awake: on,
  /** True if the outcome of a battle is shown against each card that the enemy holds. */
  forecast: off,
  /** True if a seat is shown what has happened since it last looked. */
  recap: on,
  speed: setting(SPEEDS, 'normal'),
  /** True if play stops for what the whole table looks at: orders, bids and cards revealed, battles. */
  reveals: on,
  /** True if the tablet is in the middle and is read from all sides. */
  tableMode: off,
  idle: setting(IDLES, 60),
  glass: setting(GLASSES, 0)
};

export type Settings = { readonly [S in keyof typeof SETTINGS]: (typeof SETTINGS)[S]['first'] };

const KEY = 'settings';

/** Reads what was saved, as far as it makes sense; every other setting has its first value. */
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

/** Changes settings at once, and saves them. */
export function choose(change: Partial<Settings>): void {
  current = { ...current, ...change };
  keep(KEY, JSON.stringify(current));
}

/** Reads the saved settings; called once per page, since pages are prerendered without them. */
export function readSettings(): void {
  current = settingsFrom(kept(KEY));
}

const PACE: Readonly<Record<Pace, number>> = { none: 0, quick: 0.5, full: 1 };

/** The part of its usual time that a movement takes; 0 if nothing moves. */
export const paceOfMovements = (): number => PACE[current.pace];

/** Writes the settings to the root of the page, where the styles read them. */
export function applySettings(): void {
  const { theme, pace } = current;
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.motion = pace;
  root.style.setProperty('--pace', String(PACE[pace]));
  // The browser's own bars: each of these tags is for one light.
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const light = (tag.dataset.light ??= tag.media.includes('dark') ? 'dark' : 'light');
    const chosen = light === theme ? 'all' : 'not all';
    tag.media = theme === 'system' ? `(prefers-color-scheme: ${light})` : chosen;
  }
}

/** A prefix, since other apps may use the same host. */
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
    // It cannot be saved, so it holds until the page is closed.
  }
}

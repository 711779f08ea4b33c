// Settings of the device: light, pace, sound and the like. Kept in the browser beside the games; where nothing
// can be kept, the choices hold until the page is closed.

import { LANGUAGES, type Language } from '#text/languages';

export const THEMES = ['dark', 'light', 'system'] as const;
export const PACES = ['none', 'quick', 'full'] as const;
/** Seconds without a touch after which an open curtain closes itself; 0 is never. */
export const IDLES = [30, 60, 180, 0] as const;

/** Minutes of the sand timer of a decision; 0 turns it off. */
export const GLASSES = [0, 1, 2, 5] as const;

/** How much time code leaves people to follow what it does. */
export const SPEEDS = ['slow', 'normal', 'quick'] as const;

export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Idle = (typeof IDLES)[number];
export type Glass = (typeof GLASSES)[number];

export interface Settings {
  /** What the table reads; null: the first of the device's that the app speaks. */
  readonly language: Language | null;
  /** An open question is asked in the language of the seat that it is asked of. */
  readonly ownAsks: boolean;
  readonly theme: Theme;
  /** How fast things move. */
  readonly pace: Pace;
  /** Null until somebody has said yes or no. */
  readonly sound: boolean | null;
  /** Vibrate, where the device can. */
  readonly haptics: boolean;
  /** Keep the screen awake while a game is open. */
  readonly awake: boolean;
  /** Show win or loss against each card the enemy holds. */
  readonly forecast: boolean;
  /** Show a seat what has happened since it last looked. */
  readonly recap: boolean;
  readonly speed: Speed;
  /** Stop for what the whole table looks at: orders, bids and cards revealed, battles. */
  readonly reveals: boolean;
  /** The tablet is in the middle and is read from all sides. */
  readonly tableMode: boolean;
  readonly idle: Idle;
  readonly glass: Glass;
}

export const DEFAULTS: Settings = {
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
};

const KEY = 'settings';

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;

/** What was kept, as far as it makes sense; the rest as it is at first. */
export function settingsFrom(json: string | null): Settings {
  const kept: Partial<Record<keyof Settings, unknown>> = parsed(json);
  const flag = (name: 'ownAsks' | 'haptics' | 'awake' | 'forecast' | 'recap' | 'reveals' | 'tableMode'): boolean =>
    oneOf([true, false], kept[name], DEFAULTS[name]);
  return {
    language: oneOf([null, ...LANGUAGES], kept.language, DEFAULTS.language),
    ownAsks: flag('ownAsks'),
    theme: oneOf(THEMES, kept.theme, DEFAULTS.theme),
    pace: oneOf(PACES, kept.pace, DEFAULTS.pace),
    sound: oneOf([true, false], kept.sound, DEFAULTS.sound),
    haptics: flag('haptics'),
    awake: flag('awake'),
    forecast: flag('forecast'),
    recap: flag('recap'),
    speed: oneOf(SPEEDS, kept.speed, DEFAULTS.speed),
    reveals: flag('reveals'),
    tableMode: flag('tableMode'),
    idle: oneOf(IDLES, kept.idle, DEFAULTS.idle),
    glass: oneOf(GLASSES, kept.glass, DEFAULTS.glass)
  };
}

function parsed(json: string | null): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

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

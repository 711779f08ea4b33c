// How the app gets onto the home screen: what the browser can do decides, and its name only where there is nothing to ask.

import { afterEach, expect, test, vi } from 'vitest';
import { forgetsUnvisited, homeScreen } from '#shell/play/homeScreen';

afterEach(() => vi.unstubAllGlobals());

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${MAC} Version/18.4 Safari/605.1.15`;
const CHROME = `${MAC} Chrome/140.0.0.0 Safari/537.36`;
const FOX = 'Mozilla/5.0 (Android 15; Tablet; rv:153.0) Gecko/153.0 Firefox/153.0';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15';

interface Browser {
  readonly userAgent: string;
  readonly standalone?: boolean;
  readonly prompts?: boolean;
  readonly isApp?: boolean;
}

function browser({ userAgent, standalone, prompts = false, isApp = false }: Browser): void {
  vi.stubGlobal('navigator', { userAgent, ...(standalone === undefined ? {} : { standalone }) });
  vi.stubGlobal('window', prompts ? { onbeforeinstallprompt: null } : {});
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
}

test.each<[what: string, Browser, ReturnType<typeof homeScreen>, forgets: boolean]>([
  // An iPad gives itself out for a Mac.
  ['Safari on an iPad', { userAgent: SAFARI, standalone: false }, 'share', true],
  ['the app on an iPad', { userAgent: SAFARI, standalone: true }, 'there', false],
  ['Safari on a Mac', { userAgent: SAFARI }, 'dock', true],
  ['the app in the Dock', { userAgent: SAFARI, isApp: true }, 'there', false],
  ['Chrome', { userAgent: CHROME, prompts: true }, 'offered', false],
  ['the app of Chrome', { userAgent: CHROME, prompts: true, isApp: true }, 'there', false],
  ['Firefox on Android', { userAgent: FOX }, 'menu', false],
  ['WebKit on Linux', { userAgent: LINUX }, 'unknown', false]
])('%s', (_, one, way, forgets) => {
  browser(one);
  expect(homeScreen()).toBe(way);
  expect(forgetsUnvisited(homeScreen())).toBe(forgets);
});

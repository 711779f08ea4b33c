// How the app gets onto the home screen of a device. The browser is asked what it can do; its name decides only where there is
// nothing to ask.

export type HomeScreen =
  /** It is there: this page was opened from it. */
  | 'there'
  /** The browser offers it by itself. */
  | 'offered'
  /** iPad and iPhone: by the menu for sharing. */
  | 'share'
  /** Safari on a Mac: by the menu for files. */
  | 'dock'
  /** Other browsers on Android: by their menu. */
  | 'menu'
  | 'unknown';

/** What has to be explained, because no button of ours can do it. */
export type Explained = Extract<HomeScreen, 'share' | 'dock' | 'menu'>;

export function homeScreen(): HomeScreen {
  const { userAgent } = navigator;
  // Only Apple's browsers for tablets and phones know this word.
  const standalone = 'standalone' in navigator ? navigator.standalone : undefined;
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'there';
  if ('onbeforeinstallprompt' in window) return 'offered';
  if (standalone !== undefined) return 'share';
  if (/Macintosh.* Version\/\S+ Safari\//.test(userAgent)) return 'dock';
  return userAgent.includes('Android') ? 'menu' : 'unknown';
}

export const isExplained = (way: HomeScreen): way is Explained => way === 'share' || way === 'dock' || way === 'menu';

/** Safari deletes what a page has stored after a week of use without a visit to it; never what an app on the home screen has. */
export const forgetsUnvisited = (way: HomeScreen): boolean => way === 'share' || way === 'dock';

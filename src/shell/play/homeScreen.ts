// The way to put the app on the home screen of this device. The browser is asked what it can do; its name only decides where
// there is nothing to ask.

export type HomeScreen =
  /** It is there already: this page was opened from it. */
  | 'there'
  /** The browser offers to install it. */
  | 'offered'
  /** iPad and iPhone: through the share menu. */
  | 'share'
  /** Safari on a Mac: through the file menu. */
  | 'dock'
  /** Other browsers on Android: through their menu. */
  | 'menu'
  | 'unknown';

/** The cases that must be explained, because no button of ours can do it. */
export type Explained = Extract<HomeScreen, 'share' | 'dock' | 'menu'>;

export function homeScreen(): HomeScreen {
  const { userAgent } = navigator;
  // Only Apple's browsers for tablets and phones have this property.
  const standalone = 'standalone' in navigator ? navigator.standalone : undefined;
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'there';
  if ('onbeforeinstallprompt' in window) return 'offered';
  if (standalone !== undefined) return 'share';
  if (/Macintosh.* Version\/\S+ Safari\//.test(userAgent)) return 'dock';
  return userAgent.includes('Android') ? 'menu' : 'unknown';
}

export const isExplained = (way: HomeScreen): way is Explained => way === 'share' || way === 'dock' || way === 'menu';

/**
 * Safari deletes what a page has stored after a week of use without a visit to it, but never the storage of an app on the home
 * screen.
 */
export const forgetsUnvisited = (way: HomeScreen): boolean => way === 'share' || way === 'dock';

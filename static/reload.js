// In every page, before the scripts of the app. Chromium sometimes gives up a script of a page that is loaded while the machine is
// busy, and the page would stay as it is for ever. So it is loaded once more by itself.

const RELOADS = 'pass-the-crown:reloads';
/** So often in a row; what still fails is not mended by it. */
const MOST = 3;
/** In milliseconds. Later failures have nothing to do with it. */
const IN_A_ROW = 10_000;

/** Chromium, Firefox, WebKit. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/;

/** What fails in a page that is being left is no news, and must not call it back. */
const leave = () => (document.documentElement.dataset.leaving = '');
const stay = () => delete document.documentElement.dataset.leaving;

const isLeaving = () => 'leaving' in document.documentElement.dataset;

function notLoaded(error) {
  if (isLeaving() || !NOT_LOADED.test(String(error))) return;
  if (!mayReload()) {
    // src/shell/start says so.
    dispatchEvent(new Event('lost'));
    return;
  }
  leave();
  location.reload();
}

function mayReload() {
  try {
    const { count, time } = JSON.parse(sessionStorage.getItem(RELOADS) ?? '{"count":0,"time":0}');
    const before = Math.abs(Date.now() - time) < IN_A_ROW ? count : 0;
    if (before >= MOST) return false;
    sessionStorage.setItem(RELOADS, JSON.stringify({ count: before + 1, time: Date.now() }));
    return true;
  } catch {
    // It would not be known how often it was tried.
    return false;
  }
}

addEventListener('vite:preloadError', (event) => notLoaded(event.payload));
addEventListener('unhandledrejection', (event) => {
  notLoaded(event.reason);
  if (isLeaving()) event.preventDefault();
});
addEventListener('beforeunload', () => {
  leave();
  // The page may be kept after all.
  setTimeout(stay, IN_A_ROW);
});
addEventListener('pageshow', stay);

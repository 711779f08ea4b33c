// In every page, before the scripts of the app. A page that is loaded anew while its scripts are still coming may get one of them
// never (Chromium gives it up with the page before), and would stay as it is for ever. So it is loaded once more by itself.

const WHEN = 'pass-the-crown:reloaded';
/** In milliseconds. What fails again so soon is not mended by it. */
const AGAIN = 10_000;

/** Chromium, Firefox, WebKit. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/;

function reloadOnce(event, error) {
  if (!NOT_LOADED.test(String(error)) || !isFirst()) return;
  event.preventDefault();
  // src/hooks.client.ts
  document.documentElement.dataset.reloads = '';
  location.reload();
}

function isFirst() {
  try {
    const last = Number(sessionStorage.getItem(WHEN));
    sessionStorage.setItem(WHEN, String(Date.now()));
    return Math.abs(Date.now() - last) > AGAIN;
  } catch {
    // It would not be known that it was tried.
    return false;
  }
}

addEventListener('unhandledrejection', (event) => reloadOnce(event, event.reason));
addEventListener('vite:preloadError', (event) => reloadOnce(event, event.payload));

// Notes whether somebody uses the keyboard. Only then is there a ring around the focused element: a page that moves the focus
// by itself, after a reload or when a finger has held a button, shows none.

const KEYS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ', 'Escape']);

/** Notes it on the root, as `data-keys`, until the returned function is called. */
export function notesKeys(): () => void {
  const gone = new AbortController();
  const { dataset } = document.documentElement;
  const options = { signal: gone.signal, capture: true };
  addEventListener('keydown', ({ key }) => void (KEYS.has(key) && (dataset.keys = '')), options);
  addEventListener('pointerdown', () => void delete dataset.keys, options);
  return () => gone.abort();
}

// Whether one goes by keys. A ring around what has the focus is for those only: a page that puts the focus somewhere by itself, after
// a reload or when a finger has held a button, shows none.

const KEYS = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ', 'Escape']);

/** Notes it on the root, as `data-keys`. Until the function that it returns is called. */
export function notesKeys(): () => void {
  const gone = new AbortController();
  const { dataset } = document.documentElement;
  const options = { signal: gone.signal, capture: true };
  addEventListener('keydown', ({ key }) => void (KEYS.has(key) && (dataset.keys = '')), options);
  addEventListener('pointerdown', () => void delete dataset.keys, options);
  return () => gone.abort();
}

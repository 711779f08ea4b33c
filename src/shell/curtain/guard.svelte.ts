// Closes an open curtain by itself when the page is left or hidden, or has not been touched for a while.

/** Events that show that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'touchmove'] as const;

/**
 * To be called while a component is set up. `idle` is in milliseconds, 0 for never; a function follows a setting that can
 * change.
 */
export function closesItself(close: () => void, idle: number | (() => number)): void {
  $effect(() => guarded(close, typeof idle === 'number' ? idle : idle()));
}

/** Guards the curtain until the returned function is called. */
export function guarded(close: () => void, patience: number): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    clearTimeout(timer);
    if (patience > 0) timer = setTimeout(close, patience);
  };
  const leave = (): void => (document.visibilityState === 'hidden' ? close() : undefined);

  wait();
  for (const sign of SIGNS) addEventListener(sign, wait, { signal, capture: true, passive: true });
  addEventListener('pagehide', close, { signal });
  document.addEventListener('freeze', close, { signal });
  document.addEventListener('visibilitychange', leave, { signal });
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}

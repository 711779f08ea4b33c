// What closes an open curtain by itself: leaving or hiding the page, or a while without a touch.

/** Anything that shows that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'touchmove'] as const;

/**
 * To be called while a component is set up. `idle` in milliseconds; 0 is never. A function follows a setting that changes.
 */
export function closesItself(close: () => void, idle: number | (() => number)): void {
  $effect(() => guarded(close, typeof idle === 'number' ? idle : idle()));
}

/** Until the function that it returns is called. */
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

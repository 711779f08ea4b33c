// Work that can wait until the changes so far are on the screen, so that it does not delay their frame.

/** In milliseconds. */
const DRAWING = 60;

/** Returns what calls it off. */
export function afterFrame(deed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(deed, DRAWING)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

// What can wait until what has changed so far is on the screen: a frame is drawn by others while the next deed would be in their
// way.

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

// What can wait until the browser has drawn what has changed so far.

/** Returns what calls it off. */
export function afterFrame(deed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(deed)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

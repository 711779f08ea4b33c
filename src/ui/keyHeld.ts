// Whether Space or Enter is held. A screen reader drops what it is about to say with every press, and a key that is held
// presses repeatedly: what is told waits until it is let go.

const KEYS = new Set([' ', 'Enter']);
/** In milliseconds: the end of a press may be lost. */
const LONGEST = 4000;

const held = new Set<string>();
let isListening = false;

/** Notes it from now on. */
export function listensToKeys(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('keydown', ({ key }) => void (KEYS.has(key) && held.add(key)), { capture: true });
  addEventListener('keyup', ({ key }) => void held.delete(key), { capture: true });
  addEventListener('blur', () => held.clear());
}

/** At once, where none is held. Until the function that it returns is called. */
export function onceLetGo(then: () => void): () => void {
  if (held.size === 0) {
    then();
    return () => undefined;
  }
  const gone = new AbortController();
  const tell = (): void => {
    gone.abort();
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(tell, LONGEST);
  const look = (): void => (held.size === 0 ? tell() : undefined);
  for (const type of ['keyup', 'blur']) addEventListener(type, look, { signal: gone.signal });
  return () => {
    gone.abort();
    clearTimeout(timer);
  };
}

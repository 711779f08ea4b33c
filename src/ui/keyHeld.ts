// Says whether Space or Enter is held. A screen reader drops what it is about to say with every key press, and a held key presses
// repeatedly: announcements wait until it is released.

const KEYS = new Set([' ', 'Enter']);
/** In milliseconds; needed since the end of a press may never be reported. */
const LONGEST = 4000;

const held = new Set<string>();
let isListening = false;

/** Begins to listen for keys that are held. */
export function listensToKeys(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('keydown', ({ key }) => void (KEYS.has(key) && held.add(key)), { capture: true });
  addEventListener('keyup', ({ key }) => void held.delete(key), { capture: true });
  addEventListener('blur', () => held.clear());
}

/** Calls `then` as soon as no key is held: at once, or when it is released. The returned function cancels it. */
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

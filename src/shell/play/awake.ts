// Keeps the screen awake while a game is open. The system takes the lock away whenever the page is hidden, so it is asked for
// again; where there is no such lock, the screen sleeps as it always does.

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  /** It does not matter if the system had already taken the lock away. */
  const drop = (): void => void lock?.release().catch(() => undefined);

  async function ask(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || !canStayAwake()) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) drop();
    } catch {
      // The battery is low or the system's settings forbid it: a player could do nothing about it here.
    }
  }

  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    drop();
  };
}

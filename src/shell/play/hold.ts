// Only one window plays a game at a time: the one that holds its lock. Another window says so and may take the lock over.

export interface Hold {
  /** Lets another window have the lock. */
  release(): void;
}

const nameOf = (game: string): string => `game ${game}`;

/**
 * Asks for the lock; null if another window has it. With `take` it is taken from that window; `onlost` is called when another
 * window takes it from this one. Where the browser has no locks every window gets one: the disk refuses an answer that comes
 * too late.
 */
export function holdGame(game: string, take: boolean, onlost: () => void): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    let isHeld = false;
    let released = false;
    let giveBack = (): void => undefined;
    const release = (): void => {
      released = true;
      giveBack();
    };
    const held = navigator.locks.request(nameOf(game), take ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return;
      }
      isHeld = true;
      resolve({ release });
      return new Promise<void>((done) => (giveBack = done));
    });
    // A stolen lock ends the request with an error. If the browser refuses to give one, it is as if it had no locks.
    held.catch(() => {
      if (!isHeld) resolve({ release });
      else if (!released) onlost();
    });
  });
}

// One window plays a game at a time: the one that holds its lock. Another one is told so, and may take over.

export interface Hold {
  /** Lets another window have it. */
  release(): void;
}

const nameOf = (game: string): string => `game ${game}`;

/**
 * Null: another window has it. `take` takes it from there; `onlost` is called when another window does that to this one. Where the
 * browser knows no locks everybody gets one: the disk refuses an answer that comes too late.
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
    // A stolen lock ends the request with an error. One that the browser refuses to give is as if it knew none.
    held.catch(() => {
      if (!isHeld) resolve({ release });
      else if (!released) onlost();
    });
  });
}

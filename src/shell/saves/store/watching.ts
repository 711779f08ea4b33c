// Tells when a game is written to, by this window or another one.

import { db } from './database';

/** Calls `changed` once at first, and then after every change. If nothing can be watched, it never does. */
export function watchGame(id: string, changed: () => void): () => void {
  let hasEnded = false;
  let end = (): void => undefined;
  const watch = async (): Promise<void> => {
    const [saves, { liveQuery }] = [await db(), await import('./saves')];
    if (hasEnded) return;
    const watching = liveQuery(() => saves.games.get(id)).subscribe({ next: changed, error: () => undefined });
    end = () => watching.unsubscribe();
  };
  void watch().catch(() => undefined);
  return () => {
    hasEnded = true;
    end();
  };
}

// A newer version of the app, if there is one, and the player's decision about it. It takes over when a player wants it, in the
// window where they want it: no window is ever reloaded by itself.

interface Update {
  /** True if a new version is on the device and waits. */
  readonly waiting: boolean;
  /** True if another window has let it take over, so that this one still runs the old scripts. */
  readonly taken: boolean;
}

let current: Update = $state.raw({ waiting: false, taken: false });
let activateWaitingWorker: () => void = () => undefined;
let isAsked = false;

export const update = (): Update => current;

/** `activate`: lets the waiting version take over. */
export function watchUpdate(activate: () => void): void {
  activateWaitingWorker = activate;
}

export function noteUpdate(change: Partial<Update>): void {
  current = { ...current, ...change };
}

export function acceptUpdate(): void {
  if (current.taken) location.reload();
  isAsked = true;
  activateWaitingWorker();
}

/**
 * Called when the new version has taken over: in this window because the player wanted it, in others because somebody did
 * elsewhere.
 */
export function tookOver(): void {
  if (isAsked) location.reload();
  else noteUpdate({ taken: true, waiting: false });
}

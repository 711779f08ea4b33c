// Whether a newer version of the app is there, and what the player has said to that. It takes over when a player wants it, in the
// window where he wants it: no window is ever loaded again by itself.

interface Update {
  /** A new version is on the device and waits. */
  readonly waiting: boolean;
  /** Another window has let it take over; this one still runs the old scripts. */
  readonly taken: boolean;
}

let current: Update = $state.raw({ waiting: false, taken: false });
let activateWaitingWorker: () => void = () => undefined;
let isAsked = false;

export const update = (): Update => current;

/** `activate` lets the waiting version take over. */
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

/** The new version has taken over: here because the player wanted it, elsewhere because somebody did in another window. */
export function tookOver(): void {
  if (isAsked) location.reload();
  else noteUpdate({ taken: true, waiting: false });
}

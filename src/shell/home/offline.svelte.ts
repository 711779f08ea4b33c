// The state of the app's storing on this device, so that it works without a network.

let isStored = $state(false);

export const isOfflineReady = (): boolean => isStored;

/** A worker that controls the page serves it from storage; one that is only ready does so from the next page on. */
export function watchOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  isStored = navigator.serviceWorker.controller !== null;
  void navigator.serviceWorker.ready.then(({ active }) => (isStored = active !== null));
}

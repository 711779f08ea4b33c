// Installing the app, where the browser offers it: kept until somebody wants it, and not offered again once declined.

import { keep, kept } from '../../play/settings.svelte';

/** Not yet in the library of the DOM: browsers made by Chromium send it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'install-declined';

let offer: InstallEvent | null = $state.raw(null);
let isDeclined = $state(false);

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Listens for the browser's offer; it may come long after the page. Returns how to stop. */
export function listenForInstall(): () => void {
  isDeclined = kept(DECLINED) !== null;
  const offered = (event: Event): void => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    offer = event;
  };
  const installed = (): void => void (offer = null);
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', installed);
  };
}

export const canInstall = (): boolean => offer !== null && !isDeclined;

export async function install(): Promise<void> {
  const event = offer;
  offer = null;
  await event?.prompt();
}

export function declineInstall(): void {
  isDeclined = true;
  keep(DECLINED, 'yes');
}

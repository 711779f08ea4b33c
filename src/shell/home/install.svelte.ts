// Installing the app: where the browser offers it, the offer is kept until somebody wants it; where it has to be done by hand, it is
// told how. Not offered again once declined.

import { type Explained, homeScreen, isExplained } from '../play/homeScreen';
import { keep, kept } from '../play/settings.svelte';

/** Not yet in the library of the DOM: browsers made by Chromium send it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'install-declined';

let offer: InstallEvent | null = $state.raw(null);
let explained: Explained | null = $state(null);
let isDeclined = $state(false);

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Listens for the browser's offer; it may come long after the page. Returns how to stop. */
export function listenForInstall(): () => void {
  isDeclined = kept(DECLINED) !== null;
  const way = homeScreen();
  explained = isExplained(way) ? way : null;
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

/** How it is done by hand here, until somebody has declined it. */
export const installedByHand = (): Explained | null => (isDeclined ? null : explained);

export async function install(): Promise<void> {
  const event = offer;
  offer = null;
  await event?.prompt();
}

export function declineInstall(): void {
  isDeclined = true;
  keep(DECLINED, 'yes');
}

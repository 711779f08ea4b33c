// Installs the app. If the browser offers it, the offer is kept until somebody wants it; where it must be done by hand, people
// are told how. Once declined, it is not offered again.

import { type Explained, homeScreen, isExplained } from '../play/homeScreen';
import { keep, kept } from '../play/settings.svelte';

/** TypeScript's DOM library does not have this event yet; Chromium-based browsers send it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = 'install-declined';

let offer: InstallEvent | null = $state.raw(null);
let explained: Explained | null = $state(null);
let isDeclined = $state(false);

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Listens for the browser's offer, which may come long after the page. Returns a function that stops it. */
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

/** The way to install by hand on this device; null once somebody has declined. */
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

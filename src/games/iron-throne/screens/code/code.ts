// The driver of code's seats, loaded only where there are any.

import { Driver } from '#shell/play/driver';
import type { Playing } from '#shell/play/playing.svelte';
import { settings } from '#shell/play/settings.svelte';
import type { IronThrone } from '#iron/flow/game';
import { mind } from '#iron/minds/mind';

export { default as Waiting } from './Waiting.svelte';

export const driverOf = (playing: Playing<IronThrone>): Driver<IronThrone> =>
  new Driver(playing, playing.mind ?? mind, () => settings().speed);

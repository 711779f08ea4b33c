// The time that movements take, by the settings of the table and of the device.

import { MediaQuery } from 'svelte/reactivity';
import { paceOfMovements } from '#shell/play/settings.svelte';

const reduced = new MediaQuery('prefers-reduced-motion: reduce');

export const wantsStill = (): boolean => reduced.current || paceOfMovements() === 0;

/** A duration at the table's pace; 0 if nothing shall move. */
export const lasting = (milliseconds: number): number => (wantsStill() ? 0 : milliseconds * paceOfMovements());

// What is heard and felt when an answer is kept.

import { untrack } from 'svelte';
import type { Kinds } from '../../engine/ruleset';
import type { Playing } from '../play/playing.svelte';
import { settings } from '../play/settings.svelte';
import { bell, tap } from '../play/sound';
import { shake } from '../play/vibration';

export function answersAreFelt<K extends Kinds>(playing: () => Playing<K>): void {
  let felt = untrack(() => playing().entries.length);
  $effect(() => {
    const { entries, moment } = playing();
    if (entries.length === felt) return;
    felt = entries.length;
    // of what code answers, only what everybody stops for
    if (moment === null && playing().lastOfPeople !== entries.at(-1)) return;
    const { sound, haptics } = settings();
    if (haptics) shake(moment === null ? 'tap' : 'bell');
    if (!sound) return;
    if (moment === null) tap();
    else bell();
  });
}

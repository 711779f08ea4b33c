// Which language is read: that of the seat behind its open curtain, else that of the table.

import { browser } from '$app/environment';
import { untrack } from 'svelte';
import { LANGUAGES, type Language } from '#text/languages';
import { readIn, startIn } from '#text/text';
import { kept, settings, settingsFrom } from './settings.svelte';

/** The first of the device's languages that the app speaks. */
export function ofDevice(): Language {
  // Pages are built in English.
  for (const tag of browser ? navigator.languages : []) {
    const spoken = LANGUAGES.find((one) => one === tag.split('-')[0]);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

export const ofTable = (): Language => settings().language ?? ofDevice();

/** Before anything is loaded, the settings included. */
export const startRight = (): void => startIn(settingsFrom(kept('settings')).language ?? ofDevice());

type Wanted = () => Language | null;

let wishes: readonly Wanted[] = $state.raw([]);

/** To be called while a component is set up: as long as it gives one, everything is read in that language. */
export function readsAll(wanted: Wanted): void {
  $effect(() => {
    untrack(() => (wishes = [...wishes, wanted]));
    return () => (wishes = wishes.filter((one) => one !== wanted));
  });
}

/** In which language something open is asked of a seat that reads `own`: at a side of the table always in that of who sits there. */
export const askReader = (own: Language | null, atSide: boolean): Language | null =>
  settings().ownAsks || atSide ? own : null;

/** Of several that want one, the first to have been set up: a part before the page around it. */
export const firstWanted = (wishes: readonly Wanted[]): Language | null =>
  wishes.map((wanted) => wanted()).find((one) => one !== null) ?? null;

/** To be called in an effect: what is shown follows what is chosen. */
export function followLanguage(): void {
  void readIn(firstWanted(wishes) ?? ofTable());
}

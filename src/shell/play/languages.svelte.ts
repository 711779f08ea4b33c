// The language that is read: that of the seat behind its open curtain, otherwise that of the table.

import { browser } from '$app/environment';
import { untrack } from 'svelte';
import { LANGUAGES, type Language } from '#text/languages';
import { readIn, startIn } from '#text/text';
import { kept, settings, settingsFrom } from './settings.svelte';

/** The first of the device's languages that the app has. */
export function ofDevice(): Language {
  // Pages are prerendered in English.
  for (const tag of browser ? navigator.languages : []) {
    const spoken = LANGUAGES.find((one) => one === tag.split('-')[0]);
    if (spoken !== undefined) return spoken;
  }
  return 'en';
}

export const ofTable = (): Language => settings().language ?? ofDevice();

/** To be called before anything is loaded, even the settings. */
export const startRight = (): void => startIn(settingsFrom(kept('settings')).language ?? ofDevice());

type Wanted = () => Language | null;

let wishes: readonly Wanted[] = $state.raw([]);

/** To be called while a component is set up: while `wanted` returns a language, everything is read in it. */
export function readsAll(wanted: Wanted): void {
  $effect(() => {
    untrack(() => (wishes = [...wishes, wanted]));
    return () => (wishes = wishes.filter((one) => one !== wanted));
  });
}

/**
 * The language in which an open question is asked of a seat that reads `own`. A question turned to a side of the table is
 * always in the language of the person there.
 */
export const askReader = (own: Language | null, atSide: boolean): Language | null =>
  settings().ownAsks || atSide ? own : null;

/** If several components want a language, the first one to be set up wins: a part before the page around it. */
export const firstWanted = (wishes: readonly Wanted[]): Language | null =>
  wishes.map((wanted) => wanted()).find((one) => one !== null) ?? null;

/** To be called in an effect, so that the language follows the choice. */
export function followLanguage(): void {
  void readIn(firstWanted(wishes) ?? ofTable());
}

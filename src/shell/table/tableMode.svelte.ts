// The tablet is in the middle of the table: what all read is large, and what one is asked is turned to where they sit.

import { isPhone } from '#ui/isPhone';
import { settings } from '../play/settings.svelte';

/** A phone does not lie in the middle. */
export const isTableMode = (): boolean => settings().tableMode && !isPhone.current;

/** Sizes follow it on the root of the page (ui/look/tableMode.css), as long as a table is shown that all look at. */
export function readsFromAfar(isSo: () => boolean): void {
  $effect.pre(() => {
    const { dataset } = document.documentElement;
    if (isSo()) dataset.tableMode = '';
    else delete dataset.tableMode;
  });
  $effect.pre(() => () => void delete document.documentElement.dataset.tableMode);
}

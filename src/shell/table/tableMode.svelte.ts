// Table mode: the tablet is in the middle of the table, what everybody reads is large, and an ask is turned to the player.

import { isPhone } from '#ui/isPhone';
import { settings } from '../play/settings.svelte';

/** A phone is never in the middle of the table. */
export const isTableMode = (): boolean => settings().tableMode && !isPhone.current;

/** Sets the large sizes on the root of the page (ui/look/tableMode.css) as long as a table is shown that everybody looks at. */
export function readsFromAfar(isSo: () => boolean): void {
  $effect.pre(() => {
    const { dataset } = document.documentElement;
    if (isSo()) dataset.tableMode = '';
    else delete dataset.tableMode;
  });
  $effect.pre(() => () => void delete document.documentElement.dataset.tableMode);
}

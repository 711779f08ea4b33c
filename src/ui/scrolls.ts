// A pane that scrolls and holds nothing the tab key stops at is a stop itself: otherwise keys could not scroll it.

import type { Attachment } from 'svelte/attachments';

const STOPS = 'a[href], button, input, select, [tabindex="0"]';

export const scrolls: Attachment<HTMLElement> = (pane) => {
  const look = (): void => {
    const isLong = pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1;
    if (isLong && pane.querySelector(STOPS) === null) pane.tabIndex = 0;
    else pane.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(() => {
    for (const child of pane.children) sizes.observe(child);
    look();
  });
  sizes.observe(pane);
  for (const child of pane.children) sizes.observe(child);
  contents.observe(pane, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};

// A pane that scrolls and shows nothing the tab key stops at is a stop itself: otherwise keys could not scroll it.

import type { Attachment } from 'svelte/attachments';

const STOPS = 'a[href], button, input, select, [tabindex="0"]';

/** False for what no key reaches: there is no room for it, or it is only to be looked at. */
const isReached = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.closest('[inert]') === null;

export const scrolls: Attachment<HTMLElement> = (pane) => {
  const look = (): void => {
    const isLong = pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1;
    if (isLong && ![...pane.querySelectorAll(STOPS)].some(isReached)) pane.tabIndex = 0;
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

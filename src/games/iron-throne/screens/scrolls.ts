// What may have to be scrolled can be reached and scrolled with the keyboard too, as long as there is something to scroll.

import type { Attachment } from 'svelte/attachments';

export const scrolls: Attachment<HTMLElement> = (part) => {
  const look = (): void => {
    const isCut = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    if (isCut) part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(part);
  return () => watch.disconnect();
};

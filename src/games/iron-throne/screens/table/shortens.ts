// What all look at is to be whole at the first glance: where it would have to be scrolled, the Houses in short say nothing of their
// leaders (`data-shortened`). Their sheets do.

import type { Attachment } from 'svelte/attachments';

export const shortens: Attachment<HTMLElement> = (seen) => {
  const look = (): void => {
    delete seen.dataset.shortened;
    const isLong = [seen, ...seen.querySelectorAll('.scroll')].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1
    );
    if (isLong) seen.dataset.shortened = '';
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(seen);
  contents.observe(seen, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};

// Letters twice as large, as a browser or a system can be set.

import type { Page } from '@playwright/test';

/** From the first letter of every page. */
export const enlarged = (page: Page) =>
  page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    new MutationObserver(enlarge).observe(document, { childList: true });
  });

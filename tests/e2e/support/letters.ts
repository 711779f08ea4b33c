// How large what is written on a screen is.

import type { Page } from '@playwright/test';

/** Everything written smaller than that which is seen, with its size. What is drawn in a picture is not measured. */
export const smallerThan = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const isSpoken = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1.5 || height <= 1.5 || getComputedStyle(element).clipPath.startsWith('inset(50%');
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (element === null || text === '' || element.closest('svg, style, script, noscript, [inert]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const around: Element[] = [];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        around.push(at);
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < least && !around.some(isSpoken)) found.add(`“${text.slice(0, 40)}” ${size}`);
    }
    return [...found];
  }, least);

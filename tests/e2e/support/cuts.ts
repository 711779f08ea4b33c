// What is written on a screen and cannot be read whole: sentences that end in three dots, words broken without a hyphen. It runs
// in the page and knows nothing of the game.

import type { Page } from '@playwright/test';

/** Every fault in a sentence. */
export const cutFaults = (page: Page): Promise<string[]> => page.evaluate(measured);

function measured(): string[] {
  /** A fraction of a pixel is nothing. */
  const LOOSE = 1;
  const faults = new Set<string>();
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isSpoken = width <= 1.5 || height <= 1.5 || getComputedStyle(element).clipPath.startsWith('inset(50%');
    return (
      !isSpoken &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      element.closest('[inert], svg, script, style, noscript') === null
    );
  };
  const shortly = (text: string): string => text.replace(/\s+/g, ' ').trim();

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') continue;
    const isCut =
      element.scrollWidth > element.clientWidth + LOOSE || element.scrollHeight > element.clientHeight + LOOSE;
    if (isCut && isShown(element)) faults.add(`“${shortly(element.textContent)}” ends in three dots`);
  }

  /** The parts of a word that stay together: between hyphens, dashes, strokes and places where it may be broken. */
  const PART = /[^\s\u00AD\u200B\u2010\u2011\u2013\u2014/→·…-]+/gu;
  const range = document.createRange();
  /** Where a letter stands. After a place where its word may be broken, the hyphen there is a box of it too. */
  const lineOf = (node: Node, at: number): DOMRect | undefined => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [...range.getClientRects()].at(-1);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const around = node.parentElement;
    if (around === null || shortly(node.textContent ?? '') === '' || !isShown(around)) continue;
    for (const { index, 0: part } of (node.textContent ?? '').matchAll(PART)) {
      const [first, last] = [lineOf(node, index), lineOf(node, index + part.length - 1)];
      if (first && last && last.top - first.top > first.height / 2) faults.add(`“${part}” is broken without a hyphen`);
    }
  }
  return [...faults];
}

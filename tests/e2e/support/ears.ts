// What a screen reader would say by itself: whatever changes in a live region that was there before its words came, unless something
// is over it. An alert is announced even if it comes together with its words.

import type { Page } from '@playwright/test';
import { passed } from './app';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** From the next page on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listening);
}

/** Returns all announcements so far and clears them. */
export async function heard(page: Page): Promise<string[]> {
  // An announcement a moment later still belongs to it.
  await passed(page, 600);
  return page.evaluate(() => window.heard?.splice(0) ?? []);
}

function listening(): void {
  const LIVE = "[aria-live='polite'], [aria-live='assertive'], [role=status], [role=alert]";
  const spoken: string[] = (window.heard = []);
  const known = new WeakSet<Element>();
  const isSilent = (region: Element): boolean => {
    const over = [...document.querySelectorAll('dialog:modal')].at(-1);
    return region.closest('[inert], [hidden]') !== null || (over !== undefined && !over.contains(region));
  };
  const words = (node: Node): string => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';

  new MutationObserver((records) => {
    const changed = new Map<Element, Set<Node>>();
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(LIVE) ?? null;
      if (region === null || element === null || !region.isConnected || isSilent(region)) return;
      const isWhole = region.matches('[role=status], [role=alert]');
      if (!known.has(region) && !region.matches('[role=alert]')) return;
      changed.set(region, (changed.get(region) ?? new Set()).add(isWhole ? region : element));
    };
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') note(target);
      for (const node of addedNodes) {
        note(node);
        if (node instanceof Element) for (const alert of node.querySelectorAll('[role=alert]')) note(alert);
      }
    }
    for (const nodes of changed.values()) {
      const outer = [...nodes].filter((one) => ![...nodes].some((other) => other !== one && other.contains(one)));
      const text = outer.map(words).filter((one) => one !== '');
      if (text.length > 0) spoken.push(text.join(' '));
    }
    for (const region of document.querySelectorAll(LIVE)) if (!isSilent(region)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

// Measures that nothing that can be chosen is hidden without a word: each choice of what is asked is seen whole, or the screen
// says how many more there are. Order tokens have no such leave. It runs in the page.

import type { Page } from '@playwright/test';
import type { Hands } from './player';

/** Of these, how many can be seen and touched at each of five places of theirs. */
export const wholeOf = (page: Page, which: string): Promise<number> =>
  page.locator(which).evaluateAll((all) => {
    // A count that is over the choices lets taps through.
    for (const count of document.querySelectorAll<HTMLElement>('[data-more]')) count.style.pointerEvents = 'auto';
    return all.filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const places = [[x, y], [x, top + 4], [x, bottom - 4], [left + 4, y], [right - 4, y]] as const; // prettier-ignore
      return places.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    }).length;
  });

/** Every choice that is cut or hidden while no count is seen. Over order tokens there is none. */
export const hiddenChoices = (page: Hands): Promise<string[]> => page.evaluate(measured);

function measured(): string[] {
  // What is over everything else is looked at alone.
  if (document.querySelector('dialog:modal, [popover]:popover-open, [data-area-card]') !== null) return [];
  const ask = document.querySelector<HTMLElement>('[data-ask]');
  if (ask === null) return [];
  const isShown = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    one.closest('[inert], .board .world') === null;
  const isWhole = (one: Element): boolean => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const places = [[x, y], [x, top + 3], [x, bottom - 3], [left + 3, y], [right - 3, y]] as const; // prettier-ignore
    return places.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  };
  const counts = [...document.querySelectorAll<HTMLElement>('[data-more]')].filter(isShown);
  // A count that is over the choices lets taps through.
  for (const count of counts) count.style.pointerEvents = 'auto';
  const choices = [...document.querySelectorAll<HTMLElement>('[data-choose]:not([aria-disabled="true"])')].filter(
    isShown
  );
  const hidden = choices.filter((one) => !isWhole(one));
  if (!counts.some(isWhole)) return hidden.map((one) => `${one.dataset.choose} is hidden or cut`);
  if (ask.dataset.about === 'assigning-orders') return ['a count stands over order tokens'];
  return [];
}

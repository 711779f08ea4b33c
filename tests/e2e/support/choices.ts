// Measures that nothing that can be chosen is hidden without a word: each choice of what is asked is seen whole, or the screen
// says how many more there are. What is most often chosen has no such leave, or as little as there is. It runs in the page.

import type { Hands } from './player';

/** Every choice that is cut or hidden, as far as no count leaves it out. A count alone excuses nothing: so many are whole. */
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
  const { about } = ask.dataset;
  if (about === 'assigning-orders') return ['a count stands over order tokens'];
  const free = choices.filter((one) => one.closest('footer') === null && ask.contains(one));
  const wanted = about === 'march' ? (innerWidth >= 1000 && innerHeight >= 700 ? 6 : 3) : 1;
  const least = Math.min(wanted, free.length);
  const whole = free.filter(isWhole).length;
  return whole >= least ? [] : [`${whole} choices of ${free.length} are whole under a count, and ${least} have to be`];
}

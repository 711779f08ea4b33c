// A pressed button that disappears would drop the keyboard focus. A panel with this attachment moves the focus to the same
// thing redrawn, to what replaced it, or to the heading; never to the button that commits.

import type { Attachment } from 'svelte/attachments';
import { isFocusLost, takesFocus } from './takesFocus';

const STOPS = 'button:not([data-main], [data-go-on]), a[href], input, [tabindex="0"]';

export const keepsFocus: Attachment<HTMLElement> = (panel) => {
  let last: { readonly element: HTMLElement; readonly at: number } | null = null;
  const stops = (): HTMLElement[] =>
    [...panel.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility());

  function remember({ target }: FocusEvent): void {
    if (target instanceof HTMLElement) last = { element: target, at: stops().indexOf(target) };
  }

  function look(): void {
    if (last === null || !isFocusLost() || panel.closest('[inert]') !== null) return;
    const { element, at } = last;
    const all = stops();
    const same = all.find((one) => one.dataset.choose !== undefined && one.dataset.choose === element.dataset.choose);
    const next = same ?? all[Math.min(Math.max(at, 0), all.length - 1)];
    if (next === undefined) takesFocus(panel);
    else next.focus({ preventScroll: true });
  }

  let frame = 0;
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  changes.observe(panel, { childList: true, subtree: true, attributeFilter: ['class', 'hidden'] });
  panel.addEventListener('focusin', remember);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    panel.removeEventListener('focusin', remember);
  };
};

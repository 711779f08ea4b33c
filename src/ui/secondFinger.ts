// While one finger rests on the screen, browsers turn no tap of another one into a click. Where somebody holds a pad with one
// thumb and presses buttons with the other, this makes the click.

import type { Attachment } from 'svelte/attachments';

export const secondFinger: Attachment<HTMLElement> = (area) => {
  let pressed: { id: number; button: HTMLButtonElement } | null = null;
  const gone = new AbortController();
  const { signal } = gone;
  const buttonAt = (event: PointerEvent): HTMLButtonElement | null =>
    event.target instanceof Element ? event.target.closest('button') : null;

  area.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch' || event.isPrimary) return;
      const button = buttonAt(event);
      pressed = button === null ? null : { id: event.pointerId, button };
    },
    { signal }
  );
  area.addEventListener(
    'pointerup',
    (event) => {
      if (pressed?.id !== event.pointerId) return;
      if (buttonAt(event) === pressed.button) pressed.button.click();
      pressed = null;
    },
    { signal }
  );
  return () => gone.abort();
};

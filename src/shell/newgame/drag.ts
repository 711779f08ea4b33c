// Dragging a seat onto another one. A short movement is a tap; elements without this attachment scroll the page as usual.

import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Called with the seat it was dropped on: the number in its `data-seat`. */
  readonly onto: (other: number) => void;
}

const A_TAP = 8;

export function draggable({ onto }: Dragging): Attachment<HTMLElement> {
  return (handle) => {
    const seat = handle.closest<HTMLElement>('[data-seat]') ?? handle;
    let from: { readonly x: number; readonly y: number } | null = null;
    let isDragged = false;

    const start = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      isDragged = false;
    };
    const move = (event: PointerEvent): void => {
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragged && Math.hypot(dx, dy) < A_TAP) return;
      if (!isDragged) handle.setPointerCapture(event.pointerId);
      isDragged = true;
      seat.classList.add('dragged');
      seat.style.translate = `${dx}px ${dy}px`;
      mark(nearest(seat, event));
    };
    const end = (event: PointerEvent): void => {
      if (from !== null && isDragged && event.type === 'pointerup') {
        const other = nearest(seat, event)?.dataset.seat;
        if (other !== undefined) onto(Number(other));
      }
      from = null;
      seat.classList.remove('dragged');
      seat.style.translate = '';
      mark(null);
    };
    /** Swallows the click that ends a drag. */
    const click = (event: MouseEvent): void => {
      if (!isDragged) return;
      event.stopPropagation();
      event.preventDefault();
      isDragged = false;
    };

    handle.addEventListener('pointerdown', start);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    handle.addEventListener('click', click, true);
    return () => {
      handle.removeEventListener('pointerdown', start);
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      handle.removeEventListener('click', click, true);
    };
  };
}

function mark(target: HTMLElement | null): void {
  for (const seat of document.querySelectorAll<HTMLElement>('[data-seat]'))
    seat.classList.toggle('target', seat === target);
}

/** The other seat that is under the finger. */
function nearest(own: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  for (const seat of document.querySelectorAll<HTMLElement>('[data-seat]')) {
    if (seat === own) continue;
    const { left, right, top, bottom } = seat.getBoundingClientRect();
    if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) return seat;
  }
  return null;
}

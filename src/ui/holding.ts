// A pad that can be held: by a finger or the mouse on it, or by Space or Enter while it has the focus. Whatever takes the
// holder away lets go: the pointer is cancelled, the focus moves, the window or the page is left. An assistive tool that can
// only click (a screen reader, a switch, a spoken command) cannot hold: it clicks, and its click comes from no finger (`detail`
// is 0). Some browsers send a press of the mouse before it; in Chromium a click by a desktop tool looks like one of the mouse
// in everything but the pressure.

import type { Attachment } from 'svelte/attachments';

interface Holding {
  begin: () => void;
  end: () => void;
  /**
   * Called when an assistive tool clicks. By default such a click holds the pad until the next click, a press elsewhere, or for
   * some seconds.
   */
  aided?: (() => void) | undefined;
  /** Called when something else is clicked. */
  elsewhere?: (() => void) | undefined;
}

/** The time that a click by an assistive tool holds, in milliseconds: long enough to have a card read aloud. */
const BY_AID = 10_000;

const KEYS = [' ', 'Enter'];

/** A mouse button that is down has pressure, 0.5 where nothing measures it; a click by a tool has none. */
const isOfAid = ({ pointerType, pressure }: PointerEvent): boolean => pointerType === 'mouse' && pressure === 0;

export function holding({ begin, end, aided, elsewhere }: Holding): Attachment<HTMLElement> {
  return (pad) => {
    let by: 'key' | 'aid' | number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** True if the press before the click of an assistive tool has just ended the previous hold. */
    let wasAid = false;
    /** True if the press came from an assistive tool, and its click is still to come. */
    let isAid = false;
    const gone = new AbortController();
    const { signal } = gone;

    const press = (holder: 'key' | 'aid' | number): void => {
      if (by !== null) return;
      by = holder;
      begin();
    };
    const release = (): void => {
      if (by === null) return;
      by = null;
      clearTimeout(timer);
      end();
    };
    const releaseOf = (holder: 'key' | 'aid' | number) => (by === holder ? release() : undefined);

    addEventListener(
      'pointerdown',
      (event) => {
        isAid = isOfAid(event);
        if (by !== 'aid' || (isAid && event.composedPath().includes(pad))) return;
        release();
        wasAid = true;
        setTimeout(() => (wasAid = false));
      },
      { signal, capture: true }
    );
    addEventListener(
      'click',
      (event) => {
        if (event.composedPath().includes(pad)) return;
        releaseOf('aid');
        elsewhere?.();
      },
      { signal, capture: true }
    );
    pad.addEventListener(
      'click',
      ({ detail }) => {
        if ((detail !== 0 && !isAid) || (by !== null && by !== 'aid')) return;
        isAid = false;
        if (aided !== undefined) return aided();
        if (by === 'aid') return release();
        if (wasAid) return;
        press('aid');
        timer = setTimeout(() => releaseOf('aid'), BY_AID);
      },
      { signal }
    );
    pad.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || !event.isPrimary || isAid) return;
        pad.setPointerCapture(event.pointerId);
        press(event.pointerId);
      },
      { signal }
    );
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      pad.addEventListener(type, ({ pointerId }) => releaseOf(pointerId), { signal });

    pad.addEventListener(
      'keydown',
      (event) => {
        if (!KEYS.includes(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press('key');
      },
      { signal }
    );
    pad.addEventListener(
      'keyup',
      (event) => {
        if (!KEYS.includes(event.key)) return;
        event.preventDefault();
        releaseOf('key');
      },
      { signal }
    );
    // A pad that is removed from the page loses the focus while that happens, and nothing may be changed until it is done.
    pad.addEventListener('blur', () => queueMicrotask(release), { signal });
    // A long press must not open a menu.
    pad.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    addEventListener('blur', release, { signal });
    addEventListener('pagehide', release, { signal });
    document.addEventListener('visibilitychange', release, { signal });

    return () => {
      gone.abort();
      if (by !== null && by !== 'aid') swallowRest();
      queueMicrotask(release);
    };
  };
}

/**
 * The longest time between a finger that lifts and its click. An assistive tool clicks without a finger that goes down first.
 */
const AFTERMATH = 500;

/**
 * Ignores the rest of a press that has done its work, whatever is under it by now: the repeating key, the finger that lifts,
 * its click. Ends when the next press begins. A second finger beside it still works.
 */
export function swallowRest(): void {
  const gone = new AbortController();
  const { signal } = gone;
  const capture = { signal, capture: true };
  const end = (): void => gone.abort();
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  addEventListener('pointerdown', ({ isPrimary }) => (isPrimary ? end() : undefined), capture);
  addEventListener('keydown', (event) => (event.repeat ? stop(event) : end()), capture);
  // An untrusted event is the click that a second finger makes (secondFinger.ts).
  addEventListener('click', (event) => (event.isTrusted ? stop(event) : undefined), capture);
  addEventListener('contextmenu', stop, capture);
  addEventListener('pointerup', (event) => (event.isPrimary ? stop(event) : undefined), capture);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, () => setTimeout(end, AFTERMATH), capture);
}

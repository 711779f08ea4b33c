// Something that is held: by a finger or the mouse on it, or by Space or Enter while it has the focus. Whatever takes the holder
// away from it lets go: the pointer is cancelled, the focus moves, the window or the page is left. An aid that can only click (a
// screen reader, a switch, a spoken command) cannot hold: it clicks, and its click tells of no finger (`detail` is 0). Some browsers
// send a press of the mouse before it; what a desktop's aid clicks in Chromium looks like one of the mouse from press to click, but
// for the pressure.

import type { Attachment } from 'svelte/attachments';

interface Holding {
  begin: () => void;
  end: () => void;
  /** An aid has clicked; left out: held until its next click, a press elsewhere, or for some seconds. */
  aided?: (() => void) | undefined;
  /** Something else was clicked. */
  elsewhere?: (() => void) | undefined;
}

/** How long an aid holds, in milliseconds: a card can be read out. */
const BY_AID = 10_000;

const KEYS = [' ', 'Enter'];

/** A button of a mouse that is down presses, with a half where nothing measures it. */
const isOfAid = ({ pointerType, pressure }: PointerEvent): boolean => pointerType === 'mouse' && pressure === 0;

export function holding({ begin, end, aided, elsewhere }: Holding): Attachment<HTMLElement> {
  return (pad) => {
    let by: 'key' | 'aid' | number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The press that comes before the click of an aid has ended what its last one holds. */
    let wasAid = false;
    /** The press was one of an aid, and its click is to come. */
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
    // a pad that is taken from the page loses the focus in the middle of it: nothing may be changed before that is done
    pad.addEventListener('blur', () => queueMicrotask(release), { signal });
    // a long press is no wish for a menu
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

/** The longest that a click follows the finger that lifts. An aid clicks without a finger that goes down first. */
const AFTERMATH = 500;

/**
 * What is still to come of a press that has done its work does nothing, whatever is under it by now: the key repeating, the
 * finger that lifts, its click. It ends where the next press begins. A second finger beside it works.
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
  // What is not trusted is the click that a second finger makes (secondFinger.ts).
  addEventListener('click', (event) => (event.isTrusted ? stop(event) : undefined), capture);
  addEventListener('contextmenu', stop, capture);
  addEventListener('pointerup', (event) => (event.isPrimary ? stop(event) : undefined), capture);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, () => setTimeout(end, AFTERMATH), capture);
}

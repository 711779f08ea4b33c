// Something that is held: by a finger or the mouse on it, or by Space or Enter while it has the focus. Whatever takes the holder
// away from it lets go: the pointer is cancelled, the focus moves, the window or the page is left.

import type { Attachment } from 'svelte/attachments';

interface Holding {
  begin: () => void;
  end: () => void;
}

const KEYS = [' ', 'Enter'];

export function holding({ begin, end }: Holding): Attachment<HTMLElement> {
  return (pad) => {
    let by: 'key' | number | null = null;
    const gone = new AbortController();
    const { signal } = gone;

    const press = (holder: 'key' | number): void => {
      if (by !== null) return;
      by = holder;
      begin();
    };
    const release = (): void => {
      if (by === null) return;
      by = null;
      end();
    };
    const releaseOf = (holder: 'key' | number) => (by === holder ? release() : undefined);

    pad.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
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
      queueMicrotask(release);
    };
  };
}

/** Long enough for a click to follow the finger that lifts. */
const AFTERMATH = 60;

/** What is still to come of a press that has done its work does nothing: the key repeating, the click as the finger lifts. */
export function swallowRest(): void {
  const gone = new AbortController();
  const { signal } = gone;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const capture = { signal, capture: true };
  addEventListener('click', stop, capture);
  addEventListener('contextmenu', stop, capture);
  addEventListener('keydown', (event) => (event.repeat ? stop(event) : undefined), capture);
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(type, () => setTimeout(() => gone.abort(), AFTERMATH), capture);
}

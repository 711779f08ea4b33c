// Something that is held for a while: by a finger or the mouse on it, or by Space or Enter while it has the focus.

import type { Attachment } from 'svelte/attachments';

interface Holding {
  readonly begin: () => void;
  /** Let go, or taken away. */
  readonly end: () => void;
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
      pad.addEventListener(type, ({ pointerId }) => (by === pointerId ? release() : undefined), { signal });
    pad.addEventListener(
      'keydown',
      (event) => {
        if (!KEYS.includes(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press('key');
      },
      { signal }
    );
    pad.addEventListener('keyup', (event) => (KEYS.includes(event.key) && by === 'key' ? release() : undefined), {
      signal
    });
    // a long press is no wish for a menu
    pad.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    pad.addEventListener('blur', () => queueMicrotask(release), { signal });
    addEventListener('blur', release, { signal });
    addEventListener('pagehide', release, { signal });
    document.addEventListener('visibilitychange', release, { signal });
    return () => {
      gone.abort();
      queueMicrotask(release);
    };
  };
}

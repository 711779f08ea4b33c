// Protects against taps on something the player never saw: whatever appears under the finger because of a tap takes no other
// tap for a moment. The same button can be tapped as quickly as anybody likes, unless its words have changed and it commits.

/** In milliseconds. Nobody who taps twice within this time has read what appeared in between. */
const MOMENT = 350;

/** The distance around the finger that is protected, in pixels. */
const REACH = 24;

/** The elements that are protected. A drawing is not: a board may move under the finger and be dragged further. */
const TAPPED = 'a[href], button, input, label, summary';

interface Tapped {
  readonly thing: Element | null;
  readonly says: string;
}

const under = (element: Element | null): Tapped => {
  const thing = element?.closest(TAPPED) ?? null;
  return { thing, says: thing?.textContent ?? '' };
};

/** `commits` is the selector of what decides when it is tapped. Runs until the returned function is called. */
export function guardAfterTaps(commits: string): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const shield = document.createElement('div');
  shield.setAttribute('aria-hidden', 'true');
  shield.dataset.shield = '';
  const [width, height] = [`${2 * REACH}px`, `${2 * REACH}px`];
  Object.assign(shield.style, { position: 'fixed', zIndex: '2147483647', width, height });

  let before: Tapped = under(null);
  let at: readonly [number, number] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOther = (now: Tapped): boolean =>
    now.thing !== null && (now.thing !== before.thing || (now.says !== before.says && now.thing.matches(commits)));

  function look(): void {
    const now = under(document.elementFromPoint(...at));
    if (!isOther(now)) return;
    changes.disconnect();
    Object.assign(shield.style, { left: `${at[0] - REACH}px`, top: `${at[1] - REACH}px` });
    // A dialog or popover takes no touches but its own, so the shield goes inside it.
    (now.thing?.closest('dialog, [popover]') ?? document.body).append(shield);
  }

  const changes = new MutationObserver(look);

  function end(): void {
    clearTimeout(timer);
    changes.disconnect();
    shield.remove();
  }

  function forget(): void {
    end();
    // Forgotten, since the element would keep everything around it in memory.
    before = under(null);
  }

  addEventListener(
    'pointerdown',
    ({ clientX, clientY, target, isPrimary }) => {
      if (!isPrimary || target === shield) return;
      end();
      at = [clientX, clientY];
      before = under(target instanceof Element ? target : null);
    },
    { signal, capture: true }
  );
  addEventListener(
    'pointerup',
    ({ clientX, clientY, isPrimary, target }) => {
      const isDragged = Math.hypot(clientX - at[0], clientY - at[1]) > REACH;
      if (!isPrimary || target === shield || isDragged) return;
      end();
      timer = setTimeout(forget, MOMENT);
      changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      // A press that was held may have changed what is under the finger already.
      look();
    },
    { signal, capture: true }
  );
  signal.addEventListener('abort', end);
  return () => gone.abort();
}

// A finger that has just tapped does not decide what it never saw: whatever comes to lie under it by that tap takes no other for a
// moment. The same button can be tapped as quickly as anybody likes, unless it says something else by now and commits.

/** In milliseconds. Who taps twice in less has not read what came between. */
const MOMENT = 350;

/** Around the finger, in pixels. */
const REACH = 24;

/** Not what is drawn: a board may move under the finger, and is dragged on. */
const TAPPED = 'a[href], button, input, label, summary';

interface Tapped {
  readonly thing: Element | null;
  readonly says: string;
}

const under = (element: Element | null): Tapped => {
  const thing = element?.closest(TAPPED) ?? null;
  return { thing, says: thing?.textContent ?? '' };
};

/** `commits` is what decides when it is tapped, by its selector. Until the function that it returns is called. */
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
    // What is over the whole page takes no touches but its own.
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
    // The element would keep everything around it in memory.
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
      // A press that was held may have changed it already.
      look();
    },
    { signal, capture: true }
  );
  signal.addEventListener('abort', end);
  return () => gone.abort();
}

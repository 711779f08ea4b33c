// Counts the choices of a pane that are not entirely in sight. Choices that differ only by a sign in front, one more and one
// fewer, count as one.

/** The part that sticks to the upper end while choices scroll beneath it. */
function headOf(pane: Element): Element | null {
  const head = pane.querySelector('[data-stays]');
  return head !== null && getComputedStyle(head).position === 'sticky' ? head : null;
}

const lies = (one: Element, floor: number, head: Element | null): boolean => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  let [west, north, east, south] = [0, head?.getBoundingClientRect().bottom ?? 0, innerWidth, floor];
  for (let at = one.parentElement; at !== null; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowX !== 'visible') [west, east] = [Math.max(west, box.left), Math.min(east, box.right)];
    if (overflowY !== 'visible') [north, south] = [Math.max(north, box.top), Math.min(south, box.bottom)];
  }
  return left < west - 1 || top < north - 1 || right > east + 1 || bottom > south + 1;
};

/** A refused choice does not count: it is only there to say why. */
export const choicesAmong = (buttons: readonly Pick<HTMLElement, 'dataset' | 'getAttribute'>[]): number =>
  new Set(
    buttons
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map(({ dataset }) => dataset.choose?.replace(/^[-+]/, ''))
  ).size;

function countBelow(floor: number, pane: Element, foot: Element): number {
  const head = headOf(pane);
  return choicesAmong(
    [...pane.querySelectorAll<HTMLElement>('[data-choose]')].filter(
      (one) => !foot.contains(one) && one.checkVisibility() && lies(one, floor, head)
    )
  );
}

/**
 * Choices covered by the line that shows the count are out of sight too; if everything is in sight without the line, there is
 * none.
 */
function count(pane: Element, foot: Element): number {
  const { top } = foot.getBoundingClientRect();
  const line = foot.querySelector('[data-more]:not([hidden])')?.getBoundingClientRect();
  return countBelow(top, pane, foot) === 0 ? 0 : countBelow(Math.min(top, line?.top ?? top), pane, foot);
}

/**
 * Reports the count whenever it may have changed, until the returned function is called. `foot` covers the lower end of the
 * pane.
 */
export function countsOutOfSight(pane: Element, foot: Element, tell: (count: number) => void): () => void {
  let frame = 0;
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => tell(count(pane, foot)));
  };
  const sizes = new ResizeObserver(look);
  for (const one of [pane, pane.parentElement, ...pane.children]) if (one !== null) sizes.observe(one);
  const contents = new MutationObserver(look);
  contents.observe(pane, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
  pane.ownerDocument.addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    pane.ownerDocument.removeEventListener('scroll', look, { capture: true });
  };
}

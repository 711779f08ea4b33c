// Measures what is on a screen: that nothing is cut off, covered, too small or out of reach. It runs in the page and knows
// nothing of the game but that the board, which is moved and zoomed, is measured by the reach of its areas.

import type { Hands } from './player';

/** Every fault in a sentence. */
export const boxFaults = (page: Hands): Promise<string[]> => page.evaluate(measured);

function measured(): string[] {
  const THUMB = 44;
  const SMALLEST_TEXT = 14;
  /** Borders may touch, and a fraction of a pixel is nothing. */
  const LOOSE = 2;
  const TARGETS =
    'a[href], button, input:not([type=hidden], [hidden]), select, textarea, summary, [role=button], [role=switch], [role=radio]';

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const faults = new Set<string>();
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What is over everything else is measured alone: the rest is out of reach until it is gone. */
  const overAll = [...document.querySelectorAll('dialog:modal, [popover]:popover-open, [data-area-card]')];
  // Which was opened last is not a matter of their order in the page: a sheet is over the menu that it was opened from.
  const isOnTop = (one: Element): boolean => {
    const { left, top: y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, y + height / 2));
  };
  const top = overAll.findLast(isOnTop) ?? overAll.at(-1);
  const scope = top ?? document.body;

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      // Firefox gives what is skipped a box all the same.
      contentVisibilityAuto: true
    });
    return seen && width > 0 && height > 0 && element.closest('[inert]') === null;
  };
  /** For ears only. */
  const isSpoken = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1.5 || height <= 1.5 || getComputedStyle(element).clipPath.startsWith('inset(50%');
  };
  const isOnMap = (element: Element): boolean => element.closest('.board .world') !== null;
  const shortly = (text: string): string => (text.length > 44 ? `${text.slice(0, 44)}…` : text);
  const nameOf = (element: Element): string => {
    const hook = element.getAttribute('data-choose') ?? element.getAttribute('data-area');
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const words = shortly(text.replace(/\s+/g, ' ').trim());
    return `${element.tagName.toLowerCase()}${hook === null ? '' : `[${hook}]`} “${words}”`;
  };
  const px = (n: number): string => String(Math.round(n * 10) / 10);
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom)
  });
  const isBox = ({ left, top: y, right, bottom }: Box, least = 0): boolean =>
    right - left > least && bottom - y > least;
  const ancestors = function* (element: Element): Generator<Element> {
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement) {
      yield at;
      // What is fixed, or in the top layer, is held by nothing around it.
      if (getComputedStyle(at).position === 'fixed' || at === top) return;
    }
  };
  const cuts = (way: string): boolean => way !== 'visible';
  const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll';
  /** The window that an element's ancestors leave of it, in one direction or both. */
  const windowOf = (element: Element): Box => {
    let box = screen;
    for (const around of ancestors(element)) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, top: y, right, bottom } = around.getBoundingClientRect();
      if (cuts(overflowX)) box = common(box, { ...box, left, right });
      if (cuts(overflowY)) box = common(box, { ...box, top: y, bottom });
    }
    return box;
  };
  const stuckIn = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['sticky', 'fixed', 'absolute'].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  /** What stays in place while the rest scrolls below it. */
  const stayingIn = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  function measureDocument(): void {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    const isTable = document.querySelector('[data-answered]') !== null;
    if (isTable && scrollHeight > clientHeight) faults.add(`the table scrolls: ${scrollHeight} in ${clientHeight}`);
    for (const element of scope.querySelectorAll('*')) {
      if (element.scrollWidth <= element.clientWidth + 1 || !isShown(element) || isOnMap(element)) continue;
      if (scrolls(getComputedStyle(element).overflowX) && !element.hasAttribute('data-scrolls-sideways'))
        faults.add(`${nameOf(element)} scrolls sideways: ${element.scrollWidth} in ${element.clientWidth}`);
    }
  }

  /** A switch or a radio may be drawn by its label. */
  function boxOf(element: Element): Element {
    const drawn = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
    return drawn ? (element.closest('label') ?? element.labels?.[0] ?? element) : element;
  }

  const isHit = (element: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || boxOf(hit) === element);
  };

  function measureSize(element: Element): void {
    // Its reach may be larger than its box, and must not end where what it scrolls in ends.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top: y, width, height } = element.getBoundingClientRect();
    const [midX, midY, half] = [left + width / 2, y + height / 2, THUMB / 2 - 0.5];
    const isProse = getComputedStyle(element).display === 'inline' && element.closest('p, li, dd') !== null;
    const isWide = isProse || width >= THUMB - 0.5 || [-half, half].every((by) => isHit(element, midX + by, midY));
    const isHigh = height >= THUMB - 0.5 || [-half, half].every((by) => isHit(element, midX, midY + by));
    if (!isWide || !isHigh) faults.add(`${nameOf(element)} is too small for a finger: ${px(width)} × ${px(height)}`);
  }

  function measureReach(element: Element): void {
    const still = [...ancestors(element)].filter((around) => {
      const { overflowX, overflowY } = getComputedStyle(around);
      return !scrolls(overflowX) && !scrolls(overflowY);
    });
    const before = still.map((around) => [around.scrollLeft, around.scrollTop] as const);
    const ways: readonly ScrollLogicalPosition[] = ['nearest', 'center', 'start', 'end'];
    const reached = ways.some((block) => {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      still.forEach((around, i) => {
        const [x = 0, y = 0] = before[i] ?? [];
        if (around.scrollLeft === x && around.scrollTop === y) return;
        // A finger cannot scroll what does not scroll.
        if (block === 'nearest') faults.add(`${nameOf(element)} lies where ${nameOf(around)} cuts it off`);
        around.scrollTo(x, y);
      });
      const { left, top: y, right, bottom } = element.getBoundingClientRect();
      return isHit(element, (left + right) / 2, (y + bottom) / 2);
    });
    const { left, top: y, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.add(`${nameOf(element)} reaches over the side of the screen`);
    if (!reached) {
      const hit = document.elementFromPoint((left + right) / 2, (y + bottom) / 2);
      faults.add(`${nameOf(element)} is covered by ${hit === null ? 'the edge of the screen' : nameOf(hit)}`);
    }
  }

  /** The cross that clears a field is in it, where the field leaves it room. */
  const isOwnButton = (field: Element, other: Element): boolean =>
    field instanceof HTMLInputElement && field.parentElement === other.parentElement;

  /** Round ones need less room than their boxes. */
  function areApart(one: Element, other: Element): boolean {
    const [a, b] = [one, other].map((each) => {
      const isRound = getComputedStyle(each).borderTopLeftRadius === '50%';
      return isRound ? each.getBoundingClientRect() : null;
    });
    if (!a || !b) return false;
    const apart = Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    return apart > (a.width + b.width) / 2 - LOOSE;
  }

  function measureOverlaps(targets: readonly Element[]): void {
    const all = targets.map((element) => ({
      element,
      box: common(element.getBoundingClientRect(), windowOf(element)),
      stuck: stuckIn(element)
    }));
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (isOwnButton(a.element, b.element) || areApart(a.element, b.element)) continue;
        // What scrolls may pass below what stays; that it can come out from there is measured one by one.
        if (a.stuck !== b.stuck && (a.stuck?.contains(b.element) ?? b.stuck?.contains(a.element) ?? true)) continue;
        if (a.stuck !== b.stuck && [a.stuck, b.stuck].some((one) => one && getComputedStyle(one).position === 'sticky'))
          continue;
        if (isBox(common(a.box, b.box), LOOSE)) faults.add(`${nameOf(a.element)} and ${nameOf(b.element)} overlap`);
      }
    });
  }

  interface Written {
    readonly element: Element;
    readonly text: string;
    readonly lines: readonly Box[];
  }

  /** A line is higher than its letters. */
  function lean({ left, top: y, right, bottom, width, height }: DOMRect, isTurned: boolean): Box {
    const by = Math.min(width, height) * 0.22;
    const side = isTurned ? by : 0;
    return { left: left + side, right: right - side, top: y + by, bottom: bottom - by };
  }

  function written(): Written[] {
    const list: Written[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (element === null || text === '' || !isShown(element) || isOnMap(element)) continue;
      if (element.closest('svg, style, script, noscript') || isSpoken(element)) continue;
      if ([...ancestors(element)].some(isSpoken)) continue;
      const isTurned =
        element instanceof HTMLElement && element.getBoundingClientRect().width < element.offsetWidth - 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      list.push({
        element,
        text: shortly(text),
        lines: [...range.getClientRects()].map((line) => lean(line, isTurned))
      });
    }
    return list;
  }

  function measureText({ element, text, lines }: Written): void {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < SMALLEST_TEXT) faults.add(`“${text}” is written too small: ${px(size)}`);
    const { scrollHeight, clientHeight } = document.documentElement;
    let [x, y] = [true, scrollHeight <= clientHeight];
    for (const around of [element, ...ancestors(element)]) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === 'inline') continue;
      const box = around.getBoundingClientRect();
      const cut = lines.filter(
        (line) =>
          (x &&
            cuts(overflowX) &&
            !scrolls(overflowX) &&
            (line.left < box.left - LOOSE || line.right > box.right + LOOSE)) ||
          (y &&
            cuts(overflowY) &&
            !scrolls(overflowY) &&
            (line.top < box.top - LOOSE || line.bottom > box.bottom + LOOSE))
      );
      // What is on the map comes into sight with it.
      if (around.closest('.board') !== null && element.closest('button') === null) return;
      if (cut.length > 0) {
        faults.add(`“${text}” is cut off by ${nameOf(around)}`);
        return;
      }
      // Within what scrolls it can be brought into sight.
      x &&= !scrolls(overflowX);
      y &&= !scrolls(overflowY);
    }
    for (const { left, right, top: above, bottom } of lines) {
      const isOut =
        (x && (left < -LOOSE || right > innerWidth + LOOSE)) || (y && (above < -LOOSE || bottom > innerHeight + LOOSE));
      if (isOut) faults.add(`“${text}” lies outside the screen`);
    }
  }

  /** What is hit there, or is around it but not around this one, has a ground that covers it. */
  function isBelow(one: Element, hit: Element | null): boolean {
    if (getComputedStyle(one).pointerEvents === 'none') return false;
    for (let at = hit; at !== null && !at.contains(one); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      if (!one.contains(at) && !isClear) return true;
    }
    return false;
  }

  /** Letters on letters. */
  function measureCollisions(texts: readonly Written[]): void {
    const all = texts.flatMap(({ element, text, lines }) => {
      const seen = windowOf(element);
      const boxes = lines.map((line) => common(line, seen)).filter((box) => isBox(box));
      return boxes.map((box) => ({ element, text, box, stuck: stuckIn(element), staying: stayingIn(element) }));
    });
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        if (a.element === b.element || !isBox(common(a.box, b.box), LOOSE)) continue;
        if (a.staying !== b.staying) continue;
        if (
          a.stuck !== b.stuck &&
          [a.stuck, b.stuck].some((one) => one && getComputedStyle(one).position !== 'absolute')
        )
          continue;
        const { left, top: y, right, bottom } = common(a.box, b.box);
        const hit = document.elementFromPoint((left + right) / 2, (y + bottom) / 2);
        if (![a.element, b.element].some((one) => isBelow(one, hit)))
          faults.add(`“${a.text}” and “${b.text}” are written over each other`);
      }
    });
  }

  /** Under something else that has a ground of its own, unless it is in what scrolls beneath it. */
  function measureCover({ element, text, lines }: Written): void {
    const seen = windowOf(element);
    for (const line of lines.map((each) => common(each, seen)).filter((box) => isBox(box, LOOSE))) {
      const hit = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      if (hit === null || hit.contains(element) || element.contains(hit) || !isBelow(element, hit)) continue;
      // A button may be hit far beside what is drawn of it.
      if (!isBox(common(line, hit.getBoundingClientRect()), LOOSE)) continue;
      const stuck = hit.closest('footer') ?? stuckIn(hit);
      if (stuck !== null && !stuck.contains(element) && getComputedStyle(stuck).position === 'sticky') continue;
      faults.add(`“${text}” is covered by ${nameOf(hit)}`);
      return;
    }
  }

  /** The signs on the map that say why not. */
  function measureSigns(): void {
    const signs = [...scope.querySelectorAll('.board .tag')].filter(isShown);
    signs.forEach((a, i) => {
      for (const b of signs.slice(i + 1)) {
        const both = common(a.getBoundingClientRect(), b.getBoundingClientRect());
        if (isBox(common(both, windowOf(a)), LOOSE)) faults.add(`${nameOf(a)} and ${nameOf(b)} lie on each other`);
      }
    });
  }

  measureDocument();
  measureSigns();
  const all = [...scope.querySelectorAll(TARGETS)].filter(isShown);
  const areas = all.filter((one) => one.closest('.board .world') !== null);
  const reach = Math.min(...areas.map((area) => area.getBoundingClientRect().width));
  if (reach < THUMB) faults.add(`the areas of the board reach only ${px(reach)}`);
  const targets = [...new Set(all.filter((one) => one.closest('.board .world') === null).map(boxOf))];
  measureOverlaps(targets);
  const texts = written();
  texts.forEach(measureText);
  measureCollisions(texts);
  texts.forEach(measureCover);
  for (const target of targets) {
    measureReach(target);
    measureSize(target);
  }
  return [...faults];
}

// The curtain, without a screen: what opens it, what closes it by itself, and what a hold is.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guarded } from '#shell/curtain/guard.svelte';
import { holding } from '#ui/holding';
import { HOLD, Lifting } from '#shell/curtain/lifting.svelte';
import { Pressing } from '#ui/pressing.svelte';
import { PAUSE } from '#ui/twice.svelte';
import { aPage, event, type Page } from '#tests/support/page';

let page: Page;
beforeEach(() => {
  page = aPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an open curtain closes', () => {
  const MINUTE = 60_000;
  let closed: number;
  let leave: () => void;
  beforeEach(() => {
    closed = 0;
    leave = guarded(() => closed++, MINUTE);
  });

  test('when the page is put out of sight, and not when it comes back', () => {
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(event('visibilitychange'));
    expect(closed).toBe(1);
    page.document.visibilityState = 'visible';
    page.document.dispatchEvent(event('visibilitychange'));
    expect(closed).toBe(1);
  });

  test('when the browser freezes the page', () => {
    page.document.dispatchEvent(event('freeze'));
    expect(closed).toBe(1);
  });

  test('when the page is left', () => {
    page.window.dispatchEvent(event('pagehide'));
    expect(closed).toBe(1);
  });

  test('when nobody has touched the tablet for as long as is set', () => {
    vi.advanceTimersByTime(MINUTE - 1);
    expect(closed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(closed).toBe(1);
  });

  test.each(['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'touchmove'])('later after a %s', (sign) => {
    vi.advanceTimersByTime(MINUTE - 1);
    page.window.dispatchEvent(event(sign));
    vi.advanceTimersByTime(MINUTE - 1);
    expect(closed).toBe(0);
    vi.advanceTimersByTime(1);
    expect(closed).toBe(1);
  });

  test('never by itself where that is set', () => {
    leave();
    leave = guarded(() => closed++, 0);
    vi.advanceTimersByTime(100 * MINUTE);
    expect(closed).toBe(0);
    page.window.dispatchEvent(event('pagehide'));
    expect(closed).toBe(1);
  });

  test('not when there is none any more', () => {
    leave();
    page.document.visibilityState = 'hidden';
    for (const type of ['visibilitychange', 'freeze']) page.document.dispatchEvent(event(type));
    page.window.dispatchEvent(event('pagehide'));
    vi.advanceTimersByTime(MINUTE);
    expect(closed).toBe(0);
  });
});

describe('a closed curtain', () => {
  let opened: number;
  let lifting: Lifting;
  beforeEach(() => {
    opened = 0;
    lifting = new Lifting(() => opened++);
  });

  test('opens when it has been held', () => {
    lifting.begin();
    vi.advanceTimersByTime(HOLD - 1);
    expect(opened).toBe(0);
    vi.advanceTimersByTime(1);
    expect(opened).toBe(1);
    lifting.end();
    expect(lifting).toMatchObject({ isHeld: false, wasTooShort: false });
  });

  test('stays closed at a touch, and says that it has to be held', () => {
    expect(HOLD).toBe(600);
    for (let touch = 0; touch < 10; touch++) {
      lifting.begin();
      expect(lifting).toMatchObject({ isHeld: true, wasTooShort: false });
      vi.advanceTimersByTime(HOLD / 5);
      lifting.end();
      expect(lifting).toMatchObject({ isHeld: false, wasTooShort: true });
    }
    vi.advanceTimersByTime(10 * HOLD);
    expect(opened).toBe(0);
  });

  test('opens by the second click of an aid, and not by one that follows at once', () => {
    lifting.aided();
    expect(lifting).toMatchObject({ isHeld: false, isAsked: true });
    vi.advanceTimersByTime(PAUSE - 1);
    lifting.aided();
    expect(opened).toBe(0);
    expect(lifting.isAsked).toBe(true);
    vi.advanceTimersByTime(1);
    lifting.aided();
    expect(opened).toBe(1);
    expect(lifting.isAsked).toBe(false);
  });

  test('asks an aid anew that has not clicked again for long', () => {
    lifting.aided();
    vi.advanceTimersByTime(60_000);
    expect(lifting.isAsked).toBe(false);
    lifting.aided();
    expect(opened).toBe(0);
  });

  test('stays closed when it is gone before the end', () => {
    lifting.begin();
    lifting.stop();
    vi.advanceTimersByTime(10 * HOLD);
    expect(opened).toBe(0);
  });
});

class Pad extends EventTarget {
  readonly captured: number[] = [];
  readonly setPointerCapture = (pointer: number): void => void this.captured.push(pointer);
}

describe('what is held', () => {
  let pad: Pad;
  let told: string[];
  let gone: () => void;
  const happens = (type: string, fields: object = {}): Event => {
    const one = event(type, fields);
    pad.dispatchEvent(one);
    return one;
  };
  const finger = (type: string, pointerId = 1, fields = {}): Event =>
    happens(type, { pointerId, button: 0, isPrimary: true, ...fields });
  const key = (type: string, name: string, repeat = false): Event => happens(type, { key: name, repeat });

  beforeEach(() => {
    [pad, told] = [new Pad(), []];
    const held = holding({ begin: () => told.push('begin'), end: () => told.push('end') });
    gone = held(pad as unknown as HTMLElement) as () => void;
  });

  test('is let go with the finger, wherever it has slid to', () => {
    finger('pointerdown', 7);
    expect(told).toEqual(['begin']);
    // the events of the finger go on coming here
    expect(pad.captured).toEqual([7]);
    finger('pointermove', 7, { clientX: 900 });
    expect(told).toEqual(['begin']);
    finger('pointerup', 7);
    expect(told).toEqual(['begin', 'end']);
  });

  test.each(['pointercancel', 'lostpointercapture'])('is let go by %s', (type) => {
    finger('pointerdown');
    finger(type);
    expect(told).toEqual(['begin', 'end']);
  });

  describe.each(['finger', 'key'])('by a %s', (holder) => {
    test.each([
      ['the window loses the focus', () => page.window.dispatchEvent(event('blur'))],
      ['the page is left', () => page.window.dispatchEvent(event('pagehide'))],
      ['the page is put out of sight', () => page.document.dispatchEvent(event('visibilitychange'))],
      ['the focus goes elsewhere', () => pad.dispatchEvent(event('blur'))],
      ['it is taken from the page', () => gone()]
    ])('is let go when %s', async (_, leave) => {
      if (holder === 'finger') finger('pointerdown');
      else key('keydown', ' ');
      expect(told).toEqual(['begin']);
      leave();
      await Promise.resolve();
      expect(told).toEqual(['begin', 'end']);
    });
  });

  test('is let go by the key that holds it', () => {
    for (const name of [' ', 'Enter']) {
      told.length = 0;
      expect(key('keydown', name).defaultPrevented).toBe(true);
      key('keydown', name, true);
      expect(told).toEqual(['begin']);
      key('keyup', 'a');
      expect(told).toEqual(['begin']);
      key('keyup', name);
      expect(told).toEqual(['begin', 'end']);
    }
  });

  test('is not held by a second finger, another button or another key', () => {
    finger('pointerdown', 2, { isPrimary: false });
    finger('pointerdown', 1, { button: 2 });
    key('keydown', 'Tab');
    expect(told).toEqual([]);
    finger('pointerdown', 1);
    finger('pointerup', 2);
    key('keyup', ' ');
    expect(told).toEqual(['begin']);
    finger('pointerup', 1);
    expect(told).toEqual(['begin', 'end']);
  });

  /** `detail` counts the presses of a finger or a mouse; an aid, and a script, have none. */
  const clicked = (detail = 0): void => {
    page.window.dispatchEvent(event('click', { composedPath: () => [pad] }));
    happens('click', { detail });
  };

  test('is held by an aid that clicks, until its next click', () => {
    clicked();
    expect(told).toEqual(['begin']);
    clicked();
    expect(told).toEqual(['begin', 'end']);
  });

  test('is held by an aid whose click comes with a press of the mouse, as Chromium sends it', () => {
    const aid = (): void => {
      page.window.dispatchEvent(event('pointerdown'));
      finger('pointerdown');
      finger('pointerup');
      clicked();
    };
    aid();
    expect(told).toEqual(['begin', 'end', 'begin']);
    told.length = 0;
    aid();
    expect(told).toEqual(['end', 'begin', 'end']);
    vi.advanceTimersByTime(1);
    clicked();
    expect(told.at(-1)).toBe('begin');
  });

  test('is held by an aid of the desktop, whose click has all of the mouse but its pressure', () => {
    const mouse = { pointerType: 'mouse', composedPath: () => [pad] };
    const click = (pressure: number): void => {
      page.window.dispatchEvent(event('pointerdown', { ...mouse, pressure }));
      finger('pointerdown', 1, { ...mouse, pressure });
      finger('pointerup', 1, mouse);
      vi.advanceTimersByTime(20);
      clicked(1);
    };
    click(0);
    expect(told).toEqual(['begin']);
    click(0);
    expect(told).toEqual(['begin', 'end']);
    vi.advanceTimersByTime(10_000);
    // one of the mouse itself
    click(0.5);
    expect(told).toEqual(['begin', 'end', 'begin', 'end']);
    clicked(1);
    expect(told).toHaveLength(4);
  });

  test.each([
    ['some seconds have gone by', () => vi.advanceTimersByTime(10_000)],
    ['a finger goes down', () => page.window.dispatchEvent(event('pointerdown'))],
    ['something else is clicked', () => page.window.dispatchEvent(event('click', { composedPath: () => [] }))],
    ['the focus goes elsewhere', () => pad.dispatchEvent(event('blur'))]
  ])('is let go for an aid when %s', async (_, happened) => {
    clicked();
    vi.advanceTimersByTime(9000);
    expect(told).toEqual(['begin']);
    happened();
    await Promise.resolve();
    expect(told).toEqual(['begin', 'end']);
  });

  test('is not held by the click of a finger or a mouse, however often', () => {
    for (const detail of [1, 2, 1, 3]) clicked(detail);
    expect(told).toEqual([]);
    finger('pointerdown');
    clicked();
    expect(told).toEqual(['begin']);
  });

  test('an aid acts in two steps on what is final, and never while something is missing', () => {
    const done: string[] = [];
    let may = true;
    const pressing = new Pressing(
      () => may,
      () => done.push('done'),
      () => done.push('missing')
    );
    pressing.pad(pad as unknown as HTMLElement);
    clicked(1);
    clicked(2);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(pressing.isAsked).toBe(false);
    clicked();
    expect(pressing.isAsked).toBe(true);
    clicked();
    expect(done).toEqual([]);
    vi.advanceTimersByTime(PAUSE);
    clicked();
    expect(done).toEqual(['done']);
    may = false;
    clicked();
    vi.advanceTimersByTime(PAUSE);
    clicked();
    expect(done).toEqual(['done', 'missing', 'missing']);
  });

  test('an aid that has chosen something else meanwhile is asked again', () => {
    let done = 0;
    const pressing = new Pressing(
      () => true,
      () => done++
    );
    pressing.pad(pad as unknown as HTMLElement);
    clicked();
    page.window.dispatchEvent(event('click', { composedPath: () => [] }));
    expect(pressing.isAsked).toBe(false);
    vi.advanceTimersByTime(PAUSE);
    clicked();
    expect(done).toBe(0);
    vi.advanceTimersByTime(PAUSE);
    clicked();
    expect(done).toBe(1);
  });

  test('is let go once', async () => {
    finger('pointerdown');
    finger('pointerup');
    finger('lostpointercapture');
    page.window.dispatchEvent(event('blur'));
    pad.dispatchEvent(event('blur'));
    gone();
    await Promise.resolve();
    expect(told).toEqual(['begin', 'end']);
  });
});

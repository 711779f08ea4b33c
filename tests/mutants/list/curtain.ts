// The curtain: what opens it, what closes it, and what is held to be seen.

import type { Mutant } from '../mutant';

const GUARD = 'src/shell/curtain/guard.svelte.ts';
const HOLDING = 'src/ui/holding.ts';
const LIFTING = 'src/shell/curtain/lifting.svelte.ts';
const TEST = 'tests/thrones/screens/curtain.test.ts';
const IN_BROWSER = 'tests/e2e/curtain.spec.ts';

export const CURTAIN: readonly Mutant[] = [
  {
    name: 'the curtain does not close when the page is hidden',
    file: GUARD,
    find: "document.visibilityState === 'hidden' ? close() : undefined",
    replace: 'undefined',
    noticedBy: [TEST, 'when the page is put out of sight']
  },
  {
    name: 'the curtain does not close when the page is frozen',
    file: GUARD,
    find: "document.addEventListener('freeze', close, { signal });",
    replace: '',
    noticedBy: [TEST, 'when the browser freezes the page']
  },
  {
    name: 'the curtain does not close when the page is left',
    file: GUARD,
    find: "addEventListener('pagehide', close, { signal });",
    replace: '',
    noticedBy: [TEST, 'when the page is left']
  },
  {
    name: 'an open curtain stays open when nobody touches the tablet',
    file: GUARD,
    find: 'if (patience > 0) timer = setTimeout(close, patience);',
    replace: '',
    noticedBy: [TEST, 'when nobody has touched the tablet']
  },
  {
    name: 'a touch opens the curtain',
    file: LIFTING,
    find: 'setTimeout(() => this.#lift(), HOLD)',
    replace: 'setTimeout(() => this.#lift(), 0)',
    noticedBy: [TEST, 'stays closed at a touch']
  },
  {
    name: 'a hold that was let go too soon opens the curtain all the same',
    file: LIFTING,
    find: 'end(): void {\n    this.stop();',
    replace: 'end(): void {',
    noticedBy: [TEST, 'stays closed at a touch']
  },
  {
    name: '"hold to see" stays open after letting go',
    file: HOLDING,
    find: '(by === holder ? release() : undefined)',
    replace: '(by === holder ? undefined : undefined)',
    noticedBy: [TEST, 'is let go with the finger']
  },
  {
    name: '"hold to see" stays open when the finger has slid off and lets go there',
    file: HOLDING,
    find: 'pad.setPointerCapture(event.pointerId);',
    replace: '',
    noticedBy: [TEST, 'wherever it has slid to']
  },
  {
    name: '"hold to see" stays open when the system takes the finger away',
    file: HOLDING,
    find: "['pointerup', 'pointercancel', 'lostpointercapture']",
    replace: "['pointerup']",
    noticedBy: [TEST, 'is let go by pointercancel']
  },
  {
    name: '"hold to see" stays open when the window loses the focus',
    file: HOLDING,
    find: "addEventListener('blur', release, { signal });",
    replace: '',
    noticedBy: [TEST, 'is let go when the window loses the focus']
  },
  {
    name: '"hold to see" stays open when the focus goes elsewhere',
    file: HOLDING,
    find: "pad.addEventListener('blur', () => queueMicrotask(release), { signal });",
    replace: '',
    noticedBy: [TEST, 'is let go when the focus goes elsewhere']
  },
  {
    name: 'the table does not ask for its curtain to close by itself',
    file: 'src/shell/table/Frame.svelte',
    find: 'closesItself(lower, () => settings().idle * 1000)',
    replace: 'undefined',
    noticedBy: [IN_BROWSER, 'an open curtain closes when the page is']
  },
  {
    name: 'a click opens the curtain',
    file: 'src/shell/curtain/Curtain.svelte',
    find: '() => lifting.tap()',
    replace: '() => onopen()',
    noticedBy: [IN_BROWSER, 'the curtain opens by holding and in no other way']
  },
  {
    name: 'Escape opens the curtain',
    file: 'src/shell/curtain/Curtain.svelte',
    find: '(event) => event.currentTarget.showModal()',
    replace: '() => onopen()',
    noticedBy: [IN_BROWSER, 'the curtain opens by holding and in no other way']
  },
  {
    name: 'what is held to be seen stays in the page',
    file: 'src/shell/curtain/HoldToSee.svelte',
    find: '() => (held = false)',
    replace: '() => undefined',
    noticedBy: [IN_BROWSER, 'a secret is in the page only while it is held']
  },
  {
    name: 'the click of the finger that has opened the curtain reaches the board',
    file: HOLDING,
    find: '(event.isTrusted ? stop(event) : undefined)',
    replace: 'undefined',
    noticedBy: [IN_BROWSER, 'the finger that opens the curtain taps nothing beneath it']
  },
  {
    name: 'the click of the finger that has held a button to the end reaches what lies there by then',
    file: 'src/ui/pressing.svelte.ts',
    find: 'swallowRest()',
    replace: 'undefined',
    noticedBy: [IN_BROWSER, 'the finger that has held a button to the end taps nothing afterwards']
  }
];

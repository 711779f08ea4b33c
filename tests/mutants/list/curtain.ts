// The curtain: what opens it, what closes it, and what is held to be seen.

import type { Mutant } from '../mutant';

const GUARD = 'src/shell/curtain/guard.svelte.ts';
const HOLDING = 'src/ui/holding.ts';
const LIFTING = 'src/shell/curtain/lifting.svelte.ts';
const PLAYING = 'src/shell/play/playing.svelte.ts';
const TWICE = 'src/ui/twice.svelte.ts';
const PRESSING = 'src/ui/pressing.svelte.ts';
const FRESH = 'tests/shell/play/freshCurtain.test.ts';
const TEST = 'tests/thrones/screens/curtain.test.ts';
const IN_BROWSER = 'tests/e2e/curtain.spec.ts';
const ALOUD = 'tests/e2e/aloud.spec.ts';
const AIDS = 'tests/e2e/aids.spec.ts';

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
    find: '}, HOLD);',
    replace: '}, 0);',
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
    find: '() => lifting.aided()',
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
  },
  {
    name: 'the curtain opens after a sixth of a second',
    file: LIFTING,
    find: 'HOLD = 600',
    replace: 'HOLD = 150',
    noticedBy: [TEST, 'stays closed at a touch']
  },
  {
    name: 'the curtain stays open while the table looks at something',
    file: PLAYING,
    find: ' || this.moment !== null) return false;',
    replace: ') return false;',
    noticedBy: [FRESH, 'the first game opens no private page']
  },
  {
    name: 'a look before an open answer inherits the curtain of another answer',
    file: PLAYING,
    find: "return this.rules.privacyOf(turn.ask) === 'sealed' || answered !== holder;",
    replace: 'return true;',
    noticedBy: [FRESH, 'The Iron Throne opens no private page']
  },
  {
    name: 'a seat that takes the tablet for a look has its cards shown without a curtain',
    file: 'src/shell/play/whoseTurn.ts',
    find: "if (claimed !== undefined) return { what: 'curtain', house: claimed.house, about: claimed.about };",
    replace: '',
    noticedBy: [FRESH, 'The Iron Throne opens no private page']
  },
  {
    name: 'the second click of an aid opens at once',
    file: TWICE,
    find: 'const acts = this.#mayAct;',
    replace: 'const acts = true;',
    noticedBy: [TEST, 'opens by the second click of an aid']
  },
  {
    name: 'the first click of an aid opens the curtain',
    file: LIFTING,
    find: 'if (this.#twice.click()) this.#lifted();',
    replace: 'this.#lifted();',
    noticedBy: [TEST, 'opens by the second click of an aid']
  },
  {
    name: 'what an aid was asked stays asked for ever',
    file: TWICE,
    find: 'setTimeout(() => this.forget(), PATIENCE)',
    replace: 'setTimeout(() => undefined, PATIENCE)',
    noticedBy: [TEST, 'asks an aid anew']
  },
  {
    name: 'the click of a finger is taken for one of an aid',
    file: HOLDING,
    find: '(detail !== 0 && !isAid) || ',
    replace: '',
    noticedBy: [TEST, 'is not held by the click of a finger']
  },
  {
    name: 'the click of an aid of the desktop is taken for one of the mouse',
    file: HOLDING,
    find: "pointerType === 'mouse' && pressure === 0",
    replace: 'false',
    noticedBy: [TEST, 'is held by an aid of the desktop']
  },
  {
    name: 'the press of an aid on what it holds lets go before its click does',
    file: HOLDING,
    find: "if (by !== 'aid' || (isAid && event.composedPath().includes(pad))) return;",
    replace: "if (by !== 'aid') return;",
    noticedBy: [TEST, 'is held by an aid of the desktop']
  },
  {
    name: 'what an aid holds to be seen stays in the page',
    file: HOLDING,
    find: "timer = setTimeout(() => releaseOf('aid'), BY_AID);",
    replace: '',
    noticedBy: [TEST, 'is let go for an aid when some seconds']
  },
  {
    name: 'what an aid holds to be seen stays when something else is clicked',
    file: HOLDING,
    find: "        releaseOf('aid');\n        elsewhere",
    replace: '        elsewhere',
    noticedBy: [TEST, 'is let go for an aid when something else']
  },
  {
    name: 'an aid commits although something is missing',
    file: PRESSING,
    find: 'if (!mayBegin()) inVain?.();',
    replace: 'if (false) inVain?.();',
    noticedBy: [TEST, 'an aid acts in two steps']
  },
  {
    name: 'an aid that has chosen something else meanwhile commits with one click',
    file: PRESSING,
    find: 'elsewhere: () => this.#twice.forget()',
    replace: 'elsewhere: undefined',
    noticedBy: [TEST, 'an aid that has chosen something else meanwhile']
  },
  {
    name: 'a curtain does not say whose it is',
    file: 'src/shell/curtain/Curtain.svelte',
    find: "about === '' ? spoken : text('curtain-spoken-about', { what: spoken, about })",
    replace: "''",
    noticedBy: [ALOUD, 'a curtain says for whom the tablet is']
  },
  {
    name: 'an aid is not asked what it is about to commit',
    file: 'src/games/iron-throne/screens/pieces/HoldButton.svelte',
    find: "text('hold-once-more', { label: deed?.textContent.trim() ?? '' })",
    replace: "''",
    noticedBy: [AIDS, 'all that is held in The Iron Throne']
  },
  {
    name: 'an aid is not asked what it is about to sign',
    file: 'src/games/iron-throne/screens/pieces/Wax.svelte',
    find: "ui('hold-once-more', { label: table('deal-signs', { house }) })",
    replace: "''",
    noticedBy: [AIDS, 'all that is held in The Iron Throne']
  },
  {
    name: 'an aid cannot sign',
    file: 'src/games/iron-throne/screens/pieces/Wax.svelte',
    find: '() => onsign()',
    replace: '() => undefined',
    noticedBy: [AIDS, 'all that is held in The Iron Throne']
  },
  {
    name: 'planning says nothing of what was laid',
    file: 'src/games/thrones/screens/asks/orders/OrdersPanel.svelte',
    find: 'changed.length === 0',
    replace: 'changed.length > -1',
    noticedBy: [ALOUD, 'what was ordered where is said']
  },
  {
    name: 'a portrait has a name alone',
    file: 'src/games/iron-throne/screens/table/Balance.svelte',
    find: "text('balance-person', { side: side.side, person: one.character, power: one.power })",
    replace: 'undefined',
    noticedBy: [ALOUD, 'who is on which side']
  },
  {
    name: 'a house without a player is called twice',
    file: 'src/games/thrones/screens/frame/Rail.svelte',
    find: "playerOf(house) === '' || undefined",
    replace: 'undefined',
    noticedBy: [ALOUD, 'no name says a word twice']
  },
  {
    name: 'the House of an event is called twice',
    file: 'src/games/iron-throne/screens/table/TableHead.svelte',
    find: 'house !== null || undefined',
    replace: 'undefined',
    noticedBy: [ALOUD, 'no name says a word twice']
  }
];

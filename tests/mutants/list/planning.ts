// One area after the other is given its order, every token always at hand, and what is asked is said once.

import type { Mutant } from '../mutant';

const REPLY = 'src/games/thrones/screens/asks/orders/ordersReply.svelte.ts';
const LAYING = 'src/games/thrones/screens/asks/orders/laying.ts';
const PANEL = 'src/games/thrones/screens/table/AskPanel.svelte';
const COUNT = 'src/ui/outOfSight.ts';
const TEST = 'tests/thrones/screens/orders.test.ts';

export const PLANNING: readonly Mutant[] = [
  {
    name: 'after an order its area stays the one that is ordered',
    file: REPLY,
    find: 'if (goesOn || this.#open === null)',
    replace: 'if (this.#open === null)',
    noticedBy: [TEST, 'one goes on to the next area']
  },
  {
    name: 'from the last area one does not come to those left before it',
    file: REPLY,
    find: '[...areas.slice(at + 1), ...areas.slice(0, at + 1)]',
    replace: 'areas.slice(at + 1)',
    noticedBy: [TEST, 'one goes on to the next area']
  },
  {
    name: 'the arrow after the last area leads nowhere',
    file: REPLY,
    find: 'areas.indexOf(this.#open)) + by) % areas.length',
    replace: 'areas.indexOf(this.#open)) + by)',
    noticedBy: [TEST, 'arrows go from area to area']
  },
  {
    name: 'a second tap leaves an area while others wait',
    file: REPLY,
    find: 'else if (this.missing === 0) this.#open = null;',
    replace: 'else this.#open = null;',
    noticedBy: [TEST, 'while an area waits one is always open']
  },
  {
    name: 'whoever takes an order back is led on',
    file: REPLY,
    find: 'this.#lay(laidWithout(this.#laid, area));',
    replace: 'this.#lay(laidWithout(this.#laid, area), true);',
    noticedBy: [TEST, 'a token chosen again is taken back']
  },
  {
    name: 'the area that is ordered is marked as one that waits',
    file: REPLY,
    find: 'this.waiting.filter((area) => area !== this.#open)',
    replace: 'this.waiting',
    noticedBy: [TEST, 'the first area is asked at once']
  },
  {
    name: 'an order that is dragged onto another one is lost',
    file: LAYING,
    find: 'return here === undefined ? moved : laidWith(moved, other, here);',
    replace: 'return moved;',
    noticedBy: [TEST, 'an order is dragged to another area']
  },
  {
    name: 'what is refused counts as a choice out of sight',
    file: COUNT,
    find: "one.getAttribute('aria-disabled') !== 'true'",
    replace: 'one !== null',
    noticedBy: ['tests/outOfSight.test.ts', 'a choice that is refused is not counted']
  },
  {
    name: 'a familiar ask is said in full each time',
    file: PANEL,
    find: 'isFamiliar && !isCoached && !isBrief && !isSlim',
    replace: 'isFamiliar && !isCoached && isBrief && !isSlim',
    noticedBy: ['tests/e2e/hints.spec.ts', 'what is asked is said once']
  }
];

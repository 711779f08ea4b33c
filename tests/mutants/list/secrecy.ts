// What a seat may know, and what everybody may.

import type { Mutant } from '../mutant';

const VIEW = 'src/games/thrones/rules/view.ts';
const SEES = 'tests/thrones/rules/view.test.ts';
const PLAYBACK = 'src/shell/play/playback.ts';

const leak = (what: string, find: string, replace: string): Mutant => ({
  name: `a view shows the sealed ${what} of everybody`,
  file: VIEW,
  find,
  replace,
  noticedBy: [SEES, 'of what is sealed it shows only its own']
});

/** What the newest answer says, sealed or not, is in the page. Either game has to notice it. */
const tells = (where: string, file: string, find: string, replace: string): readonly Mutant[] => [
  {
    name: `${where} says the last answer`,
    file,
    find,
    replace,
    noticedBy: ['tests/e2e/secrecy.spec.ts', 'nothing hidden is in the page while it is about bidding']
  },
  {
    name: `${where} says the last answer in The Iron Throne`,
    file,
    find,
    replace,
    noticedBy: ['tests/e2e/ironSecrecy.spec.ts', 'nothing hidden is in the page of 3 players']
  }
];

const LAST = 'JSON.stringify(playing.entries.at(-1)?.answer)';

export const SECRECY: readonly Mutant[] = [
  ...tells(
    'a label for ears',
    'src/shell/table/TakeBack.svelte',
    "free ? text('take-back', { deed: deed(free.house, free.kind) }) : text('ask-to-take-back')",
    `(free ? text('take-back', { deed: deed(free.house, free.kind) }) : text('ask-to-take-back')) + ${LAST}`
  ),
  ...tells(
    'the title of the page',
    'src/routes/play/+page.svelte',
    "text('app')",
    `text('app') + (standing.what === 'open' ? ${LAST.replace('playing', 'standing.opened.playing')} : '')`
  ),
  {
    name: 'the log says the last answer',
    file: 'src/games/thrones/screens/table/Table.svelte',
    find: 'linesOf(playing.entries, playing)',
    replace: `linesOf(playing.entries, playing).map((line) => ({ ...line, text: line.text + ${LAST} }))`,
    noticedBy: ['tests/e2e/secrecy.spec.ts', 'nothing hidden is in the page while it is about bidding']
  },
  // Its log is out of reach as long as something sealed is hidden; this line stands below everything.
  {
    name: 'the line for refusals of The Iron Throne says the last answer',
    file: 'src/games/iron-throne/screens/IronAtTheTable.svelte',
    find: "refused || (word ?? '')",
    replace: `refused || (word ?? '') || ${LAST}`,
    noticedBy: ['tests/e2e/ironSecrecy.spec.ts', 'nothing hidden is in the page of 3 players']
  },
  leak('orders', 'ownOf(sealed.orders, me)', 'sealed.orders'),
  leak('bids', 'ownOf(sealed.bids, me)', 'sealed.bids'),
  leak('cards', 'ownOf(sealed.cards, me)', 'sealed.cards'),
  leak('tides', 'ownOf(sealed.tides, me)', 'sealed.tides'),
  leak('card that the raven saw', 'sealed.raven?.house === me ? sealed.raven : null', 'sealed.raven'),
  {
    name: 'a bystander sees what is sealed',
    file: VIEW,
    find: 'me === null ? NOTHING_SEALED : sealedBy(position.sealed, me)',
    replace: 'me === null ? position.sealed : sealedBy(position.sealed, me)',
    noticedBy: [SEES, 'of what is sealed it shows only its own']
  },
  {
    name: 'a view has the decks in it',
    file: VIEW,
    find: 'winner: position.winner,',
    replace: 'winner: position.winner, ...{ decks: position.decks },',
    noticedBy: [SEES, 'has no decks and no chance']
  },
  {
    name: 'a view tells what others can answer in secret',
    file: VIEW,
    find: 'if (!isSecretOf(asked, me)) return asked;',
    replace: 'if (!isSecretOf(asked, me) || asked.most > 0) return asked;',
    noticedBy: [SEES, 'tells that others are asked in secret']
  },
  {
    name: 'a view shows what power the others have left while they bid',
    file: VIEW,
    find: 'house === me ? sheet : { ...sheet, power: null }',
    replace: 'sheet',
    noticedBy: [SEES, 'hides the available power']
  },
  {
    name: 'the next seat sees a secret ask without a curtain',
    file: 'src/shell/play/whoseTurn.ts',
    find: "const ask = of('open')[0] ?? own;",
    replace: "const ask = of('open')[0] ?? of('sealed')[0] ?? own;",
    noticedBy: ['tests/shell/play/takingBack.test.ts', 'comes back behind its curtain']
  },
  {
    name: 'the curtain stays open after a sealed answer',
    file: 'src/shell/play/playing.svelte.ts',
    find: 'if (!goesOn && (!byCode || this.#hands.holder !== null)) this.closeCurtain();',
    replace: '',
    noticedBy: ['tests/shell/play/curtain.test.ts', 'what is on the screen is what the open curtain shows']
  },
  {
    name: 'the screen shows what the seat knows when its curtain is closed',
    file: 'src/shell/play/playing.svelte.ts',
    find: 'viewOf(this.holder)',
    replace: 'viewOf(this.tablet)',
    noticedBy: ['tests/shell/play/curtain.test.ts', 'what is on the screen is what the open curtain shows']
  },
  {
    name: 'a window that looks on sees what the seat with the tablet knows',
    file: 'src/shell/play/following.svelte.ts',
    find: 'viewFor(game.position, null)',
    replace: 'viewFor(game.position, sheet.tablet)',
    noticedBy: ['tests/shell/play/following.test.ts', 'of what is sealed it sees nothing']
  },
  {
    name: 'the replay of a game that goes on shows what a house knows',
    file: PLAYBACK,
    find: "!this.isOver || eyes === 'table'",
    replace: "eyes === 'table'",
    noticedBy: ['tests/shell/play/playback.test.ts', 'while the game goes on nobody sees more than the table']
  },
  {
    name: 'a step of the replay has its answer in it',
    file: PLAYBACK,
    find: 'return { house, about, round, happened, beginsTurn',
    replace: 'return { house, about, round, happened, positions, beginsTurn',
    noticedBy: ['tests/shell/play/playback.test.ts', 'says nothing of what was answered']
  },
  {
    name: 'the log tells a sealed bid',
    file: 'src/games/thrones/rules/bidding.ts',
    find: "record(draft, { what: 'sealed', house: asked.house, about: asked.about });",
    replace: "record(draft, { what: 'sealed', house: asked.house, about: asked.about, ...{ power: answer.power } });",
    noticedBy: ['tests/thrones/rules/sealed.test.ts', 'a sealed answer is told without what it says']
  },
  {
    name: 'the log tells sealed orders',
    file: 'src/games/thrones/rules/planning.ts',
    find: "record(draft, { what: 'sealed', house: asked.house, about: asked.about });",
    replace: "record(draft, { what: 'sealed', house: asked.house, about: asked.about, ...{ orders: answer.orders } });",
    noticedBy: ['tests/thrones/rules/sealed.test.ts', 'a sealed answer is told without what it says']
  },
  {
    name: 'consent is asked for with the sealed answer on the screen',
    file: 'src/shell/table/deed.ts',
    find: '(isSealed ? undefined : told(i + 1))',
    replace: 'told(i + 1)',
    noticedBy: ['tests/thrones/screens/takingBack.test.ts', 'of an open one is the sentence of the log']
  },
  {
    name: 'a game that goes on can be branched, and its secrets looked at',
    file: 'src/shell/saves/store/branching.ts',
    find: 'if (!isOver(rules, end))',
    replace: 'if (end === null)',
    noticedBy: ['tests/shell/saves/branching.test.ts', 'a game that goes on is not branched']
  }
];

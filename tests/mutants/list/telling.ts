// What is told to whom: in whose language, with which hints, and in which beats.

import type { Mutant } from '../mutant';

const LANGUAGES = 'src/shell/play/languages.svelte.ts';
const LANGUAGES_TEST = 'tests/shell/play/languages.test.ts';
const HINTED = 'src/shell/play/hinted.ts';
const HINTED_TEST = 'tests/shell/play/hinted.test.ts';
const BEATS = 'src/games/thrones/screens/story/beats.ts';
const STORY = 'tests/thrones/screens/story.test.ts';

export const TELLING: readonly Mutant[] = [
  {
    name: 'at a side of the table asks are read in the language of the table',
    file: LANGUAGES,
    find: 'settings().ownAsks || atSide ? own : null',
    replace: 'settings().ownAsks ? own : null',
    noticedBy: [LANGUAGES_TEST, 'at a side of the table']
  },
  {
    name: 'the last wish for a language wins',
    file: LANGUAGES,
    find: '.find((one) => one !== null) ?? null',
    replace: '.findLast((one) => one !== null) ?? null',
    noticedBy: [LANGUAGES_TEST, 'the first has it']
  },
  {
    name: 'a language with a country is not understood',
    file: LANGUAGES,
    find: "one === tag.split('-')[0]",
    replace: 'one === tag',
    noticedBy: [LANGUAGES_TEST, 'the first of the device’s languages']
  },
  {
    name: 'the table reads what the device does, whatever was chosen',
    file: LANGUAGES,
    find: '(): Language => settings().language ?? ofDevice()',
    replace: '(): Language => ofDevice()',
    noticedBy: [LANGUAGES_TEST, 'the first of the device’s languages']
  },
  {
    name: 'hints of forty games are kept the wrong way round',
    file: HINTED,
    find: '.slice(1 - MOST)',
    replace: '.slice(0, MOST - 1)',
    noticedBy: [HINTED_TEST, 'the last forty games']
  },
  {
    name: 'hints are kept under the seed itself',
    file: 'src/shell/play/nameBySeed.ts',
    find: 'return ((high ^ (low >>> 15)) >>> 0).toString(36) + ((low ^ (high >>> 13)) >>> 0).toString(36);',
    replace: 'return seed + (high & 0) + (low & 0);',
    noticedBy: [HINTED_TEST, 'do not hold the seed']
  },
  {
    name: 'a seat that has done with one hint sees the one before again',
    file: HINTED,
    find: '[...new Set([...before, entry(house, hint)])]',
    replace: '[entry(house, hint), ...before.slice(1)]',
    noticedBy: [HINTED_TEST, 'the last forty games']
  },
  {
    name: 'what happens after a page is told before it',
    file: BEATS,
    find: '    isAfter ||= isShownToAll(part);\n',
    replace: '',
    noticedBy: [STORY, 'and the rest after it']
  },
  {
    name: 'a step by itself tells what stands on the next page',
    file: BEATS,
    find: 'same.push(...untilPage(part))',
    replace: 'same.push(...part)',
    noticedBy: [STORY, 'and the rest after it']
  },
  {
    name: 'what happens by itself is one beat for each house',
    file: BEATS,
    find: "if (next?.what !== 'automatic' || next.about !== first.about || isShownToAll(part)) {",
    replace: '{',
    noticedBy: [STORY, 'one beat for one reason']
  },
  {
    name: 'what several houses do by themselves is the first one’s doing',
    file: BEATS,
    find: '  if (houses.size > 1) return null;\n',
    replace: '',
    noticedBy: [STORY, 'one beat for one reason']
  },
  {
    name: 'the ships that a march goes over are not in the picture',
    file: BEATS,
    find: '...ways.flatMap(({ over }) => over)',
    replace: '',
    noticedBy: [STORY, 'the ways over ships']
  },
  {
    name: 'a line asks why where there is no reason to show',
    file: 'src/games/thrones/screens/code/explained.ts',
    find: 'reasonsFor(line.number).some((one) => codes.includes(one.house))',
    replace: 'codes.length > 0',
    noticedBy: ['tests/thrones/screens/explained.test.ts', 'a line asks why exactly where reasons are shown']
  },
  {
    name: 'reasons of an answer that was taken back are still told',
    file: 'src/games/thrones/screens/code/explaining.ts',
    find: 'this.#given.some((one, i) => one !== entries[i])',
    replace: 'this.#given.length < 0',
    noticedBy: ['tests/thrones/screens/explained.test.ts', 'reasons are the same whenever they are asked for']
  },
  {
    name: 'the sea of a battle glows around nothing',
    file: 'src/games/thrones/board/boardView.ts',
    find: 'order !== null || touchable || waiting ? undefined',
    replace: 'order !== null || !touchable || !waiting ? undefined',
    noticedBy: ['tests/thrones/board/glow.test.ts', 'around its ships where no order lies']
  },
  {
    name: 'a pill lies over the area of another',
    file: 'src/games/thrones/board/spread.ts',
    find: 'away(place) <= most && isAtHome(sign, place)',
    replace: 'away(place) <= most',
    noticedBy: ['tests/thrones/board/spread.test.ts', 'a sign keeps to where it is understood']
  },
  {
    name: 'a new tablet keeps an open curtain open for ever',
    file: 'src/shell/play/settings.svelte.ts',
    find: 'setting(IDLES, 60)',
    replace: 'setting(IDLES, 0)',
    noticedBy: ['tests/shell/settings.test.ts', 'a tablet that nobody has set up']
  }
];

// What is remembered to be quicker: it goes as soon as what it came from has changed, and changes no answer.

import type { Mutant } from '../mutant';

const RULES = 'src/games/thrones/rules';
const BOTS = 'src/games/thrones/bots';
const REACHED = 'tests/thrones/rules/reach.test.ts';
const STATES = 'tests/thrones/rules/states.test.ts';
const REMEMBERED = 'tests/thrones/bots/remembered.test.ts';
const RANKED = 'tests/thrones/bots/ranking.test.ts';
const SAME_GAMES = 'tests/thrones/bots/sameGames.test.ts';

export const QUICK: readonly Mutant[] = [
  {
    name: 'an area stays open once it was read as open',
    file: `${RULES}/states.ts`,
    find: 'if (before.neutral !== state.neutral) last.closed = null;',
    replace: '',
    noticedBy: [STATES, 'tell which areas are closed']
  },
  {
    name: 'bridges of ships are kept whatever is closed',
    file: `${RULES}/reach.ts`,
    find: 'WAYS.get(closed);',
    replace: "WAYS.get('');",
    noticedBy: [REACHED, 'is reached no more']
  },
  {
    name: 'ships of anybody make a bridge',
    file: `${RULES}/reach.ts`,
    find: 'units[0]?.house === house) fleet',
    replace: 'units.length > 0) fleet',
    noticedBy: [REACHED, 'by land and over bridges of ships']
  },
  {
    name: 'what is told is lost on the way',
    file: `${RULES}/draft.ts`,
    find: 'happened: isTold(position) ? [] : UNTOLD',
    replace: 'happened: UNTOLD',
    noticedBy: [STATES, 'any other tells everything']
  },
  {
    name: 'who gets where is that of another board',
    file: `${BOTS}/sight.ts`,
    find: 'if (last?.areas === areas) return last.sight;',
    replace: 'if (last?.stood.length === 58) return last.sight;',
    noticedBy: [REMEMBERED, 'who gets where']
  },
  {
    name: 'the castles of a house are those of another board',
    file: `${BOTS}/outline.ts`,
    find: 'if (counted?.areas !== table.areas) counted',
    replace: 'if (counted === null) counted',
    noticedBy: [REMEMBERED, 'what an outline has noted']
  },
  {
    name: 'of two that are equally good the later one goes first',
    file: `${BOTS}/ranking.ts`,
    find: 'list[at - 1]!.score < score',
    replace: 'list[at - 1]!.score <= score',
    noticedBy: [RANKED, 'the best first']
  },
  {
    name: 'the weakest unit alone goes into a fight',
    file: `${BOTS}/policy/marchPolicy.ts`,
    find: 'departing(host, units, i < 2)',
    replace: 'departing(host, units, i < 3)',
    noticedBy: [SAME_GAMES, 'with sensible answers']
  },
  {
    name: 'a token is laid once more than there are',
    file: `${BOTS}/policy/orderPolicy.ts`,
    find: 'left[best.token]!--;',
    replace: '',
    noticedBy: [SAME_GAMES, 'with sensible answers']
  },
  {
    name: 'the raven counts the order that it takes away',
    file: `${RULES}/raven.ts`,
    find: 'ORDERS[there].star && one !== area',
    replace: 'ORDERS[there].star',
    noticedBy: [SAME_GAMES, 'by the rules']
  }
];

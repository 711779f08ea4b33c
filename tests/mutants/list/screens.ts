// What screens show: for how long, in which order, and in which words.

import type { Mutant } from '../mutant';

const SCREENS = 'src/games/thrones/screens';
const TESTS = 'tests/thrones/screens';
const REVEAL = `${TESTS}/reveal.test.ts`;
const IRON = 'src/games/iron-throne/screens';
const PIECES = 'tests/iron-throne/pieces.test.ts';
const DEEDS = `${TESTS}/deeds.test.ts`;
const WORDS = `${TESTS}/words.test.ts`;
const ONE_BY_ONE = 'every order lies open by itself for a moment';
const TURNS = 'houses take their turns one after the other';

export const SHOWN: readonly Mutant[] = [
  {
    name: 'all orders of a house turn at once',
    file: `${SCREENS}/reveal/turning.svelte.ts`,
    find: 'const TOKEN = 60;',
    replace: 'const TOKEN = 0;',
    noticedBy: [REVEAL, ONE_BY_ONE]
  },
  {
    name: 'the last order is gone on from as it turns',
    file: `${SCREENS}/reveal/turning.svelte.ts`,
    find: 'const LAST = 360;',
    replace: 'const LAST = 0;',
    noticedBy: [REVEAL, ONE_BY_ONE]
  },
  {
    name: 'power sets out for all houses at once',
    file: `${SCREENS}/reveal/gathering.svelte.ts`,
    find: 'const HOUSE = 350;',
    replace: 'const HOUSE = 0;',
    noticedBy: [REVEAL, TURNS]
  },
  {
    name: 'a house without a gain is passed over',
    file: `${SCREENS}/reveal/gathering.svelte.ts`,
    find: 'const NOTHING = 100;',
    replace: 'const NOTHING = 0;',
    noticedBy: [REVEAL, TURNS]
  },
  {
    name: 'much power flies as one token',
    file: `${SCREENS}/kit/flights.ts`,
    find: 'NEXT = 90;',
    replace: 'NEXT = 0;',
    noticedBy: [REVEAL, TURNS]
  },
  {
    name: 'a quick table waits as long as any other',
    file: `${SCREENS}/kit/pace.ts`,
    find: 'milliseconds * paceOfMovements()',
    replace: 'milliseconds',
    noticedBy: [REVEAL, 'quick takes half of the time']
  },
  {
    name: 'a table without movement waits',
    file: `${SCREENS}/kit/pace.ts`,
    find: '|| paceOfMovements() === 0',
    replace: '',
    noticedBy: [REVEAL, 'without movement all is there at once']
  },
  {
    name: 'a device without movement waits',
    file: `${SCREENS}/kit/pace.ts`,
    find: 'reduced.current',
    replace: 'false',
    noticedBy: ['tests/e2e/reveal.spec.ts', 'where nothing is to move no power flies']
  },
  {
    name: 'what is covered lies open where nothing moves',
    file: `${SCREENS}/stage/unfolding.svelte.ts`,
    find: '!covered && untrack(wantsStill)',
    replace: 'untrack(wantsStill)',
    noticedBy: [REVEAL, 'without movement all is there at once']
  },
  {
    name: 'a march to several places tells them backwards',
    file: `${SCREENS}/story/beatWords.ts`,
    find: '!isTaken(move)).map(({ area }) => area))]',
    replace: '!isTaken(move)).map(({ area }) => area))].reverse()',
    noticedBy: [`${TESTS}/story.test.ts`, 'to several places names them in the order of the march']
  },
  {
    name: 'armies too large are told backwards',
    file: `${SCREENS}/asks/reconcile/ReconcilePanel.svelte`,
    find: 'reply.struck.length, reply.unfed]',
    replace: 'reply.struck.length, reply.unfed.toReversed()]',
    noticedBy: [`${TESTS}/reconcile.test.ts`, 'says which armies are too large']
  },
  {
    name: 'closed areas are told backwards',
    file: `${SCREENS}/newgame/LeftAway.svelte`,
    find: '{ areas: absent.closed,',
    replace: '{ areas: absent.closed.toReversed(),',
    noticedBy: [`${TESTS}/newGame.test.ts`, 'the ground that is held or closed']
  },
  {
    name: 'castles that were taken are told backwards',
    file: `${SCREENS}/review/words.ts`,
    find: "text('review-taken', { house, areas })",
    replace: "text('review-taken', { house, areas: areas.toReversed() })",
    noticedBy: [`${TESTS}/review.test.ts`, 'a castle taken is told']
  },
  {
    name: 'the areas of a token are told backwards',
    file: `${SCREENS}/asks/orders/laying.ts`,
    find: 'one === token ? [area] : []));',
    replace: 'one === token ? [area] : [])).reverse();',
    noticedBy: [`${TESTS}/orders.test.ts`, 'a token that lies in several areas']
  },
  {
    name: 'the button of a Raid does not say that it pillages',
    file: `${SCREENS}/asks/raid/RaidPanel.svelte`,
    find: "gains ? text('raid-main-pillage', { area }) : text",
    replace: 'text',
    noticedBy: [DEEDS, 'a Raid: what is removed']
  },
  {
    name: 'the button of a march does not say that it attacks',
    file: `${SCREENS}/asks/march/MarchPanel.svelte`,
    find: "text('march-do-attack', { area: reply.battle })",
    replace: "text('march-do')",
    noticedBy: [DEEDS, 'a March: on the way']
  },
  {
    name: 'the button of an order that brings nothing takes power',
    file: `${SCREENS}/asks/consolidate/ConsolidatePanel.svelte`,
    find: "count === 0 ? text('consolidate-main-remove', { area }) : text",
    replace: 'text',
    noticedBy: [DEEDS, 'Consolidate Power: how much']
  },
  {
    name: 'the button of the raven is the same for a look',
    file: `${SCREENS}/asks/raven/RavenPanel.svelte`,
    find: "if (reply.way === 'look') return text('raven-main-look');",
    replace: '',
    noticedBy: [DEEDS, 'the raven: a look']
  },
  {
    name: 'the button destroys units that are upgraded',
    file: `${SCREENS}/asks/units/UnitsPanel.svelte`,
    find: "return fate === 'destroyed'",
    replace: "return fate !== 'destroyed'",
    noticedBy: [DEEDS, 'units: which ones']
  },
  {
    name: 'the button takes over ships that are destroyed',
    file: `${SCREENS}/asks/option/OptionPanel.svelte`,
    find: "taken === 0 ? text('port-main-destroy', { count: ships }) : text",
    replace: 'text',
    noticedBy: [DEEDS, 'ships in a port']
  },
  {
    name: 'the button does not say where units retreat to',
    file: `${SCREENS}/asks/area/AreaPanel.svelte`,
    find: 'areaDeed(ask.about, reply.chosen)',
    replace: 'areaDeed(ask.about, null)',
    noticedBy: [DEEDS, 'an area: where to']
  },
  {
    name: 'the button seals a bid without saying so',
    file: `${SCREENS}/bidding/SealedBid.svelte`,
    find: "{text('bid-seal')}",
    replace: "{text('bid-missing')}",
    noticedBy: [WORDS, 'bidding names its deed']
  },
  {
    name: 'the lowest bidder is chosen as the highest',
    file: `${SCREENS}/bidding/WallTie.svelte`,
    find: "'wall-choose-highest' : 'wall-choose-lowest'",
    replace: "'wall-choose-highest' : 'wall-choose-highest'",
    noticedBy: [WORDS, 'wildling-tie names its deed']
  },
  {
    name: 'the card of a saved game tells what is sealed',
    file: `${SCREENS}/homeCard/homeScene.ts`,
    find: "name: names.get(house) ?? ''",
    replace: "name: (names.get(house) ?? '') + JSON.stringify((position as { sealed?: unknown }).sealed ?? '')",
    noticedBy: [`${TESTS}/home.test.ts`, 'nothing secret']
  },
  {
    name: 'a moment stands between a House and itself',
    file: `${IRON}/moments/parties.ts`,
    find: 'named.filter((house, i) => named.indexOf(house) === i)',
    replace: 'named',
    noticedBy: ['tests/iron-throne/moments.test.ts', 'who chooses oneself']
  },
  {
    name: 'a hostility has no value on it',
    file: `${IRON}/pieces/Card.svelte`,
    find: '{#if value !== null}',
    replace: '{#if false}',
    noticedBy: [PIECES, 'a card says what it is worth']
  },
  {
    name: 'a challenge is rewarded as a defence is',
    file: `${IRON}/table/Stakes.svelte`,
    find: "side === 'challenger' ? 'stakes-spread' : 'stakes-reward'",
    replace: "'stakes-reward'",
    noticedBy: [PIECES, 'below the pans']
  },
  {
    name: 'who would win now is not said',
    file: `${IRON}/table/Boards.svelte`,
    find: '{#if most > 0}',
    replace: '{#if false}',
    noticedBy: [PIECES, 'the boards say who would win now']
  },
  {
    name: 'a House in short has no side',
    file: `${IRON}/table/HouseShort.svelte`,
    find: 'if (active) {',
    replace: 'if (false) {',
    noticedBy: [PIECES, 'a House in short']
  },
  {
    name: 'what followed a deed is not said',
    file: `${IRON}/moments/Deed.svelte`,
    find: '{#if after.length > 0}<ResultLines',
    replace: '{#if false}<ResultLines',
    noticedBy: [PIECES, 'of a deed says what followed']
  }
];

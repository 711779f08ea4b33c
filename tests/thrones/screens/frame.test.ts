// What stands around the board: figures of the houses, who has sealed, lines of the log, and where a slip of paper is.

import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/table';
import { expect, test } from 'vitest';
import { randomPlayer } from '#thrones/bots/random';
import type { AreaId, House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { UNIT_KINDS, UNITS } from '#thrones/box/units';
import { answer, newGame, type Thrones } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { unitsOf } from '#thrones/rules/pieces';
import type { View } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import type { Answered } from '#shell/play/keeper';
import Houses from '#thrones/screens/frame/Houses.svelte';
import HouseSheet from '#thrones/screens/frame/HouseSheet.svelte';
import { chosenChapters, type LogLine } from '#thrones/screens/frame/logLines';
import LogPanel from '#thrones/screens/frame/LogPanel.svelte';
import Rail from '#thrones/screens/frame/Rail.svelte';
import Recap from '#thrones/screens/frame/Recap.svelte';
import { linesOf, toldIn, weightiest } from '#thrones/screens/frame/toLogLines';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';
import { place } from '#ui/placing';

type Lines = readonly LogLine[];

const begin = () => newGame({ houses: HOUSES, seed: 'frame', options: { edition: 'revised', tides: false } });

/** `count` random answers. */
function play(most: number) {
  const chance = new Chance(chanceFrom('frame'));
  const entries: Answered<Thrones>[] = [];
  let game = begin();
  while (entries.length < most && game.position.winner === null) {
    const house = game.position.asks[0]?.house;
    if (house === undefined) break;
    const given = randomPlayer(viewFor(game.position, house), house, chance);
    const outcome = answer(game, house, given);
    if (!outcome.ok) throw new Error(outcome.refusal.rule);
    entries.push({ house, answer: given, happened: outcome.happened });
    game = outcome.game;
  }
  return { view: viewFor(game.position, null), entries };
}

const nothing = (): void => undefined;

const houseOn = (html: string, house: House): string => {
  const found = html.split('<button').map((one) => wordsIn(`<button${one}`));
  return found.find((words) => words.startsWith(names(`houses.${house}`))) ?? '';
};

/** What stands beside a house in the list of all, and in the rail. */
const inList = (view: View, house: House): string => houseOn(drawn(Houses, { view, asked: null }), house);
const inRail = (view: View, house: House): string => houseOn(drawn(Rail, { view, asked: null }), house);
const onSheet = (view: View, house: House): string => wordsOn(HouseSheet, { view, house, onclose: nothing });

const CASTLES = /(\d+) castles? (?:or|and) strongholds?/;
const SUPPLY = /supply (\d+)/;
const POWER = /power (\d+)/;
const CARDS = /(\d+) house cards? left/;
const STARS = /(\d+) special orders?/;

const figures = (words: string, ...told: readonly RegExp[]): readonly number[] =>
  told.map((one) => Number(one.exec(words)?.[1] ?? NaN));

test('a house at the start has the figures of its set-up', () => {
  const view = viewFor(begin().position, null);
  for (const [house, castles, supply] of [
    ['stark', 2, 1],
    ['lannister', 1, 2]
  ] as const) {
    for (const words of [inList(view, house), onSheet(view, house)])
      expect(figures(words, CASTLES, SUPPLY, POWER, CARDS, STARS)).toEqual([castles, supply, 5, 7, 3]);
    expect(figures(inRail(view, house), CASTLES, POWER, CARDS, STARS)).toEqual([castles, 5, 7, 3]);
  }
});

test('what is covered has no value', () => {
  const view = viewFor(begin().position, null);
  const covered = { ...view, houses: { ...view.houses, stark: { ...view.houses.stark!, power: null } } };
  for (const words of [inList(covered, 'stark'), inRail(covered, 'stark')]) {
    expect(words).toContain(text('houses-power-hidden'));
    expect(words).not.toMatch(POWER);
  }
  expect(inList(covered, 'lannister')).toMatch(POWER);
});

test('pieces on the board are missing beside it', () => {
  const view = viewFor(begin().position, null);
  const words = onSheet(view, 'stark');
  expect(words).toContain(`${text('sheet-armies')} Winterfell 2 ${text('sheet-castles', { count: 2 })}`);
  expect(words).toContain(`${text('sheet-castles', { count: 2 })} Winterfell White Harbor ${text('sheet-pool')}`);
  expect(words).toContain(text('sheet-power', { power: 5, count: 0 }));
  expect(onSheet(view, 'baratheon')).toContain(text('sheet-tracks', { throne: 1, fiefdoms: 5, court: 4 }));
  const later = play(200).view;
  for (const house of HOUSES) {
    const beside = onSheet(later, house);
    for (const kind of UNIT_KINDS) {
      const onBoard = unitsOf(later, house).filter((unit) => unit.kind === kind).length;
      const { pieces } = UNITS[kind];
      expect(beside).toContain(`${text('sheet-units', { unit: kind })} ${pieces - onBoard} /${pieces}`);
    }
    const tokens = Object.values(later.areas).filter(({ power }) => power === house).length;
    const { power } = later.houses[house]!;
    expect(beside).toContain(
      power === null ? text('sheet-power-hidden', { count: tokens }) : text('sheet-power', { power, count: tokens })
    );
  }
});

test('armies are listed from the largest down, and strongholds before castles', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark karhold: 2 footman; white-harbor: 2 footman; moat-cailin: footman; winterfell: 2 footman, knight
  `).marches();
  const words = onSheet(viewFor(g.position, null), 'stark');
  expect(words).toContain(`${text('sheet-armies')} Winterfell 3 `);
  expect(words).toMatch(/ (Karhold 2 White Harbor 2|White Harbor 2 Karhold 2) Castles/);
  expect(words).toMatch(/: 3 Winterfell (Moat Cailin White Harbor|White Harbor Moat Cailin) /);
});

test('who has sealed is told, in the order of planning', () => {
  const told = (view: View): readonly House[] =>
    HOUSES.filter((house) => {
      const says = [inList(view, house), inRail(view, house)].map((words) => words.includes(text('houses-sealed')));
      expect(says[0]).toBe(says[1]);
      return says[0];
    });
  expect(told(viewFor(begin().position, null))).toEqual([]);
  const { view, entries } = play(2);
  expect(told(view).toSorted()).toEqual(entries.map(({ house }) => house).toSorted());
  expect(told(view)).not.toContain(view.asks[0]?.house);
});

const logOf = (lines: Lines): string => drawn(LogPanel, { lines, houses: HOUSES, onclose: nothing, onmoment: nothing });

/** The sentences of a log in its order, each with the number of its answer. */
const sentencesIn = (log: string): readonly (readonly [number, string])[] =>
  [...log.matchAll(/data-moment="(\d+)"[^>]*>(.*?)<\/button>/gs)].map(([, number, said]) => [
    Number(number),
    wordsIn(said!)
  ]);

test('the log has a line for everything but rounds and phases, which head it, and orders that the line before took away', () => {
  const { entries } = play(60);
  const happened = entries.flatMap((entry) => entry.happened);
  const turns = happened.filter(({ what }) => what === 'round' || what === 'phase').length;
  const told = happened.filter(({ what }, i) => what === 'orders-removed' && happened[i - 1]?.what === 'automatic');
  expect(told.length).toBeGreaterThan(0);
  const log = logOf(linesOf(entries));
  const sentences = sentencesIn(log);
  expect(sentences.length).toBe(happened.length - turns - told.length);
  expect(sentences.every(([, said]) => /^[^a-z].*\.$/.test(said))).toBe(true);
  expect(sentences.map(([number]) => number)).toEqual(sentences.map(([number]) => number).toSorted((a, b) => a - b));
  const heads = [...log.matchAll(/<h3.*?<\/h3>/gs)].map(([head]) => wordsIn(head));
  expect(heads[0]).toBe(text('log-place', { round: 1, phase: 'planning' }));
  expect(heads[1]).toBe(text('log-place', { round: 1, phase: 'action' }));
  expect(new Set(heads).size).toBe(heads.length);
});

test('of a battle the note says who has won, and not what is moved about afterwards', () => {
  const entry = play(200).entries.find(({ happened }) => happened.some(({ what }) => what === 'victor'));
  const told = linesOf([entry!]);
  expect(told.at(-1)?.what).not.toBe('victor');
  expect(weightiest(told)?.what).toBe('victor');
  expect(weightiest([])).toBeNull();
});

test('of orders that the program discards the note says so, and of its own act the answer is remembered', () => {
  const raid = { what: 'orders-removed', token: 'raid', about: 'raid' } as const;
  const discarded = (house: House, area: AreaId) =>
    [
      { what: 'automatic', house, about: 'raid' },
      { ...raid, house, area }
    ] as const;
  const lines = linesOf([
    {
      happened: [
        { what: 'raven-card', house: 'tyrell', put: 'top' },
        ...discarded('stark', 'winterfell'),
        ...discarded('greyjoy', 'pyke')
      ]
    }
  ]);
  const note = weightiest(lines);
  expect(note?.house).toBe('stark');
  expect(note?.text).toMatch(/House Stark discards.*has no target.*House Greyjoy discards/);
  expect(toldIn(lines)(1)).toMatch(/House Tyrell/);
});

test('a Raid that the program discards is told once, and one that was answered before it as well', () => {
  const raid = { what: 'orders-removed', house: 'stark', token: 'raid', about: 'raid' } as const;
  const log = logOf(
    linesOf([
      {
        happened: [
          { ...raid, area: 'winterfell' },
          { what: 'automatic', house: 'stark', about: 'raid' },
          { ...raid, area: 'karhold' }
        ]
      }
    ])
  );
  expect(sentencesIn(log).map(([, said]) => said.startsWith('Automatic'))).toEqual([false, true]);
  // the mark of what happened without a decision
  expect(log.match(/<li[^>]*\bautomatic\b/g)).toHaveLength(1);
});

const recapFor = (house: House, lines: Lines, view = play(1).view): string =>
  drawn(Recap, { view, seat: { house, name: '' }, lines, go: '', ongo: nothing, onclose: nothing });

test('lines of a house are its own and those that befell it', () => {
  const [any] = linesOf(play(1).entries);
  const line = (house: House | null, touches: readonly House[] = []): LogLine => ({
    ...any!,
    ...({ house, touches, kind: 'battle' } as const)
  });
  const lines = [line('stark'), line('greyjoy', ['stark']), line('greyjoy'), line(null)];
  const count = (house: House | null, ...kinds: LogLine['kind'][]) =>
    chosenChapters(lines, house, new Set(kinds)).flatMap((chapter) => chapter.lines).length;
  expect([count(null), count('stark'), count('greyjoy'), count('stark', 'orders')]).toEqual([4, 2, 2, 0]);
  expect([count(null, 'battle'), count('stark', 'orders', 'battle'), count(null, 'orders', 'power')]).toEqual([
    4, 2, 0
  ]);
});

test('what others did to a house is marked when that house reads it', () => {
  const { entries, view } = play(120);
  const lines = linesOf(entries);
  const happened = entries.flatMap((entry) => entry.happened);
  for (const house of HOUSES) {
    const befell = happened.filter(
      (one) =>
        (one.what === 'raided' && one.victim === house) ||
        (one.what === 'combat' && one.defender === house) ||
        (one.what === 'victor' && one.loser === house)
    );
    expect(wordsIn(recapFor(house, lines, view)).split(text('recap-affects', { house })).length - 1).toBe(
      befell.length
    );
  }
  expect(happened.filter(({ what }) => what === 'victor').length).toBeGreaterThan(0);
});

test.each([
  [
    'below what it speaks of',
    { left: 100, top: 100, width: 40, height: 40 },
    { left: 20, top: 156, above: false, tip: 100 }
  ],
  [
    'above, where there is no room below',
    { left: 100, top: 550, width: 40, height: 40 },
    { left: 20, top: 334, above: true, tip: 100 }
  ],
  [
    'whole, at the edge',
    { left: 780, top: 100, width: 40, height: 40 },
    { left: 588, top: 156, above: false, tip: 176 }
  ],
  ['low in the middle, about nothing in particular', null, { left: 300, top: 388, above: false, tip: 0 }]
])('a slip lies %s', (_, at, spot) => {
  expect(place(at, { left: 0, top: 0, width: 200, height: 200 }, 800, 600)).toEqual(spot);
});

test('who plays a seat is told where it changed, each time', () => {
  const { entries } = play(6);
  const code = { level: 'lord', person: 'corsair', seed: 'x' };
  const note = (after: number, name: string, own: typeof code | null) =>
    ({ after, house: 'stark', name, code: own, time: after }) as const;
  const handed = [note(0, 'The Corsair', code), note(3, 'Bea', null), note(3, 'The Corsair', code)];
  const sentences = sentencesIn(logOf(linesOf(entries, { takenBack: [], copied: [], handed })));
  const told = sentences.filter(([, said]) => said.includes('is played by'));
  expect(told).toEqual([
    [0, 'House Stark is played by the app: The Corsair, as a Lord.'],
    [3, 'House Stark is played by Bea from here on.'],
    [3, 'House Stark is played by the app: The Corsair, as a Lord.']
  ]);
  expect(sentences[0]).toBe(told[0]);
});

/** The numbers of places beside the lines of a recap; of a line without a place, nothing. */
const placesOn = (lines: Lines, view = play(1).view): readonly (number | null)[] =>
  recapFor('stark', lines, view)
    .split('<li')
    .slice(1)
    .map((line) => Number(/data-place="(\d+)"/.exec(line)?.[1] ?? NaN))
    .map((number) => (Number.isNaN(number) ? null : number));

test('places are numbered as they are first told of, one number for each area', () => {
  const one = linesOf(play(120).entries).find(({ minor }) => !minor)!;
  const line = (area?: AreaId): Lines[number] => ({ ...one, area });
  expect(placesOn([line('pyke'), line(), line('oldtown'), line('pyke'), line('karhold')])).toEqual([1, null, 2, 1, 3]);
  expect(placesOn([line()])).toEqual([null]);
});

test('a line says where it took place', () => {
  const { entries, view } = play(120);
  const marches = linesOf(entries).filter(({ what }) => what === 'combat' || what === 'power-token');
  expect(marches.length).toBeGreaterThan(0);
  expect(placesOn(marches, view)).not.toContain(null);
});

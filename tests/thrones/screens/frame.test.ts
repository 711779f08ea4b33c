// What stands around the board: figures of the houses, who has sealed, lines of the log, and where a slip of paper is.

import { expect, test } from 'vitest';
import { randomPlayer } from '#thrones/bots/random';
import type { AreaId, House } from '#thrones/box';
import { HOUSES } from '#thrones/box/houses';
import { UNITS } from '#thrones/box/units';
import { answer, newGame } from '#thrones/flow/game';
import type { Answered } from '#thrones/screens/kit/playing';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';
import { figureOf } from '#thrones/screens/frame/figures';
import { armiesOf, castles, placesOf, stockOf, tokensOnBoard } from '#thrones/screens/frame/holdings';
import { chaptersOf, chosenChapters, type LogLine } from '#thrones/screens/frame/logLines';
import { placesIn } from '#thrones/screens/frame/logPlaces';
import { sealedHouses } from '#thrones/screens/frame/standing';
import { linesOf, toldIn, weightiest } from '#thrones/screens/frame/toLogLines';
import { place } from '#ui/placing';

const begin = () => newGame({ houses: HOUSES, seed: 'frame', options: { edition: 'revised', tides: false } });

/** `count` random answers. */
function play(most: number) {
  const chance = new Chance(chanceFrom('frame'));
  const entries: Answered[] = [];
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

test('a house at the start has the figures of its set-up', () => {
  const view = viewFor(begin().position, null);
  const all = (house: House) =>
    (['castle', 'barrel', 'crown', 'card', 'star'] as const).map((icon) => figureOf(view, house, icon).value);
  expect(all('stark')).toEqual([2, 1, 5, 7, 3]);
  expect(all('lannister')).toEqual([1, 2, 5, 7, 3]);
});

test('what is covered has no value', () => {
  const view = viewFor(begin().position, null);
  const covered = { ...view, houses: { ...view.houses, stark: { ...view.houses.stark!, power: null } } };
  expect(figureOf(covered, 'stark', 'crown').value).toBeNull();
});

test('pieces on the board are missing beside it', () => {
  const view = viewFor(begin().position, null);
  const onBoard = armiesOf(view, 'stark').flatMap(({ units }) => units).length;
  expect(onBoard).toBe(2);
  expect(castles(view, 'stark')).toEqual(['winterfell', 'white-harbor']);
  expect(stockOf(view, 'stark').every(({ kind, left, of }) => of === UNITS[kind].pieces && left < of + 1)).toBe(true);
  expect(tokensOnBoard(view, 'stark')).toBe(0);
  expect(placesOf(view, 'baratheon').throne).toBe(1);
});

test('who has sealed is told, in the order of planning', () => {
  expect(sealedHouses(viewFor(begin().position, null)).size).toBe(0);
  const { view } = play(2);
  expect(sealedHouses(view).size).toBe(2);
  expect([...sealedHouses(view)]).not.toContain(view.asks[0]?.house);
});

test('the log has a line for everything but rounds and phases, which head it, and orders that the line before took away', () => {
  const { entries } = play(60);
  const lines = linesOf(entries);
  const happened = entries.flatMap((entry) => entry.happened);
  const turns = happened.filter(({ what }) => what === 'round' || what === 'phase').length;
  const told = happened.filter(({ what }, i) => what === 'orders-removed' && happened[i - 1]?.what === 'automatic');
  expect(told.length).toBeGreaterThan(0);
  expect(lines.length).toBe(happened.length - turns - told.length);
  expect(lines.every(({ text }) => /^[^a-z].*\.$/.test(text))).toBe(true);
  const chapters = chaptersOf(lines);
  expect(chapters[0]).toMatchObject({ round: 1, phase: 'planning' });
  expect(chapters.flatMap((chapter) => chapter.lines)).toEqual(lines);
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
  const lines = linesOf([
    {
      happened: [
        { ...raid, area: 'winterfell' },
        { what: 'automatic', house: 'stark', about: 'raid' },
        { ...raid, area: 'karhold' }
      ]
    }
  ]);
  const [chapter] = chosenChapters(lines, null, new Set());
  expect(chapter?.lines.map(({ automatic }) => automatic)).toEqual([false, true]);
});

test('lines of a house are its own and those that befell it', () => {
  const line = (house: House | null, touches: readonly House[] = []): LogLine => ({
    number: 1,
    round: 1,
    phase: 'action',
    house,
    text: 'x',
    what: 'victor',
    automatic: false,
    kind: 'battle',
    minor: false,
    touches
  });
  const lines = [line('stark'), line('greyjoy', ['stark']), line('greyjoy'), line(null)];
  const count = (house: House | null, ...kinds: LogLine['kind'][]) =>
    chosenChapters(lines, house, new Set(kinds)).flatMap((chapter) => chapter.lines).length;
  expect([count(null), count('stark'), count('greyjoy'), count('stark', 'orders')]).toEqual([4, 2, 2, 0]);
  expect([count(null, 'battle'), count('stark', 'orders', 'battle'), count(null, 'orders', 'power')]).toEqual([
    4, 2, 0
  ]);
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
  const lines = linesOf(entries, { takenBack: [], copied: [], handed });
  const told = lines.filter(({ text }) => text.includes('is played by'));
  expect(told.map(({ text }) => text)).toEqual([
    'House Stark is played by the app: The Corsair, as a Lord.',
    'House Stark is played by Bea from here on.',
    'House Stark is played by the app: The Corsair, as a Lord.'
  ]);
  expect(lines[0]).toBe(told[0]);
  expect(told[1]?.number).toBe(3);
});

test('places are numbered as they are first told of, one number for each area', () => {
  const line = (area?: AreaId): LogLine => ({ ...linesOf(play(1).entries)[0]!, area });
  const places = placesIn([line('pyke'), line(), line('oldtown'), line('pyke'), line('karhold')]);
  expect([...places]).toEqual([
    ['pyke', 1],
    ['oldtown', 2],
    ['karhold', 3]
  ]);
  expect(placesIn([line()]).size).toBe(0);
});

test('a line says where it took place', () => {
  const lines = linesOf(play(120).entries);
  const marches = lines.filter(({ what }) => what === 'combat' || what === 'power-token');
  expect(marches.length).toBeGreaterThan(0);
  expect(marches.every(({ area }) => area !== undefined)).toBe(true);
});

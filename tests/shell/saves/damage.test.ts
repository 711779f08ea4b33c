// Damaged rows: what can be mended is mended, the rest is reported.

import { describe, expect, test } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { type GameSheet, loadGame, openCheckpoint, written } from '#tests/support/saves';
import { db } from '#shell/saves/store/database';
import { FORMAT } from '#shell/saves/document';
import { append, listGames, markSeen, remove, rename, restore } from '#shell/saves/store/savedGames';
import { openPosition } from '#thrones/flow/opening';
import {
  created,
  detailOf,
  emptyDeviceBeforeEach,
  everything,
  movesFrom,
  SEATS,
  SETUP_OF_THREE,
  spoilEntry,
  spoilSheet,
  troubleOf,
  underWay,
  valueOf
} from './device';

emptyDeviceBeforeEach();

interface Checkpoint {
  at: string;
  position: Record<string, unknown>;
}

const changedCheckpoint = ({ checkpoint }: GameSheet, change: (found: Checkpoint) => void): string => {
  const found = JSON.parse(checkpoint) as Checkpoint;
  change(found);
  return JSON.stringify(found);
};

describe('a checkpoint that cannot be opened is made anew from the answers', () => {
  test.each<[string, (sheet: GameSheet) => unknown]>([
    ['cut off', ({ checkpoint }) => checkpoint.slice(0, 100)],
    ['gone', () => undefined],
    ['something else', () => ({ at: 'planning' })],
    ['empty', () => '{}'],
    ['of an older shape', (sheet) => changedCheckpoint(sheet, ({ position }) => delete position.tracks)],
    ['of a newer shape', (sheet) => changedCheckpoint(sheet, ({ position }) => (position.dragons = 3))],
    ['against the rules', (sheet) => changedCheckpoint(sheet, ({ position }) => (position.wildlings = 7))],
    ['at a place that is no more', (sheet) => changedCheckpoint(sheet, (found) => (found.at = 'action.sailing'))],
    [
      'at a beginning, which would lead elsewhere',
      (sheet) => changedCheckpoint(sheet, (found) => (found.at = 'planning'))
    ]
  ])('%s', async (_, spoilt) => {
    const { sheet, moves } = await underWay(20);
    const before = valueOf(await loadGame(sheet.id));
    await spoilSheet(sheet.id, { checkpoint: spoilt(sheet) });
    const { game, entries } = valueOf(await loadGame(sheet.id));
    expect({ ...game.position, happened: [] }).toEqual(before.game.position);
    expect(game.at).toBe(before.game.at);
    expect(entries).toEqual(before.entries);
    // the list goes without, and the next answer mends it
    const [listed] = valueOf(await listGames()) as [GameSheet];
    expect(listed.checkpoint).toBeTypeOf('string');
    expect(openCheckpoint(listed)).toBeNull();
    const [next] = movesFrom(moves[19]!.after, 1);
    const mended = valueOf(await append(sheet, next!.entry, next!.after));
    expect(openCheckpoint(mended)?.position).toEqual({ ...next!.after.position, happened: [] });
  });

  test.each(['westeros', 'planning', 'raids'])('that says to begin with %s is none', async (at) => {
    const { position } = newGame(SETUP_OF_THREE);
    const sheet = await created();
    expect(openPosition(written(position), at).ok).toBe(true);
    expect(openCheckpoint({ ...sheet, checkpoint: changedCheckpoint(sheet, (found) => (found.at = at)) })).toBeNull();
  });

  test('that of another game is none', async () => {
    const { sheet } = await underWay(3);
    expect(openCheckpoint(sheet)).not.toBeNull();
    expect(openCheckpoint({ ...sheet, seats: SEATS.slice(1) })).toBeNull();
    expect(openCheckpoint({ ...sheet, seats: SEATS.with(0, { ...SEATS[0]!, house: 'tyrell' }) })).toBeNull();
  });

  test('nothing is played again while it opens: an old answer may have become illegal', async () => {
    const { sheet } = await underWay(20);
    await spoilEntry(sheet.id, 7, { answer: { kind: 'bid', power: 1000 } });
    expect(valueOf(await loadGame(sheet.id)).entries[6]?.answer).toEqual({ kind: 'bid', power: 1000 });
    await spoilSheet(sheet.id, { checkpoint: '' });
    expect(await detailOf(loadGame(sheet.id))).toMatch(/^Answer 7 of 20 \(\w+\): it is refused by answer.malformed$/);
  });
});

describe('a damaged answer is trouble, told with its number', () => {
  test.each<[string, object | null, string]>([
    ['missing', null, 'Answer 7 of 20 is missing'],
    ['of nobody', { house: 'frey' }, 'Answer 7 of 20: house: "frey" is not a house'],
    ['empty', { answer: undefined }, 'Answer 7 of 20: answer is missing'],
    ['of a strange kind', { answer: { kind: 'dance' } }, 'Answer 7 of 20: answer.kind: must be one of'],
    ['misshapen', { answer: { kind: 'bid', power: '3' } }, 'Answer 7 of 20: answer.power: must be a whole number'],
    ['of no time', { time: 'yesterday' }, 'Answer 7 of 20: time: must be a whole number']
  ])('%s', async (_, fields, detail) => {
    const { sheet } = await underWay(20);
    await spoilEntry(sheet.id, 7, fields);
    for (const checkpoint of [sheet.checkpoint, '']) {
      await spoilSheet(sheet.id, { checkpoint });
      expect(await troubleOf(loadGame(sheet.id))).toBe('damaged');
      expect(await detailOf(loadGame(sheet.id))).toContain(detail);
    }
  });

  test.each([
    [19, 'After answer 19, the last, there are others'],
    [21, 'Answer 21 of 21 is missing']
  ])('the sheet counts %d of 20', async (answered, detail) => {
    const { sheet } = await underWay(20);
    await spoilSheet(sheet.id, { answered });
    expect(await detailOf(loadGame(sheet.id))).toBe(detail);
  });
});

describe('an account of what happened', () => {
  test.each<[string, unknown]>([
    ['gone', undefined],
    ['no list', 'much'],
    ['of something unknown', [{ what: 'dance' }]],
    ['with something missing', [{ what: 'units', did: 'mustered', house: 'stark', units: ['footman'] }]],
    ['of an unknown area', [{ what: 'garrison-lost', house: 'stark', area: 'valyria' }]]
  ])('that is damaged (%s) is told anew from the answers', async (_, happened) => {
    const { sheet } = await underWay(20);
    const before = valueOf(await loadGame(sheet.id));
    await spoilEntry(sheet.id, 7, { happened });
    expect(valueOf(await loadGame(sheet.id))).toEqual(before);
  });

  test('that cannot be told anew keeps the lines that can be read, and the game goes on', async () => {
    const { sheet } = await underWay(20);
    const before = valueOf(await loadGame(sheet.id));
    const [line] = before.entries[6]!.happened;
    await spoilEntry(sheet.id, 7, { happened: [{ what: 'dance' }, line] });
    const answer = { kind: 'bid', power: 1000 };
    await spoilEntry(sheet.id, 5, { answer });
    const entries = before.entries.map((entry) => (entry.number === 7 ? { ...entry, happened: [line] } : entry));
    expect(valueOf(await loadGame(sheet.id))).toMatchObject({
      game: before.game,
      entries: entries.map((entry) => (entry.number === 5 ? { ...entry, answer } : entry))
    });
  });

  test('nor where the game stands: that is trouble', async () => {
    const { sheet } = await underWay(20);
    await spoilSheet(sheet.id, { checkpoint: 'torn' });
    await spoilEntry(sheet.id, 5, { answer: { kind: 'bid', power: 1000 } });
    expect(await detailOf(loadGame(sheet.id))).toContain('Answer 5 of 20');
  });
});

const oneOff: Record<string, object> = {
  'no name': { name: undefined },
  'a long name': { name: 'x'.repeat(81) },
  'no seats': { seats: null },
  'a seat of nobody': { seats: SEATS.with(0, { ...SEATS[0]!, house: 'frey' as never }) },
  'an empty seat': { seats: SEATS.slice(1) },
  'a seat taken twice': { seats: [...SEATS, SEATS[0]] },
  'another house at the table': { seats: SEATS.with(0, { ...SEATS[0]!, house: 'greyjoy' }) },
  'a PIN that is a number': { seats: SEATS.with(0, { ...SEATS[0]!, pin: 1234 as never }) },
  'no beginning': { start: undefined },
  'a strange beginning': { start: { kind: 'dream' } },
  'a beginning against the rules': { start: { kind: 'setup', ...SETUP_OF_THREE, houses: ['stark'] } },
  'a strange option': { start: { kind: 'setup', ...SETUP_OF_THREE, options: { edition: 'third', tides: true } } },
  'no time': { changed: 'yesterday' },
  'half an answer': { answered: 1.5 },
  'no count of changes': { revision: undefined },
  'an unknown end': { finished: 'perhaps' },
  'a format of no kind': { format: '1' },
  'another app': { app: 'chess' },
  'something more': { dragons: 3 }
};

describe('a damaged sheet', () => {
  test.each(Object.entries(oneOff))('%s: it is listed as damaged, and so loaded', async (_, fields) => {
    const whole = await created('whole');
    const { sheet } = await underWay(3, 'broken');
    await spoilSheet(sheet.id, fields);
    const name = 'name' in fields ? (fields.name ?? null) : 'broken';
    expect(valueOf(await listGames())).toMatchObject([
      whole,
      { id: sheet.id, damaged: true, why: { kind: 'damaged' }, name }
    ]);
    expect(valueOf(await listGames())[1]).not.toHaveProperty('seats');
    const before = await everything();
    const [next] = movesFrom(newGame(SETUP_OF_THREE), 1);
    expect(await troubleOf(loadGame(sheet.id))).toBe('damaged');
    expect(await troubleOf(append({ ...sheet, answered: 3 }, next!.entry, next!.after))).toBe('damaged');
    expect(await troubleOf(rename(sheet.id, 'mended'))).toBe('damaged');
    expect(await troubleOf(markSeen(sheet.id, 'stark', 1))).toBe('damaged');
    expect(await everything()).toEqual(before);
  });

  test('that is no sheet at all is listed too', async () => {
    const { games } = await db();
    await games.add({ id: 'odd' } as GameSheet);
    expect(valueOf(await listGames())).toMatchObject([{ id: 'odd', damaged: true, name: null }]);
  });

  test('can be thrown away, and brought back', async () => {
    const { sheet } = await underWay(3);
    await spoilSheet(sheet.id, { seats: null });
    valueOf(await remove(sheet.id));
    expect(valueOf(await listGames())).toEqual([]);
    valueOf(await restore(sheet.id));
    expect(valueOf(await listGames())).toMatchObject([{ id: sheet.id, damaged: true }]);
  });

  test('begun with a position in which others play', async () => {
    const four = newGame({ ...SETUP_OF_THREE, houses: ['stark', 'greyjoy', 'lannister', 'baratheon'] });
    const sheet = await created();
    const start = { kind: 'position', position: written(four.position), at: four.at };
    await spoilSheet(sheet.id, { start });
    expect((await loadGame(sheet.id)).ok).toBe(true);
    await spoilSheet(sheet.id, { start, checkpoint: '' });
    expect(await detailOf(loadGame(sheet.id))).toBe('seats: other houses than those in play');
  });
});

const NOTES: Record<string, [object, object]> = {
  'the tablet with nobody': [{ tablet: 'frey' }, { tablet: null }],
  'strange answers taken back': [{ undone: [{ house: 'stark', answer: { kind: 'dance' } }] }, { undone: [] }],
  'no answers taken back': [{ undone: undefined }, { undone: [] }],
  'strange beginnings': [{ begun: { stark: { kind: 'dance' } } }, { begun: {} }],
  'nothing begun': [{ begun: null }, { begun: {} }],
  'strange listeners': [{ heard: 'all' }, { heard: [] }],
  'strange consents': [{ takenBack: [{ after: 3 }] }, { takenBack: [] }],
  'strange copies': [{ copied: { how: 'file' } }, { copied: [] }],
  'strange tries': [{ wrongTries: 5 }, { wrongTries: {} }],
  'strange eyes': [{ seen: { stark: 'x' } }, { seen: {} }]
};

describe('a note that does not read', () => {
  test.each(Object.entries(NOTES))('%s: the game goes on without it', async (_, [spoilt, mended]) => {
    const { sheet, moves } = await underWay(3);
    await spoilSheet(sheet.id, spoilt);
    expect(valueOf(await listGames())).toEqual([{ ...sheet, ...mended }]);
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual({ ...sheet, ...mended });
    const [next] = movesFrom(moves[2]!.after, 1);
    expect(valueOf(await append(sheet, next!.entry, next!.after)).answered).toBe(4);
    expect(valueOf(await loadGame(sheet.id)).sheet).toEqual(valueOf(await listGames())[0]);
  });
});

describe('a game of a newer format', () => {
  test('is listed as such and left alone', async () => {
    const { sheet, moves } = await underWay(3, 'from tomorrow');
    await spoilSheet(sheet.id, { format: FORMAT + 1, seats: 'round the fire', dragons: 3 });
    const before = await everything();
    expect(valueOf(await listGames())).toMatchObject([
      { id: sheet.id, damaged: true, why: { kind: 'newer' }, name: 'from tomorrow' }
    ]);
    expect(await troubleOf(loadGame(sheet.id))).toBe('newer');
    expect(await troubleOf(append(sheet, moves[2]!.entry, moves[2]!.after))).toBe('newer');
    expect(await troubleOf(rename(sheet.id, 'x'))).toBe('newer');
    expect(await everything()).toEqual(before);
  });
});

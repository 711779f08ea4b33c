import { describe, expect, test } from 'vitest';
import { ORDER_TOKENS } from '../../src/lib/box/orders';
import type { GameSheet } from '../../src/lib/saves/sheet';
import type { Result } from '../../src/lib/saves/trouble';
import { wayBack } from '../../src/lib/table/home/from';
import { Games } from '../../src/lib/table/home/games.svelte';
import type { Shelf } from '../../src/lib/table/home/shelf';
import { summaryOf } from '../../src/lib/table/home/summary';
import home from '../../src/lib/words/en/home';
import { played } from './games';

const sceneOf = (sheet: GameSheet) => {
  const summary = summaryOf(sheet);
  if (summary.kind !== 'game' || summary.scene === null) throw new Error('no scene');
  return summary.scene;
};

describe('what is told of a saved game', () => {
  test('where it stands, and behind whose curtain', () => {
    const scene = sceneOf(played({ players: 6, seed: 'home', answers: 2 }).sheet);
    expect(scene).toMatchObject({ round: 1, phase: 'planning', sealed: 2, winner: null });
    expect(scene.turn).toMatchObject({ what: 'curtain', about: 'assigning-orders' });
    expect(scene.held.winterfell).toBe('stark');
    expect(scene.standings[0]?.castles).toBe(2);
  });

  test('nothing secret: no order that was laid face down', () => {
    const told = JSON.stringify(sceneOf(played({ players: 6, seed: 'home', answers: 3 }).sheet));
    for (const token of ORDER_TOKENS) expect(told).not.toContain(`"${token}"`);
  });

  test('with three players the south is closed', () => {
    expect(sceneOf(played({ players: 3, seed: 'home', answers: 0 }).sheet).closed).toHaveLength(12);
  });

  test('a place that cannot be read leaves the game in the list', () => {
    const { sheet } = played({ players: 3, seed: 'home', answers: 0 });
    expect(summaryOf({ ...sheet, checkpoint: '{"position":{}}' })).toMatchObject({ kind: 'game', scene: null });
  });
});

describe('the games on the shelf', () => {
  const failed = <T>(kind: 'full'): Result<T> => ({ ok: false, trouble: { kind, detail: '' } });

  function shelfOf(first: readonly GameSheet[], change: Partial<Shelf> = {}): Shelf {
    let kept = [...first];
    const bin = new Map<string, GameSheet>();
    const missing = () => Promise.reject(new Error('not expected'));
    return {
      listGames: () => Promise.resolve({ ok: true, value: kept }),
      remove: (id) => {
        for (const one of kept) if (one.id === id) bin.set(id, one);
        kept = kept.filter((one) => one.id !== id);
        return Promise.resolve({ ok: true, value: null });
      },
      restore: (id) => {
        const back = bin.get(id);
        if (back !== undefined) kept.push(back);
        return Promise.resolve({ ok: true, value: null });
      },
      usage: () => Promise.resolve(null),
      rename: missing,
      duplicate: missing,
      exportGame: missing,
      salvageGame: missing,
      backUp: missing,
      bringIn: missing,
      handOut: missing,
      ...change
    };
  }

  const { sheet } = played({ players: 3, seed: 'shelf', answers: 0 });

  test('what was deleted can be brought back', async () => {
    const games = new Games(shelfOf([sheet]));
    await games.load();
    expect(games.last?.sheet.id).toBe(sheet.id);
    await games.remove(sheet.id, sheet.name);
    expect(games.all).toEqual([]);
    expect(games.note?.text).toContain('deleted');
    await games.undo();
    expect(games.last?.sheet.id).toBe(sheet.id);
  });

  test('a damaged game is not the one to go on with', async () => {
    const why = { kind: 'damaged', detail: '' } as const;
    const broken = { id: 'x', damaged: true, why, name: null } as const;
    const games = new Games(shelfOf([], { listGames: () => Promise.resolve({ ok: true, value: [broken, sheet] }) }));
    await games.load();
    expect(games.last?.sheet.id).toBe(sheet.id);
    expect(games.others).toHaveLength(1);
  });

  test('trouble is told, and the rest goes on working', async () => {
    const games = new Games(shelfOf([sheet], { rename: () => Promise.resolve(failed('full')) }));
    await games.rename(sheet.id, 'Other');
    expect(games.note).toEqual({ text: home.trouble.full, bad: true, undo: null });
    expect(games.all).toHaveLength(1);
  });
});

describe('words of time', () => {
  const now = new Date(2026, 4, 20, 12).getTime();
  test.each([
    [new Date(2026, 4, 20, 8), 'Today'],
    [new Date(2026, 4, 19, 23), 'Yesterday'],
    [new Date(2026, 4, 16, 9), 'Saturday'],
    [new Date(2026, 3, 2, 9), '2 April'],
    [new Date(2024, 3, 2, 9), '2 April 2024']
  ])('%s is told as %s', (time, told) => {
    expect(home.day(time.getTime(), now)).toBe(told);
  });
});

describe('Back', () => {
  test.each([
    ['', '/'],
    ['?from=/settings', '/settings'],
    ['?from=3f2a-11', '/play?game=3f2a-11'],
    [`?from=${encodeURIComponent('/play?game=3f2a-11')}`, '/play?game=3f2a-11'],
    [`?from=${encodeURIComponent('https://elsewhere.example')}`, '/'],
    [`?from=${encodeURIComponent('//elsewhere.example')}`, '/'],
    [`?from=${encodeURIComponent('/play?game=<script>')}`, '/']
  ])('of %s leads to %s', (search, way) => {
    expect(wayBack(search)).toBe(way);
  });
});

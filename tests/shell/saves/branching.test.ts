// A finished game branched at any moment; one that goes on is not.

import { expect, test } from 'vitest';
import { newGame } from '#thrones/flow/game';
import { branchGame } from '#shell/saves/store/branching';
import { loadGame, saveOf } from '#tests/support/saves';
import { append } from '#shell/saves/store/savedGames';
import {
  created,
  detailOf,
  emptyDeviceBeforeEach,
  everything,
  keptAll,
  movesFrom,
  SETUP_OF_THREE,
  troubleOf,
  underWay,
  valueOf
} from './device';

emptyDeviceBeforeEach();

async function finished() {
  const moves = movesFrom(newGame(SETUP_OF_THREE));
  return { sheet: await keptAll(await created(), moves), moves };
}

test('a branch stands where the old game stood, and is played on by itself', async () => {
  const { sheet: old, moves } = await finished();
  const before = valueOf(await loadGame(old.id));
  const at = Math.floor(moves.length / 2);
  const sheet = valueOf(await branchGame(old.id, at, 'What if'));
  expect(sheet).toMatchObject({ name: 'What if', answered: at, finished: false, seats: old.seats, start: old.start });
  expect(sheet.id).not.toBe(old.id);
  expect(sheet.tablet).toBe(moves[at - 1]?.entry.house);

  const { game, entries } = valueOf(await loadGame(sheet.id));
  const stood = moves[at - 1]!.after;
  expect(saveOf(old.start, [], game)).toEqual(saveOf(old.start, [], stood));
  expect(entries.map(({ number, house, happened }) => [number, house, happened])).toEqual(
    before.entries.slice(0, at).map(({ number, house, happened }) => [number, house, happened])
  );

  const [next] = movesFrom(game, 1, 'otherwise');
  expect(valueOf(await append(sheet, next!.entry, next!.after)).answered).toBe(at + 1);
  expect(valueOf(await loadGame(old.id))).toEqual(before);
});

test('from the very beginning it is the same game anew', async () => {
  const { sheet: old } = await finished();
  const sheet = valueOf(await branchGame(old.id, 0, 'Once more'));
  expect(sheet).toMatchObject({ answered: 0, tablet: null, seen: {} });
  const { position } = valueOf(await loadGame(sheet.id)).game;
  expect(position).toEqual({ ...newGame(SETUP_OF_THREE).position, happened: [] });
});

test('a game that goes on is not branched, and at its end nothing is left to play', async () => {
  const { sheet: running } = await underWay(20);
  const kept = await everything();
  expect(await detailOf(branchGame(running.id, 10, 'Spy'))).toContain('stays so');
  expect(await everything()).toEqual(kept);
  const { sheet: over, moves } = await finished();
  expect(await detailOf(branchGame(over.id, moves.length, 'End'))).toContain('nothing is left');
  expect(await troubleOf(branchGame('nowhere', 1, 'Nothing'))).toBe('gone');
});

test('a long name is cut where the sheet has no room for it', async () => {
  const { sheet } = await finished();
  expect(valueOf(await branchGame(sheet.id, 3, 'x'.repeat(300))).name).toHaveLength(80);
});

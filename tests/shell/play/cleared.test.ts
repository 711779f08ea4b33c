// The browser clears the games away while a page holds one: the page says so, and writes it again or hands it out.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadGame, type OpenedGame, openGame } from '#tests/support/saves';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { documentOf, verified } from '#shell/saves/files/gameFiles';
import { remove } from '#shell/saves/store/savedGames';
import { aNewDevice, created, everything, underWay, valueOf } from '../saves/device';
import { failAt, WAYS } from '../saves/failures';
import { aPlace, everyGame, type Place } from '../saves/place';

let place: Place;
beforeEach(async () => {
  await aNewDevice();
  place = aPlace();
});
afterEach(() => void vi.restoreAllMocks());

async function opened(answers = 60): Promise<OpenedGame> {
  const { sheet } = answers === 0 ? { sheet: await created() } : await underWay(answers);
  return valueOf(await openGame(sheet.id));
}

/** As the table does it. */
async function answerOnce({ playing }: OpenedGame, seed = 'cleared'): Promise<void> {
  while (playing.moment !== null) playing.goOn();
  if (playing.turn.what === 'curtain') playing.openCurtain();
  const { turn } = playing;
  if (turn.what !== 'ask') throw new Error(`the turn is ${turn.what}`);
  await playing.answer(drawAnswer(playing.view, turn.ask.house, new Chance(chanceFrom(seed))));
}

async function clearAll(): Promise<void> {
  await aNewDevice();
  place.kept.clear();
}

/** The disk holds the game on the screen, twice. */
async function expectKept({ sheet, playing }: OpenedGame): Promise<void> {
  const kept = valueOf(await loadGame(sheet.id));
  expect(kept.entries.map(({ house, answer, happened }) => ({ house, answer, happened }))).toEqual(
    playing.entries.map(({ house, answer, happened }) => ({ house, answer, happened }))
  );
  expect(kept.sheet.seats).toEqual(sheet.seats);
  const before = await everything();
  await aNewDevice();
  await everyGame();
  expect(await everything()).toEqual(before);
}

test('the page says that it alone holds the game, and writes it anew', async () => {
  const game = await opened();
  await answerOnce(game);
  await clearAll();
  await answerOnce(game);
  expect(game.playing.trouble).toMatchObject({ kind: 'gone', onlyHere: true });
  expect(game.playing.entries).toHaveLength(61);
  await game.playing.again();
  expect(game.playing.trouble).toBeNull();
  expect(game.playing.entries).toHaveLength(62);
  await answerOnce(game);
  expect(game.playing.entries).toHaveLength(63);
  await expectKept(game);
});

test('where it cannot be written the page goes on saying so, and what it holds is the whole game', async () => {
  const game = await opened(5);
  await clearAll();
  await answerOnce(game);
  const full = WAYS.find(({ kind }) => kind === 'full')!;
  for (let tries = 0; tries < 2; tries++) {
    const mend = failAt(1, full);
    await game.playing.again();
    mend();
    expect(game.playing.trouble).toMatchObject({ kind: 'full', onlyHere: true });
  }
  const file = JSON.parse(JSON.stringify(documentOf(game.held()))) as unknown;
  expect((await verified(file)).answers).toHaveLength(5);
  await game.playing.again();
  expect(game.playing.trouble).toBeNull();
  await expectKept(game);
});

test('taking back is no different', async () => {
  const game = await opened(0);
  await answerOnce(game, 'one');
  await clearAll();
  await game.playing.takeBack();
  expect(game.playing.trouble).toMatchObject({ kind: 'gone', onlyHere: true });
  await game.playing.again();
  expect(game.playing.trouble).toBeNull();
  expect(game.playing.entries).toHaveLength(0);
  await answerOnce(game, 'another');
  await expectKept(game);
});

test('as long as there is the copy nobody is troubled', async () => {
  const game = await opened();
  await aNewDevice();
  await answerOnce(game);
  expect(game.playing.trouble).toBeNull();
  expect(game.playing.entries).toHaveLength(61);
  await expectKept(game);
});

test('what came back from a copy that lags behind is not taken for another window', async () => {
  const game = await opened(5);
  const { put } = place;
  place.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  await answerOnce(game);
  place.put = put;
  await aNewDevice();
  await answerOnce(game);
  expect(game.playing.trouble).toMatchObject({ kind: 'gone', onlyHere: true });
  await game.playing.again();
  expect(game.playing.entries).toHaveLength(7);
  await expectKept(game);
});

test('a game that was deleted elsewhere comes back only when the table says so', async () => {
  const game = await opened(5);
  valueOf(await remove(game.sheet.id));
  await answerOnce(game);
  expect(game.playing.trouble).toMatchObject({ kind: 'gone', onlyHere: true });
  expect((await loadGame(game.sheet.id)).ok).toBe(false);
  await game.playing.again();
  expect(game.playing.trouble).toBeNull();
  await expectKept(game);
});

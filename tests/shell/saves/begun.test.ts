// What a seat has begun behind its curtain: it survives a reload, it goes when it is sealed, and it never leaves the device.

import { expect, test } from 'vitest';
import { keepBegun } from '#shell/saves/store/savedGames';
import { backUp, salvageGame } from '#shell/saves/files/backup';
import { db } from '#shell/saves/store/database';
import type { Answer } from '#thrones/rules';
import { exportGame, loadGame, openGame, type Playing } from '#tests/support/saves';
import { give, whoseTurn } from '../play/atTheTable';
import { Chance, chanceFrom } from '#engine/chance';
import { created, emptyDeviceBeforeEach, valueOf } from './device';

emptyDeviceBeforeEach();

const BEGUN: Answer = { kind: 'orders', orders: { 'castle-black': 'support' } };

async function opened(id: string): Promise<Playing> {
  const { playing } = valueOf(await openGame(id));
  return playing;
}

/** Opens its curtain and begins. */
async function begun(): Promise<{ id: string; house: string }> {
  const { id } = await created();
  const playing = await opened(id);
  const house = whoseTurn(playing)!;
  playing.keepBegun(BEGUN);
  await expect.poll(async () => valueOf(await loadGame(id)).sheet.begun).toEqual({ [house]: BEGUN });
  return { id, house };
}

test('it is there after a reload, in the hands of its seat only', async () => {
  const { id, house } = await begun();
  const playing = await opened(id);
  expect(playing.begun).toBeNull();
  expect(whoseTurn(playing)).toBe(house);
  expect(playing.begun).toEqual(BEGUN);
  playing.closeCurtain();
  expect(playing.begun).toBeNull();
});

test('what is sealed leaves nothing begun, however soon', async () => {
  const { id } = await begun();
  const playing = await opened(id);
  whoseTurn(playing);
  playing.keepBegun({ kind: 'orders', orders: {} });
  await give(playing, new Chance(chanceFrom('seal')));
  expect(valueOf(await loadGame(id)).sheet.begun).toEqual({});
  whoseTurn(playing);
  expect(playing.begun).toBeNull();
});

test('what was sealed and is taken back begins with nothing', async () => {
  const { id } = await begun();
  const playing = await opened(id);
  const house = whoseTurn(playing);
  await give(playing, new Chance(chanceFrom('seal')));
  playing.closeCurtain();
  await playing.takeBack();
  expect(whoseTurn(playing)).toBe(house);
  expect(playing.begun).toBeNull();
});

test('what another seat seals leaves it alone', async () => {
  const { id } = await begun();
  valueOf(await keepBegun(id, 'baratheon', BEGUN));
  const playing = await opened(id);
  await give(playing, new Chance(chanceFrom('other')));
  expect(valueOf(await loadGame(id)).sheet.begun).toEqual({ baratheon: BEGUN });
});

test('taken back to nothing, nothing is kept', async () => {
  const { id } = await begun();
  const playing = await opened(id);
  whoseTurn(playing);
  playing.keepBegun(null);
  await expect.poll(async () => valueOf(await loadGame(id)).sheet.begun).toEqual({});
});

test('it is in no file, no backup, and not in what is left of a damaged game', async () => {
  const { id } = await begun();
  const files = [valueOf(await exportGame(id)), valueOf(await backUp()).backup, valueOf(await salvageGame(id))];
  for (const file of files) expect(JSON.stringify(file)).not.toContain('castle-black":"support');
  await (await db()).games.where('id').equals(id).modify({ seats: 'spoilt' });
  expect(JSON.stringify(valueOf(await salvageGame(id)))).not.toContain('castle-black":"support');
});

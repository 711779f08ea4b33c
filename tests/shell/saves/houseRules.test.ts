// House rules are part of a game wherever it goes: on the device, in a file, in a branch, at a table without a screen.

import { text } from 'text:thrones/pages';
import { expect, test } from 'vitest';
import { newGame } from '#thrones/flow/game';
import type { HouseRules, NewGame } from '#thrones/rules';
import { agreedRows, csvOf } from '#thrones/screens/chronicle/rows';
import Card from '#thrones/screens/homeCard/ThronesHomeCard.svelte';
import { headlessTable } from '#tools/headless/tables';
import { branchGame } from '#shell/saves/store/branching';
import { createGame, exportGame, loadGame, loadSave, Playback } from '#tests/support/saves';
import { wordsOn } from '#tests/support/shown';
import {
  aNewDevice,
  emptyDeviceBeforeEach,
  importGame,
  keptAll,
  movesFrom,
  SEATS,
  SETUP_OF_THREE,
  valueOf
} from './device';

emptyDeviceBeforeEach();

const AGREED: HouseRules = {
  rounds: 3,
  castles: 12,
  power: 9,
  opening: [['mustering'], ['game-of-thrones', 'clash-of-kings'], []],
  neutralForces: false,
  glass: 4
};
const WANTED: NewGame = { ...SETUP_OF_THREE, houseRules: AGREED };

async function finished() {
  const sheet = valueOf(await createGame({ game: WANTED, seats: SEATS, name: 'By our rules' }));
  return keptAll(sheet, movesFrom(newGame(WANTED)));
}

test('a whole game is kept, left as a file, taken in elsewhere, and branched', async () => {
  const { id } = await finished();
  const { game, entries } = valueOf(await loadGame(id));
  expect(game.position.houseRules).toEqual(AGREED);
  expect(game.position.round).toBeLessThanOrEqual(3);
  expect(game.position.winner).not.toBeNull();

  const file = JSON.parse(JSON.stringify(valueOf(await exportGame(id)))) as unknown;
  const branch = valueOf(await branchGame(id, Math.floor(entries.length / 2), 'What if'));
  expect(valueOf(await loadGame(branch.id)).game.position.houseRules).toEqual(AGREED);

  await aNewDevice();
  const brought = valueOf(await importGame(file, 'From afar'));
  expect(valueOf(await loadGame(brought.id)).game).toEqual(game);
  const card = wordsOn(Card, { sheet: brought, large: true, when: 'Today' });
  expect(card).toContain(text('home-round-of', { round: game.position.round, last: 3 }));
  expect(card).toContain(text('home-castles.win', { count: 12 }));
  expect(card).toContain(text('home-house-rules', { count: 6 }));
});

test('each step of the replay has them', async () => {
  const { id } = await finished();
  const { sheet, entries } = valueOf(await loadGame(id));
  const playback = new Playback(sheet.start, entries, true);
  for (let at = 0; at <= entries.length; at += 20) expect(playback.view(at)?.houseRules).toEqual(AGREED);
});

test('a file whose house rules do not go together is refused', async () => {
  const { id } = await finished();
  const file = valueOf(await exportGame(id));
  for (const houseRules of [{ rounds: 2 }, { ...AGREED, castles: 1 }, { ...AGREED, castles: 14 }, { dragons: 3 }, null])
    expect(loadSave({ ...file, start: { ...file.start, houseRules } })).toMatchObject({ ok: false });
  const { houseRules: _, ...byTheBook } = file.start as NewGame;
  expect(loadSave({ ...file, start: { kind: 'setup', ...byTheBook } })).toMatchObject({ ok: false });
  expect(loadSave(file)).toMatchObject({ ok: true });
});

test('the chronicle names them before its first line', () => {
  const rows = agreedRows(AGREED);
  expect(rows.map(({ about }) => about)).toEqual(['rounds', 'castles', 'power', 'opening', 'neutralForces', 'glass']);
  expect(csvOf(rows)).toContain('0,,1,,,rounds,house-rule,"The game ends after round 3, not 10."');
  expect(agreedRows(null)).toEqual([]);
});

test('the table without a screen takes them, saves them and loads them again', () => {
  const table = headlessTable(() => undefined);
  const ask = (request: object) => JSON.parse(table.respond(JSON.stringify(request))) as Record<string, object>;
  const { houses, seed } = WANTED;
  expect(ask({ do: 'new', houses, seed, houseRules: { castles: 14 } })).toMatchObject({
    ok: false,
    error: { code: 'bad-setup', why: 'houseRules: refused by house.castles-on-the-map' }
  });
  expect(ask({ do: 'new', houses, seed, houseRules: AGREED })).toMatchObject({ ok: true });
  expect(ask({ do: 'view', house: null })).toMatchObject({ view: { houseRules: AGREED } });
  expect(ask({ do: 'play', policy: 'greedy', until: 'end', seed: 'code' })).toMatchObject({ ok: true });
  const { state } = ask({ do: 'state' });
  expect(state).toMatchObject({ houseRules: AGREED, phase: 'over' });
  const { save } = ask({ do: 'save' });
  expect(ask({ do: 'load', save })).toMatchObject({ ok: true });
  expect(ask({ do: 'state' })).toMatchObject({ state });
  expect(ask({ do: 'set', state: { ...state, houseRules: { rounds: 10 } } })).toMatchObject({ ok: false });
});

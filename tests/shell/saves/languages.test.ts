// Which language a seat reads is kept on the sheet, and goes along in files.

import { expect, test } from 'vitest';
import { keepLanguage } from '#shell/saves/store/languages';
import { exportGame, loadGame } from '#tests/support/saves';
import { aNewDevice, emptyDeviceBeforeEach, importGame, detailOf, underWay, valueOf } from './device';

emptyDeviceBeforeEach();

const languages = (seats: readonly { readonly language?: string }[] | undefined) =>
  seats?.map(({ language }) => language ?? null);

test('a language is kept with its seat, and taken away again', async () => {
  const { sheet } = await underWay(3);
  const [first, second] = sheet.seats.map(({ house }) => house);
  valueOf(await keepLanguage(sheet.id, first!, 'hu'));
  valueOf(await keepLanguage(sheet.id, second!, 'de'));
  expect(languages(valueOf(await loadGame(sheet.id)).sheet.seats)).toEqual(['hu', 'de', null]);
  valueOf(await keepLanguage(sheet.id, first!, null));
  const { seats } = valueOf(await loadGame(sheet.id)).sheet;
  expect(languages(seats)).toEqual([null, 'de', null]);
  expect(seats[0]).not.toHaveProperty('language');
});

test('it goes along in a file to another device', async () => {
  const { sheet } = await underWay(3);
  valueOf(await keepLanguage(sheet.id, sheet.seats[1]!.house, 'fr'));
  const file = valueOf(await exportGame(sheet.id));
  expect(languages(file.seats)).toEqual([null, 'fr', null]);
  await aNewDevice();
  expect(languages(valueOf(await importGame(file, 'Friday')).seats)).toEqual([null, 'fr', null]);
});

test('a language that the app does not speak is refused', async () => {
  const { sheet } = await underWay(1);
  const file = valueOf(await exportGame(sheet.id));
  const seats = file.seats?.map((seat) => ({ ...seat, language: 'xx' as 'en' }));
  await aNewDevice();
  expect(await detailOf(importGame({ ...file, seats }, 'Friday'))).toMatch(/a language/);
});

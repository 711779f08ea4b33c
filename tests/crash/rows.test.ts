// The judge of what is left after a power cut: it lets nothing pass that is lost, half written or another game's.

import { describe, expect, test } from 'vitest';
import { exportGame, loadGame } from '../support/saves';
import { aNewDevice, emptyDeviceBeforeEach, importGame, underWay, valueOf } from '../shell/saves/device';
import { isImported, type Kept, wrongSince, wrongWith } from './rows';

emptyDeviceBeforeEach();

const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

async function keptGame(answers: number): Promise<Kept> {
  const { sheet } = await underWay(answers);
  const loaded = valueOf(await loadGame(sheet.id));
  return plain({ sheet: loaded.sheet, entries: loaded.entries });
}

const shortened = ({ sheet, entries }: Kept, answered: number): Kept => ({
  sheet: { ...sheet, answered },
  entries: entries.slice(0, answered)
});

describe('a game in itself', () => {
  test('is whole', async () => {
    expect(wrongWith(await keptGame(20), 'whole')).toBeNull();
  });

  test('is not, when half a transaction was written', async () => {
    const kept = await keptGame(20);
    expect(wrongWith({ ...kept, entries: kept.entries.slice(0, 19) }, 'x')).toContain('counts 20');
    expect(wrongWith(shortened(kept, 19), 'x')).toContain('not the one the answers lead to');
    expect(wrongWith({ ...kept, entries: kept.entries.toReversed() }, 'x')).toContain('order');
  });

  test('is not, when what happened is told otherwise', async () => {
    const kept = await keptGame(20);
    const entries = kept.entries.with(7, { ...kept.entries[7]!, happened: [] });
    expect(wrongWith({ ...kept, entries }, 'x')).toContain('answer 8');
  });
});

describe('a game since it was last looked at', () => {
  test('has the answers that were given', async () => {
    const now = await keptGame(20);
    const before = shortened(now, 18);
    const handed = new Map(now.entries.map((entry) => [entry.number, JSON.stringify(entry)]));
    expect(wrongSince(before, now, handed)).toBeNull();
    // The last one may have been told to a dead wire, the others not.
    expect(wrongSince(before, now, new Map([...handed].filter(([number]) => number < 20)))).toBeNull();
    expect(wrongSince(before, now, new Map([...handed].filter(([number]) => number !== 19)))).toContain('answer 19');
    expect(wrongSince(before, now, new Map([...handed, [20, 'another']]))).toContain('answer 20');
  });

  test('keeps its past and its name', async () => {
    const now = await keptGame(20);
    const past = now.entries.with(3, { ...now.entries[3]!, time: 1 });
    expect(wrongSince({ ...now, entries: past }, now, new Map())).toContain('long ago');
    expect(wrongSince({ ...now, sheet: { ...now.sheet, name: 'another' } }, now, new Map())).toContain('name');
  });
});

test('a file is brought in as a whole', async () => {
  const { sheet } = await underWay(20);
  const file = valueOf(await exportGame(sheet.id));
  await aNewDevice();
  const added = valueOf(await importGame(plain(file), 'again'));
  const loaded = valueOf(await loadGame(added.id));
  const kept = plain({ sheet: loaded.sheet, entries: loaded.entries });
  expect(isImported(kept, file)).toBe(true);
  expect(isImported(shortened(kept, 19), file)).toBe(false);
});

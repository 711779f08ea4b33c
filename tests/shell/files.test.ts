// Files leaving and coming in, as the screens tell it; and when it is time for a copy.

import { text as pages } from 'text:shell/pages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backedUp, whatIsWrong } from '#shell/text/fileWords';
import { copied, notNow, readCopies, wantsCopy } from '#shell/play/copies.svelte';
import { unpacked } from '#shell/saves/files/archive';
import type { Brought } from '#shell/saves/files/importBackup';
import { type Result, troubled } from '#shell/saves/trouble';
import { type Desk, Filing, gameNameOf } from '#shell/files/filing.svelte';
import { handOut } from '#shell/files/handOut';
import { played } from '../thrones/screens/games';

const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value)
  });
  readCopies();
});

afterEach(() => void vi.unstubAllGlobals());

const { sheet } = played({ players: 3, seed: 'files', answers: 0 });
const named = (name: string) => ({ ...sheet, name });

function filing(change: Partial<Desk> = {}): {
  files: Filing;
  messages: string[];
  handed: string[];
  changes: () => number;
} {
  const [messages, handed]: [string[], string[]] = [[], []];
  let changes = 0;
  const missing = () => Promise.reject(new Error('not expected'));
  const desk: Desk = {
    exportGame: missing,
    salvageGame: missing,
    backUp: missing,
    bringIn: missing,
    handOut: (_, name) => {
      handed.push(name);
      return Promise.resolve('saved');
    },
    ...change
  };
  const files = new Filing(desk, {
    say: (text) => void messages.push(text),
    dismiss: () => void messages.push(''),
    changed: () => {
      changes++;
      return Promise.resolve();
    }
  });
  return { files, messages, handed, changes: () => changes };
}

const file = (name: string) => new File(['{}'], name);
const done = (brought: Partial<Brought>): Promise<Result<Brought>> =>
  Promise.resolve({ ok: true, value: { added: [], present: [], refused: [], ...brought } });

describe('bringing in', () => {
  test('one game is a note, and the game is named after its file', async () => {
    const { files, messages, changes } = filing({ bringIn: (_, name) => done({ added: [named(name)] }) });
    await files.bringIn([file('at-the-lake-2026-01-02.crown.json.gz')]);
    expect(messages).toEqual([pages('checking'), pages('imported', { name: 'At the lake' })]);
    expect([files.report, changes()]).toEqual([null, 1]);
  });

  test('several files get one report: what came, what was here, what was refused and why', async () => {
    const answers: Record<string, Promise<Result<Brought>>> = {
      'A.json': done({ added: [named('one'), named('two')], present: ['three'] }),
      'B.json': Promise.resolve({
        ok: false,
        trouble: { kind: 'damaged', detail: 'exactly', wrong: { what: 'torn' } }
      }),
      'C.json': done({ refused: [{ name: null, trouble: { kind: 'full', detail: 'no room' } }] })
    };
    const { files, messages } = filing({ bringIn: (_, name) => answers[`${name}.json`]! });
    await files.bringIn(['A.json', 'B.json', 'C.json'].map(file));
    expect(files.report).toEqual({
      added: ['one', 'two'],
      present: ['three'],
      refused: [
        { name: 'B.json', why: pages('wrong-torn'), detail: 'exactly' },
        { name: pages('nameless'), why: pages('problem-full'), detail: 'no room' }
      ]
    });
    expect(messages).toEqual([pages('checking'), '']);
    files.close();
    expect(files.report).toBeNull();
  });

  test('nothing chosen, nothing done', async () => {
    const { files, messages } = filing();
    await files.bringIn([]);
    expect(messages).toEqual([]);
  });

  test.each([
    ['storm-and-steel-2026-11-03.crown.json.gz', 'Storm and steel'],
    ['storm-and-steel-2026-11-03.crown.json (2).gz', 'Storm and steel'],
    ['storm-and-steel-2026-11-03.crown(1).txt', 'Storm and steel'],
    ['Storm und Stahl.JSON', 'Storm und Stahl'],
    ['.json', 'Imported game'],
    ['---', 'Imported game']
  ])('%s is called %s', (name, called) => {
    expect(gameNameOf(name)).toBe(called);
  });
});

test('where a file goes wrong is said with the move', () => {
  const sentence = whatIsWrong({ what: 'answer', number: 84, of: 212, house: 'stark', round: 3 });
  expect(sentence).toContain('84 of 212');
  expect(whatIsWrong({ what: 'answer', number: 1, of: 1, house: 'stark', round: 1 })).not.toContain('before is');
  expect(whatIsWrong({ what: 'ending', of: 1 })).toContain('only move is');
  expect(whatIsWrong({ what: 'ending', of: 2 })).toContain('2 moves is');
});

describe('handing out', () => {
  const document = { app: 'pass-the-crown' };

  /** A browser with a finger or a mouse, and what it says to sharing. */
  function browser({
    coarse = true,
    chromium = false,
    share
  }: {
    coarse?: boolean;
    chromium?: boolean;
    share?: () => Promise<void>;
  }) {
    const shared: File[] = [];
    const saved: { name: string; blob: Blob | null }[] = [];
    const link = { href: '', download: '', click: () => void saved.push({ name: link.download, blob: given }) };
    let given: Blob | null = null;
    vi.stubGlobal('document', { createElement: () => link });
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      given = blob as Blob;
      return 'blob:x';
    });
    vi.stubGlobal('navigator', {
      ...(chromium && { userAgentData: {} }),
      ...(share && {
        canShare: () => true,
        share: ({ files }: { files: File[] }) => {
          shared.push(...files);
          return share();
        }
      })
    });
    return { shared, saved };
  }

  const refusal = (name: string) => () => Promise.reject(new DOMException('', name));

  test('without a share sheet it is saved, compressed', async () => {
    const { saved } = browser({});
    expect(await handOut(document, 'lake')).toBe('saved');
    expect(saved[0]?.name).toBe('lake.crown.json.gz');
    expect(await unpacked(saved[0]?.blob ?? new Blob())).toEqual({ ok: true, value: document });
  });

  test('with a mouse it is saved even where there is a share sheet', async () => {
    const { shared, saved } = browser({ coarse: false, share: () => Promise.resolve() });
    expect(await handOut(document, 'lake')).toBe('saved');
    expect([shared.length, saved.length]).toEqual([0, 1]);
  });

  test.each([
    [false, 'lake.crown.json.gz'],
    [true, 'lake.crown.txt']
  ])('with a finger it goes to the share sheet (Chromium: %s) as %s', async (chromium, name) => {
    const { shared, saved } = browser({ chromium, share: () => Promise.resolve() });
    expect(await handOut(document, 'lake')).toBe('shared');
    expect(shared.map((one) => one.name)).toEqual([name]);
    expect(await unpacked(shared[0]!)).toEqual({ ok: true, value: document });
    expect(saved).toEqual([]);
  });

  test('a share sheet that was closed is no file; one that will not take it is not the end', async () => {
    expect(browser({ share: refusal('AbortError') }).saved).toEqual([]);
    expect(await handOut(document, 'lake')).toBe('refused');
    const { saved } = browser({ share: refusal('NotAllowedError') });
    expect(await handOut(document, 'lake')).toBe('saved');
    expect(saved).toHaveLength(1);
  });
});

describe('a reminder to make a copy', () => {
  const now = Date.UTC(2026, 10, 3);
  const game = (id: string, answered: number) => ({ ...sheet, id, answered });
  const backup =
    (sheets: ReturnType<typeof game>[]): Desk['backUp'] =>
    () =>
      Promise.resolve({
        ok: true,
        value: {
          backup: { app: 'pass-the-crown', backup: 1, made: 0, games: [], unopened: [] },
          sheets,
          unopened: [],
          left: []
        }
      });

  test('comes when much lies only here, over all games', () => {
    expect(wantsCopy([game('a', 60), game('b', 39)], now)).toBe(false);
    expect(wantsCopy([game('a', 60), game('b', 40)], now)).toBe(true);
  });

  test('goes with a backup, and comes back after as much again', async () => {
    const games = [game('a', 100), game('b', 40)];
    const { files, messages, handed } = filing({ backUp: backup(games) });
    await files.backUp();
    expect(handed).toEqual([expect.stringMatching(/^pass-the-crown-all-games-\d/)]);
    expect(messages).toEqual([backedUp(2, [], [])]);
    expect(wantsCopy(games, now)).toBe(false);
    readCopies();
    expect(wantsCopy([game('a', 150), game('b', 89)], now)).toBe(false);
    expect(wantsCopy([game('a', 150), game('b', 90)], now)).toBe(true);
  });

  test('stays when nothing was handed out', async () => {
    const games = [game('a', 100)];
    const { files, messages } = filing({ backUp: backup(games), handOut: () => Promise.resolve('refused') });
    await files.backUp();
    expect([messages, wantsCopy(games, now)]).toEqual([[], true]);
    const failing = filing({ backUp: () => Promise.resolve(troubled('unavailable', '')) });
    await failing.files.backUp();
    expect([failing.messages, wantsCopy(games, now)]).toEqual([[pages('problem-unavailable')], true]);
  });

  test('counts the export and the import of a single game', async () => {
    const saved = { exportGame: () => Promise.resolve({ ok: true, value: {} } as never) };
    const { files, messages } = filing(saved);
    await files.export(game('a', 120));
    expect(messages).toEqual([pages('exported-saved', { name: 'Friday' })]);
    await filing({ bringIn: () => done({ added: [game('b', 300)] }) }).files.bringIn([file('x')]);
    expect(wantsCopy([game('a', 120), game('b', 300), game('c', 99)], now)).toBe(false);
    expect(wantsCopy([game('c', 100)], now)).toBe(true);
  });

  test('is silent for a week when it is not wanted', () => {
    copied([]);
    notNow(now);
    const week = 7 * 24 * 3600 * 1000;
    expect(wantsCopy([game('a', 500)], now + week - 1)).toBe(false);
    expect(wantsCopy([game('a', 500)], now + week)).toBe(true);
  });

  test('does without what was kept when that cannot be understood', () => {
    for (const json of ['[', 'null', '7', '{"a":"all","__proto__":{"a":100}}']) {
      store.set('pass-the-crown:copies', json);
      readCopies();
      expect(wantsCopy([game('a', 100)], now)).toBe(true);
    }
  });
});

// Cards that an owner has written, as a file, on the device, and in a game that leaves it.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { countOf } from '#iron/rules/effects/designs';
import type { Owned } from '#iron/rules/effects/vocabulary';
import {
  draftOf,
  faultsAt,
  faultsOf,
  isTheApps,
  type Place,
  without,
  withWritten
} from '#iron/screens/owned/ownedDraft';
import { documentOf, MOST_BYTES, readCards, readText } from '#iron/screens/owned/file';
import { keepOwned, ownedFrom, readOwned } from '#iron/screens/owned/store';
import { faultText } from '#iron/text/ownedWords';
import { PERSONS } from '#iron/box/people';
import { readable } from '#shell/saves/files/archive';
import { loadSave, saveOf, startOf } from '#shell/saves/document';
import { drawOwned } from '#tools/headless/iron/owned';

const all: Owned = drawOwned(HOUSES, 100, new Chance(chanceFrom('files')));
const CARD = { title: 'T', text: 'x', window: 'reveal', when: [], does: [{ verb: 'recycle' }] };
const file = (change: object = {}): string =>
  JSON.stringify({ app: 'pass-the-crown', kind: 'iron-throne-cards', format: 1, cards: { mace: CARD }, ...change });

describe('a file of cards', () => {
  test('comes back as it left, all 50 of them, and far below what a file may weigh', async () => {
    const text = readable(documentOf(all));
    expect(text.length).toBeLessThan(MOST_BYTES / 4);
    expect(await readCards(new Blob([text]))).toEqual({ ok: true, owned: all });
  });

  const wrong: [string, string, object][] = [
    ['nothing', '', { what: 'not-json' }],
    ['a part of one', file().slice(0, -3), { what: 'not-json' }],
    ['brackets without end', '['.repeat(100_000), { what: 'not-json' }],
    ['a list', '[]', { what: 'not-ours' }],
    ['null', 'null', { what: 'not-ours' }],
    ['another app', file({ app: 'chess' }), { what: 'not-ours' }],
    ['another kind', file({ kind: 'recipes' }), { what: 'not-ours' }],
    ['a saved game', JSON.stringify({ app: 'pass-the-crown', format: 5, game: 'thrones' }), { what: 'a-game' }],
    ['a backup', JSON.stringify({ app: 'pass-the-crown', kind: 'backup', format: 5, games: [] }), { what: 'a-game' }],
    ['a newer format', file({ format: 2 }), { what: 'newer' }],
    ['no format', file({ format: 'one' }), { what: 'not-ours' }],
    ['no card', file({ cards: {} }), { what: 'empty' }],
    ['something besides', file({ more: 1 }), { what: 'faults', faults: [{ says: 'there is no "more"' }] }],
    ['an unknown card', file({ cards: { hodor: CARD } }), { what: 'faults', faults: [{ path: ['cards'] }] }],
    [
      'a card said twice',
      file().replace('"mace":', `"mace":${JSON.stringify(CARD)},"mace":`),
      { what: 'twice', at: 'cards.mace' }
    ],
    [
      'a field said twice in the second of a list',
      file({ cards: { mace: { ...CARD, does: [{ verb: 'recycle' }, { verb: 'tie' }] } } }).replace(
        '"verb":"tie"',
        '"verb":"tie","verb":"draw"'
      ),
      { what: 'twice', at: 'cards.mace.does.verb' }
    ],
    [
      'a field said twice, after entries that look alike',
      file({ cards: { mace: { ...CARD, does: [{ verb: 'recycle' }, { verb: 'recycle' }] } } }).replace(
        '"title":"T"',
        '"title":"T","t\\u0069tle":"U"'
      ),
      { what: 'twice', at: 'cards.mace.title' }
    ]
  ];
  test.each(wrong)('%s is refused', (_what, text, why) => {
    expect(readText(text)).toMatchObject({ ok: false, why });
  });

  test('too much, and what is no text, is refused before it is read', async () => {
    expect(await readCards(new Blob(['x'.repeat(MOST_BYTES + 1)]))).toEqual({ ok: false, why: { what: 'too-large' } });
    expect(await readCards(new Blob([new Uint8Array([0xff, 0xfe, 0x80])]))).toEqual({
      ok: false,
      why: { what: 'not-ours' }
    });
  });

  test('a quoted brace or a colon in a text misleads nobody', () => {
    const text = 'He says: "{cards": twice, \\ and "mace":';
    const read = readText(file({ cards: { mace: { ...CARD, text } } }));
    expect(read).toMatchObject({ ok: true, owned: { cards: { mace: { text } } } });
  });
});

describe('on the device', () => {
  const kept = new Map<string, string>();
  let isForbidden = false;
  beforeEach(() => {
    kept.clear();
    isForbidden = false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isForbidden) throw new Error('forbidden');
        kept.set(key, value);
      }
    });
  });

  test('they are there again, and where nothing is kept they hold until the page is closed', () => {
    expect(keepOwned(all)).toBe(true);
    expect(readOwned()).toEqual(all);
    isForbidden = true;
    expect(keepOwned({})).toBe(false);
    expect(readOwned()).toEqual({});
    isForbidden = false;
    expect(keepOwned(all)).toBe(true);
    expect(readOwned()).toEqual(all);
  });

  test('one that can no longer be read is left out, and the others stay', () => {
    const damaged = JSON.stringify({
      leaders: { ...all.leaders, tyrion: { title: 'x' }, hodor: all.leaders?.mace },
      cards: { mace: CARD, loras: null }
    });
    const { leaders, cards } = ownedFrom(damaged);
    expect(Object.keys(leaders ?? {})).toHaveLength(24);
    expect(Object.keys(cards ?? {})).toEqual(['mace']);
    for (const nonsense of [null, '', '{', '7', '[]']) expect(countOf(ownedFrom(nonsense))).toBe(0);
  });
});

describe('on the form', () => {
  test('every design of the app can be begun with, and saved unchanged it stays the app’s', () => {
    for (const person of PERSONS)
      for (const of of ['leader', 'card'] as const) {
        const place: Place = { of, person };
        const draft = draftOf({}, place);
        expect(faultsOf(place, draft)).toEqual([]);
        expect(isTheApps(place, draft)).toBe(true);
        expect(isTheApps(place, { ...draft, text: 'Another.' })).toBe(false);
      }
  });

  test('what is written comes up again, and goes', () => {
    const place: Place = { of: 'leader', person: 'tywin' };
    const draft = { ...draftOf({}, place), title: ' Mine ' };
    const owned = withWritten({}, place, draft);
    expect(draftOf(owned, place)).toEqual({ ...draft, title: 'Mine' });
    expect(countOf(without(owned, place))).toBe(0);
  });

  test('a fault is told at its entry', () => {
    const place: Place = { of: 'card', person: 'mace' };
    const faults = faultsOf(place, { ...draftOf({}, place), moment: 'reveal', when: [{ is: 'won' }] });
    expect(faultsAt(faults, 'when', 0).map(faultText)).toEqual([
      'That cannot happen at this moment: after the reveal.'
    ]);
    expect(faultsAt(faults, 'does', 0)).toEqual([]);
  });
});

test('a game that leaves the device takes its cards along, and none of the other device gets into it', () => {
  const setUp = { houses: HOUSES.slice(0, 3), seed: 's', owned: all };
  const start = startOf(setUp);
  const save: unknown = JSON.parse(JSON.stringify(saveOf(ironThrone, start, [], newGame(setUp))));
  const loaded = loadSave(ironThrone, save);
  expect(loaded.ok && loaded.game.position).toMatchObject({ owned: all });
  const { owned: _gone, ...bare } = setUp;
  const changed = loadSave(ironThrone, { ...(save as object), start: startOf(bare) });
  expect(changed.ok).toBe(false);
});

// Cards that an owner has written, as a file, on the device, and in a game that leaves it.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import type { Owned } from '#iron/rules/effects/vocabulary';
import type { Place } from '#iron/rules/effects/ownedShape';
import Editor from '#iron/screens/owned/Editor.svelte';
import { calledOf, OwnCards } from '#iron/screens/owned/ownCards.svelte';
import { eventName } from '#iron/text/eventWords';
import { PERSONS } from '#iron/box/people';
import { loadSave, saveOf, startOf } from '#shell/saves/document';
import { drawn, wordsIn } from '#tests/support/shown';
import { drawOwned } from '#tools/headless/iron/owned';
import { CARDS, cardsWith, device, draftOf, onTheForm } from './support/ownCards';

const all: Owned = drawOwned(HOUSES, 100, new Chance(chanceFrom('files')));
const CARD = { title: 'T', text: 'x', window: 'reveal', when: [], does: [{ verb: 'recycle' }] };
const file = (change: object = {}): string =>
  JSON.stringify({ app: 'pass-the-crown', kind: 'iron-throne-cards', format: 1, cards: { mace: CARD }, ...change });

/** The most that a file may weigh. */
const MOST_BYTES = 256 * 1024;

describe('a file of cards', () => {
  test('comes back as it left, all of them, and far below what a file may weigh', async () => {
    const text = cardsWith(all).file();
    expect(text.length).toBeLessThan(MOST_BYTES / 4);
    const cards = cardsWith();
    await cards.bringIn(new Blob([text]));
    expect(cards.owned).toEqual(all);
    expect(cards.note).toMatchObject({ text: '53 cards were imported.', before: {} });
    cards.undo();
    expect(cards.count).toBe(0);
    await cards.bringIn(new Blob([file()]));
    await cards.bringIn(new Blob([text]));
    expect(cards.note!.text).toMatch(/^53 cards were imported\. .*\b1\b/);
  });

  const NOT_OURS = 'This is not a file of cards from this app.';
  const UNREAD = 'This file cannot be read. Your cards are unchanged.';
  const A_GAME = 'This is a saved game or a backup, not a file of cards.';
  const FAULTS = 'Something in it is not possible, so no card was taken from it.';
  const twice = (at: string): string => `It says two things about the same place: ${at}.`;
  const wrong: [string, string, string, RegExp?][] = [
    ['nothing', '', UNREAD],
    ['a part of one', file().slice(0, -3), UNREAD],
    ['brackets without end', '['.repeat(100_000), UNREAD],
    ['a list', '[]', NOT_OURS],
    ['null', 'null', NOT_OURS],
    ['another app', file({ app: 'chess' }), NOT_OURS],
    ['another kind', file({ kind: 'recipes' }), NOT_OURS],
    ['a saved game', JSON.stringify({ app: 'pass-the-crown', format: 5, game: 'thrones' }), A_GAME],
    ['a backup', JSON.stringify({ app: 'pass-the-crown', kind: 'backup', format: 5, games: [] }), A_GAME],
    ['a newer format', file({ format: 2 }), 'It was made by a newer version of the app.'],
    ['no format', file({ format: 'one' }), NOT_OURS],
    ['no card', file({ cards: {} }), 'There is no card in it.'],
    ['something besides', file({ more: 1 }), FAULTS, /more/],
    ['an unknown card', file({ cards: { hodor: CARD } }), FAULTS, /^cards: .*hodor/],
    ['a card said twice', file().replace('"mace":', `"mace":${JSON.stringify(CARD)},"mace":`), twice('cards.mace')],
    [
      'a field said twice in the second of a list',
      file({ cards: { mace: { ...CARD, does: [{ verb: 'recycle' }, { verb: 'tie' }] } } }).replace(
        '"verb":"tie"',
        '"verb":"tie","verb":"draw"'
      ),
      twice('cards.mace.does.verb')
    ],
    [
      'a field said twice, after entries that look alike',
      file({ cards: { mace: { ...CARD, does: [{ verb: 'recycle' }, { verb: 'recycle' }] } } }).replace(
        '"title":"T"',
        '"title":"T","t\\u0069tle":"U"'
      ),
      twice('cards.mace.title')
    ]
  ];
  test.each(wrong)('%s is refused', async (_what, text, why, place) => {
    const cards = cardsWith(all);
    await cards.bringIn(new Blob([text]));
    expect(cards.note!.text).toContain(why);
    expect(cards.note!.bad).toBe(true);
    expect(cards.note!.places ?? []).toEqual(place === undefined ? [] : [expect.stringMatching(place)]);
    expect(cards.owned).toEqual(all);
  });

  test('too much, and what is no text, is refused before it is read', async () => {
    const cards = cardsWith();
    await cards.bringIn(new Blob(['x'.repeat(MOST_BYTES + 1)]));
    expect(cards.note!.text).toContain('larger than all cards together could be');
    await cards.bringIn(new Blob(['x'.repeat(MOST_BYTES)]));
    expect(cards.note!.text).toBe(UNREAD);
    await cards.bringIn(new Blob([new Uint8Array([0xff, 0xfe, 0x80])]));
    expect(cards.note!.text).toBe(NOT_OURS);
  });

  test('a quoted brace or a colon in a text misleads nobody', async () => {
    const text = 'He says: "{cards": twice, \\ and "mace":';
    const cards = cardsWith();
    await cards.bringIn(new Blob([file({ cards: { mace: { ...CARD, text } } })]));
    expect(cards.owned.cards).toMatchObject({ mace: { text } });
  });
});

describe('on the device', () => {
  test('they are there again, and where nothing is kept they hold until the page is closed', async () => {
    const text = cardsWith(all).file();
    const on = device();
    const cards = new OwnCards();
    await cards.bringIn(new Blob([text]));
    expect(cards.isKept).toBe(true);
    expect(new OwnCards().owned).toEqual(all);
    on.isForbidden = true;
    cards.forgetAll();
    expect(cards.isKept).toBe(false);
    expect(new OwnCards().count).toBe(0);
    on.isForbidden = false;
    cards.undo();
    expect(cards.isKept).toBe(true);
    expect(new OwnCards().owned).toEqual(all);
  });

  test('one that can no longer be read is left out, and the others stay', () => {
    const { leaders, cards } = cardsWith({
      leaders: { ...all.leaders, tyrion: { title: 'x' }, hodor: all.leaders?.mace },
      cards: { mace: CARD, loras: null }
    }).owned;
    expect(Object.keys(leaders ?? {})).toHaveLength(24);
    expect(Object.keys(cards ?? {})).toEqual(['mace']);
    for (const nonsense of ['', '{', '7', '[]']) {
      device().kept.set(CARDS, nonsense);
      expect(new OwnCards().count).toBe(0);
    }
  });
});

describe('on the form', () => {
  test('every design of the app can be begun with, and saved unchanged it stays the app’s', () => {
    const cards = cardsWith();
    for (const person of PERSONS)
      for (const of of ['leader', 'card'] as const) {
        const place: Place = { of, person };
        const draft = onTheForm(cards, place);
        expect(cards.faults).toEqual([]);
        cards.save();
        expect(cards.count).toBe(0);
        expect(cards.note!.text).toContain('is the app’s own again');
        expect(onTheForm(cards, place)).toEqual(draft);
        cards.write({ ...draft, text: 'Another.' });
        cards.save();
        expect(cards.count).toBe(1);
        expect(cards.note!.text).toContain('is saved');
        expect([cards.open, cards.drafts]).toEqual([null, {}]);
        onTheForm(cards, place);
        cards.giveBack();
      }
  });

  test('what is written comes up again, and goes', () => {
    const place: Place = { of: 'leader', person: 'tywin' };
    const cards = cardsWith();
    const draft = { ...onTheForm(cards, place), title: ' Mine ' };
    cards.write(draft);
    expect(onTheForm(cards, place)).toEqual(draft);
    cards.save();
    expect(onTheForm(cards, place)).toEqual({ ...draft, title: 'Mine' });
    expect(cards.isWritten).toBe(true);
    cards.giveBack();
    expect([cards.count, onTheForm(cards, place)]).toEqual([0, draftOf(place)]);
  });

  test('a special event is called as a leader is, and what was done to it says so', () => {
    const place: Place = { of: 'event', event: 'mighty' };
    expect(calledOf({ of: 'leader', person: 'robb' })).toBe('Robb, leader');
    expect(calledOf(place)).toBe(`${eventName('mighty')}, event`);
    const cards = cardsWith();
    cards.write({ ...onTheForm(cards, place), text: 'Another.' });
    cards.save();
    expect(cards.note!.text).toBe(`${eventName('mighty')}, event is saved and will be in the next new game.`);
  });

  test('what has a fault is not saved, and the fault is told at its entry', () => {
    const place: Place = { of: 'card', person: 'mace' };
    const cards = cardsWith();
    cards.write({ ...onTheForm(cards, place), moment: 'reveal', when: [{ is: 'active' }, { is: 'won' }] });
    const { draft, faults } = cards;
    cards.save();
    expect([cards.count, cards.open]).toEqual([0, place]);
    const form = drawn(Editor, { place, draft: draft!, faults, onchange: () => undefined });
    const told = [...form.matchAll(/<div[^>]* role="group" aria-label="((?:Condition|Effect) \d)"[^>]*>/g)].map(
      ({ 1: entry, index }, i, all) => [
        entry,
        wordsIn(form.slice(index, all[i + 1]?.index)).includes('That cannot happen at this moment: after the reveal.')
      ]
    );
    expect(told).toEqual([
      ['Condition 1', false],
      ['Condition 2', true],
      ['Effect 1', false],
      ['Effect 2', false]
    ]);
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

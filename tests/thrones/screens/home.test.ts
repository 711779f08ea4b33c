import { text as pages } from 'text:shell/pages';
import { text as names } from 'text:thrones/names';
import { text } from 'text:thrones/pages';
import { describe, expect, test } from 'vitest';
import { played as told } from '#shell/text/timeWords';
import type { LandId } from '#thrones/box';
import { GameList } from '#shell/saves/store/list';
import type { GameSheet } from '#tests/support/saves';
import type { Result } from '#shell/saves/trouble';
import { wayBack } from '#shell/way';
import { Games } from '#shell/home/games.svelte';
import type { Shelf } from '#shell/home/shelf';
import { PAGE } from '#shell/home/page';
import { completePosition } from '#thrones/rules/compact';
import { castlesOf } from '#thrones/rules/control';
import { ranked } from '#thrones/rules/endOfRound';
import { viewFor } from '#thrones/rules/view';
import Card from '#thrones/screens/homeCard/ThronesHomeCard.svelte';
import { type Checkpoint, exchanged } from '#tests/support/exchanged';
import { drawn, wordsIn } from '#tests/support/shown';
import { played } from './games';

const cardOf = (sheet: GameSheet, large = true): string => drawn(Card, { sheet, large, when: 'Today' });

/** Who holds an area on the little map; nobody, if it is in no colour. */
const holderOf = (card: string, area: LandId): string | undefined =>
  new RegExp(`<use class="house-(\\w+)[^>]*href="#little-${area}"`).exec(card)?.[1];

/** The rows of the standings: each house with its castles. */
const standingsOn = (card: string): readonly string[] =>
  card
    .slice(card.indexOf(text('home-castles')))
    .split('<li')
    .slice(1)
    .map((row) => wordsIn(`<li${row}`));

describe('what is told of a saved game', () => {
  test('where it stands, and behind whose curtain', () => {
    const { sheet } = played({ players: 6, seed: 'home', answers: 2 });
    const card = cardOf(sheet);
    const words = wordsIn(card);
    expect(words).toContain(text('home-round-of', { round: 1, last: 10 }));
    expect(words).toContain(`${text('home-phase-planning')} · ${text('home-curtain')}`);
    expect(words).toContain(text('home-sealed', { count: 2 }));
    expect(words).toMatch(/House (\w+) \w+'s places orders\./);
    expect(words).not.toContain('won');
    expect((['winterfell', 'pyke', 'moat-cailin'] as const).map((area) => holderOf(card, area))).toEqual([
      'stark',
      'greyjoy',
      undefined
    ]);
    expect(standingsOn(card)[0]).toMatch(/ 2$/);
    expect(wordsIn(cardOf(sheet, false))).toContain(
      `${text('home-round-of', { round: 1, last: 10 })} · ${text('home-phase-planning')}`
    );
  });

  test('the houses in the order of the criteria, as they are ranked when it is over', () => {
    for (const answers of [2, 400]) {
      const { sheet } = played({ players: 6, seed: 'home', answers });
      const { position } = JSON.parse(sheet.checkpoint) as { position: unknown };
      const view = viewFor(completePosition(position), null);
      expect(standingsOn(cardOf(sheet))).toEqual(
        ranked(view).map((house) => `${names(`houses.${house}`)} ${house}'s ${castlesOf(view, house).length}`)
      );
    }
  });

  test('nothing secret: it is the same whatever is hidden from everybody at the table', () => {
    const changed = new Set<string>();
    for (let answers = 1; answers < 240; answers += 3) {
      const { sheet, game } = played({ players: 6, seed: 'home', answers });
      const { checkpoint, changes } = exchanged(JSON.parse(sheet.checkpoint) as Checkpoint, null);
      if (changes > 0) for (const { about } of game.position.asks) changed.add(about);
      for (const large of [true, false])
        expect(cardOf({ ...sheet, checkpoint: JSON.stringify(checkpoint) }, large)).toBe(cardOf(sheet, large));
    }
    for (const about of ['assigning-orders', 'bidding', 'house-card']) expect(changed).toContain(about);
  });

  test('with three players the south is closed', () => {
    for (const [players, closed] of [
      [3, 12],
      [6, 0]
    ] as const)
      expect(cardOf(played({ players, seed: 'home', answers: 0 }).sheet).split('class="closed')).toHaveLength(
        closed + 1
      );
  });

  test('a place that cannot be read leaves the game in the list', () => {
    const { sheet } = played({ players: 3, seed: 'home', answers: 0 });
    for (const large of [true, false]) {
      const words = wordsIn(cardOf({ ...sheet, checkpoint: '{"position":{}}' }, large));
      expect(words).toContain(sheet.name);
      expect(words).toContain(text('home-unknown'));
      expect(wordsIn(cardOf(sheet, large))).not.toContain(text('home-unknown'));
    }
  });
});

describe('the games on the shelf', () => {
  const failed = <T>(kind: 'full'): Result<T> => ({ ok: false, trouble: { kind, detail: '' } });

  function shelfOf(first: readonly { readonly id: string }[], change: Partial<Shelf> = {}): Shelf {
    let kept = [...first];
    const bin = new Map<string, { readonly id: string }>();
    const missing = () => Promise.reject(new Error('not expected'));
    return {
      gamesInOrder: () => Promise.resolve({ ok: true, value: new GameList(kept, Date.now()) }),
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
    expect(games.last?.id).toBe(sheet.id);
    await games.remove(sheet.id, sheet.name);
    expect([games.areKnown, games.last, games.count]).toEqual([true, null, 0]);
    expect(games.note?.text).toContain('deleted');
    await games.undo();
    expect(games.last?.id).toBe(sheet.id);
  });

  test('a damaged game is not the one to go on with', async () => {
    const broken = { id: 'x', changed: sheet.changed + 1000, seats: 7 };
    const games = new Games(shelfOf([broken, sheet]));
    await games.load();
    expect(games.last?.id).toBe(sheet.id);
    expect(games.shown).toMatchObject([{ damaged: true, id: 'x' }]);
  });

  test('trouble is told, and the rest goes on working', async () => {
    const games = new Games(shelfOf([sheet], { rename: () => Promise.resolve(failed('full')) }));
    await games.rename(sheet.id, 'Other');
    expect(games.note).toEqual({ text: pages('problem-full'), bad: true, undo: null });
    expect(games.last?.id).toBe(sheet.id);
  });
});

describe('a thousand games', () => {
  const { sheet } = played({ players: 3, seed: 'thousand', answers: 0 });
  const COUNT = 1001;
  const DAMAGED = 5;
  /** The latest first; every two-hundredth cannot be opened. */
  const rows = Array.from({ length: COUNT }, (_, i) => ({
    ...sheet,
    id: `game-${i}`,
    name: `Evening ${i}`,
    changed: sheet.changed - i,
    seats:
      i % 200 === 150
        ? 7
        : sheet.seats.map((seat) => ({
            ...seat,
            name: i === 700 ? 'Zoë Weiß' : i === 701 ? 'Jean d’Œuvre' : seat.name
          }))
  }));

  async function shelved(): Promise<{ games: Games; list: GameList }> {
    const list = new GameList(rows, sheet.changed);
    const missing = () => Promise.reject(new Error('not expected'));
    const games = new Games({
      gamesInOrder: () => Promise.resolve({ ok: true, value: list }),
      usage: () => Promise.resolve(null),
      ...{ remove: missing, restore: missing, rename: missing, duplicate: missing },
      ...{ exportGame: missing, salvageGame: missing, backUp: missing, bringIn: missing, handOut: missing }
    });
    await games.load();
    return { games, list };
  }

  const ids = (games: Games) => games.shown.map(({ id }) => id);

  test('only those on the page are read', async () => {
    const { games, list } = await shelved();
    expect(list.read).toBeLessThanOrEqual(1);
    expect([games.last?.id, games.count, games.areMany]).toEqual(['game-0', COUNT - 1, true]);
    expect(ids(games)).toEqual(Array.from({ length: PAGE }, (_, i) => `game-${i + 1}`));
    expect(list.read).toBe(PAGE + 1);
    expect(games.played).toHaveLength(COUNT);
    expect(list.read).toBe(PAGE + 1);
  });

  test('every one is reached by turning the pages, each once, and those that cannot be opened come last', async () => {
    const { games } = await shelved();
    const seen = [games.last!.id];
    for (let page = 0; page * PAGE < games.count; page++) {
      games.turnTo(page);
      expect(games.shown.length).toBeLessThanOrEqual(PAGE);
      seen.push(...ids(games));
    }
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
    expect(seen).toHaveLength(COUNT);
    expect(seen.slice(-DAMAGED)).toEqual([150, 350, 550, 750, 950].map((i) => `game-${i}`));
    games.turnTo(500);
    expect(games.page).toBe(Math.ceil(games.count / PAGE) - 1);
  });

  test('one is found by a piece of its name or of a player, however it is written', async () => {
    const { games } = await shelved();
    games.turnTo(7);
    games.find('evening 70');
    const found = ['game-70', ...Array.from({ length: 10 }, (_, i) => `game-70${i}`)];
    expect([games.page, games.count, ids(games)]).toEqual([0, found.length, found.slice(0, PAGE)]);
    games.find(' zoe ');
    expect(ids(games)).toEqual(['game-700']);
    games.find("d'oeuvre");
    expect(ids(games)).toEqual(['game-701']);
    games.find('zoe WEISS');
    expect(ids(games)).toEqual(['game-700']);
    games.find('Evening 0');
    expect(ids(games)).toEqual(['game-0']);
    games.find('nobody of that name');
    expect([games.count, games.areMany]).toEqual([0, true]);
    games.find('');
    expect(games.count).toBe(COUNT - 1);
  });
});

test('what was looked for is forgotten where there is no field for it any more', async () => {
  const { sheet } = played({ players: 3, seed: 'few', answers: 0 });
  const rows = Array.from({ length: PAGE + 2 }, (_, i) => ({ ...sheet, id: `game-${i}`, name: `Evening ${i}` }));
  let kept = rows;
  const missing = () => Promise.reject(new Error('not expected'));
  const games = new Games({
    gamesInOrder: () => Promise.resolve({ ok: true, value: new GameList(kept, sheet.changed) }),
    usage: () => Promise.resolve(null),
    ...{ remove: missing, restore: missing, rename: missing, duplicate: missing },
    ...{ exportGame: missing, salvageGame: missing, backUp: missing, bringIn: missing, handOut: missing }
  });
  await games.load();
  games.find(`evening ${PAGE + 1}`);
  expect(games.count).toBe(1);
  kept = rows.slice(1);
  await games.load();
  expect([games.areMany, games.count]).toEqual([false, PAGE]);
});

describe('words of time', () => {
  const now = new Date(2026, 4, 20, 12).getTime();
  test.each([
    [new Date(2026, 4, 20, 8), 'Today'],
    [new Date(2026, 4, 19, 23), 'Yesterday'],
    [new Date(2026, 4, 16, 9), 'Saturday'],
    [new Date(2026, 3, 2, 9), '2 April'],
    [new Date(2024, 3, 2, 9), '2 April 2024']
  ])('%s is told as %s', (time, sentence) => {
    expect(told(time.getTime(), now)).toBe(sentence);
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

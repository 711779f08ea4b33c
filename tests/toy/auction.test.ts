// The contract of a game holds for a third game: it is saved, passed behind curtains, taken back, looked back at, branched, handed out
// as a file and played without a screen, without a line for it in the shell.

import { beforeEach, describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { list } from '#engine/games';
import { program } from '#tools/headless/protocol';
import { openGame } from '#shell/play/opened';
import { openReplay } from '#shell/play/replayed';
import type { Playing } from '#shell/play/playing.svelte';
import { branchGame } from '#shell/saves/store/branching';
import { exportGame } from '#shell/saves/files/gameFiles';
import { createGame, duplicate, listGames, loadGame } from '#shell/saves/store/savedGames';
import { importGame } from '#shell/saves/files/importGame';
import type { Seat } from '#shell/saves/store/sheet';
import { aNewDevice, emptyDeviceBeforeEach, valueOf } from '../shell/saves/device';
import { type Auction, auction } from './auction';
import { FURTHER } from './listed';

emptyDeviceBeforeEach();
beforeEach(() => list([{ id: 'auction', houses: auction.houses, rules: () => Promise.resolve(auction as never) }]));

const SEATS: readonly Seat[] = auction.houses.map((house) => ({ house, name: `Player ${house}`, pin: null }));

const begun = async (game = 'auction') =>
  valueOf(
    await createGame({
      game,
      setUp: { houses: auction.houses, seed: 'toy' } as Auction['setUp'],
      seats: SEATS,
      name: 'Lots'
    })
  );

const opened = async (id: string) => valueOf(await openGame(id)).playing as unknown as Playing<Auction>;

/** A seat takes the tablet, opens the curtain and bids. */
async function bid(playing: Playing<Auction>, coins: number): Promise<string> {
  while (playing.moment !== null) playing.goOn();
  if (playing.turn.what === 'curtain') playing.openCurtain();
  if (playing.turn.what !== 'ask') throw new Error('nobody is asked');
  const { house } = playing.turn.ask;
  expect(await playing.answer({ kind: 'bid', coins })).toBeNull();
  return house;
}

async function playedOut(id: string): Promise<void> {
  const playing = await opened(id);
  while (playing.turn.what !== 'over') await bid(playing, 1);
}

test('is listed as what it is, and loaded when it is wanted', async () => {
  expect(FURTHER).toMatchObject([{ id: auction.id, houses: auction.houses }]);
  expect(await FURTHER[0]!.rules()).toBe(auction);
});

describe('a game that is in no box', () => {
  test('goes round behind curtains, and shows nobody what another has bid', async () => {
    const playing = await opened((await begun()).id);
    expect(playing.turn).toMatchObject({ what: 'curtain', house: 'red', about: 'bidding' });
    await bid(playing, 3);
    expect(playing.view.bids).toEqual({});
    expect(playing.turn).toMatchObject({ what: 'curtain', house: 'green' });
    playing.openCurtain();
    expect(playing.view.bids).toEqual({});
    await bid(playing, 5);
    await bid(playing, 4);
    expect(playing.moment).toMatchObject({ what: 'sold', to: 'green', bids: { red: 3, green: 5, blue: 4 } });
    expect(playing.view.coins).toEqual({ red: 12, green: 7, blue: 12 });
  });

  test('may ask in the middle of the table, and let a seat look at its own before it answers', async () => {
    const open = { ...auction, id: 'open-auction', privacyOf: () => 'look' as const };
    list([{ id: open.id, houses: open.houses, rules: () => Promise.resolve(open as never) }]);
    const playing = await opened((await begun(open.id)).id);
    expect(playing.turn).toMatchObject({ what: 'ask', ask: { house: 'red' } });
    await bid(playing, 3);
    expect([playing.turn, playing.holder]).toMatchObject([{ what: 'ask', ask: { house: 'green' } }, null]);
    playing.claim('blue');
    expect(playing.turn).toMatchObject({ what: 'curtain', house: 'blue' });
    playing.claim(null);
    expect(playing.turn.what).toBe('ask');
    playing.claim('blue');
    playing.openCurtain();
    expect([playing.turn, playing.holder]).toMatchObject([{ what: 'ask', ask: { house: 'blue' } }, 'blue']);
    await bid(playing, 4);
    expect([playing.turn, playing.holder]).toMatchObject([{ what: 'ask', ask: { house: 'green' } }, null]);
  });

  test('is there again after every answer, and listed beside others', async () => {
    const { id } = await begun();
    for (let answers = 1; answers <= 5; answers++) {
      await bid(await opened(id), 2);
      const { entries, game, sheet } = valueOf(await loadGame(id));
      expect([entries.length, sheet.answered, sheet.game]).toEqual([answers, answers, 'auction']);
      expect(auction.roundOf(game.position as never)).toBe(answers < 3 ? 1 : 2);
    }
    expect(valueOf(await listGames())).toMatchObject([{ id, game: 'auction', finished: false }]);
  });

  test('takes back what was sealed, and nothing that was revealed', async () => {
    const playing = await opened((await begun()).id);
    await bid(playing, 1);
    expect(playing.reach).toEqual({ free: 1, last: 1, byConsent: 1, wall: null });
    await playing.takeBack();
    expect(playing.entries).toHaveLength(0);
    expect(playing.canDoAgain).toEqual({ house: 'red', kind: 'bid' });
    await playing.doAgain();
    await bid(playing, 1);
    await bid(playing, 1);
    expect(playing.reach).toEqual({ free: 0, last: 1, byConsent: 0, wall: 'sold' });
  });

  test('is looked back at, and branched once it is over', async () => {
    const { id } = await begun();
    await playedOut(id);
    const { playback, told } = valueOf(await openReplay(id));
    expect([playback.isWhole, playback.isOver, playback.last, told.length]).toEqual([true, true, 9, 9]);
    expect(playback.next(0, 'round')).toBe(3);
    expect(playback.steps.map(({ beginsTurn }) => beginsTurn)).toEqual(playback.steps.map((_, i) => i % 3 === 0));
    expect(playback.view(1, 'red')).toMatchObject({ bids: { red: 1 } });
    const branch = valueOf(await branchGame(id, 4, 'Again'));
    expect(valueOf(await loadGame(branch.id)).sheet).toMatchObject({ game: 'auction', answered: 4, finished: false });
    valueOf(await duplicate(id, 'Twice'));
  });

  test('leaves as a file and comes in elsewhere, and what was made of it is refused', async () => {
    const { id } = await begun();
    await bid(await opened(id), 2);
    const file = valueOf(await exportGame(id));
    expect(file.game).toBe('auction');
    await aNewDevice();
    const { id: there } = valueOf(await importGame(file, 'From afar')).sheet;
    const playing = await opened(there);
    expect(playing.turn).toMatchObject({ what: 'curtain', house: 'green' });
    const handed = (code: object | null) => ({ after: 0, house: 'red', name: 'Ann', code, time: 1 });
    for (const wrong of [
      { answers: [{ house: 'red', answer: { kind: 'bid', coins: 13 } }] },
      { game: 'thrones' },
      { handed: [handed({ level: 'lord', person: 'warden', seed: 'code that the auction does not have' })] },
      { game: 'chess' }
    ])
      expect((await importGame({ ...file, ...wrong }, 'Wrong')).ok).toBe(false);
    expect((await importGame({ ...file, handed: [handed(null)] }, 'Of people')).ok).toBe(true);
  });

  test('is played without a screen', () => {
    const served = program<Auction>({
      rules: auction,
      choices: (view, house) => ({ choices: view.asks.filter((ask) => ask.house === house) }),
      tidy: (position) => position,
      setUpIn: ({ houses, seed }) => ({ houses, seed }),
      policies: {
        random: { choose: (view, house, chance) => ({ kind: 'bid', coins: chance.below(most(view, house) + 1) }) }
      },
      until: 'round',
      why: ({ rule }) => rule,
      resultIn: auction.winnersOf.bind(auction)
    })();
    const ask = (request: object) => JSON.parse(served.take(request).line) as Record<string, unknown>;
    expect(ask({ do: 'new', houses: auction.houses, seed: 'toy' })).toMatchObject({ ok: true });
    expect(ask({ do: 'answer', house: 'red', answer: { kind: 'bid', coins: 13 } })).toMatchObject({ ok: false });
    expect(ask({ do: 'answer', house: 'red', answer: { kind: 'bid', coins: 12 } })).toMatchObject({ ok: true });
    expect(ask({ do: 'view', house: 'green' })).toMatchObject({ view: { bids: {} } });
    expect(ask({ do: 'play', policy: 'random', until: 'round' })).toMatchObject({ ok: true, answered: 2, over: null });
    const { save } = ask({ do: 'save' });
    expect(ask({ do: 'play', policy: 'random' }).over).not.toBeNull();
    expect(ask({ do: 'load', save })).toMatchObject({ ok: true, asks: [{}, {}, {}] });
  });
});

const most = (view: Auction['view'], house: string): number => view.asks.find((ask) => ask.house === house)!.most;

test('any number of games end, with somebody who has won', () => {
  for (let seed = 0; seed < 50; seed++) {
    const chance = new Chance(chanceFrom(`toy ${seed}`));
    const bulk = auction.bulk(auction.begin({ houses: auction.houses, seed: String(seed) }));
    for (const [ask] = bulk.position.asks; bulk.position.asks.length > 0;) {
      const [next = ask!] = bulk.position.asks;
      expect(bulk.answer(next.house, { kind: 'bid', coins: chance.below(next.most + 1) })).toBeNull();
    }
    expect(auction.winnersOf(bulk.position)).not.toBeNull();
  }
});

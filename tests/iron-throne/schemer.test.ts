// The player that thinks ahead: its guesses are sound, it answers by what its seat may see, and it makes sense of deals.

import { describe, expect, test, vi } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { greedyPlayer } from '#iron/bots/greedy';
import { guess } from '#iron/bots/guess';
import { judgement } from '#iron/bots/judgement';
import { schemed } from '#iron/bots/schemer';
import type { House } from '#iron/box';
import { Bulk, type IronThrone, newGame } from '#iron/flow/game';
import { judge } from '#iron/rules/judging';
import { faultsOf } from '#iron/rules/faults';
import { viewFor } from '#iron/rules/view';
import { mind } from '#iron/minds/mind';
import type { Asked } from '#shell/play/asked';
import { sum } from '#iron/rules/terms';
import { soundlyExchanged } from '#tools/headless/iron/exchanged';
import { setUpNumber } from '#tools/headless/iron/soak';
import { deal, option } from './support/answers';
import { type Scene, scene } from './support/scene';

describe.each([3, 4, 5])('among %i', (players) => {
  test('a guess is a sound position, and looks to its seat as the table does', () => {
    const setUp = setUpNumber(0, 'guessed', players);
    const game = new Bulk(newGame(setUp));
    let differing = 0;
    for (let answers = 0; game.position.winners === null; answers++) {
      const { house } = game.position.asks[0]!;
      const { position } = game;
      const view = viewFor(position, house);
      const made = guess(view, new Chance(chanceFrom(`guess ${answers}`)));
      if (position.houses[house]!.leader !== null) {
        expect(faultsOf(made)).toEqual([]);
        const othersDown = view.sealedBy.some((one) => one !== house);
        // who has put down a card takes it up again
        if (!othersDown) expect(viewFor(made, house)).toEqual(view);
        if (JSON.stringify(made.hands) !== JSON.stringify(position.hands)) differing++;
      }
      game.answer(house, greedyPlayer(view, house, new Chance(chanceFrom(`${answers}`))));
    }
    expect(differing).toBeGreaterThan(50);
  });
});

test('chances of all Houses are one; at the end of the game whoever has won shares it', () => {
  const game = new Bulk(newGame(setUpNumber(1, 'judged', 4)));
  for (let answers = 0; game.position.winners === null; answers++) {
    const { house } = game.position.asks[0]!;
    if (game.position.turn > 0) expect(sum(Object.values(judgement(game.position)))).toBeCloseTo(1);
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, new Chance(chanceFrom(`${answers}`))));
  }
  const { winners, seats } = game.position;
  const chances = judgement(game.position);
  for (const house of seats) expect(chances[house]).toBe(winners!.includes(house) ? 1 / winners!.length : 0);
});

test('it answers by the rules, and the same when everything hidden is exchanged', () => {
  const game = new Bulk(newGame(setUpNumber(2, 'honest', 3)));
  for (let answers = 0; game.position.winners === null && answers < 60; answers++) {
    const { position, at } = game;
    const { house } = position.asks[0]!;
    const seed = `${answers}`;
    const given = schemed({ view: viewFor(position, house), at, seed });
    expect(judge(position, house, given)).toBeNull();
    const other = soundlyExchanged(position, house);
    if (answers % 3 === 0) expect(schemed({ view: viewFor(other, house), at, seed })).toEqual(given);
    game.answer(house, given);
  }
});

describe('a deal', () => {
  const offered = (stark: number, lannister: number, terms: Parameters<typeof deal>[0]): Scene =>
    scene(`
      stark      catelyn; hand truce 1 2 3 4; spread tyrell ${stark}
      lannister  tywin; hand truce 2 3 4 5; spread tyrell ${lannister}
      tyrell     margaery
      challenger stark robb
      defender lannister jaime
    `)
      .cards()
      .show('truce', 'truce')
      .until('stark', 'deal-terms')
      .answer('stark', deal(terms));
  const answered = (g: Scene, house: House) => schemed({ view: viewFor(g.position, house), at: g.at, seed: 'deal' });

  test('that gives the win away is never signed', () => {
    const terms = { stark: { influence: 1 }, lannister: { power: 3, hostages: 2 } };
    expect(answered(offered(4, 3, terms), 'lannister')).not.toEqual(option('sign'));
  });

  test('that wins is signed', () => {
    const terms = { stark: { power: 3, hostages: 2 }, lannister: { influence: 1 } };
    expect(answered(offered(3, 4, terms), 'lannister')).toEqual(option('sign'));
  });
});

test('the page breathes while it thinks', async () => {
  const game = new Bulk(newGame(setUpNumber(3, 'breathes', 4)));
  while (game.position.asks[0]!.about !== 'house-card') {
    const { house } = game.position.asks[0]!;
    game.answer(house, greedyPlayer(viewFor(game.position, house), house, new Chance(chanceFrom('before'))));
  }
  const { house } = game.position.asks[0]!;
  const view = viewFor(game.position, house);
  const code = { level: 'schemer', person: 'plain', seed: 's' };
  const asked: Partial<Asked<IronThrone>> = { view, house, at: game.at, code, given: 0 };
  // Each look at the clock is a millisecond later, however quick the machine is.
  let clock = 0;
  const looks = vi.spyOn(performance, 'now').mockImplementation(() => clock++);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const given = await mind.think(asked as Asked<IronThrone>, false);
  expect(waits.mock.calls.length).toBeGreaterThan(2);
  expect(given).toEqual(schemed({ view, at: game.at, seed: 's 0' }));
  waits.mockRestore();
  looks.mockRestore();
});

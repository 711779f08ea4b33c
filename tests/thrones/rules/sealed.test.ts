// A sealed answer stays secret: had the house answered anything else, all others would see the same.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { greedyPlayer } from '#thrones/bots/greedy';
import { Bulk, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { revealedIn } from '#thrones/rules/revealing';
import { viewFor } from '#thrones/rules/view';

/** Where the card that the raven saw was put, everybody sees. */
const SEEN = ['raven-card'];

const seenBy = (seat: House | null, { position }: Bulk): string => JSON.stringify(viewFor(position, seat));

const GAMES = [
  { players: 3, tides: true },
  { players: 6, tides: false }
] as const;

test('a sealed answer is told without what it says', () => {
  const told = new Map<string, number>();
  for (const { players, tides } of GAMES) {
    const wanted = {
      houses: SETUP[players].houses,
      seed: `sealed ${players}`,
      options: { edition: 'revised', tides }
    } as const;
    const chance = new Chance(chanceFrom(`${players} players`));
    const game = new Bulk(newGame(wanted));
    while (game.position.winner === null) {
      const before = game.game;
      const ask = chance.pick(before.position.asks);
      const { house, about } = ask;
      const answer = greedyPlayer(viewFor(before.position, house), house, chance);
      expect(game.answer(house, answer)).toBeNull();
      if (!ask.secret || SEEN.includes(about) || revealedIn(game.position.happened) !== null) continue;
      const instead = drawAnswer(before.position, house, chance);
      if (JSON.stringify(instead) === JSON.stringify(answer)) continue;
      const otherwise = new Bulk(before);
      expect(otherwise.answer(house, instead)).toBeNull();
      expect(otherwise.position).not.toEqual(game.position);
      for (const seat of [...before.position.tracks.throne, null])
        if (seat !== house) expect(seenBy(seat, otherwise)).toBe(seenBy(seat, game));
      told.set(about, (told.get(about) ?? 0) + 1);
    }
  }
  for (const about of ['assigning-orders', 'bidding', 'house-card']) expect(told.get(about), about).toBeGreaterThan(10);
});

// Whole games, every position and every answer, in one word each: what is only made quicker changes none of them. Who changes on
// purpose what players want, or what the rules record, records them again: `npx vitest run -u` and this file.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { judgement } from '#thrones/bots/judgement';
import { PERSONS } from '#thrones/bots/persons';
import { legalPlans } from '#thrones/bots/policy/marchPolicy';
import { orderScores } from '#thrones/bots/policy/orderPolicy';
import { legalSuggestion } from '#thrones/bots/policy/policy';
import { PLAIN, type Weights } from '#thrones/bots/weights';
import { Bulk, newGame } from '#thrones/flow/game';
import type { Answer, Ask, View } from '#thrones/rules';
import { drawAnswer } from '#thrones/rules/judging';
import { OTHER_GAMES } from '#tests/support/otherGames';
import { viewFor } from '#thrones/rules/view';

type Answering = (view: View, asked: Ask, chance: Chance, nth: number) => readonly [Answer, unknown];

function gamesOf(houses: PlayerCount, answering: Answering): string {
  const hash = createHash('sha256');
  const edition = houses % 2 === 0 ? 'revised' : 'first';
  const seed = `same ${houses}`;
  const game = new Bulk(newGame({ houses: SETUP[houses].houses, seed, options: { edition, tides: houses > 4 } }));
  const chance = new Chance(chanceFrom(seed));
  for (let nth = 0; game.position.winner === null; nth++) {
    const asked = chance.pick(game.position.asks);
    const [answer, thought] = answering(viewFor(game.position, asked.house), asked, chance, nth);
    hash.update(JSON.stringify([game.at, game.position, answer, thought]));
    expect(game.answer(asked.house, answer)).toBe(null);
  }
  return hash.digest('hex').slice(0, 16);
}

const MINDS: readonly Weights[] = [PLAIN, ...Object.values(PERSONS).map(({ weights }) => weights)];

/** With all that it thought of: the answer alone would hide much. */
const sensible: Answering = (view, asked, chance, nth) => {
  const weights = MINDS[nth % MINDS.length]!;
  const plans =
    asked.kind === 'march'
      ? legalPlans(view, asked, weights, 30).map(({ answer, score, odds }) => [answer, score, odds])
      : asked.kind === 'orders'
        ? [...orderScores(view, asked, weights)]
        : [];
  return [legalSuggestion(view, asked, weights, chance, 2), [plans, judgement(view)]];
};

const random: Answering = (view, asked, chance) => [drawAnswer(view, asked.house, chance), null];

test('by the rules, with random answers', () => {
  expect(
    ([3, 4, 5, 6] as const).map((houses) => gamesOf(houses, random)),
    OTHER_GAMES
  ).toMatchInlineSnapshot(`
    [
      "eb442ea0004f3930",
      "61468b6a18e6452d",
      "cb7c91807954971e",
      "f4ffe51c87d67592",
    ]
  `);
});

test('with sensible answers', () => {
  expect(
    ([3, 4, 5, 6] as const).map((houses) => gamesOf(houses, sensible)),
    OTHER_GAMES
  ).toMatchInlineSnapshot(`
    [
      "c3fd00631a59a756",
      "c3215973af06e068",
      "54ad64d888aa09ad",
      "482dcfb3b20c8134",
    ]
  `);
});

// Pairs of games that look the same to the seat that has the tablet and differ in what is hidden from it: in the other decks, in an
// answer sealed by another seat. If the page then differs in a single character, it has shown a secret.

import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { Bulk, newGame } from '#thrones/flow/game';
import type { About, Answer, Position } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';
import { type Given, playAgain, type SaveDocument, saveOf, startOf } from '../support/saves';

export interface Pair {
  readonly about: About;
  readonly games: readonly [SaveDocument, SaveDocument];
}

/** Asks sealed one after the other: the tablet is handed on with a sealed answer in it. */
const SEALED: readonly About[] = ['assigning-orders', 'bidding', 'house-card'];

export const pairs = (): readonly Pair[] => SEALED.map((about) => ({ about, games: pairAt(about) }));

function pairAt(about: About): Pair['games'] {
  const { houses } = SETUP[6];
  const beginning = { houses, seed: `secrets ${about}`, options: { edition: 'revised', tides: false } } as const;
  const answers: Given[] = [];
  const chance = new Chance(chanceFrom(beginning.seed));
  const game = new Bulk(newGame(beginning));
  while (!isSealing(game.position, about)) {
    const { house } = game.position.asks[0]!;
    const answer = greedyPlayer(viewFor(game.position, house), house, chance);
    game.answer(house, answer);
    answers.push({ house, answer });
  }
  const { house } = game.position.asks[0]!;
  const [one, other] = twoAnswers(game.position, house, chance);
  const saved = (answer: Answer, seed: string): SaveDocument => {
    const start = startOf({ ...beginning, seed });
    const given = [...answers, { house, answer }];
    const played = playAgain(start, given);
    if (!played.ok) throw new Error(played.why);
    return saveOf(start, given, played.game);
  };
  // As long as nothing has been drawn, all decks may be others as well.
  return [saved(one, beginning.seed), saved(other, answers.length === 0 ? 'other decks' : beginning.seed)];
}

/** At least two are asked, and none has answered yet. */
function isSealing({ asks, sealed }: Position, about: About): boolean {
  const asked = asks.filter((ask) => ask.about === about && ask.secret);
  return asked.length > 1 && asked.length === asks.length && Object.values(sealed).every((one) => isNothing(one));
}

const isNothing = (sealed: unknown): boolean =>
  sealed === null || (typeof sealed === 'object' && Object.keys(sealed).length === 0);

function twoAnswers(position: Position, house: House, chance: Chance): readonly [Answer, Answer] {
  const view = viewFor(position, house);
  const one = greedyPlayer(view, house, chance);
  for (let draws = 100; draws > 0; draws--) {
    const other = randomPlayer(view, house, chance);
    if (JSON.stringify(other) !== JSON.stringify(one)) return [one, other];
  }
  throw new Error(`${house} has but one answer`);
}

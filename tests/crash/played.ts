// What a kill needs of a game, whichever it is: games of it left at places of all sorts, and where one of them stands.

import { Chance, chanceFrom } from '#engine/chance';
import type { Answer, Bulk, Game, Position, Ruleset, SetUp, View } from '#engine/ruleset';
import { openCheckpoint } from '#shell/saves/store/checkpoint';
import { type Given, playAgain, type SaveDocument, saveOf, startOf } from '#shell/saves/document';
import type { GameSheet } from '#shell/saves/store/sheet';

export interface Played {
  readonly rules: Ruleset;
  readonly places: readonly string[];
  /** Brought in at first, in this order: the rare ones too. */
  readonly wanted: readonly string[];
  placeOf(position: Position): string;
  /** Any number of players. */
  draw(chance: Chance, seed: string): SetUp;
  random(view: View, house: string, chance: Chance): Answer;
  greedy(view: View, house: string, chance: Chance): Answer;
}

/** A game counts as ending this many answers before its end. */
const ENDING = 9;
const ENDLESS = 20_000;

/** A game left at such a place; each seed is another game. */
export function gameAt(played: Played, place: string, seed: string): SaveDocument {
  const { rules } = played;
  const chance = new Chance(chanceFrom(seed));
  const setUp = played.draw(chance, seed);
  const answers: Given[] = [];
  const there: number[] = [];
  playToTheEnd(played, rules.begin(setUp), seed, (given, position) => {
    if (answers.length > 0 && played.placeOf(position) === place) there.push(answers.length);
    answers.push(given);
  });
  const cut = place === 'ending' || there.length === 0 ? answers.length - ENDING : chance.pick(there);
  const left = answers.slice(0, cut);
  const again = playAgain(rules, startOf(setUp), left);
  if (!again.ok) throw new Error(again.why);
  return saveOf(rules, startOf(setUp), left, again.game);
}

/** Throws when a game cannot be played to its end. */
export function playToTheEnd(
  played: Played,
  game: Game,
  seed: string,
  before?: (given: Given, position: Position) => void
): void {
  const { rules } = played;
  const chance = new Chance(chanceFrom(`players of ${seed}`));
  const bulk: Bulk = rules.bulk(game);
  for (let count = 0; rules.winnersOf(bulk.position) === null; count++) {
    if (count > ENDLESS) throw new Error('the game does not end');
    const { house } = chance.pick(bulk.position.asks);
    const view = rules.viewFor(bulk.position, house);
    const answer = chance.below(4) === 0 ? played.random(view, house, chance) : played.greedy(view, house, chance);
    before?.({ house, answer }, bulk.position);
    const refusal = bulk.answer(house, answer);
    if (refusal !== null) throw new Error(`a legal answer is refused: ${refusal.rule}`);
  }
}

export function placeIn(played: Played, sheet: GameSheet): string {
  const game = openCheckpoint(played.rules, sheet);
  return game === null ? 'elsewhere' : played.placeOf(game.position);
}

export const isHidden = ({ rules }: Played, sheet: GameSheet): boolean =>
  openCheckpoint(rules, sheet)?.position.asks.some((ask) => rules.privacyOf(ask) === 'sealed') ?? false;

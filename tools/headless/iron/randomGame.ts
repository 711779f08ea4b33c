// One game of The Iron Throne from the set-up to the end, played by players made of code and looked at after every answer.

import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import type { Player } from '#iron/bots/player';
import { Bulk, type IronThrone, newGame } from '#iron/flow/game';
import type { Bulk as BulkOf } from '#engine/ruleset';
import type { Answer, Ask, NewGame, Position } from '#iron/rules';
import { askOf, drawAnswer, judge, legalAnswers } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import { Failure } from '../failure';
import { deepFreeze, differenceOf, isSame } from '../invariants/data';
import { Invariants } from './invariants';
import type { IronSeen } from './seen';
import { wrongly } from './wrong';

type Under = BulkOf<IronThrone>;

export interface Recording {
  readonly start: { readonly setUp: NewGame };
  readonly answers: (readonly [House, Answer])[];
}

export interface Played {
  readonly recording: Recording;
  readonly position: Position;
}

/** Random games have ended by the 50th turn. */
const MOST_TURNS = 150;
const WRONG_ANSWERS = 2;

export interface Care {
  /** Interval, in answers, of the full check: all legal answers judged, position frozen. */
  readonly fullCheckEvery: number;
  /** Interval, in answers, of wrong answers and of the exchange of hidden cards. */
  readonly tryEvery: number;
}

export function playRandomGame(setUp: NewGame, player: Player, seen: IronSeen, care: Care): Played {
  const recording: Recording = { start: { setUp }, answers: [] };
  try {
    return { recording, position: playOn(recording, player, seen, care) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure([String(error instanceof Error ? error.stack : error)], recording);
  }
}

function playOn(recording: Recording, player: Player, seen: IronSeen, { fullCheckEvery, tryEvery }: Care): Position {
  const { setUp } = recording.start;
  const chance = new Chance(chanceFrom(`players of ${setUp.seed}`));
  const game = new Bulk(newGame(setUp));
  const invariants = new Invariants();
  for (const happening of game.position.happened) seen.happened(happening);
  while (game.position.winners === null) {
    const before = game.position;
    const asked = chance.pick(before.asks);
    const { house } = asked;
    const count = recording.answers.length;
    if (count % tryEvery === 0) tryWrongAnswers(game, recording, seen, asked, chance);
    if (count % fullCheckEvery === 0) lookThrough(before, recording);
    const given = player(viewFor(before, house), house, chance);
    recording.answers.push([house, given]);
    seen.answered(asked, given);
    const refusal = game.answer(house, given);
    if (refusal !== null) throw new Error(`a legal answer is refused: ${JSON.stringify(refusal)}`);
    for (const happening of game.position.happened) seen.happened(happening);
    const broken = [...invariants.broken(before, game.position)];
    if (count % tryEvery === 0) broken.push(...invariants.toldBy(game.position));
    if (broken.length > 0) throw new Failure(broken, recording);
    if (game.position.turn > MOST_TURNS) throw new Error('the game does not end');
  }
  return game.position;
}

/** Whatever is offered is accepted, and nothing of the position is written to by the next answer. */
function lookThrough(position: Position, recording: Recording): void {
  deepFreeze(position);
  for (const { house } of position.asks)
    for (const given of legalAnswers(viewFor(position, house), house)) {
      const refusal = judge(position, house, given);
      if (refusal !== null)
        throw new Failure([`a choice is refused: ${JSON.stringify(refusal)}`], recording, { house, given });
    }
}

/** The view of the answering House is enough to tell that, and why, it will be refused; and nothing changes. */
function tryWrongAnswers(game: Under, recording: Recording, seen: IronSeen, asked: Ask, chance: Chance): void {
  const { position } = game;
  const legal = drawAnswer(position, asked.house, chance);
  for (let tries = WRONG_ANSWERS; tries > 0; tries--)
    tryWrongly(game, recording, seen, asked.house, wrongly(legal, chance));
  const stranger = chance.pick(position.seats);
  if (askOf(position, stranger) === null) tryWrongly(game, recording, seen, stranger, legal);
}

function tryWrongly(game: Under, recording: Recording, seen: IronSeen, house: House, given: unknown): void {
  const { position } = game;
  const foreseen = judge(viewFor(position, house), house, given);
  if (foreseen === null) return;
  const refusal = game.answer(house, given);
  if (refusal === null || game.position !== position || !isSame(refusal, foreseen))
    throw new Failure(['a refusal has an effect, or another reason than the view shows'], recording, { house, given });
  seen.count('refusal', refusal.rule);
}

/** The same seed and the same answers: the same game. */
export function* replayed({ recording: { start, answers }, position }: Played): Iterable<string> {
  const game = new Bulk(newGame(start.setUp));
  for (const [house, given] of answers) game.answer(house, given);
  const difference = differenceOf(game.position, position);
  if (difference !== null) yield `the replay ends differently: ${difference}`;
}

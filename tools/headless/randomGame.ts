// One game from the set-up to the end, played by players made of code and looked at after every answer.

import type { House } from '#thrones/box';
import type { Player } from '#thrones/bots/player';
import { Bulk } from '#thrones/flow/game';
import type { Ask, AskKind, Position } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { turnOrder } from '#thrones/rules/influence';
import { askOf, choices, drawAnswer, judge } from '#thrones/rules/judging';
import { viewFor } from '#thrones/rules/view';
import { Failure } from './failure';
import { brokenBy } from './invariants';
import { deepFreeze, isSame } from './invariants/data';
import { unexplained } from './invariants/ledger';
import { perturbed } from './perturb';
import { type Checkpoint, checkpointOf, type Recording } from './recording';
import type { Seen } from './seen';
import { gameOf, type Start } from './variety';

export interface Care {
  /** Every nth answer is followed by all checks, the others by the cheap ones. */
  readonly fullCheckEvery: number;
  readonly checkpointEvery: number;
}

export interface Played {
  readonly recording: Recording;
  readonly checkpoints: readonly Checkpoint[];
  readonly position: Position;
  /** The tablet went to another seat for something secret. */
  readonly handOvers: number;
}

/** More answers than any game has. */
const ENDLESS = 20_000;
const CHOICES_TRIED = 12;
/** More where there is more to get wrong. */
const WRONG_ANSWERS: Readonly<Partial<Record<AskKind, number>>> = { march: 5, units: 16, muster: 4, reconcile: 4 };

export function playRandomGame(start: Start, player: Player, seen: Seen, care: Care): Played {
  const recording: Recording = { start, answers: [] };
  try {
    return playOn(recording, player, seen, care);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure([String(error instanceof Error ? error.stack : error)], recording);
  }
}

function playOn(recording: Recording, player: Player, seen: Seen, care: Care): Played {
  const chance = new Chance(chanceFrom(`players of ${recording.start.setUp.seed}`));
  const game = new Bulk(gameOf(recording.start));
  const checkpoints = [checkpointOf(game, 0)];
  let [handOvers, seat] = [0, null as House | null];
  look(game.position, recording, seen, 'all');

  while (game.position.winner === null) {
    const before = game.position;
    const asked = chance.pick(before.asks);
    const { house } = asked;
    tryWrongAnswers(game, recording, seen, asked, chance);
    if (asked.secret && seat !== house) [handOvers, seat] = [handOvers + 1, house];
    const given = player(viewFor(before, house), house, chance);
    recording.answers.push([house, given]);
    seen.answered(asked, given);
    const refusal = game.answer(house, given);
    if (refusal !== null) throw new Error(`a legal answer is refused: ${JSON.stringify(refusal)}`);
    const count = recording.answers.length;
    if (count > ENDLESS) throw new Error('the game does not end');
    const isThorough = count % care.fullCheckEvery === 0 || game.position.winner !== null;
    look(game.position, recording, seen, isThorough ? 'all' : 'cheap');
    const lost = [...unexplained(before, game.position)];
    if (lost.length > 0) throw new Failure(lost, recording);
    if (isThorough) tryChoices(game.position, recording, chance);
    if (count % care.checkpointEvery === 0 || game.position.winner !== null)
      checkpoints.push(checkpointOf(game, count));
  }
  return { recording, checkpoints, position: game.position, handOvers };
}

function look(position: Position, recording: Recording, seen: Seen, thoroughness: 'cheap' | 'all'): void {
  for (const happening of position.happened) seen.happened(happening);
  const broken = brokenBy(position, thoroughness);
  if (broken.length > 0) throw new Failure(broken, recording);
  if (thoroughness === 'all') deepFreeze(position); // the next answer must not write into it
}

/** Whatever is offered is accepted. */
function tryChoices(position: Position, recording: Recording, chance: Chance): void {
  for (const { house } of position.asks) {
    const known = viewFor(position, house);
    for (const given of choices(known, house, CHOICES_TRIED, chance).choices) {
      const refusal = judge(position, house, given);
      if (refusal !== null)
        throw new Failure([`a choice is refused: ${JSON.stringify(refusal)}`], recording, { house, given });
    }
  }
}

/**
 * An answer that is not legal is refused and changes nothing; one that is legal by chance is not given. Tried are answers a
 * little wrong, an answer of the same house given again, and an answer of a house that is not asked.
 */
function tryWrongAnswers(game: Bulk, recording: Recording, seen: Seen, asked: Ask, chance: Chance): void {
  const { position } = game;
  const { house } = asked;
  const legal = drawAnswer(position, house, chance);
  const earlier =
    recording.answers.findLast(([who, given]) => who === house && given.kind === asked.kind)?.[1] ?? legal;
  const stranger = chance.pick(turnOrder(position));
  tryWrongly(game, recording, seen, house, earlier);
  for (let tries = WRONG_ANSWERS[asked.kind] ?? 2; tries > 0; tries--) {
    const other = drawAnswer(position, house, chance);
    tryWrongly(game, recording, seen, house, perturbed(legal, other, chance));
  }
  if (askOf(position, stranger) === null) tryWrongly(game, recording, seen, stranger, legal);
}

/** The view of the answering house is enough to tell that, and why, it will be refused. */
function tryWrongly(game: Bulk, recording: Recording, seen: Seen, house: House, given: unknown): void {
  const { position } = game;
  const foreseen = judge(viewFor(position, house), house, given);
  if (foreseen === null) return;
  const refusal = game.answer(house, given);
  if (refusal === null || game.position !== position || !isSame(refusal, foreseen))
    throw new Failure(['a refusal has an effect, or another reason than the view shows'], recording, { house, given });
  seen.refused(refusal);
}

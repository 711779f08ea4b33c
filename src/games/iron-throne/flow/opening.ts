// Opening a position that comes from outside: looked through, put in its place in the chart, and tried out.

import { Chance, chanceFrom } from '#engine/chance';
import { faultsIn, shown } from '#engine/shape';
import type { House } from '#iron/box';
import { faultsOf } from '../rules/faults';
import { legalAnswers } from '../rules/judging';
import type { Position } from '#iron/rules';
import { POSITION_SHAPE } from '../rules/positionShape';
import { BEGINNINGS } from './chart';
import { answer, type Game, gameFrom } from './game';

export type Opening =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly faults: readonly string[] };

const faulty = (...faults: string[]): Opening => ({ ok: false, faults });

/** `at`: a place that a game has told. */
export function openPosition(json: unknown, at: unknown): Opening {
  const wrong = faultsIn(POSITION_SHAPE, json);
  if (wrong.length > 0) return faulty(...wrong);
  const position = json as Position;
  const faults = faultsOf(position);
  if (faults.length > 0) return faulty(...faults);
  if (typeof at !== 'string' || Object.hasOwn(BEGINNINGS, at))
    return faulty('at: must be a place that a game has told');
  try {
    const game = gameFrom({ ...position, happened: [] }, at);
    if (game === null) return faulty(`at: there is no place ${shown(at)}`);
    if (position.winners !== null) return game.at === 'over' ? { ok: true, game } : faulty('at: the game is over');
    return position.asks.every(({ house }) => leadsOn(game, house))
      ? { ok: true, game }
      : faulty(`at: the game does not go on from ${shown(at)}`);
  } catch {
    return faulty(`at: the position does not belong to ${shown(at)}`);
  }
}

/** The house has a legal answer, and one of them leads to a sound position. */
function leadsOn(game: Game, house: House): boolean {
  const answers = [...legalAnswers(game.position, house)];
  if (answers.length === 0) return false;
  const played = answer(game, house, new Chance(chanceFrom(house)).pick(answers));
  return played.ok && faultsOf(played.game.position).length === 0;
}

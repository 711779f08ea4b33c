// Opening a position that comes from outside: made complete, looked through, put in its place in the chart, and tried out.

import type { House } from '#thrones/box';
import { type Beginning, BEGINNINGS } from './chart';
import { answer, type Game, gameFrom } from './game';
import type { About, Phase, Position } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { completePosition, faultsOf } from '../rules/faults';
import { roundLimit } from '../rules/houseRules';
import { drawAnswer } from '../rules/judging';
import { shown } from '#engine/shape';

export type Opening =
  { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly faults: readonly string[] };

const faulty = (...faults: string[]): Opening => ({ ok: false, faults });

/** The state in which a phase begins, for a position that does not say where in the chart it stands. */
const BEGINNING_OF: Readonly<Record<Exclude<Phase, 'over'>, Beginning>> = {
  westeros: 'westeros',
  planning: 'planning',
  action: 'raids'
};

/** `at` is a place that a game has told, or a beginning; null begins the phase that the position is in. */
export function openPosition(json: unknown, at: string | null): Opening {
  const complete = completePosition(json);
  const faults = faultsOf(complete);
  if (faults.length > 0) return { ok: false, faults };
  const position: Position = { ...complete, happened: [] };
  const { phase, round } = position;
  if (at !== null) return isBeginning(at) ? openAtTheBeginning(position, at) : openAt(position, at);
  if (phase === 'over') return openAt(position, phase);
  // the Westeros phase begins by advancing the round marker
  return openAtTheBeginning({ ...position, round: phase === 'westeros' ? round - 1 : round }, BEGINNING_OF[phase]);
}

const isBeginning = (at: string): at is Beginning => Object.hasOwn(BEGINNINGS, at);

/** Open asks are asked again. A phase that is half done cannot be begun: it needs its place. */
function openAtTheBeginning(position: Position, at: Beginning): Opening {
  const { bidding, attack, combat, resolving, round } = position;
  if (bidding !== null || attack !== null || combat !== null || resolving !== null)
    return faulty('at: something is under way, and where in the round it stands is not told');
  if (at === 'westeros' && round === roundLimit(position))
    return faulty(`at: no Westeros phase follows round ${round}`);
  return openAt({ ...position, asks: [], queue: [], acted: [] }, at);
}

function openAt(position: Position, at: string): Opening {
  const place = shown(at);
  if (position.winner === null && !isThere(position, at)) return faulty(`at: the position does not belong to ${place}`);
  try {
    const game = gameFrom(position, at);
    if (game === null) return faulty(`at: there is no place ${place}`);
    return isGoingOn(game) ? { ok: true, game } : faulty(`at: the game does not go on from ${place}`);
  } catch {
    return faulty(`at: the position does not belong to ${place}`);
  }
}

/** Beginnings have short names; every other place begins with its phase, and nobody fights outside a combat. */
function isThere({ phase, combat }: Position, at: string): boolean {
  if (isBeginning(at)) return true;
  return at.startsWith(`${phase}.`) && (combat === null || at.includes('.combat.'));
}

/** Somebody is asked, and whatever he answers leads on; or the game is over. */
function isGoingOn(game: Game): boolean {
  const { asks, winner } = game.position;
  if (winner !== null) return game.at === 'over';
  return asks.length > 0 && asks.every(({ house, about }) => leadsOn(game, house, about));
}

function leadsOn(game: Game, house: House, about: About): boolean {
  const outcome = answer(game, house, drawAnswer(game.position, house, new Chance(chanceFrom(about))));
  return outcome.ok && (outcome.game.position.asks.length > 0 || outcome.game.position.winner !== null);
}

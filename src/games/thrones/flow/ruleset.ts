// The first game behind the contract of the engine.

import { variants } from '#engine/shape';
import type { Ruleset } from '#engine/ruleset';
import { HOUSES, type House } from '../box/houses';
import { ANSWER_SHAPES } from '../rules/asks';
import type { About, Answer, Position } from '#thrones/rules';
import { compactPosition } from '../rules/compact';
import { HAPPENING } from '../rules/happenings';
import { judge } from '../rules/judging';
import { isTideDrawn, revealedIn } from '../rules/revealing';
import { judgeSetUp } from '../rules/setUp';
import { viewFor } from '../rules/view';
import { answer, Bulk, newGame, type Thrones } from './game';
import { momentsOf } from './moments';
import { openPosition } from './opening';

/**
 * A turn is what the rulebook lets a house do before the next one: one order resolved, with the fight that comes of it, and the
 * raven. What has no turns counts as one together: a Westeros card, and planning.
 */
const TURNS: readonly About[] = ['messenger-raven', 'raid', 'march', 'consolidating'];

const isElsewhere = (earlier: Position, now: Position): boolean =>
  earlier.round !== now.round || earlier.phase !== now.phase || earlier.resolving?.deck !== now.resolving?.deck;

export const thrones: Ruleset<Thrones> = {
  id: 'thrones',
  houses: HOUSES,
  // Written into files, which know no language: a house is called the same in all of them.
  nameOf: (house) => house.charAt(0).toUpperCase() + house.slice(1),
  hasCode: true,

  judgeSetUp,
  begin: newGame,
  seatsOf: ({ tracks }) => tracks.throne,

  answerShape: variants<'kind', Answer>('kind', ANSWER_SHAPES),
  happeningShape: HAPPENING,
  answer,
  bulk: (game) => new Bulk(game),
  judge: (view, house, given) => judge(view, house as House, given),
  privacyOf: ({ secret }) => (secret ? 'sealed' : 'open'),

  written: (position) => compactPosition({ ...position, happened: [] }),
  open: openPosition,

  viewFor,
  viewOfAll: (position) => ({ ...viewFor(position, null), houses: position.houses, sealed: position.sealed }),
  revealedIn,
  drawnIn: (position) => (isTideDrawn(position) ? 'tide-drawn' : null),
  wasSealed: ({ what }) => what === 'sealed' || what === 'raven-card',

  winnersOf: ({ winner }) => (winner === null ? null : [winner.house]),
  roundOf: ({ round }) => round,
  // A march that a neutral force has thrown back is declared again, and is the same turn.
  beginsTurn: (earlier, now, { about }) =>
    earlier === null || isElsewhere(earlier, now) || (TURNS.includes(about) && now.repelled.length === 0),
  momentsOf
};

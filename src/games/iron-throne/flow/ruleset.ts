// The second game behind the contract of the engine.

import type { Ruleset } from '#engine/ruleset';
import { faultsIn, variants } from '#engine/shape';
import { HOUSES, type House } from '../box/houses';
import { ANSWER_SHAPES, ASK_AGAIN } from '../rules/answerShapes';
import type { Answer } from '#iron/rules';
import { HAPPENING } from '../rules/happenings';
import { judge } from '../rules/judging';
import { isLookedAt, revealedIn } from '../rules/revealing';
import { NEW_GAME_SHAPE } from '../rules/setUp';
import { viewFor } from '../rules/view';
import { answer, Bulk, type IronThrone, newGame } from './game';
import { momentsOf } from './moments';
import { openPosition } from './opening';

export const ironThrone: Ruleset<IronThrone> = {
  id: 'iron-throne',
  houses: HOUSES,
  // Written into files, which know no language: a House is called the same in all of them.
  nameOf: (house) => house.charAt(0).toUpperCase() + house.slice(1),
  hasCode: true,

  judgeSetUp: (setUp) => faultsIn(NEW_GAME_SHAPE, setUp),
  begin: newGame,
  seatsOf: ({ seats }) => seats,

  answerShape: variants<'kind', Answer>('kind', { ...ANSWER_SHAPES, 'ask-again': ASK_AGAIN }),
  happeningShape: HAPPENING,
  answer,
  bulk: (game) => new Bulk(game),
  judge: (view, house, given) => judge(view, house as House, given),
  privacyOf: ({ privacy }) => privacy,

  written: (position) => ({ ...position, happened: [] }),
  open: openPosition,

  viewFor,
  viewOfAll: (position) => viewFor(position, null),
  revealedIn,
  drawnIn: (position) => (isLookedAt(position) ? 'looking' : null),
  givenWith: (answer, next) => answer.kind === 'reaction' && answer.card === null && next.kind === 'reaction',
  wasSealed: ({ what }) => what === 'put-down',

  winnersOf: ({ winners }) => winners,
  roundOf: ({ turn }) => turn,
  beginsTurn: (earlier, now) => earlier === null || earlier.turn !== now.turn,
  momentsOf
};

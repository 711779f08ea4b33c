// A game under way, played by the chart of the round. The seam through which screens, bots, tests and programs play.

import { player } from '#engine/game';
import type { Bulk as BulkOf, Game as GameOf, Kinds } from '#engine/ruleset';
import { stepper } from '#engine/stepping';
import type { House } from '#thrones/box';
import type { Answer, Draft, Happening, NewGame, Position, Refusal, View } from '#thrones/rules';
import { workingCopy } from '../rules/draft';
import { judge, soleAnswer } from '../rules/judging';
import { setUp } from '../rules/setUp';
import { ACTIONS } from './actions';
import { type Beginning, BEGINNINGS, chart, receive } from './chart';
import { GUARDS } from './guards';
import type { Moment } from './moments';

export interface Thrones extends Kinds {
  readonly house: House;
  readonly setUp: NewGame;
  readonly position: Position;
  readonly view: View;
  readonly answer: Answer;
  readonly happening: Happening;
  readonly refusal: Refusal;
  readonly moment: Moment;
}

export type Game = GameOf<Thrones>;
export type Bulk = BulkOf<Thrones>;

export const { begin, gameFrom, answer, forcedAnswer, Bulk, simulate } = player<Thrones, Draft, Beginning>({
  stepper: stepper(chart.root, { actions: ACTIONS, guards: GUARDS }, workingCopy, receive),
  beginnings: BEGINNINGS,
  judge,
  soleAnswer
});

export const newGame = (game: NewGame): Game => begin(setUp(game), 'planning');

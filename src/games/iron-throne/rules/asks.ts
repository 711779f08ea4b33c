// Asks and answers, as their shapes have them.

import type { Of } from '#engine/shape';
import type { aHeld, ANSWER_SHAPES, ASK_AGAIN } from './answerShapes';
import type { aFitting, ASK_SHAPES, aStock, aTorturable } from './askShapes';
import type { AskKind } from './decisions';
import type { aPlace, gains } from './shapes';
import type { PerHouse } from './terms';

export type { About, AskKind } from './decisions';

export type Fitting = Of<typeof aFitting>;
export type Gains = Of<typeof gains>;
export type Terms = PerHouse<Gains>;
export type Stock = Of<typeof aStock>;
export type Place = Of<typeof aPlace>;
export type Held = Of<typeof aHeld>;
export type Torturable = Of<typeof aTorturable>;

export type AskOf<K extends AskKind> = Of<(typeof ASK_SHAPES)[K]>;
export type Ask = AskOf<AskKind>;

export type AnswerOf<K extends AskKind> = Of<(typeof ANSWER_SHAPES)[K]>;
export type AskAgain = Of<typeof ASK_AGAIN>;
export type Answer = AnswerOf<AskKind> | AskAgain;

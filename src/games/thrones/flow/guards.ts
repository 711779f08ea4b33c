// The conditions in the chart: sentences, each one line. All but the victory wait until nothing is asked any more.

import type { Draft, WesterosEffect } from '#thrones/rules';
import { isSettled } from '../rules/draft';
import { isLastRound } from '../rules/endOfRound';
import { theyComeAgain } from '../rules/wildlings/attack';
import { wildlingsReachTheWall } from '../rules/wildlings/threat';

type Condition = (draft: Draft) => boolean;

const when =
  (holds: Condition): Condition =>
  (draft) =>
    isSettled(draft) && holds(draft);

const cardSays = (effect: WesterosEffect): Condition => when(({ resolving }) => resolving?.effect === effect);

export const GUARDS = {
  'all is settled': isSettled,
  'a house has won': ({ winner }) => winner !== null,
  'the wildlings reach the Wall': when(wildlingsReachTheWall),
  'the wildlings come again': when(theyComeAgain),
  'the card says supply': cardSays('supply'),
  'the card says mustering': cardSays('mustering'),
  'the card says clash of kings': cardSays('clash-of-kings'),
  'the card says game of thrones': cardSays('game-of-thrones'),
  'the card says wildlings': cardSays('wildlings-attack'),
  'a neutral force is attacked': when(({ combat }) => combat?.defender === null),
  'a combat begins': when(({ combat }) => combat !== null),
  'the last round is over': when(isLastRound)
} satisfies Readonly<Record<string, Condition>>;

export type GuardName = keyof typeof GUARDS;

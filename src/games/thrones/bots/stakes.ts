// The weight of each feature of a house in its chance to win: fitted to some ten thousand ends of rounds in games of
// players made of code, with the seats' own luck taken out.

import type { Stakes } from './features';

export const EARLY: Stakes = {
  castles: 0.349,
  strongholds: 0.021,
  beyondFour: 0.017,
  inReach: -0.046,
  alsoInReach: 0.516,
  inDanger: -0.432,
  strength: 0.08,
  ships: 0.119,
  icons: 0.136,
  supply: 0.071,
  unfed: -0.224,
  income: 0.064,
  land: 0.103,
  seas: 0.351,
  throne: 0.637,
  fiefdoms: 0.182,
  court: 0.004,
  power: 0.098,
  hand: 0.006,
  cards: 0.026
};

export const LATE: Stakes = {
  castles: 0.678,
  strongholds: 0.032,
  beyondFour: -0.043,
  inReach: 0.56,
  alsoInReach: 0.197,
  inDanger: -0.336,
  strength: 0.052,
  ships: 0.0,
  icons: 0.138,
  supply: 0.101,
  unfed: -0.072,
  income: 0.052,
  land: 0.01,
  seas: 0.13,
  throne: 0.092,
  fiefdoms: 0.247,
  court: 0.332,
  power: 0.086,
  hand: 0.154,
  cards: -0.07
};

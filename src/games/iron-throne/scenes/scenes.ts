// All scenes, in the order of the rulebook.

import type { IronScene } from './making/scene';
import { betrayal } from './betrayal';
import { betrayed } from './betrayed';
import { challengerWins } from './challengerWins';
import { declined } from './declined';
import { defenderWins } from './defenderWins';
import { equalTotals } from './equalTotals';
import { failedTruce } from './failedTruce';
import { freedHostage } from './freedHostage';
import { hostility } from './hostility';
import { influential } from './influential';
import { lastInfluence } from './lastInfluence';
import { penalty } from './penalty';
import { signedDeal } from './signedDeal';
import { supporters } from './supporters';
import { tortureCharacter } from './tortureCharacter';
import { tortureHostility } from './tortureHostility';
import { tortureLeader } from './tortureLeader';
import { winnerHostage } from './winnerHostage';

export const scenes: readonly IronScene[] = [
  supporters,
  declined,
  hostility,
  equalTotals,
  winnerHostage,
  betrayal,
  betrayed,
  signedDeal,
  failedTruce,
  challengerWins,
  defenderWins,
  penalty,
  freedHostage,
  tortureLeader,
  tortureCharacter,
  tortureHostility,
  lastInfluence,
  influential
];
